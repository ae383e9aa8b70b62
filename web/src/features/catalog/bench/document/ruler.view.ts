import type { BenchPoint, BenchView } from '@inkroute/engine/bench/bench-view'
import { printSizeCm } from '@inkroute/engine/bench/measure'
import { surfaceAt } from '@inkroute/engine/bench/surface-grid'
import { tidy } from './surface.view.ts'

type Ruler = NonNullable<BenchView['ruler']>

const USUAL_CM = 20

/** Across the middle of the print, to be dragged where something was measured. */
export function defaultRuler(view: BenchView): Ruler {
  const at = surfaceAt(view)
  const out = new Float64Array(4)
  const [from, to] = view.surface.kind === 'round' ? [0.5, 0.5] : [0, 1]
  at(from, view.surface.kind === 'round' ? 0 : 0.5, out, 0)
  at(to, view.surface.kind === 'round' ? 1 : 0.5, out, 2)
  return {
    from: tidy([out[0] as number, out[1] as number]),
    to: tidy([out[2] as number, out[3] as number]),
    cm: printSizeCm(view)?.[view.surface.kind === 'round' ? 1 : 0] ?? USUAL_CM,
  }
}

const MOST_MARKS = 60
const [LONG_PX, SHORT_PX] = [14, 7]

/** A short line at every centimetre, a long one at every fifth. */
export function rulerMarks({ from, to, cm }: Ruler): readonly (readonly [BenchPoint, BenchPoint])[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1 || cm > MOST_MARKS) return []
  const [nx, ny] = [-dy / length, dx / length]
  return Array.from({ length: Math.floor(cm) + 1 }, (_, n) => {
    const [x, y] = [from[0] + (dx * n) / cm, from[1] + (dy * n) / cm]
    const long = n % 5 === 0 ? LONG_PX : SHORT_PX
    return [
      [x - (nx * long) / 2, y - (ny * long) / 2],
      [x + (nx * long) / 2, y + (ny * long) / 2],
    ]
  })
}

/** The print with one side given; the other keeps its length, or the proportions on the photograph. */
export function sizeWith(view: BenchView, side: 0 | 1, cm: number): [number, number] {
  const known = printSizeCm(view)
  // Any ruler will do for the proportions.
  const shape = printSizeCm({ ...view, size_cm: null, ruler: { from: [0, 0], to: [100, 0], cm: 1 } }) ?? [1, 1]
  const other = known?.[side === 0 ? 1 : 0] ?? Math.round(((cm * shape[side === 0 ? 1 : 0]) / shape[side]) * 10) / 10
  return side === 0 ? [cm, other] : [other, cm]
}
