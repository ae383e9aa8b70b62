import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type DesignDocument, findView, newDocument } from '@inkroute/engine/document/design-document'
import { boxOfCell, type Grid } from '@inkroute/engine/document/grid'
import type { Area } from '@inkroute/engine/geometry/box'
import { endStep, type History, record, redo, startHistory, undo } from '@inkroute/engine/history/history'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { getBleedArea } from '@inkroute/engine/print/print-area'
import { fixedSize } from '@inkroute/engine/print/rules/size-rule'
import { type Selection, selectedLayers } from '@inkroute/engine/transform/selection'
import { create } from 'zustand'

export interface Studio {
  readonly user_id: number
  readonly product: BasicProduct | null
  readonly color_id: number
  readonly size_id: number
  readonly view_id: number
  readonly history: History<DesignDocument>
  readonly chosen: readonly string[]
}

const empty = startHistory(newDocument(1, [1]))

/** State of the studio: product, design with undo history, and selection. */
export const useStudio = create<Studio>(() => ({
  user_id: 0,
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
  readonly user_id: number
  readonly product: BasicProduct
  readonly color_id?: number
  readonly size_id?: number
  /** The design stored by the last visit. */
  readonly draft: History<DesignDocument> | null
  /** A design carried over from another product, added as one step after the draft so that nothing is lost. */
  readonly brought?: DesignDocument | null
}

/** The requested colour and size if available, otherwise the first ones; starts on the first view. */
export function openProduct({ user_id, product, color_id, size_id, draft, brought = null }: Start): void {
  const view_ids = product.views.map((view) => view.view_id)
  const before = draft ?? startHistory(newDocument(product.id, view_ids.length > 0 ? view_ids : [1]))
  useStudio.setState({
    user_id,
    product,
    color_id: product.colors.find((color) => color.id === color_id)?.id ?? product.colors[0]?.id ?? 0,
    size_id: product.sizes.find((size) => size.id === size_id)?.id ?? product.sizes[0]?.id ?? 0,
    view_id: view_ids[0] ?? 1,
    history: brought ? record(before, brought) : before,
    chosen: [],
  })
}

/** Removes missing layers from the selection. */
const stillThere = (document: DesignDocument, view_id: number, chosen: readonly string[]) =>
  selectedLayers(document, { view_id, ids: chosen }).map((layer) => layer.id)

/** Applies a change to the design. Changes with the same key, such as the moves of one drag, are undone together. */
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

/** List selection: single, toggle, or range from the last one. */
export function chooseRow(id: string, way: 'one' | 'more' | 'range'): void {
  const { chosen } = useStudio.getState()
  if (way === 'one') return choose([id])
  if (way === 'more') return choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const ids = layersNow().map((layer) => layer.id)
  const [a, b] = [ids.indexOf(chosen.at(-1) ?? id), ids.indexOf(id)]
  choose([...new Set([...chosen, ...ids.slice(Math.min(a, b), Math.max(a, b) + 1)])])
}

export const showView = (view_id: number): void => useStudio.setState({ view_id, chosen: [] })

export const useLayers = () => useStudio((state) => findView(state.history.present, state.view_id)?.layers ?? noLayers)
const noLayers: DesignDocument['views'][number]['layers'] = []

/** The only selected layer. */
export function useChosenLayer(): Layer | undefined {
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  return chosen.length === 1 ? layers.find(({ id }) => id === chosen[0]) : undefined
}

export const layersNow = (): readonly Layer[] => {
  const { history, view_id } = useStudio.getState()
  return findView(history.present, view_id)?.layers ?? noLayers
}
export const chosenLayers = (): readonly Layer[] => selectedLayers(documentNow(), selectionNow())

export const newLayerId = (): string => crypto.randomUUID().slice(0, 13)

export const useArea = () =>
  useStudio((state) => state.product?.print_areas.find((area) => area.view_id === state.view_id))

export const areaNow = () => {
  const { product, view_id } = useStudio.getState()
  return product?.print_areas.find((area) => area.view_id === view_id)
}

/** Grid of the current face, if any. */
export const useGrid = (): Grid | undefined =>
  useStudio((state) => findView(state.history.present, state.view_id)?.grid)

export const gridNow = (): Grid | undefined => {
  const { history, view_id } = useStudio.getState()
  return findView(history.present, view_id)?.grid
}

/** Reference box for fitting and aligning: the cell shared by all selected layers, otherwise the print area. */
export const frameNow = (): Area | undefined => {
  const [cell, ...others] = new Set(chosenLayers().map((layer) => layer.cell))
  const grid = gridNow()
  return (grid && cell !== undefined && others.length === 0 && boxOfCell(grid, cell)) || areaNow()
}

/** A bleed in centimetres is widest on the smallest size, where a centimetre is more of the print. */
const leastCmPerPx = (area: Area): number => {
  const { product, view_id, history } = useStudio.getState()
  const sizes = product?.actual_sizes.filter((one) => one.view_id === view_id) ?? []
  if (sizes.length === 0 || fixedSize(history.present) !== undefined) return cmPerPxNow()
  return Math.min(...sizes.map((one) => one.actual_width)) / area.width
}

/** What artwork that runs to the edge has to cover: the print area with its bleed, or the cell. */
export const coverNow = (): Area | undefined => {
  const [frame, area] = [frameNow(), areaNow()]
  return frame && frame === area ? getBleedArea(area, leastCmPerPx(area)) : frame
}

/** Size of a canvas pixel on the product in the selected size, or in the one whose centimetres the design keeps. */
const getCmPerPx = ({ product, size_id, view_id, history }: Studio): number => {
  const area = product?.print_areas.find((one) => one.view_id === view_id)
  const sizes = product?.actual_sizes.filter((one) => one.view_id === view_id)
  const designed_id = fixedSize(history.present)
  const actual = sizes?.find((one) => one.size_id === designed_id) ?? sizes?.find((one) => one.size_id === size_id)
  return area && actual ? actual.actual_width / area.width : UNKNOWN_CM_PER_PX
}
const UNKNOWN_CM_PER_PX = 0.1

export const cmPerPxNow = (): number => getCmPerPx(useStudio.getState())
/** On another side of the product. */
export const cmPerPxOnView = (view_id: number): number => getCmPerPx({ ...useStudio.getState(), view_id })
export const useCmPerPx = (): number => useStudio(getCmPerPx)
