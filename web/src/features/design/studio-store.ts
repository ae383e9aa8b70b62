import type { BasicProduct } from '@inkroute/contract/catalog-product'
import { type Selection, selectedLayers } from '@inkroute/engine/commands/selection'
import { type DesignDocument, newDocument, viewOf } from '@inkroute/engine/document/design-document'
import { endStep, type History, record, redo, startHistory, undo } from '@inkroute/engine/history/history'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { create } from 'zustand'

export interface Studio {
  readonly product: BasicProduct | null
  readonly color_id: number
  readonly size_id: number
  readonly view_id: number
  readonly history: History<DesignDocument>
  readonly chosen: readonly string[]
}

const empty = startHistory(newDocument(1, [1]))

/** What is on the table: a product, its design with every step back, and what is in hand. */
export const useStudio = create<Studio>(() => ({
  product: null,
  color_id: 0,
  size_id: 0,
  view_id: 1,
  history: empty,
  chosen: [],
}))

export const documentNow = (): DesignDocument => useStudio.getState().history.present

export const selectionNow = (): Selection => {
  const { view_id, chosen } = useStudio.getState()
  return { view_id, ids: chosen }
}

interface Start {
  readonly product: BasicProduct
  readonly color_id?: number
  readonly size_id?: number
  /** What was left here the last time. */
  readonly draft: History<DesignDocument> | null
}

/** The asked-for colour and size when the product has them, its first ones otherwise; the first side lies up. */
export function openProduct({ product, color_id, size_id, draft }: Start): void {
  const view_ids = product.views.map((view) => view.view_id)
  useStudio.setState({
    product,
    color_id: product.colors.find((color) => color.id === color_id)?.id ?? product.colors[0]?.id ?? 0,
    size_id: product.sizes.find((size) => size.id === size_id)?.id ?? product.sizes[0]?.id ?? 0,
    view_id: view_ids[0] ?? 1,
    history: draft ?? startHistory(newDocument(product.id, view_ids.length > 0 ? view_ids : [1])),
    chosen: [],
  })
}

/** Only layers that exist can be in hand. */
const stillThere = (document: DesignDocument, view_id: number, chosen: readonly string[]) =>
  selectedLayers(document, { view_id, ids: chosen }).map((layer) => layer.id)

/** Does something to the design. Steps with the same key, such as the moves of one drag, are undone together. */
export function apply(change: (document: DesignDocument) => DesignDocument, key: string | null = null): void {
  useStudio.setState((state) => {
    const history = record(state.history, change(state.history.present), key)
    return { history, chosen: stillThere(history.present, state.view_id, state.chosen) }
  })
}

export const settle = (): void => useStudio.setState((state) => ({ history: endStep(state.history) }))

const travel = (step: typeof undo) => () =>
  useStudio.setState((state) => {
    const history = step(state.history) as History<DesignDocument>
    return { history, chosen: stillThere(history.present, state.view_id, state.chosen) }
  })
export const undoStep = travel(undo)
export const redoStep = travel(redo)

export const choose = (ids: readonly string[]): void => useStudio.setState({ chosen: ids })

export const showView = (view_id: number): void => useStudio.setState({ view_id, chosen: [] })

export const useLayers = () => useStudio((state) => viewOf(state.history.present, state.view_id)?.layers ?? noLayers)
const noLayers: DesignDocument['views'][number]['layers'] = []

export const layersNow = (): readonly Layer[] => {
  const { history, view_id } = useStudio.getState()
  return viewOf(history.present, view_id)?.layers ?? noLayers
}
export const chosenLayers = (): readonly Layer[] => selectedLayers(documentNow(), selectionNow())

export const newLayerId = (): string => crypto.randomUUID().slice(0, 13)

export const useArea = () =>
  useStudio((state) => state.product?.print_areas.find((area) => area.view_id === state.view_id))

export const areaNow = () => {
  const { product, view_id } = useStudio.getState()
  return product?.print_areas.find((area) => area.view_id === view_id)
}

/** What a canvas pixel measures on the product in the chosen size. */
const cmPerPxOf = ({ product, size_id, view_id }: Studio): number => {
  const area = product?.print_areas.find((one) => one.view_id === view_id)
  const actual = product?.actual_sizes.find((one) => one.size_id === size_id && one.view_id === view_id)
  return area && actual ? actual.actual_width / area.width : UNKNOWN_CM_PER_PX
}
const UNKNOWN_CM_PER_PX = 0.1

export const cmPerPxNow = (): number => cmPerPxOf(useStudio.getState())
export const useCmPerPx = (): number => useStudio(cmPerPxOf)
