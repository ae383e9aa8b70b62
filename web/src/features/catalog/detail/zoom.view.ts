/** A picture in a frame, magnified about the frame's middle and moved. */
export interface Zoom {
  readonly scale: number
  /** Of the picture's middle from the frame's, in pixels of the frame. */
  readonly x: number
  readonly y: number
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The picture never leaves the frame's middle empty. */
function held(zoom: Zoom, side_px: number): Zoom {
  const reach = ((zoom.scale - 1) * side_px) / 2
  return { scale: zoom.scale, x: clamp(zoom.x, -reach, reach), y: clamp(zoom.y, -reach, reach) }
}

/** Magnifies so that what lies under the point (from the middle) stays there. */
export function zoomedAt(zoom: Zoom, factor: number, point: { x: number; y: number }, side_px: number): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MAX_SCALE)
  const ratio = scale / zoom.scale
  return held({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, side_px)
}

export const movedBy = (zoom: Zoom, right: number, down: number, side_px: number): Zoom =>
  held({ ...zoom, x: zoom.x + right, y: zoom.y + down }, side_px)

/** Where a lens of this strength looks: shares of the picture that keep it inside. */
export const lensOrigin = (share_x: number, share_y: number) => ({
  x: clamp(share_x, 0, 1) * 100,
  y: clamp(share_y, 0, 1) * 100,
})
