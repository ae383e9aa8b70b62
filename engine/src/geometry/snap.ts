import { type Area, getMiddle } from './box.ts'

/** A line that edges and middles are drawn to. `from` and `to` say how far what made it reaches along the line. */
interface SnapLine {
  readonly at: number
  readonly from: number
  readonly to: number
}

export interface SnapLines {
  /** Upright lines, by their x. */
  readonly x: readonly SnapLine[]
  /** Level lines, by their y. */
  readonly y: readonly SnapLine[]
}

/** A line to show while something is held in place by it. `gap` is a distance that equals its neighbour. */
export interface Guide {
  readonly kind: 'line' | 'gap'
  readonly axis: 'x' | 'y'
  /** Lines: their place on the axis. Gaps: their place across it. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Both edges and the centre of every layer that is not being moved. */
export function getSnapLines(areas: readonly Area[]): SnapLines {
  const x: SnapLine[] = []
  const y: SnapLine[] = []
  for (const area of areas) {
    const middle = getMiddle(area)
    const [right, bottom] = [area.left + area.width, area.top + area.height]
    for (const at of [area.left, middle.x, right]) x.push({ at, from: area.top, to: bottom })
    for (const at of [area.top, middle.y, bottom]) y.push({ at, from: area.left, to: right })
  }
  return { x, y }
}

interface Span {
  readonly start: number
  readonly size: number
}
const getSpan = (area: Area, axis: 'x' | 'y'): Span =>
  axis === 'x' ? { start: area.left, size: area.width } : { start: area.top, size: area.height }

/** How far to the nearest line within reach, of the edges and middle of a span. */
function nearest(edges: readonly number[], lines: readonly SnapLine[], reach_px: number): number | null {
  let best: number | null = null
  for (const edge of edges) {
    for (const line of lines) {
      const by = line.at - edge
      if (Math.abs(by) <= reach_px && (best === null || Math.abs(by) < Math.abs(best))) best = by
    }
  }
  return best
}

const SAME_PX = 0.01

/** The lines that hold a span where it is now, each once and as long as everything on it. */
function holding(area: Area, axis: 'x' | 'y', lines: readonly SnapLine[]): Guide[] {
  const { start, size } = getSpan(area, axis)
  const across = getSpan(area, axis === 'x' ? 'y' : 'x')
  const guides = new Map<number, Guide>()
  for (const line of lines) {
    if (![start, start + size / 2, start + size].some((edge) => Math.abs(edge - line.at) < SAME_PX)) continue
    const key = Math.round(line.at * 100)
    const known = guides.get(key) ?? { from: across.start, to: across.start + across.size }
    guides.set(key, {
      kind: 'line',
      axis,
      at: line.at,
      from: Math.min(known.from, line.from),
      to: Math.max(known.to, line.to),
    })
  }
  return [...guides.values()]
}

interface Pull {
  readonly by: number
  readonly guides: readonly Guide[]
}

/** Where the gap to the neighbour equals the gap between two others, or the gap on the other side. */
function equalGap(moving: Area, others: readonly Area[], axis: 'x' | 'y', reach_px: number): Pull | null {
  const across = axis === 'x' ? 'y' : 'x'
  const mine = getSpan(moving, axis)
  const side = getSpan(moving, across)
  const row = others
    .filter((other) => {
      const { start, size } = getSpan(other, across)
      return start < side.start + side.size && start + size > side.start
    })
    .map((other) => getSpan(other, axis))
    .sort((a, b) => a.start - b.start)
  const before = row.findLast((one) => one.start + one.size <= mine.start + reach_px)
  const after = row.find((one) => one.start >= mine.start + mine.size - reach_px)
  const at = side.start + side.size / 2
  const gap = (from: number, to: number): Guide => ({ kind: 'gap', axis, at, from, to })
  if (before && after) {
    const [left, right] = [before.start + before.size, after.start]
    const start = (left + right - mine.size) / 2
    if (start > left && Math.abs(start - mine.start) <= reach_px) {
      return { by: start - mine.start, guides: [gap(left, start), gap(start + mine.size, right)] }
    }
  }
  return continued(mine, row, { before, after, reach_px, gap })
}

interface Neighbours {
  readonly before: Span | undefined
  readonly after: Span | undefined
  readonly reach_px: number
  readonly gap: (from: number, to: number) => Guide
}

/** Continues the spacing of two layers on the same side. */
function continued(mine: Span, row: readonly Span[], { before, after, reach_px, gap }: Neighbours): Pull | null {
  const farther = before && row.findLast((one) => one.start + one.size < before.start)
  if (before && farther) {
    const [from, to] = [farther.start + farther.size, before.start]
    const edge = before.start + before.size
    const start = edge + (to - from)
    if (Math.abs(start - mine.start) <= reach_px)
      return { by: start - mine.start, guides: [gap(from, to), gap(edge, start)] }
  }
  const beyond = after && row.find((one) => one.start > after.start + after.size)
  if (after && beyond) {
    const [from, to] = [after.start + after.size, beyond.start]
    const end = after.start - (to - from)
    const start = end - mine.size
    if (Math.abs(start - mine.start) <= reach_px)
      return { by: start - mine.start, guides: [gap(end, after.start), gap(from, to)] }
  }
  return null
}

interface Snap {
  readonly dx: number
  readonly dy: number
  readonly guides: readonly Guide[]
}

export const noSnap: Snap = { dx: 0, dy: 0, guides: [] }

const shifted = (area: Area, dx: number, dy: number): Area => ({ ...area, left: area.left + dx, top: area.top + dy })

/** Draws what is moved to the lines close by, or else to equal gaps, on each axis for itself. */
export function snapMove(moving: Area, lines: SnapLines, others: readonly Area[], reach_px: number): Snap {
  const pulls = (['x', 'y'] as const).map((axis): Pull | null => {
    const { start, size } = getSpan(moving, axis)
    const by = nearest([start, start + size / 2, start + size], lines[axis], reach_px)
    return by === null ? equalGap(moving, others, axis, reach_px) : { by, guides: [] }
  })
  const [x, y] = pulls
  const [dx, dy] = [x?.by ?? 0, y?.by ?? 0]
  const placed = shifted(moving, dx, dy)
  const guides = [
    ...(x && x.guides.length === 0 ? holding(placed, 'x', lines.x) : []),
    ...(y && y.guides.length === 0 ? holding(placed, 'y', lines.y) : []),
    ...(x?.guides ?? []),
    ...(y?.guides ?? []),
  ]
  return { dx, dy, guides }
}

interface PointSnap {
  readonly x: number
  readonly y: number
  readonly on_x: boolean
  readonly on_y: boolean
  readonly guides: readonly Guide[]
}

/** Draws a pulled edge or corner to the lines close by; only the axes that move are looked at. */
export function snapPoint(
  point: { readonly x: number; readonly y: number },
  lines: SnapLines,
  axes: { readonly x: boolean; readonly y: boolean },
  reach_px: number,
): PointSnap {
  const by_x = axes.x ? nearest([point.x], lines.x, reach_px) : null
  const by_y = axes.y ? nearest([point.y], lines.y, reach_px) : null
  const [x, y] = [point.x + (by_x ?? 0), point.y + (by_y ?? 0)]
  const dot: Area = { left: x, top: y, width: 0, height: 0 }
  return {
    x,
    y,
    on_x: by_x !== null,
    on_y: by_y !== null,
    guides: [
      ...(by_x === null ? [] : holding(dot, 'x', lines.x)),
      ...(by_y === null ? [] : holding(dot, 'y', lines.y)),
    ],
  }
}
