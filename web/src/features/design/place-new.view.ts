import type { Area, Point } from '@inkroute/engine/geometry/box'
import { isDrawing, type PictureSource } from '@inkroute/engine/layers/placed'
import { focusOf, type PrintAreaFacts, pxToCm } from '@inkroute/engine/print/print-area'

/** A drawing is sharp at any size: most of what is seen, but not its edges. */
const DRAWING_SHARE = 0.8
/** Below this share of the product's resolution the print check complains. */
const LEAST_SHARE = 0.75

interface Ground {
  readonly area: Area & PrintAreaFacts
  readonly cm_per_px: number
  /** Resolution the product is printed at. */
  readonly dpi: number
}

export interface Arrival {
  /** Resolution the file says it is made for; null when it says none. */
  readonly dpi?: number | null | undefined
  /** Where it was dropped, on the canvas. */
  readonly at?: Point | undefined
  /** How much of what is seen a drawing takes. */
  readonly share?: number | undefined
}

/** As large as the file is meant to be, but never so large that it prints badly. */
function naturalWidth(source: PictureSource, { cm_per_px, dpi }: Ground, own_dpi: number | null | undefined): number {
  const used_dpi = Math.max(own_dpi ?? dpi, LEAST_SHARE * dpi)
  return pxToCm(source.width_px, used_dpi) / cm_per_px
}

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/**
 * Place and size of a new picture: where it was dropped, else where the product's main picture shows it. Shrunk when it
 * is larger than the room there, never enlarged.
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
