import type { Area } from '@inkroute/engine/geometry/box'
import type { Viewport } from '../stage/viewport.view.ts'

/** Room for the handles around a layer. */
const MARGIN_PX = 26

type Place = Pick<Viewport, 'zoom' | 'x' | 'y'>

/** Whether all of an area is seen in the upper part of the stage, which is so many pixels high. */
export function isInSight({ zoom, x, y, width }: Viewport, area: Area, height_px: number): boolean {
  const [left, top] = [area.left * zoom + x, area.top * zoom + y]
  return left >= 0 && top >= 0 && left + area.width * zoom <= width && top + area.height * zoom <= height_px
}

/** The stage moved, and zoomed out where it must be, so that an area is in the middle of its upper part. */
export function broughtInSight(view: Viewport, area: Area, height_px: number): Place {
  const room = { width: Math.max(1, view.width - 2 * MARGIN_PX), height: Math.max(1, height_px - 2 * MARGIN_PX) }
  const zoom = Math.min(view.zoom, room.width / area.width, room.height / area.height)
  return {
    zoom,
    x: view.width / 2 - (area.left + area.width / 2) * zoom,
    y: height_px / 2 - (area.top + area.height / 2) * zoom,
  }
}
