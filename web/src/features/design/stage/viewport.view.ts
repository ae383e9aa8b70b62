import type { Point } from '@inkroute/engine/geometry/box'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'

/** The window onto the canvas: `x` and `y` are where the corner of the canvas lies in it, in screen pixels. */
export interface Viewport {
  /** Screen pixels of one canvas pixel. */
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MIN_ZOOM = 0.2
export const MAX_ZOOM = 12
const MARGIN_PX = 20

/** The whole canvas in the middle of the window. */
export function fitted({ width, height }: Pick<Viewport, 'width' | 'height'>): Pick<Viewport, 'zoom' | 'x' | 'y'> {
  const room = Math.min(width, height) - 2 * MARGIN_PX
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, room / DESIGN_CANVAS_PX))
  return {
    zoom,
    x: Math.round((width - DESIGN_CANVAS_PX * zoom) / 2),
    y: Math.round((height - DESIGN_CANVAS_PX * zoom) / 2),
  }
}

/** What lies under the point stays under it. */
export function zoomedAt(view: Viewport, wanted: number, at: Point): Pick<Viewport, 'zoom' | 'x' | 'y'> {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted))
  const grown = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

export const toCanvas = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) / view.zoom,
  y: (at.y - view.y) / view.zoom,
})

export const toScreen = (view: Viewport, at: Point): Point => ({
  x: at.x * view.zoom + view.x,
  y: at.y * view.zoom + view.y,
})
