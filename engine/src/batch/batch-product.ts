import type { Face } from '../commands/carry-over.ts'
import type { Area } from '../geometry/box.ts'
import type { PictureSource } from '../layers/placed.ts'

/** A face with the width it is printed at on the largest size. */
export interface BatchFace extends Face {
  readonly width_cm: number
  /** Where the camera of the product's picture looks, as a share of the way from the left: round a mug it is not the middle. */
  readonly seen_x: number
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
}

/** Its picture as the wire names it, or as the database does. */
interface PicturedView {
  readonly picture?: { readonly product: string; readonly view: string } | null
  readonly picture_product?: string | null
  readonly picture_view?: string | null
}

/** Prints that run round a product, and how far along them the camera of a view stands. */
export const cameras: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...{ mug: { left: 0.25, right: 0.75 }, 'mug-15oz': { left: 0.25, right: 0.75 } },
  ...{ 'mug-accent': { left: 0.25, right: 0.75 }, 'enamel-mug': { left: 0.25, right: 0.75 } },
  ...{ tumbler: { side: 0.25 }, 'water-bottle': { left: 0.31, right: 0.69 }, 'pet-bowl': { side: 0.25 } },
  'bucket-hat': { front: 0.71 },
}

const productOf = ({ picture, picture_product }: PicturedView): string => picture?.product ?? picture_product ?? ''

function seenAt(view: PicturedView): number {
  return cameras[productOf(view)]?.[view.picture?.view ?? view.picture_view ?? ''] ?? 0.5
}

interface Described {
  readonly id: number
  readonly dpi: number
  readonly views: readonly (PicturedView & { readonly view_id: number; readonly key: string })[]
  readonly print_areas: readonly (Area & { readonly view_id: number })[]
  readonly actual_sizes: readonly { readonly view_id: number; readonly actual_width: number }[]
}

/** The faces of a catalogue product, as the wire and the database both describe it. */
export function batchProduct(product: Described): BatchProduct {
  const parts = new Set<string>()
  const views = [...product.views].sort((a, b) => a.view_id - b.view_id)
  const faces = views.flatMap(({ view_id, key, ...pictured }): BatchFace[] => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const widths_cm = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
    const { left, top, width, height } = area
    const part = productOf(pictured)
    const is_main = parts.size === 0 || (part !== '' && !parts.has(part))
    parts.add(part)
    return [
      {
        ...{ view_id, key, area: { left, top, width, height }, is_main },
        ...{ width_cm: Math.max(1, ...widths_cm), seen_x: seenAt(pictured) },
      },
    ]
  })
  return { id: product.id, dpi: product.dpi, faces }
}
