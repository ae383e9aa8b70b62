import { FLAT_COLOR_ID, type Making, type MockupPicture } from '@inkroute/contract/design/design'
import type { DesignVersion } from '@inkroute/contract/design/record'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'

/** Address of the studio with a saved design, or one of its versions, on the table. */
export function studioLink(product_id: number, design_id: number, version?: number): string {
  const query = new URLSearchParams({ id: String(product_id), design: String(design_id) })
  if (version !== undefined) query.set('version', String(version))
  return `/design/newSingleDesign?${query}`
}

/** A draft without a product is a sheet of the grid designer. */
export const draftLink = (product_id: number, draft_id: string): string =>
  product_id === NO_PRODUCT
    ? `/design/gridDesign?${new URLSearchParams({ draft: draft_id })}`
    : `/design/newSingleDesign?${new URLSearchParams({ id: String(product_id), draft: draft_id })}`

/** The print by itself, which is what versions are compared by. */
export const flatPicture = (version: DesignVersion | undefined, view_id: number): MockupPicture | undefined =>
  version?.pictures.find((picture) => picture.view_id === view_id && picture.color_id === FLAT_COLOR_ID)

/** Views that one of two versions prints on. */
export function comparedViews(before: DesignVersion | undefined, after: DesignVersion | undefined): number[] {
  const flat = [before, after].flatMap((version) => version?.pictures ?? [])
  return [...new Set(flat.filter((one) => one.color_id === FLAT_COLOR_ID).map((one) => one.view_id))].sort()
}

export const isUnfinished = ({ state }: Making): boolean => state === 'queued' || state === 'running'
