import type { Area, Point } from '@inkroute/engine/geometry/box'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'

export const RULER_PX = 22

/** A mark on a ruler, by its distance from the ruler's start in screen pixels. */
export interface Tick {
  readonly at: number
  /** Label, on major ticks only. */
  readonly label: string | null
  readonly is_half: boolean
}

const LABEL_ROOM_PX = 46
const steps_cm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]

/** Major ticks as dense as readable, each divided into ten or five. `zero_px` is the position of 0 cm. */
export function rulerTicks(zero_px: number, length_px: number, cm_px: number): Tick[] {
  const step_cm = steps_cm.find((step) => step * cm_px >= LABEL_ROOM_PX) ?? 100
  const parts = (step_cm * cm_px) / 10 >= 5 ? 10 : 5
  const small_px = (step_cm * cm_px) / parts
  const first = Math.ceil(-zero_px / small_px)
  const last = Math.floor((length_px - zero_px) / small_px)
  const ticks: Tick[] = []
  for (let index = first; index <= last; index++) {
    const is_long = index % parts === 0
    ticks.push({
      at: Math.round((zero_px + index * small_px) * 2) / 2,
      label: is_long ? String(Math.round((index / parts) * step_cm * 10) / 10) : null,
      is_half: parts === 10 && index % 5 === 0,
    })
  }
  return ticks
}

/** The viewport: `x` and `y` are the canvas corner's position in screen pixels. */
export interface Viewport {
  /** Screen pixels per canvas pixel. */
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MIN_ZOOM = 0.2
export const MAX_ZOOM = 12
const MARGIN_PX = 20

/** Stages of phones: there the product around the print area is not worth its room. */
const NARROW_PX = 640
const canvasArea: Area = { left: 0, top: 0, width: DESIGN_CANVAS_PX, height: DESIGN_CANVAS_PX }

/** Fits and centres the whole canvas, on phones the print area. */
export function fitted(
  { width, height }: Pick<Viewport, 'width' | 'height'>,
  area?: Area,
): Pick<Viewport, 'zoom' | 'x' | 'y'> {
  const seen = width < NARROW_PX && area ? area : canvasArea
  const room = Math.min((width - 2 * MARGIN_PX) / seen.width, (height - 2 * MARGIN_PX) / seen.height)
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, room))
  return {
    zoom,
    x: Math.round(width / 2 - (seen.left + seen.width / 2) * zoom),
    y: Math.round(height / 2 - (seen.top + seen.height / 2) * zoom),
  }
}

/** Zooms while keeping the point fixed. */
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
