import type { Grid, GridCell } from '../document/grid.ts'
import { DESIGN_CANVAS_PX } from '../print/print-area.ts'

/** Left, top, width and height in parts of the canvas: halves for layouts 1–5, thirds for 6–9. */
type Part = readonly [left: number, top: number, width: number, height: number]

interface Layout {
  readonly parts: 1 | 2 | 3
  readonly cells: readonly Part[]
}

/** The layouts by their number: the whole canvas, then what two and three parts make of it. */
const layouts: readonly Layout[] = [
  { parts: 1, cells: [[0, 0, 1, 1]] },
  {
    parts: 2,
    cells: [
      [0, 0, 1, 2],
      [1, 0, 1, 2],
    ],
  },
  {
    parts: 2,
    cells: [
      [0, 0, 2, 1],
      [0, 1, 2, 1],
    ],
  },
  {
    parts: 2,
    cells: [
      [0, 0, 1, 2],
      [1, 0, 1, 1],
      [1, 1, 1, 1],
    ],
  },
  {
    parts: 2,
    cells: [
      [0, 0, 2, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 1],
    ],
  },
  {
    parts: 2,
    cells: [
      [0, 0, 1, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 1],
    ],
  },
  {
    parts: 3,
    cells: [
      [0, 0, 2, 3],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
      [2, 2, 1, 1],
    ],
  },
  {
    parts: 3,
    cells: [
      [0, 0, 1, 1.5],
      [0, 1.5, 1, 1.5],
      [1, 0, 1, 3],
      [2, 0, 1, 1.5],
      [2, 1.5, 1, 1.5],
    ],
  },
  {
    parts: 3,
    cells: [
      [0, 0, 2, 2],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
      [0, 2, 1, 1],
      [1, 2, 1, 1],
      [2, 2, 1, 1],
    ],
  },
  { parts: 3, cells: [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Part => [column, row, 1, 1])) },
]

/** A thousandth of a pixel, as all places of a document. Edges are rounded, not sizes, so that neighbours meet. */
const edge = (part: number, parts: number) => Math.round((part / parts) * DESIGN_CANVAS_PX * 1000) / 1000
const between = (from: number, to: number) => Math.round((to - from) * 1000) / 1000

function getCells({ parts, cells }: Layout): GridCell[] {
  return cells.map(([left, top, width, height], index) => {
    const [x, y] = [edge(left, parts), edge(top, parts)]
    return {
      index,
      left: x,
      top: y,
      view_id: null,
      width: between(x, edge(left + width, parts)),
      height: between(y, edge(top + height, parts)),
    }
  })
}

export const layoutCells: readonly (readonly GridCell[])[] = layouts.map(getCells)

const DEFAULT_GAP_PX = 8

/** An unknown number gives the whole canvas. */
export const newGrid = (layout_id: number, gap = DEFAULT_GAP_PX, margin = 0): Grid => {
  const known = layoutCells[layout_id] ? layout_id : 0
  return { layout_id: known, gap, margin, cells: [...(layoutCells[known] ?? [])] }
}
