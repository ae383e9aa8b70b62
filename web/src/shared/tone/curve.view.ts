import { curved } from '@inkroute/engine/adjust/tone-tables'
import type { Curve } from '@inkroute/engine/layers/adjust'

export const straight: Curve = [
  [0, 0],
  [255, 255],
]
const MOST_POINTS = 8
const LEAST_GAP = 4

const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)))

export const isStraight = (curve: Curve): boolean =>
  curve.length === 2 && curve.every(([x, y], n) => x === n * 255 && y === x)

/** The curve as a line in a square of 255, with dark at the lower left. */
export function getLine(curve: Curve): string {
  const tone = curved(curve)
  return Array.from({ length: 52 }, (_, n) => `${n === 0 ? 'M' : 'L'}${n * 5} ${255 - tone((n * 5) / 255) * 255}`).join(
    '',
  )
}

/** With one point more, where there is room for it; `at` is its place in the list, −1 when there was none. */
export function withPoint(curve: Curve, x: number, y: number): { curve: Curve; at: number } {
  const [across, up] = [byte(x), byte(y)]
  const is_taken = curve.some(([other]) => Math.abs(other - across) < LEAST_GAP)
  if (is_taken || curve.length >= MOST_POINTS) return { curve, at: -1 }
  const next = [...curve, [across, up] as [number, number]].sort((a, b) => a[0] - b[0])
  return { curve: next, at: next.findIndex(([other]) => other === across) }
}

/** A point stays between its neighbours. */
export const movedPoint = (curve: Curve, at: number, x: number, y: number): Curve =>
  curve.map((point, n): [number, number] => {
    if (n !== at) return point
    const low = (curve[n - 1]?.[0] ?? -LEAST_GAP) + LEAST_GAP
    const high = (curve[n + 1]?.[0] ?? 255 + LEAST_GAP) - LEAST_GAP
    return [Math.min(high, Math.max(low, byte(x))), byte(y)]
  })

/** Two points are always left. */
export const withoutPoint = (curve: Curve, at: number): Curve =>
  curve.length <= 2 ? curve : curve.filter((_, n) => n !== at)
