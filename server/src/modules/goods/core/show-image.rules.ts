import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import type { KeptPicture } from '../../upload/upload.ts'

/** A show image as the row keeps it. */
export type KeptShowImage =
  | { readonly kind: 'mockup'; readonly color_id: number; readonly view_id: number }
  | ({ readonly kind: 'upload' } & KeptPicture)

export const getUploads = (kept: readonly KeptShowImage[]): KeptPicture[] =>
  kept.flatMap((one) => (one.kind === 'upload' ? [one] : []))

export const keyOfKept = (one: KeptShowImage): string =>
  one.kind === 'mockup' ? `m:${one.color_id}:${one.view_id}` : `u:${one.upload_id}`

/** Until the seller arranges them: every view of the first colour, then one picture of each other colour. */
export function defaultShowImages<P extends { readonly color_id: number | null }>(mockups: readonly P[]): P[] {
  const on_product = mockups.filter((picture) => picture.color_id !== FLAT_COLOR_ID)
  const first = on_product[0]?.color_id
  const others = new Map(
    on_product
      .filter(({ color_id }) => color_id !== first)
      .map((picture) => [picture.color_id, picture] as const)
      .reverse(),
  )
  const shown = [...on_product.filter(({ color_id }) => color_id === first), ...[...others.values()].reverse()]
  return shown.length > 0 ? shown : [...mockups]
}
