import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { faceSizes } from '@inkroute/engine/batch/batch-product'
import { lostRoom } from '@inkroute/engine/commands/carry-fixed'
import { carryOver } from '@inkroute/engine/commands/carry-over'
import { type Face, matchFaces, pairedFaces } from '@inkroute/engine/commands/faces'
import type { DesignDocument } from '@inkroute/engine/document/design-document'

/** The faces of a product that can be printed. */
const getFaces = (product: BasicProduct): Face[] =>
  product.views.flatMap(({ view_id, key }) => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const widths = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
    const bleed = widths.length > 0 ? (area.bleed_cm * area.width) / Math.min(...widths) : 0
    return [{ view_id, key, area, focus: area.focus, bleed, sizes: faceSizes(product, view_id) }]
  })

export interface Crossing {
  readonly matched: readonly { readonly from: string; readonly to: string }[]
  readonly unmatched: readonly string[]
}

const isUsed = (document: DesignDocument, view_id: number) =>
  document.views.some((view) => view.view_id === view_id && (view.layers.length > 0 || view.background !== null))

/** Designed faces that the other product also has, by name. */
export function getCrossing(document: DesignDocument, from: BasicProduct, to: BasicProduct): Crossing {
  const pairs = matchFaces(getFaces(from), getFaces(to))
  const getName = (product: BasicProduct, id: number | undefined) =>
    product.views.find((view) => view.view_id === id)?.name ?? ''
  const used = from.views.filter((view) => isUsed(document, view.view_id))
  return {
    matched: used.flatMap(({ view_id, name }) =>
      pairs.has(view_id) ? [{ from: name, to: getName(to, pairs.get(view_id)) }] : [],
    ),
    unmatched: used.flatMap(({ view_id, name }) => (pairs.has(view_id) ? [] : [name])),
  }
}

/** The design on another product. */
export const carriedTo = (document: DesignDocument, from: BasicProduct, to: BasicProduct): DesignDocument =>
  carryOver(document, getFaces(from), getFaces(to), to.id)

/** Faces on which a design that keeps its centimetres becomes smaller, or fits on some sizes only, by name. */
export function lostOn(document: DesignDocument, from: BasicProduct, to: BasicProduct) {
  const pairs = pairedFaces(getFaces(from), getFaces(to))
  return lostRoom(document, carriedTo(document, from, to), pairs).map(({ view_id, ...lost }) => ({
    ...lost,
    view: to.views.find((view) => view.view_id === view_id)?.name ?? '',
  }))
}

let on_its_way: DesignDocument | null = null

/** Stores the design for the product opened next. */
export const sendAlong = (document: DesignDocument, from: BasicProduct, to: BasicProduct): void => {
  on_its_way = carriedTo(document, from, to)
}

/** Takes the design stored for this product; it can be read once. */
export function takeAlong(product_id: number): DesignDocument | null {
  const found = on_its_way
  on_its_way = null
  return found?.basic_product_id === product_id ? found : null
}
