import { type DesignDocument, MAX_LAYERS_PER_VIEW, type ViewDesign } from '../document/design-document.ts'
import {
  boxOfCell,
  cellBox,
  type Grid,
  type GridCell,
  MAX_GAP_PX,
  MAX_MARGIN_PX,
  MIN_CELL_PX,
} from '../document/grid.ts'
import { type Area, getBounds, getMiddle } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { DESIGN_CANVAS_PX } from '../print/print-area.ts'
import { changeView, round } from '../transform/selection.ts'
import { getBorders, pullBorder } from './borders.ts'
import { newGrid } from './layouts.ts'
import { isSameBox, refit } from './refit.ts'

const inCell = (view: ViewDesign, index: number) => view.layers.filter((layer) => layer.cell === index)

/** Puts changed layers at the old ones' position in the stack. */
const withLayers = (view: ViewDesign, changed: readonly Layer[]): ViewDesign => {
  const byId = new Map(changed.map((layer) => [layer.id, layer]))
  return { ...view, layers: view.layers.map((layer) => byId.get(layer.id) ?? layer) }
}

/**
 * Another grid under the same pictures: each cell's stay with it and are fitted to its new box. Those that waited fill
 * it.
 */
export function regrid(view: ViewDesign, grid: Grid): ViewDesign {
  if (grid === view.grid) return view
  const before = view.grid
  const changed = grid.cells.flatMap((cell) => {
    const layers = inCell(view, cell.index)
    const from = before && boxOfCell(before, cell.index)
    return layers.length > 0 ? refit(layers, from ?? getBounds(layers), cellBox(grid, cell)) : []
  })
  return { ...withLayers(view, changed), grid }
}

const changeGrid = (document: DesignDocument, view_id: number, change: (grid: Grid) => Grid): DesignDocument => {
  const view = document.views.find((one) => one.view_id === view_id)
  if (!view?.grid || change(view.grid) === view.grid) return document
  return changeView(document, view_id, (one) => (one.grid ? regrid(one, change(one.grid)) : one))
}

const isSameGrid = (a: Grid, b: Grid): boolean =>
  a.layout_id === b.layout_id &&
  a.cells.every((cell, place) => {
    const other = b.cells[place]
    return other !== undefined && cell.view_id === other.view_id && isSameBox(cell, other)
  })

/**
 * Lays a grid, keeping gap, margin and pictures. Pictures of cells the new layout does not have wait, unseen, for one
 * that has them.
 */
export const setLayout = (document: DesignDocument, view_id: number, layout_id: number): DesignDocument =>
  changeView(document, view_id, (view) => {
    const { gap, margin, seed } = view.grid ?? newGrid(layout_id)
    const grid = { ...newGrid(layout_id, gap, margin), ...(seed === undefined ? {} : { seed }) }
    return view.grid && isSameGrid(view.grid, grid) ? view : regrid(view, grid)
  })

const within = (value: number, most: number) => Math.min(most, Math.max(0, round(value)))

export const setGap = (document: DesignDocument, view_id: number, gap: number): DesignDocument =>
  changeGrid(document, view_id, (grid) => ({ ...grid, gap: within(gap, MAX_GAP_PX) }))

export const setMargin = (document: DesignDocument, view_id: number, margin: number): DesignDocument =>
  changeGrid(document, view_id, (grid) => ({ ...grid, margin: within(margin, MAX_MARGIN_PX) }))

/** Pulls a line between cells; ids come from `getBorders`. */
export const moveBorder = (document: DesignDocument, view_id: number, border_id: string, to: number): DesignDocument =>
  changeGrid(document, view_id, (grid) => pullBorder(grid, border_id, to))

/** A place on the canvas that a cell may have, as near as possible to what is wanted. */
function allowedFrame(wanted: Area): Area {
  const size = (value: number) => Math.min(DESIGN_CANVAS_PX, Math.max(MIN_CELL_PX, round(value)))
  const [width, height] = [size(wanted.width), size(wanted.height)]
  const place = (value: number, own: number) => Math.min(DESIGN_CANVAS_PX - own, Math.max(0, round(value)))
  return { left: place(wanted.left, width), top: place(wanted.top, height), width, height }
}

const changeCell = (grid: Grid, index: number, change: Partial<GridCell>): Grid => ({
  ...grid,
  cells: grid.cells.map((cell) => (cell.index === index ? { ...cell, ...change } : cell)),
})

/** Place and size of one cell, independent of its neighbours: cells may overlap, later ones are on top. */
export const setCellFrame = (document: DesignDocument, view_id: number, index: number, frame: Area): DesignDocument =>
  changeGrid(document, view_id, (grid) => changeCell(grid, index, allowedFrame(frame)))

export type CellSide = 'left' | 'top' | 'width' | 'height'

/**
 * The line that must be pulled for a side of a cell to get its value, and to where; none when it touches no other cell.
 */
function lineFor(grid: Grid, cell: GridCell, side: CellSide, value: number): { id: string; to: number } | null {
  const axis = side === 'left' || side === 'width' ? 'x' : 'y'
  const [from, size] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const)
  const lines = getBorders(grid).filter((border) => border.axis === axis)
  const before = lines.find((line) => line.after.includes(cell.index))
  const after = lines.find((line) => line.before.includes(cell.index))
  if (side === from) return before ? { id: before.id, to: value } : null
  if (after) return { id: after.id, to: cell[from] + value }
  return before ? { id: before.id, to: cell[from] + cell[size] - value } : null
}

/** One side of a cell by its number: its neighbours follow as if the line between them were pulled. */
export const setCellSide = (
  document: DesignDocument,
  view_id: number,
  index: number,
  change: { readonly side: CellSide; readonly value: number },
): DesignDocument =>
  changeGrid(document, view_id, (grid) => {
    const cell = grid.cells.find((one) => one.index === index)
    if (!cell) return grid
    const line = lineFor(grid, cell, change.side, change.value)
    return line
      ? pullBorder(grid, line.id, line.to)
      : changeCell(grid, index, allowedFrame({ ...cell, [change.side]: change.value }))
  })

/** Which view of a product a cell shows when the grid is filled with the pictures of goods. */
export const setCellView = (
  document: DesignDocument,
  view_id: number,
  index: number,
  shown_view_id: number | null,
): DesignDocument => changeGrid(document, view_id, (grid) => changeCell(grid, index, { view_id: shown_view_id }))

/** A layer just large enough to cover its cell. */
function filling(layer: Layer, box: Area, index: number): Layer {
  const factor = Math.max(box.width / layer.width, box.height / layer.height)
  const middle = getMiddle(box)
  const size = { width: round(layer.width * factor), height: round(layer.height * factor) }
  return { ...layer, ...size, cell: index, cx: round(middle.x), cy: round(middle.y) } as Layer
}

/** Fills a cell with a picture, in place of what was in it. A cell that is not there takes nothing. */
export const placeInCell = (document: DesignDocument, view_id: number, index: number, layer: Layer): DesignDocument =>
  changeView(document, view_id, (view) => {
    const box = view.grid && boxOfCell(view.grid, index)
    if (!box) return view
    const rest = view.layers.filter((one) => one.cell !== index)
    return rest.length >= MAX_LAYERS_PER_VIEW ? view : { ...view, layers: [...rest, filling(layer, box, index)] }
  })

export const clearCell = (document: DesignDocument, view_id: number, index: number): DesignDocument =>
  changeView(document, view_id, (view) => {
    const layers = view.layers.filter((layer) => layer.cell !== index)
    return layers.length === view.layers.length ? view : { ...view, layers }
  })

/** Moves the content of each cell to the cell named for it, fitted to its new box. */
function moveContents(view: ViewDesign, grid: Grid, target: ReadonlyMap<number, number>): ViewDesign {
  const changed = [...target].flatMap(([from, to]) => {
    const [here, there] = [boxOfCell(grid, from), boxOfCell(grid, to)]
    if (!here || !there || from === to) return []
    return refit(inCell(view, from), here, there).map((layer) => ({ ...layer, cell: to }))
  })
  return changed.length === 0 ? view : withLayers(view, changed)
}

/** Two cells change their pictures; an empty one gives its emptiness. */
export const swapCells = (document: DesignDocument, view_id: number, a: number, b: number): DesignDocument =>
  changeView(document, view_id, (view) =>
    view.grid
      ? moveContents(
          view,
          view.grid,
          new Map([
            [a, b],
            [b, a],
          ]),
        )
      : view,
  )

/** The cells ordered by their content, independent of its current place; empty ones last. */
function byContents(view: ViewDesign, cells: readonly GridCell[]): number[] {
  const first = (index: number) =>
    inCell(view, index).reduce<string | null>((least, { id }) => (least === null || id < least ? id : least), null)
  const named = cells.map(({ index }) => ({ index, name: first(index) }))
  const full = named.filter((one): one is { index: number; name: string } => one.name !== null)
  full.sort((a, b) => (a.name < b.name ? -1 : 1))
  return [...full, ...named.filter(({ name }) => name === null)].map(({ index }) => index)
}

/**
 * Shuffles the pictures of all cells. The same pictures and seed give the same order, whatever it was before. The
 * grid keeps the seed, so that undo restores it too.
 */
export const randomise = (document: DesignDocument, view_id: number, seed: number): DesignDocument =>
  changeView(document, view_id, (view) => {
    const { grid } = view
    if (!grid || grid.cells.length < 2 || emptyCells(view).length === grid.cells.length) return view
    const to = shuffled(
      grid.cells.map((cell) => cell.index),
      seeded(seed),
    )
    const from = byContents(view, grid.cells)
    const dealt = moveContents(view, grid, new Map(from.map((index, place) => [index, to[place] ?? index])))
    return dealt === view && grid.seed === seed ? view : { ...dealt, grid: { ...grid, seed } }
  })

/** Indexes of cells without anything in them, in the order of the layout. */
export const emptyCells = (view: ViewDesign): number[] =>
  (view.grid?.cells ?? []).flatMap(({ index }) => (view.layers.some((layer) => layer.cell === index) ? [] : [index]))

/** Pseudo-random numbers from 0 to 1, the same for the same seed in every browser and on the server. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A uniformly shuffled copy. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let last = out.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1))
    const [a, b] = [out[last] as T, out[place] as T]
    out[last] = b
    out[place] = a
  }
  return out
}
