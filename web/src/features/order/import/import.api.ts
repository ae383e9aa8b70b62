import type { ImportKind } from '@inkroute/contract/order/import/fields'
import { getImportSample, type ImportDetail, uploadImport } from '@inkroute/contract/order/import/import'
import { call } from '../../../shared/api/client.ts'

export const sendFile = (kind: ImportKind, file: File): Promise<ImportDetail> =>
  call(uploadImport, { kind, name: file.name.slice(-200) }, { file })

/** Hands the sample to the browser as a download. */
export async function downloadSample(kind: ImportKind): Promise<void> {
  const { name, file_base64 } = await call(getImportSample, { kind })
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
