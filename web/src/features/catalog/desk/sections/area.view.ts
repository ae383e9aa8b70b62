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

/** The area moved, but never off the canvas. */
export const movedBox = (box: Box, x: number, y: number): Box => ({
  ...box,
  left: rounded(clamp(box.left + x, 0, CANVAS_PX - box.width)),
  top: rounded(clamp(box.top + y, 0, CANVAS_PX - box.height)),
})

/** The area with its lower right corner moved. */
export const resizedBox = (box: Box, x: number, y: number): Box => ({
  ...box,
  width: rounded(clamp(box.width + x, MIN_PX, CANVAS_PX - box.left)),
  height: rounded(clamp(box.height + y, MIN_PX, CANVAS_PX - box.top)),
})

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

type CutOut = ProductDocument['print_areas'][number]['cut_outs'][number]

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
  const cut_outs = area.cut_outs.map(
    (hole): CutOut => ({
      ...hole,
      ...placed(hole),
      radius: rounded(hole.radius * Math.min(sx, sy)),
      ...(hole.points ? { points: hole.points.map(([px, py]): [number, number] => [x(px), y(py)]) } : {}),
    }),
  )
  const places = area.places.map((place) => ({ ...place, ...placed(place) }))
  return { ...area, ...box, cut_outs, places, focus: area.focus && placed(area.focus) }
}
