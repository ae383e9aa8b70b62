import type { Face } from '../commands/carry-over.ts'
import type { Area } from '../geometry/box.ts'
import type { PictureSource } from '../layers/placed.ts'

/** A face with the width it is printed at on the largest size. */
export interface BatchFace extends Face {
  readonly width_cm: number
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

interface Described {
  readonly id: number
  readonly dpi: number
  readonly views: readonly { readonly view_id: number; readonly key: string }[]
  readonly print_areas: readonly (Area & { readonly view_id: number })[]
  readonly actual_sizes: readonly { readonly view_id: number; readonly actual_width: number }[]
}

/** The faces of a catalogue product, as the wire and the database both describe it. */
export function batchProduct(product: Described): BatchProduct {
  const faces = product.views.flatMap(({ view_id, key }): BatchFace[] => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const widths_cm = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
    const { left, top, width, height } = area
    return [{ view_id, key, area: { left, top, width, height }, width_cm: Math.max(1, ...widths_cm) }]
  })
  return { id: product.id, dpi: product.dpi, faces: faces.sort((a, b) => a.view_id - b.view_id) }
}
