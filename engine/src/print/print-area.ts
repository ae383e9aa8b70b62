import type { Area } from '../geometry/box.ts'

const CM_PER_INCH = 2.54

/** A length in pixels at a resolution, not rounded. */
export const cmToPx = (length_cm: number, dpi: number): number => (length_cm / CM_PER_INCH) * dpi

export const pxToCm = (length_px: number, dpi: number): number => (length_px / dpi) * CM_PER_INCH

/** A hole in the product, in coordinates of the 550 canvas: nothing is printed there. */
export interface CutOut extends Area {
  /** Corner radius; half the shorter side makes it round. */
  readonly radius: number
  /** What the hole is for, within a sentence. */
  readonly name: { readonly zh: string; readonly en: string }
}

/** What a catalogue says about a print area beyond its rectangle. */
export interface PrintAreaFacts {
  /** The part that the product's main picture shows; null when all of it is visible. */
  readonly focus?: Area | null | undefined
  readonly cut_outs?: readonly CutOut[] | undefined
}

/** Where new artwork is placed, so that it is visible on the main picture. */
export const focusOf = (area: Area & PrintAreaFacts): Area => area.focus ?? area

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

/** Size of the finished print file in whole pixels. */
export function printFileSize(
  actual_width_cm: number,
  dpi: number,
  area: PrintArea,
): { width_px: number; height_px: number } {
  const scale = exportScale(actual_width_cm, dpi, area)
  return { width_px: Math.round(area.width * scale), height_px: Math.round(area.height * scale) }
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
export function safeAreaOf(area: Area & { readonly safe_cm?: number | undefined }, cm_per_px: number): Area {
  const margin = (area.safe_cm || safeMarginCm(area.width * cm_per_px, area.height * cm_per_px)) / cm_per_px
  return {
    left: area.left + margin,
    top: area.top + margin,
    width: Math.max(0, area.width - 2 * margin),
    height: Math.max(0, area.height - 2 * margin),
  }
}
