import { getTemplateSample, type TemplateImport, uploadTemplateImport } from '@inkroute/contract/goods/template-import'
import { call } from '../../../shared/api/client.ts'

export const sendSheet = (file: File): Promise<TemplateImport> =>
  call(uploadTemplateImport, { name: file.name.slice(-200) }, { file })

/** Hands the sample to the browser as a download. */
export async function downloadSample(): Promise<void> {
  const { name, file_base64 } = await call(getTemplateSample, {})
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
