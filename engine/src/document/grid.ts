import { z } from 'zod'
import type { Area } from '../geometry/box.ts'
import { DESIGN_CANVAS_PX } from '../print/print-area.ts'

export const MAX_CELLS = 9
export const LAYOUT_COUNT = 10
/** Smaller cells cannot be taken hold of, and show nothing one could recognise. */
export const MIN_CELL_PX = 40
export const MAX_GAP_PX = 40
export const MAX_MARGIN_PX = 80
/** The largest number pictures are dealt by. */
export const MAX_SEED = 999_999

const Position = z.number().min(0).max(DESIGN_CANVAS_PX)

/** A part of the canvas with its own pictures. Its frame excludes gap and margin, which may change later. */
export const GridCell = z.object({
  index: z
    .int()
    .min(0)
    .max(MAX_CELLS - 1),
  left: Position,
  top: Position,
  width: z.number().min(MIN_CELL_PX).max(DESIGN_CANVAS_PX),
  height: z.number().min(MIN_CELL_PX).max(DESIGN_CANVAS_PX),
  /** Which product view goes here when the grid is filled with pictures of goods; null takes the next one. */
  view_id: z.int().min(1).nullable(),
})
export type GridCell = z.infer<typeof GridCell>

export const Grid = z.object({
  layout_id: z
    .int()
    .min(0)
    .max(LAYOUT_COUNT - 1),
  /** Between cells. */
  gap: z.number().min(0).max(MAX_GAP_PX),
  /** Around all of them. */
  margin: z.number().min(0).max(MAX_MARGIN_PX),
  /** The number the pictures were dealt by last; none until they are. */
  seed: z.int().min(0).max(MAX_SEED).optional(),
  cells: z.array(GridCell).min(1).max(MAX_CELLS),
})
export type Grid = z.infer<typeof Grid>

/** Two edges closer than this are the same edge: thirds of the canvas do not end on round numbers. */
export const SAME_PX = 0.01

const inset = (at: number, edge: number, gap: number, margin: number) =>
  Math.abs(at - edge) < SAME_PX ? margin : gap / 2

/** A span with its ends drawn in, never turned inside out. */
function drawnIn(from: number, size: number, before: number, after: number): { from: number; size: number } {
  const left = size - before - after
  if (left >= 1) return { from: from + before, size: left }
  return { from: Math.max(0, from + (before + size - after) / 2 - 0.5), size: 1 }
}

/**
 * The visible part of a cell: its frame without half the gap towards neighbours and the margin at the canvas's edge.
 */
export function cellBox({ gap, margin }: Pick<Grid, 'gap' | 'margin'>, cell: GridCell): Area {
  const side = DESIGN_CANVAS_PX
  const across = drawnIn(
    cell.left,
    cell.width,
    inset(cell.left, 0, gap, margin),
    inset(cell.left + cell.width, side, gap, margin),
  )
  const down = drawnIn(
    cell.top,
    cell.height,
    inset(cell.top, 0, gap, margin),
    inset(cell.top + cell.height, side, gap, margin),
  )
  return { left: across.from, top: down.from, width: across.size, height: down.size }
}

export const findCell = (grid: Grid, index: number): GridCell | undefined =>
  grid.cells.find((cell) => cell.index === index)

/** The box of the cell with this index; undefined when the layout has no such cell. */
export function boxOfCell(grid: Grid, index: number): Area | undefined {
  const cell = findCell(grid, index)
  return cell && cellBox(grid, cell)
}

/**
 * What clips a layer: null for one outside all cells, undefined for one whose cell is not in the layout. Such
 * a layer waits, unseen, for a layout that has room for it.
 */
export function findClip(
  grid: Grid | undefined,
  layer: { readonly cell?: number | undefined },
): Area | null | undefined {
  if (layer.cell === undefined) return null
  return grid && boxOfCell(grid, layer.cell)
}

/** The cell under a point, by its frame: gaps belong to the cell they were taken from. */
export const cellAt = (grid: Grid, point: { readonly x: number; readonly y: number }): GridCell | undefined =>
  grid.cells.findLast(
    (cell) =>
      point.x >= cell.left &&
      point.x < cell.left + cell.width &&
      point.y >= cell.top &&
      point.y < cell.top + cell.height,
  )
