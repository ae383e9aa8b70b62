import type { Area } from '../geometry/box.ts'

const WIDEST_CM = 1
const SHARE = 0.04
const FINEST_CM = 0.1

/** Margin that cutting and folding may take: a centimetre on large goods, less on small ones, in whole millimetres. */
export function safeMarginCm(width_cm: number, height_cm: number): number {
  const wanted = Math.min(WIDEST_CM, Math.min(width_cm, height_cm) * SHARE)
  return Math.max(FINEST_CM, Math.round(wanted * 10) / 10)
}

/** The part of the print area that is never cut off. `cm_per_px` is what a canvas pixel measures on the product. */
export function safeAreaOf(area: Area, cm_per_px: number): Area {
  const margin = safeMarginCm(area.width * cm_per_px, area.height * cm_per_px) / cm_per_px
  return {
    left: area.left + margin,
    top: area.top + margin,
    width: Math.max(0, area.width - 2 * margin),
    height: Math.max(0, area.height - 2 * margin),
  }
}
