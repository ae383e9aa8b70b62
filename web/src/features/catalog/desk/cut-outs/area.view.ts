import { CANVAS_PX } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

/** A print area on the canvas. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MIN_PX = 10
const CM_IN_INCH = 2.54
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const rounded = (value: number) => Math.round(value * 100) / 100

const canvas: Box = { left: 0, top: 0, width: CANVAS_PX, height: CANVAS_PX }

/** A box moved, but never out of another. */
export const movedIn = <B extends Box>(bounds: Box, box: B, x: number, y: number): B => ({
  ...box,
  left: rounded(clamp(box.left + x, bounds.left, Math.max(bounds.left, bounds.left + bounds.width - box.width))),
  top: rounded(clamp(box.top + y, bounds.top, Math.max(bounds.top, bounds.top + bounds.height - box.height))),
})

/** A box with its lower right corner moved. */
export const resizedIn = <B extends Box>(bounds: Box, box: B, x: number, y: number, least_px: number): B => ({
  ...box,
  width: rounded(clamp(box.width + x, least_px, Math.max(least_px, bounds.left + bounds.width - box.left))),
  height: rounded(clamp(box.height + y, least_px, Math.max(least_px, bounds.top + bounds.height - box.top))),
})

/** The area moved, but never off the canvas. */
export const movedBox = (box: Box, x: number, y: number): Box => movedIn(canvas, box, x, y)

/** The area with its lower right corner moved. */
export const resizedBox = (box: Box, x: number, y: number): Box => resizedIn(canvas, box, x, y, MIN_PX)

export interface PrintSize {
  readonly width_cm: number
  readonly height_cm: number
  readonly width_px: number
  readonly height_px: number
}

/** Real size of the print and of the file that fills it. */
export function printSize(box: Box, width_cm: number, dpi: number): PrintSize {
  const height_cm = box.width > 0 ? (width_cm * box.height) / box.width : 0
  const px = (cm: number) => Math.round((cm / CM_IN_INCH) * dpi)
  return { width_cm, height_cm: rounded(height_cm), width_px: px(width_cm), height_px: px(height_cm) }
}

/** Centimetres on the canvas, for drawing bleed and safe area to scale; null until the width in cm is known. */
export const pxPerCm = (box: Box, width_cm: number | undefined): number | null =>
  width_cm && width_cm > 0 ? box.width / width_cm : null

export type CutOut = ProductDocument['print_areas'][number]['cut_outs'][number]

/** A hole, seam or fold in another box: its corners and its outline go with it. */
export function placedCutOut(zone: CutOut, box: Box): CutOut {
  const [sx, sy] = [box.width / zone.width, box.height / zone.height]
  const pointAt = ([x, y]: readonly [number, number]): [number, number] => [
    rounded(box.left + (x - zone.left) * sx),
    rounded(box.top + (y - zone.top) * sy),
  ]
  const { left, top, width, height } = box
  return {
    ...zone,
    left,
    top,
    width,
    height,
    radius: rounded(zone.radius * Math.min(sx, sy)),
    ...(zone.points ? { points: zone.points.map(pointAt) } : {}),
  }
}

/** The print area in another place or size: its holes, its places and its visible part go with it. */
export function withBox<A extends Box & Pick<ProductDocument['print_areas'][number], 'cut_outs' | 'focus' | 'places'>>(
  area: A,
  box: Box,
): A {
  const [sx, sy] = [box.width / area.width, box.height / area.height]
  if (!Number.isFinite(sx) || !Number.isFinite(sy)) return { ...area, ...box }
  const x = (value: number) => rounded(box.left + (value - area.left) * sx)
  const y = (value: number) => rounded(box.top + (value - area.top) * sy)
  const placed = ({ left, top, width, height }: Box): Box => ({
    left: x(left),
    top: y(top),
    width: rounded(width * sx),
    height: rounded(height * sy),
  })
  const cut_outs = area.cut_outs.map((hole) => placedCutOut(hole, placed(hole)))
  const places = area.places.map((place) => ({ ...place, ...placed(place) }))
  return { ...area, ...box, cut_outs, places, focus: area.focus && placed(area.focus) }
}
