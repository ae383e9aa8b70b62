import { Hint } from '@inkroute/engine/cutout/find-subject'
import { decodeMask } from '@inkroute/engine/cutout/mask-code'
import type { Cutout } from '@inkroute/engine/layers/adjust'

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

const SURE = { subject: 242, background: 13 }

/** Where a cut-out leaves no doubt. Strokes are painted over it, and its edges are found again between the two. */
function surePixels(found: Cutout, width: number, height: number): Uint8Array {
  const { alpha } = decodeMask(found.mask, found.width, found.height)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const x = Math.floor(((at % width) * found.width) / width)
    const y = Math.floor((Math.floor(at / width) * found.height) / height)
    const opacity = alpha[y * found.width + x] ?? 0
    if (opacity >= SURE.subject) return Hint.keep
    return opacity <= SURE.background ? Hint.remove : Hint.none
  })
}

/** What the strokes say about each pixel of the mask; a later stroke covers an earlier one, and all cover `found`. */
export function hintsOf(
  strokes: readonly Stroke[],
  { width, height }: { readonly width: number; readonly height: number },
  found: Cutout | null = null,
): Uint8Array {
  const hints = found ? surePixels(found, width, height) : new Uint8Array(width * height)
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
