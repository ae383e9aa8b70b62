import type { Area } from '../geometry/box.ts'
import type { CutOut } from './cut-out.ts'

const CM_PER_INCH = 2.54

/** A length in pixels at a resolution, not rounded. */
export const cmToPx = (length_cm: number, dpi: number): number => (length_cm / CM_PER_INCH) * dpi

export const pxToCm = (length_px: number, dpi: number): number => (length_px / dpi) * CM_PER_INCH

export const wrapSides = ['left', 'front', 'right', 'back'] as const
export type WrapSide = (typeof wrapSides)[number]

/** What a catalogue says about a print area beyond its rectangle. */
export interface PrintAreaFacts {
  /** The part that the product's main picture shows; null when all of it is visible. */
  readonly focus?: Area | null | undefined
  readonly cut_outs?: readonly CutOut[] | undefined
  /** Where artwork is seen from each side of what runs round a body. */
  readonly places?: readonly (Area & { readonly side: WrapSide })[] | undefined
  /** Printed beyond each edge and cut off. */
  readonly bleed_cm?: number | undefined
  /** Nothing important nearer to the edge than this; 0: by the size of the print. */
  readonly safe_cm?: number | undefined
}

/** Where new artwork is placed, so that it is visible on the main picture. */
export const getFocus = (area: Area & PrintAreaFacts): Area => area.focus ?? area

/** Side of the square canvas of every design, whatever the product. */
export const DESIGN_CANVAS_PX = 550

interface PrintArea {
  readonly width: number
  readonly height: number
}

/** How many pixels of the print file correspond to one pixel of the design canvas. */
export function exportScale(actual_width_cm: number, dpi: number, area: Pick<PrintArea, 'width'>): number {
  return cmToPx(actual_width_cm, dpi) / area.width
}

/** Size of the finished print file in whole pixels, with the bleed around the print. */
export function printFileSize(
  actual_width_cm: number,
  dpi: number,
  area: PrintArea & Pick<PrintAreaFacts, 'bleed_cm'>,
): { width_px: number; height_px: number; bleed_px: number } {
  const scale = exportScale(actual_width_cm, dpi, area)
  const bleed_px = Math.round(cmToPx(area.bleed_cm ?? 0, dpi))
  const along = (length: number) => Math.round(length * scale) + 2 * bleed_px
  return { width_px: along(area.width), height_px: along(area.height), bleed_px }
}

/** The part of the canvas that a print file of this size shows: the print keeps its pixels, the bleed is added around. */
export function printedArea(
  { left, top, width, height }: Area,
  { width_px, height_px, bleed_px }: ReturnType<typeof printFileSize>,
): Area {
  if (bleed_px === 0) return { left, top, width, height }
  const x = (width_px - 2 * bleed_px) / width
  const y = (height_px - 2 * bleed_px) / height
  return { left: left - bleed_px / x, top: top - bleed_px / y, width: width_px / x, height: height_px / y }
}

/** The print area with its bleed, which artwork that runs to the edge has to cover. */
export function getBleedArea(area: Area & Pick<PrintAreaFacts, 'bleed_cm'>, cm_per_px: number): Area {
  const bleed = (area.bleed_cm ?? 0) / cm_per_px
  return {
    left: area.left - bleed,
    top: area.top - bleed,
    width: area.width + 2 * bleed,
    height: area.height + 2 * bleed,
  }
}

const WIDEST_CM = 1
const SHARE = 0.04
const FINEST_CM = 0.1

/** Margin that cutting and folding may take: a centimetre on large goods, less on small ones, in whole millimetres. */
export function safeMarginCm(width_cm: number, height_cm: number): number {
  const wanted = Math.min(WIDEST_CM, Math.min(width_cm, height_cm) * SHARE)
  return Math.max(FINEST_CM, Math.round(wanted * 10) / 10)
}

/**
 * The part of the print area that is never cut off: as the product says, or else by its size. `cm_per_px` is what a canvas
 * pixel measures on the product.
 */
export function getSafeArea(area: Area & Pick<PrintAreaFacts, 'safe_cm'>, cm_per_px: number): Area {
  const margin = (area.safe_cm || safeMarginCm(area.width * cm_per_px, area.height * cm_per_px)) / cm_per_px
  return {
    left: area.left + margin,
    top: area.top + margin,
    width: Math.max(0, area.width - 2 * margin),
    height: Math.max(0, area.height - 2 * margin),
  }
}
