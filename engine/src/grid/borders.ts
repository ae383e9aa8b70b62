import { type Grid, type GridCell, MIN_CELL_PX, SAME_PX } from '../document/grid.ts'

/** A line two sides of which are cells: pulling it makes those on one side larger and those on the other smaller. */
export interface Border {
  /** Stays the same while the line is pulled. */
  readonly id: string
  /** The way it can be pulled. */
  readonly axis: 'x' | 'y'
  readonly at: number
  /** From where to where it runs, across its axis. */
  readonly from: number
  readonly to: number
  /** Indexes of the cells on either side. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** How far it can be pulled. */
  readonly least: number
  readonly most: number
}

const same = (a: number, b: number) => Math.abs(a - b) < SAME_PX

const getAlong = (axis: Border['axis'], cell: GridCell) =>
  axis === 'x' ? { from: cell.left, to: cell.left + cell.width } : { from: cell.top, to: cell.top + cell.height }
const getAcross = (axis: Border['axis'], cell: GridCell) => getAlong(axis === 'x' ? 'y' : 'x', cell)

/** Cells that hang together along a line, each list a piece of the line that can only move as one. */
function pieces(axis: Border['axis'], cells: readonly GridCell[]): GridCell[][] {
  const found: { cells: GridCell[]; to: number }[] = []
  for (const cell of [...cells].sort((a, b) => getAcross(axis, a).from - getAcross(axis, b).from)) {
    const { from, to } = getAcross(axis, cell)
    const last = found.at(-1)
    if (last && from < last.to - SAME_PX) {
      last.cells.push(cell)
      last.to = Math.max(last.to, to)
    } else found.push({ cells: [cell], to })
  }
  return found.map((piece) => piece.cells)
}

function findBorder(axis: Border['axis'], at: number, cells: readonly GridCell[]): Border | null {
  const before = cells.filter((cell) => same(getAlong(axis, cell).to, at))
  const after = cells.filter((cell) => same(getAlong(axis, cell).from, at))
  if (before.length === 0 || after.length === 0) return null
  const ids = (list: readonly GridCell[]) => list.map((cell) => cell.index).sort((a, b) => a - b)
  return {
    id: `${axis}:${ids(before).join('+')}|${ids(after).join('+')}`,
    axis,
    at,
    before: ids(before),
    after: ids(after),
    from: Math.min(...cells.map((cell) => getAcross(axis, cell).from)),
    to: Math.max(...cells.map((cell) => getAcross(axis, cell).to)),
    least: Math.max(...before.map((cell) => getAlong(axis, cell).from)) + MIN_CELL_PX,
    most: Math.min(...after.map((cell) => getAlong(axis, cell).to)) - MIN_CELL_PX,
  }
}

/** Every line between cells that can be pulled. */
export function getBorders({ cells }: Pick<Grid, 'cells'>): Border[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const lines = cells
      .map((cell) => getAlong(axis, cell).from)
      .sort((a, b) => a - b)
      .filter((at, place, all) => place === 0 || !same(at, all[place - 1] ?? 0))
    return lines.flatMap((at) => {
      const touching = cells.filter((cell) => same(getAlong(axis, cell).from, at) || same(getAlong(axis, cell).to, at))
      return pieces(axis, touching).flatMap((piece) => findBorder(axis, at, piece) ?? [])
    })
  })
}

const placed = (value: number) => Math.round(value * 1000) / 1000

function pulledCell(cell: GridCell, { axis, before, after }: Border, at: number): GridCell {
  const [from, size] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const)
  if (before.includes(cell.index)) return { ...cell, [size]: placed(at - cell[from]) }
  if (!after.includes(cell.index)) return cell
  return { ...cell, [from]: at, [size]: placed(cell[from] + cell[size] - at) }
}

/** Moves one line of the grid, as far as the adjacent cells allow. Unknown lines change nothing. */
export function pullBorder(grid: Grid, border_id: string, to: number): Grid {
  const border = getBorders(grid).find((one) => one.id === border_id)
  if (!border || border.least > border.most) return grid
  const at = placed(Math.min(border.most, Math.max(border.least, to)))
  if (same(at, border.at)) return grid
  return { ...grid, cells: grid.cells.map((cell) => pulledCell(cell, border, at)) }
}
