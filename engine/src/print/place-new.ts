// Where new artwork is placed: in sight, inside the safe area and beside the holes of the product.
import { type Area, getMiddle, type Point } from '../geometry/box.ts'
import { freeAreas, inTheWay, roomiestArea, spansArea, touchesHole } from './cut-out.ts'
import { getFocus, getSafeArea, type PrintAreaFacts, safeMarginCm } from './print-area.ts'

export interface Ground {
  readonly area: Area & PrintAreaFacts
  /** What a canvas pixel measures on the product. */
  readonly cm_per_px: number
}

function common(a: Area, b: Area): Area {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : a
}

/** The visible part of the print area, inside the safe area where the product states one. */
export const getRoom = ({ area, cm_per_px }: Ground): Area =>
  area.safe_cm ? common(getFocus(area), getSafeArea(area, cm_per_px)) : getFocus(area)

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

interface Wanted {
  readonly width: number
  readonly height: number
  /** Without it: the middle of the room. */
  readonly middle?: Point
  readonly rotation_deg?: number
  /** Letters and codes keep clear of seams and folds too; a picture may run over them. */
  readonly is_read?: boolean
}

/**
 * The place of a new box: where it is wanted, unless a hole is there. Then it is moved, and made smaller where it must
 * be, to the place where it keeps most of its size. `factor` is what is left of it.
 */
export function placeBeside(
  ground: Ground,
  { width, height, middle, rotation_deg = 0, is_read = false }: Wanted,
  room: Area = getRoom(ground),
): { cx: number; cy: number; factor: number } {
  const { area, cm_per_px } = ground
  const wanted = middle ?? getMiddle(room)
  const unmoved = { cx: wanted.x, cy: wanted.y, factor: 1 }
  const box = { ...unmoved, width, height, rotation_deg }
  const bounds = { left: wanted.x - width / 2, top: wanted.y - height / 2, width, height }
  const is_filling = rotation_deg === 0 && spansArea(room, bounds)
  const holes = inTheWay(area.cut_outs ?? [], box, { is_read, is_filling })
  if (!holes.some((hole) => touchesHole(box, hole))) return unmoved
  const margin = safeMarginCm(area.width * cm_per_px, area.height * cm_per_px) / cm_per_px
  const best = roomiestArea(freeAreas(room, holes, margin), { width, height }, wanted)
  if (!best) return unmoved
  const [half_x, half_y] = [(width * best.factor) / 2, (height * best.factor) / 2]
  return {
    cx: clamped(wanted.x, best.area.left + half_x, best.area.left + best.area.width - half_x),
    cy: clamped(wanted.y, best.area.top + half_y, best.area.top + best.area.height - half_y),
    factor: best.factor,
  }
}
