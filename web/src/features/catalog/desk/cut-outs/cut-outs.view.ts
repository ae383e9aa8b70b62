import type { ZoneKind } from '@inkroute/engine/print/cut-out'
import { type Box, type CutOut, movedIn, placedCutOut, resizedIn } from './area.view.ts'

export const cutOutShapes = ['rect', 'round', 'line'] as const
export type CutOutShape = (typeof cutOutShapes)[number]

const LEAST_PX = 1
/** A seam or a fold is drawn this thick. */
const LINE_MM = 3
/** Of the shorter side of the print. */
const FIRST_SHARE = 0.25

const rounded = (value: number) => Math.round(value * 100) / 100

/** A circle, as long as its sides are alike. */
export const isRound = ({ width, height, radius, points }: CutOut): boolean =>
  !points && radius > 0 && radius >= Math.min(width, height) / 2 - 0.05

/** A new zone in the middle of the print; a line runs across it. */
export function newCutOut(
  area: Box,
  kind: ZoneKind,
  { shape, name, px_per_mm }: { shape: CutOutShape; name: CutOut['name']; px_per_mm: number },
): CutOut {
  const side = Math.max(LEAST_PX, Math.min(area.width, area.height) * FIRST_SHARE)
  const size =
    shape === 'line'
      ? { width: area.width, height: Math.min(area.height, Math.max(LEAST_PX, LINE_MM * px_per_mm)) }
      : { width: side, height: side }
  return {
    kind,
    name: { ...name },
    left: rounded(area.left + (area.width - size.width) / 2),
    top: rounded(area.top + (area.height - size.height) / 2),
    width: rounded(size.width),
    height: rounded(size.height),
    radius: shape === 'round' ? rounded(side / 2) : 0,
  }
}

export const movedCutOut = (zone: CutOut, area: Box, x: number, y: number): CutOut =>
  placedCutOut(zone, movedIn(area, zone, x, y))

/** A circle stays one: both sides follow the larger change. */
export function resizedCutOut(zone: CutOut, area: Box, x: number, y: number): CutOut {
  if (!isRound(zone)) return placedCutOut(zone, resizedIn(area, zone, x, y, LEAST_PX))
  const by = Math.abs(x) > Math.abs(y) ? x : y
  const { width, height } = resizedIn(area, zone, by, by, LEAST_PX)
  const side = Math.min(width, height)
  return { ...placedCutOut(zone, { ...zone, width: side, height: side }), radius: rounded(side / 2) }
}

export type Measure = 'left' | 'top' | 'width' | 'height'

/** From the upper left corner of the print, in mm to a tenth. */
export const measureMm = (zone: Box, area: Box, measure: Measure, px_per_mm: number): number => {
  const from = measure === 'left' ? area.left : measure === 'top' ? area.top : 0
  return Math.round(((zone[measure] - from) / px_per_mm) * 10) / 10
}

interface Typed {
  readonly mm: number
  readonly px_per_mm: number
}

/** The zone with one measure typed in; it stays on the print. */
export function withMeasureMm(zone: CutOut, area: Box, measure: Measure, { mm, px_per_mm }: Typed): CutOut {
  const px = mm * px_per_mm
  switch (measure) {
    case 'left':
      return movedCutOut(zone, area, px - (zone.left - area.left), 0)
    case 'top':
      return movedCutOut(zone, area, 0, px - (zone.top - area.top))
    case 'width':
      return resizedCutOut(zone, area, px - zone.width, 0)
    case 'height':
      return resizedCutOut(zone, area, 0, px - zone.height)
  }
}
