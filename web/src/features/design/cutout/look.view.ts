import type { Point } from '@inkroute/engine/geometry/box'

/** How near a picture is looked at: `x` and `y` are its middle, in screen pixels from the middle of the sheet. */
export interface Look {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const wholeLook: Look = { zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 8
export const ZOOM_STEP = 1.5

/** Part of the picture always stays in the middle of the sheet. */
function within({ zoom, x, y }: Look, { width, height }: Size): Look {
  const limit = (value: number, length: number) => {
    const most = ((zoom - 1) * length) / 2
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { zoom, x: limit(x, width), y: limit(y, height) }
}

/** Zooms while the picture stays put at a place, measured from the middle of the sheet. */
export function zoomedLook(look: Look, factor: number, at: Point, sheet: Size): Look {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, look.zoom * factor))
  const grown = zoom / look.zoom
  return within({ zoom, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, sheet)
}

export const movedLook = (look: Look, by: Point, sheet: Size): Look =>
  within({ ...look, x: look.x + by.x, y: look.y + by.y }, sheet)
