import type { BenchPoint, BenchView } from '@inkroute/engine/bench/bench-view'
import { surfaceAt, visibleSpan } from '@inkroute/engine/bench/surface-grid'

const POINTS = 24
const LINES = 8

export interface MeshLine {
  readonly id: string
  readonly points: readonly BenchPoint[]
}

/** Lines across and down the design on the photograph: where the mesh is, or eighths of the design. */
export function meshLines(view: Pick<BenchView, 'surface' | 'size_cm'>): readonly MeshLine[] {
  const { surface } = view
  const [cols, rows] = surface.kind === 'cloth' ? [surface.cols, surface.rows] : [LINES, LINES]
  const at = surfaceAt(view)
  const [from, to] = visibleSpan(view)
  const [s0, s1] = [Math.max(0, from), Math.min(1, to)]
  const out = new Float64Array(2)
  const line = (place: (share: number) => readonly [number, number]): BenchPoint[] =>
    Array.from({ length: POINTS + 1 }, (_, n) => {
      const [s, t] = place(n / POINTS)
      at(s, t, out, 0)
      return [out[0] as number, out[1] as number]
    })
  const down = Array.from({ length: cols + 1 }, (_, col) => col / cols)
    .filter((s) => s >= s0 && s <= s1)
    .map((s) => ({ id: `down ${s}`, points: line((share) => [s, share]) }))
  const across = Array.from({ length: rows + 1 }, (_, row) => ({
    id: `across ${row}`,
    points: line((share) => [s0 + (s1 - s0) * share, row / rows]),
  }))
  return [...down, ...across]
}
