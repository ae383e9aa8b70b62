export interface Point {
  readonly x: number
  readonly y: number
}

/** Which part of the photograph the stage shows: `x` and `y` are the photograph's corner in screen pixels. */
export interface Viewport {
  /** Screen pixels per pixel of the photograph. */
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Size of the photograph. */
  readonly side_px: number
}

type Place = Pick<Viewport, 'zoom' | 'x' | 'y'>

const MIN_ZOOM = 0.1
const MAX_ZOOM = 16
const MARGIN_PX = 24

const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))

/** The whole photograph, centred. */
export function fitted({ width, height, side_px }: Pick<Viewport, 'width' | 'height' | 'side_px'>): Place {
  const margin = Math.min(MARGIN_PX, Math.min(width, height) / 20)
  const zoom = clampZoom((Math.min(width, height) - 2 * margin) / side_px)
  return { zoom, x: (width - side_px * zoom) / 2, y: (height - side_px * zoom) / 2 }
}

/** Zooms while the photograph stays put under `at`. */
export function zoomedAt(view: Viewport, wanted: number, at: Point): Place {
  const zoom = clampZoom(wanted)
  const grown = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

export const toPicture = (view: Place, at: Point): Point => ({
  x: (at.x - view.x) / view.zoom,
  y: (at.y - view.y) / view.zoom,
})

export const toScreen = (view: Place, at: Point): Point => ({
  x: at.x * view.zoom + view.x,
  y: at.y * view.zoom + view.y,
})

/** Points never leave the photograph. */
export const within = ({ x, y }: Point, side_px: number): Point => ({
  x: Math.min(side_px, Math.max(0, x)),
  y: Math.min(side_px, Math.max(0, y)),
})

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const BIG_STEP_PX = 10

/** How far a key moves a point: one pixel, ten with Shift, null for other keys. */
export function findNudge({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Point | null {
  const way = arrows[key]
  if (!way) return null
  const step = shiftKey ? BIG_STEP_PX : 1
  return { x: way.x * step, y: way.y * step }
}
