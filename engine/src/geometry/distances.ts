import type { Area } from './box.ts'
import type { Guide } from './snap.ts'

const getSpan = ({ left, top, width, height }: Area, axis: 'x' | 'y') =>
  axis === 'x' ? { start: left, end: left + width } : { start: top, end: top + height }

/** The distance to the nearest neighbour beside and above or below something, where one overlaps it the other way. */
export function getDistances(moving: Area, others: readonly Area[]): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const across = axis === 'x' ? 'y' : 'x'
    const [mine, side] = [getSpan(moving, axis), getSpan(moving, across)]
    let nearest: Guide | null = null
    for (const other of others) {
      const [its, its_side] = [getSpan(other, axis), getSpan(other, across)]
      const [low, high] = [Math.max(side.start, its_side.start), Math.min(side.end, its_side.end)]
      if (low >= high) continue
      const [from, to] = its.end <= mine.start ? [its.end, mine.start] : [mine.end, its.start]
      if (to <= from || (nearest && to - from >= nearest.to - nearest.from)) continue
      nearest = { kind: 'gap', axis, at: (low + high) / 2, from, to }
    }
    return nearest ? [nearest] : []
  })
}
