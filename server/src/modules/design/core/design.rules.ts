import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import type { ProductFacts } from '../../catalog/catalog.ts'

/** A picture a layer shows, and a layer that shows it, to name in a refusal. */
export interface UsedPicture {
  readonly kind: PictureSource['kind']
  readonly key: string
  readonly layer_name: string
}

const findSource = (layer: Layer): PictureSource | null => ('source' in layer ? layer.source : null)

/** Each picture of the document once, including hidden layers, which may be shown later. */
export function usedPictures(document: DesignDocument): UsedPicture[] {
  const found = new Map<string, UsedPicture>()
  for (const layer of document.views.flatMap((view) => view.layers)) {
    const source = findSource(layer)
    if (!source) continue
    const { kind, key } = source
    found.set(`${kind}:${key}`, { kind, key, layer_name: layer.name || key })
  }
  return [...found.values()]
}

/** Views on which something is printed. */
export const printedViewIds = (document: DesignDocument): number[] =>
  document.views
    .filter(({ background, layers }) => background !== null || layers.some((layer) => !layer.is_hidden))
    .map((view) => view.view_id)

export const layerCount = (document: DesignDocument): number =>
  document.views.reduce((sum, view) => sum + view.layers.length, 0)

type Problem =
  | { readonly code: 'design_other_product' | 'design_empty' | 'design_unknown_item' }
  | { readonly code: 'design_unknown_view'; readonly details: { view_id: number } }

interface Choice {
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

/** Why a valid document cannot be saved for this product, colours and sizes; null when it can. */
export function saveProblem(document: DesignDocument, product: ProductFacts, choice: Choice): Problem | null {
  if (document.basic_product_id !== product.id) return { code: 'design_other_product' }
  const view_ids = new Set(product.print_areas.map((area) => area.view_id))
  const strange = document.views.find((view) => !view_ids.has(view.view_id))
  if (strange) return { code: 'design_unknown_view', details: { view_id: strange.view_id } }
  if (printedViewIds(document).length === 0) return { code: 'design_empty' }
  const has = (rows: readonly { id: number }[], ids: readonly number[]) =>
    ids.length > 0 && ids.every((id) => rows.some((row) => row.id === id))
  if (!has(product.colors, choice.color_ids) || !has(product.sizes, choice.size_ids)) {
    return { code: 'design_unknown_item' }
  }
  return null
}

export interface PlannedMockup {
  readonly view_id: number
  readonly color_id: number
  readonly sort: number
}

/**
 * Pictures of a version: the bare print of every printed view, then each colour with each printed view that has a
 * photograph. The first colour comes first, because lists show it.
 */
export function plannedMockups(
  product: Pick<ProductFacts, 'views'>,
  printed: readonly number[],
  color_ids: readonly number[],
  flat_color_id: number,
): PlannedMockup[] {
  const pictured = product.views.filter((view) => view.picture_product && printed.includes(view.view_id))
  const on_product = color_ids.flatMap((color_id) => pictured.map(({ view_id }) => ({ view_id, color_id })))
  const flat = printed.map((view_id) => ({ view_id, color_id: flat_color_id }))
  const [first, ...rest] = on_product
  return [...(first ? [first] : []), ...flat, ...rest].map((one, sort) => ({ ...one, sort }))
}
