import { type DesignDocument, findView, MAX_LAYERS_PER_VIEW } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { changeableLayers, changeView, round, type Selection, selectedLayers } from '../transform/selection.ts'

/** Gives ids that no layer has yet. */
export type NewId = () => string

/** On top of the others. A full view stays as it is. */
export const addLayer = (document: DesignDocument, view_id: number, layer: Layer): DesignDocument =>
  changeView(document, view_id, (view) =>
    view.layers.length >= MAX_LAYERS_PER_VIEW ? view : { ...view, layers: [...view.layers, layer] },
  )

export function removeLayers(document: DesignDocument, selection: Selection): DesignDocument {
  const gone = new Set(changeableLayers(document, selection).map((layer) => layer.id))
  return changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.filter((layer) => !gone.has(layer.id)),
  }))
}

const DUPLICATE_SHIFT_PX = 12

/** Copies are placed above their originals, slightly to the right and down. Grouped copies form new groups. */
export function duplicate(document: DesignDocument, selection: Selection, newId: NewId): DesignDocument {
  const groups = new Map<string, string>()
  const findGroup = (id: string | null) => {
    if (id === null) return null
    const known = groups.get(id) ?? newId()
    groups.set(id, known)
    return known
  }
  const copies = selectedLayers(document, selection).map((layer) => ({
    ...layer,
    id: newId(),
    group_id: findGroup(layer.group_id),
    is_locked: false,
    cx: round(layer.cx + DUPLICATE_SHIFT_PX),
    cy: round(layer.cy + DUPLICATE_SHIFT_PX),
  }))
  return changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: [...view.layers, ...copies].slice(0, MAX_LAYERS_PER_VIEW),
  }))
}

export type Order = 'front' | 'forward' | 'backward' | 'back'

/** Moves the selection up or down the pile without changing the order within it. */
export function reorder(document: DesignDocument, selection: Selection, order: Order): DesignDocument {
  return changeView(document, selection.view_id, (view) => {
    const isChosen = (layer: Layer) => selection.ids.includes(layer.id)
    const [chosen, rest] = [view.layers.filter(isChosen), view.layers.filter((layer) => !isChosen(layer))]
    if (chosen.length === 0) return view
    if (order === 'front') return { ...view, layers: [...rest, ...chosen] }
    if (order === 'back') return { ...view, layers: [...chosen, ...rest] }
    const edge = order === 'forward' ? view.layers.findLastIndex(isChosen) : view.layers.findIndex(isChosen)
    const below = view.layers.slice(0, edge).filter((layer) => !isChosen(layer)).length
    const place = Math.max(0, Math.min(rest.length, order === 'forward' ? below + 1 : below - 1))
    return { ...view, layers: [...rest.slice(0, place), ...chosen, ...rest.slice(place)] }
  })
}

type Standing = Pick<Layer, 'is_locked' | 'is_hidden' | 'name' | 'opacity'>

/** Name, opacity, lock and eye of a layer: locked ones can be unlocked, so these ask for no permission. */
export const setStanding = (
  document: DesignDocument,
  selection: Selection,
  change: Partial<Standing>,
): DesignDocument =>
  changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.map((layer) => (selection.ids.includes(layer.id) ? { ...layer, ...change } : layer)),
  }))

export const group = (document: DesignDocument, selection: Selection, newId: NewId): DesignDocument => {
  const group_id = newId()
  return selectedLayers(document, selection).length < 2
    ? document
    : changeView(document, selection.view_id, (view) => ({
        ...view,
        layers: view.layers.map((layer) => (selection.ids.includes(layer.id) ? { ...layer, group_id } : layer)),
      }))
}

export const ungroup = (document: DesignDocument, selection: Selection): DesignDocument =>
  changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.map((layer) => (selection.ids.includes(layer.id) ? { ...layer, group_id: null } : layer)),
  }))

/** Selecting one layer of a group selects all of them. */
export function withGroups(document: DesignDocument, { view_id, ids }: Selection): Selection {
  const layers = findView(document, view_id)?.layers ?? []
  const groups = new Set(layers.filter((layer) => ids.includes(layer.id)).map((layer) => layer.group_id))
  groups.delete(null)
  const isTaken = (layer: Layer) => ids.includes(layer.id) || (layer.group_id !== null && groups.has(layer.group_id))
  return { view_id, ids: layers.filter(isTaken).map((layer) => layer.id) }
}

export const setBackground = (document: DesignDocument, view_id: number, background: string | null): DesignDocument =>
  changeView(document, view_id, (view) => ({ ...view, background }))

/** An empty sheet, as on the first day. */
export const redesign = (document: DesignDocument): DesignDocument => ({
  ...document,
  views: document.views.map((view) => ({ ...view, background: null, layers: [] })),
})
