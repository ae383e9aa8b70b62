import { FLAT_COLOR_ID, type Making, type MockupPicture } from '@inkroute/contract/design/design'
import type { DesignVersion } from '@inkroute/contract/design/record'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'

const MARK = { red: 232, green: 69, blue: 44 }
/** Smaller differences are compression artefacts. */
const TOLERANCE = 24

export interface Difference {
  /** The newer picture, pale, with what changed in red. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  /** Share of pixels that changed, 0 to 1. */
  readonly share: number
}

const PAPER = 239

/** Value of a channel composited on white. */
const onPaper = (value: number, alpha: number) => (value * alpha + PAPER * (255 - alpha)) / 255

/** Compares two pictures of equal size, pixel by pixel, composited on white. */
export function getDifference(before: Uint8ClampedArray, after: Uint8ClampedArray): Difference {
  const pixels = new Uint8ClampedArray(after.length)
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const [a, b] = [before[at + 3] as number, after[at + 3] as number]
    let far = 0
    let light = 0
    for (let n = 0; n < 3; n++) {
      const now = onPaper(after[at + n] as number, b)
      far = Math.max(far, Math.abs(onPaper(before[at + n] as number, a) - now))
      light += now / 3
    }
    const is_changed = far > TOLERANCE
    if (is_changed) changed++
    const pale = 160 + light * 0.35
    pixels[at] = is_changed ? MARK.red : pale
    pixels[at + 1] = is_changed ? MARK.green : pale
    pixels[at + 2] = is_changed ? MARK.blue : pale
    pixels[at + 3] = 255
  }
  return { pixels, share: after.length === 0 ? 0 : changed / (after.length / 4) }
}

/** Studio URL for a saved design or one of its versions. */
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

/** The print without the product, used to compare versions. */
export const flatPicture = (version: DesignVersion | undefined, view_id: number): MockupPicture | undefined =>
  version?.pictures.find((picture) => picture.view_id === view_id && picture.color_id === FLAT_COLOR_ID)

/** Views printed by either version. */
export function comparedViews(before: DesignVersion | undefined, after: DesignVersion | undefined): number[] {
  const flat = [before, after].flatMap((version) => version?.pictures ?? [])
  return [...new Set(flat.filter((one) => one.color_id === FLAT_COLOR_ID).map((one) => one.view_id))].sort()
}

export const isUnfinished = ({ state }: Making): boolean => state === 'queued' || state === 'running'
