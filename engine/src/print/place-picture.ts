import type { Point } from '../geometry/box.ts'
import { isDrawing, type PictureSource } from '../layers/placed.ts'
import { getRoom, type Ground as Printed, placeBeside } from './place-new.ts'
import { pxToCm } from './print-area.ts'

/** Vector drawings are sharp at any size: they fill most of the visible area. */
const DRAWING_SHARE = 0.8
/** Below this fraction of the product's resolution the print check warns. */
const LEAST_SHARE = 0.75

interface Ground extends Printed {
  /** Resolution the product is printed at. */
  readonly dpi: number
}

export interface Arrival {
  /** Resolution stored in the file; null if none. */
  readonly dpi?: number | null | undefined
  /** Drop position on the canvas. */
  readonly at?: Point | undefined
  /** Fraction of the visible area a vector drawing fills. */
  readonly share?: number | undefined
}

/** The size stored in the file, limited to what prints sharply. */
function naturalWidth(source: PictureSource, { cm_per_px, dpi }: Ground, own_dpi: number | null | undefined): number {
  const used_dpi = Math.max(own_dpi ?? dpi, LEAST_SHARE * dpi)
  return pxToCm(source.width_px, used_dpi) / cm_per_px
}

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/**
 * Position and size of a new picture: at the drop point, else in the part shown by the product's main picture, inside
 * the safe area and beside holes. Shrunk if it is too large, never enlarged.
 */
export function placeNew(source: PictureSource, ground: Ground, { dpi, at, share = DRAWING_SHARE }: Arrival) {
  const { area } = ground
  const aspect = source.height_px / source.width_px
  const seen = getRoom(ground)
  const room = at ? area : seen
  // A drawing has no size of its own, unless it comes from a page.
  const width =
    isDrawing(source) && !dpi
      ? share * Math.min(seen.width, seen.height / aspect)
      : Math.min(naturalWidth(source, ground, dpi), room.width, room.height / aspect)
  const height = width * aspect
  if (!at) {
    const { cx, cy, factor } = placeBeside(ground, { width, height })
    return { width: width * factor, height: height * factor, cx, cy }
  }
  return {
    width,
    height,
    cx: clamped(at.x, area.left + width / 2, area.left + area.width - width / 2),
    cy: clamped(at.y, area.top + height / 2, area.top + area.height - height / 2),
  }
}
