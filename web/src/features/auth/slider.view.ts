import { MAX_TRACE_POINTS, type TracePoint } from '@inkroute/contract/auth/auth'

/** Step sizes of the arrow keys in picture pixels; Shift uses the large one. */
const STEP_PX = 2
const COARSE_STEP_PX = 20

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Position of the piece after the handle moved `moved_px` of its `travel_px`. */
export const pieceAt = (moved_px: number, travel_px: number, max_x: number): number =>
  travel_px <= 0 ? 0 : clamp((moved_px / travel_px) * max_x, 0, max_x)

/** The position a key moves to, or null for other keys. */
export function pieceAfterKey(key: string, is_coarse: boolean, x: number, max_x: number): number | null {
  const step = is_coarse ? COARSE_STEP_PX : STEP_PX
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(x + step, 0, max_x)
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(x - step, 0, max_x)
    case 'PageUp':
      return clamp(x + COARSE_STEP_PX, 0, max_x)
    case 'PageDown':
      return clamp(x - COARSE_STEP_PX, 0, max_x)
    case 'Home':
      return 0
    case 'End':
      return max_x
    default:
      return null
  }
}

/** Halves the points of long slides, keeping the first and the last. */
export function thinTrace(trace: readonly TracePoint[], limit = MAX_TRACE_POINTS): TracePoint[] {
  let kept = [...trace]
  while (kept.length > limit) kept = kept.filter((_, index) => index % 2 === 0 || index === kept.length - 1)
  return kept
}
