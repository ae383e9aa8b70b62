import type { DesignDocument, ViewDesign } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'

/** What a command works on: layers of one view. */
export interface Selection {
  readonly view_id: number
  readonly ids: readonly string[]
}

/** A thousandth of a canvas pixel is finer than any printer; rounding keeps documents short and equal. */
export const round = (value: number): number => Math.round(value * 1000) / 1000 || 0

export const changeView = (
  document: DesignDocument,
  view_id: number,
  change: (view: ViewDesign) => ViewDesign,
): DesignDocument => {
  const views = document.views.map((view) => (view.view_id === view_id ? change(view) : view))
  // What changes nothing is no step: it would take one of the few there are to go back.
  return views.every((view, place) => view === document.views[place]) ? document : { ...document, views }
}

export const selectedLayers = (document: DesignDocument, { view_id, ids }: Selection): Layer[] => {
  const view = document.views.find((one) => one.view_id === view_id)
  return view?.layers.filter((layer) => ids.includes(layer.id)) ?? []
}

/** Layers of the selection that may be changed: what is locked stays as it is. */
export const changeableLayers = (document: DesignDocument, selection: Selection): Layer[] =>
  selectedLayers(document, selection).filter((layer) => !layer.is_locked)

type LayerChange = (layer: Layer) => Partial<Layer>

const FAR_PX = 20_000
const within = (value: number) => Math.min(FAR_PX, Math.max(-FAR_PX, value))

/** However far something is pushed, it stays where a document may have it. */
const changed = (layer: Layer, change: Partial<Layer>): Layer => {
  const next = { ...layer, ...change } as Layer
  return { ...next, cx: within(next.cx), cy: within(next.cy) }
}

/** Changes every unlocked layer of the selection. */
export function changeLayers(document: DesignDocument, selection: Selection, change: LayerChange): DesignDocument {
  const chosen = new Set(changeableLayers(document, selection).map((layer) => layer.id))
  if (chosen.size === 0) return document
  return changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.map((layer) => (chosen.has(layer.id) ? changed(layer, change(layer)) : layer)),
  }))
}
