import { MockupKey } from '@inkroute/contract/goods/grid/grid'
import type { DesignDocument, ViewDesign } from '@inkroute/engine/document/design-document'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'
import { findClip } from '@inkroute/engine/document/grid'
import type { PictureSource } from '@inkroute/engine/layers/placed'

/** The one view of a sheet with cells; null for any other document. */
export function findGridView(document: DesignDocument): ViewDesign | null {
  const [view, ...others] = document.views
  return document.basic_product_id === NO_PRODUCT && others.length === 0 && view?.grid ? view : null
}

/** Every picture that can be seen, once, with a layer to name when it is missing. */
export function shownPictures(view: ViewDesign): { readonly source: PictureSource; readonly layer_name: string }[] {
  const found = new Map<string, { source: PictureSource; layer_name: string }>()
  for (const layer of view.layers) {
    if (!('source' in layer) || layer.is_hidden || findClip(view.grid, layer) === undefined) continue
    const { source } = layer
    found.set(`${source.kind}:${source.key}`, { source, layer_name: layer.name || source.key })
  }
  return [...found.values()]
}

/** True when nothing would be on the paper. */
export const isBlank = (view: ViewDesign): boolean =>
  view.background === null &&
  !view.layers.some((layer) => !layer.is_hidden && layer.opacity > 0 && findClip(view.grid, layer) !== undefined)

/** Ids of the seller's own pictures in a view, hidden ones too. */
export const getMaterialIds = (view: ViewDesign): number[] => [
  ...new Set(
    view.layers.flatMap((layer) =>
      'source' in layer && layer.source.kind === 'material' ? [Number(layer.source.key)] : [],
    ),
  ),
]

export interface NamedMockup {
  readonly design_id: number
  readonly version: number
  readonly color_id: number
  readonly view_id: number
}

export function getMockup(key: string): NamedMockup | null {
  if (!MockupKey.safeParse(key).success) return null
  const [design_id = 0, version = 0, color_id = 0, view_id = 0] = key.split('.').map(Number)
  return { design_id, version, color_id, view_id }
}
