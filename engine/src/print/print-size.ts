import { cmToPx } from './units.ts'

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
