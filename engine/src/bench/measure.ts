// Lengths on the product, from pixels of the photograph.
import type { BenchPoint, BenchView } from './bench-view.ts'
import { surfaceAt, visibleSpan } from './surface-grid.ts'

const STEPS = 48

function getLength(points: Float64Array): number {
  let sum = 0
  for (let n = 2; n < points.length; n += 2) {
    sum += Math.hypot(
      (points[n] as number) - (points[n - 2] as number),
      (points[n + 1] as number) - (points[n - 1] as number),
    )
  }
  return sum
}

type Measured = Pick<BenchView, 'surface' | 'size_cm' | 'ruler'>

/** Pixels across and down the middle of the design, unrolled: what turns away on a round surface counts fully. */
function extentPx(view: Measured): readonly [number, number] {
  const at = surfaceAt(view)
  const [across, down] = [new Float64Array(2 * (STEPS + 1)), new Float64Array(2 * (STEPS + 1))]
  const [from, to] = visibleSpan(view)
  const middle = (Math.max(0, from) + Math.min(1, to)) / 2
  for (let n = 0; n <= STEPS; n++) {
    at(n / STEPS, 0.5, across, 2 * n)
    at(middle, n / STEPS, down, 2 * n)
  }
  const { surface } = view
  if (surface.kind !== 'round') return [getLength(across), getLength(down)]
  const radius = (surface.radius_px[0] + surface.radius_px[1]) / 2
  return [(Math.abs(surface.arc_deg[1] - surface.arc_deg[0]) / 180) * Math.PI * radius, getLength(down)]
}

/** Size of the print in cm: as stated, or from the ruler. Null without either. */
export function printSizeCm(view: Measured): readonly [number, number] | null {
  if (view.size_cm) return view.size_cm
  if (!view.ruler) return null
  const { from, to, cm } = view.ruler
  const px = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (px < 1) return null
  const [width, height] = extentPx(view)
  const round = (length: number) => Math.round(((length * cm) / px) * 100) / 100
  return [round(width), round(height)]
}

/** What a ruler laid between two points would show, for checking against the real one. */
export function rulerCm(view: Measured, from: BenchPoint, to: BenchPoint): number | null {
  const size = printSizeCm(view)
  if (!size) return null
  const [width_px, height_px] = extentPx(view)
  const [x, y] = [((to[0] - from[0]) * size[0]) / width_px, ((to[1] - from[1]) * size[1]) / height_px]
  return Math.round(Math.hypot(x, y) * 100) / 100
}
