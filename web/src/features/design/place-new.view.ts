import type { Area, Point } from '@inkroute/engine/geometry/box'
import { isDrawing, type PictureSource } from '@inkroute/engine/layers/placed'
import { focusOf, type PrintAreaFacts, pxToCm } from '@inkroute/engine/print/print-area'

/** Vector drawings are sharp at any size: they fill most of the visible area. */
const DRAWING_SHARE = 0.8
/** Below this fraction of the product's resolution the print check warns. */
const LEAST_SHARE = 0.75

interface Ground {
  readonly area: Area & PrintAreaFacts
  readonly cm_per_px: number
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
 * Position and size of a new picture: at the drop point, else in the part shown by the product's main picture. Shrunk
 * if it is too large, never enlarged.
 */
export function placeNew(source: PictureSource, ground: Ground, { dpi, at, share = DRAWING_SHARE }: Arrival) {
  const { area } = ground
  const aspect = source.height_px / source.width_px
  const focus = focusOf(area)
  const room = at ? area : focus
  const width = isDrawing(source)
    ? share * Math.min(focus.width, focus.height / aspect)
    : Math.min(naturalWidth(source, ground, dpi), room.width, room.height / aspect)
  const height = width * aspect
  const middle = at ?? { x: focus.left + focus.width / 2, y: focus.top + focus.height / 2 }
  return {
    width,
    height,
    cx: clamped(middle.x, area.left + width / 2, area.left + area.width - width / 2),
    cy: clamped(middle.y, area.top + height / 2, area.top + area.height - height / 2),
  }
}
