import type { Face } from '../commands/faces.ts'
import { type Area, getMiddle } from '../geometry/box.ts'
import type { Cutout } from '../layers/adjust.ts'
import type { PictureSource } from '../layers/placed.ts'
import { getFocus, type PrintAreaFacts } from '../print/print-area.ts'

/** A face with the width it is printed at on the largest size. */
export interface BatchFace extends Face {
  readonly width_cm: number
  /** The middle of what the product's picture shows, as shares of the area: round a mug it is not its middle. */
  readonly seen: { readonly x: number; readonly y: number }
  /** What the catalogue says about its edges and holes. */
  readonly facts?: PrintAreaFacts
  /** The face a product is known by; a set has one for each of its parts. */
  readonly is_main: boolean
}

/** A product as far as placing artworks is concerned. */
export interface BatchProduct {
  readonly id: number
  readonly dpi: number
  /** The first is the one the product is known by. */
  readonly faces: readonly BatchFace[]
}

export interface BatchArtwork {
  readonly name: string
  readonly source: PictureSource
  /** Its subject, where that was looked for and found. */
  readonly cutout?: Cutout | undefined
}

/** The product of its picture as the wire names it, or as the database does. */
interface PicturedView {
  readonly picture?: { readonly product: string } | null
  readonly picture_product?: string | null
}

const getProduct = ({ picture, picture_product }: PicturedView): string => picture?.product ?? picture_product ?? ''

function seenIn(area: Area & PrintAreaFacts): BatchFace['seen'] {
  const { x, y } = getMiddle(getFocus(area))
  return { x: (x - area.left) / area.width, y: (y - area.top) / area.height }
}

interface Described {
  readonly id: number
  readonly dpi: number
  readonly views: readonly (PicturedView & { readonly view_id: number; readonly key: string })[]
  readonly print_areas: readonly (Area & PrintAreaFacts & { readonly view_id: number })[]
  readonly actual_sizes: readonly {
    readonly view_id: number
    readonly size_id: number
    readonly actual_width: number
  }[]
  readonly sizes: readonly { readonly id: number; readonly name: string }[]
}

/** What a face measures on each size of its product. */
export const faceSizes = ({ actual_sizes, sizes }: Pick<Described, 'actual_sizes' | 'sizes'>, view_id: number) =>
  actual_sizes
    .filter((one) => one.view_id === view_id)
    .map(({ size_id, actual_width }) => ({
      size_id,
      name: sizes.find(({ id }) => id === size_id)?.name ?? String(size_id),
      width_cm: actual_width,
    }))

/** The faces of a catalogue product, as the wire and the database both describe it. */
export function batchProduct(product: Described): BatchProduct {
  const parts = new Set<string>()
  const views = [...product.views].sort((a, b) => a.view_id - b.view_id)
  const faces = views.flatMap(({ view_id, key, ...pictured }): BatchFace[] => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const widths_cm = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
    const { left, top, width, height, focus, cut_outs, bleed_cm, safe_cm } = area
    const part = getProduct(pictured)
    const is_main = parts.size === 0 || (part !== '' && !parts.has(part))
    parts.add(part)
    return [
      {
        view_id,
        key,
        area: { left, top, width, height },
        focus,
        is_main,
        width_cm: Math.max(1, ...widths_cm),
        seen: seenIn(area),
        facts: { cut_outs, bleed_cm, safe_cm },
        sizes: faceSizes(product, view_id),
        ...(bleed_cm ? { bleed: (bleed_cm * width) / Math.max(1, Math.min(...widths_cm)) } : {}),
      },
    ]
  })
  return { id: product.id, dpi: product.dpi, faces }
}
