import { Hint } from '@inkroute/engine/cutout/find-subject'

/** A stroke of the brush, in pixels of the mask. */
export interface Stroke {
  readonly kind: 'keep' | 'remove'
  readonly radius: number
  readonly points: readonly (readonly [number, number])[]
}

function dab(
  hints: Uint8Array,
  width: number,
  [cx, cy]: readonly [number, number],
  radius: number,
  hint: number,
): void {
  const height = hints.length / width
  for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(height - 1, Math.ceil(cy + radius)); y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(width - 1, Math.ceil(cx + radius)); x++) {
      const is_inside = (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 <= radius ** 2
      if (is_inside) hints[y * width + x] = hint
    }
  }
}

/** What the strokes say about each pixel of the mask; a later stroke covers an earlier one. */
export function hintsOf(strokes: readonly Stroke[], width: number, height: number): Uint8Array {
  const hints = new Uint8Array(width * height)
  for (const { kind, radius, points } of strokes) {
    points.forEach((to, n) => {
      const from = points[n - 1] ?? to
      const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(1, radius / 2)))
      for (let step = 1; step <= steps; step++) {
        const share = step / steps
        const at = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
        dab(hints, width, at, radius, Hint[kind])
      }
    })
  }
  return hints
}
