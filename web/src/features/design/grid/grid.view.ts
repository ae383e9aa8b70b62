import type { ViewDesign } from '@inkroute/engine/document/design-document'
import { findClip, type GridCell } from '@inkroute/engine/document/grid'
import type { Area } from '@inkroute/engine/geometry/box'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'

const shares = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4].map((share) => share * DESIGN_CANVAS_PX)

/** Borders snap to quarters, thirds and the middle of the canvas. */
export function snapBorder(at: number, reach_px: number): number {
  const near = shares.find((share) => Math.abs(share - at) <= reach_px)
  return near ?? at
}

/** Snap positions for a cell's edges: neighbours, canvas edges and fractions of the canvas. */
export function snapEdge(at: number, reach_px: number, cells: readonly GridCell[], axis: 'x' | 'y'): number {
  const lines = cells.flatMap(({ left, top, width, height }) =>
    axis === 'x' ? [left, left + width] : [top, top + height],
  )
  return [0, DESIGN_CANVAS_PX, ...lines, ...shares].find((line) => Math.abs(line - at) <= reach_px) ?? at
}

/** Layers whose cell is missing from the layout. */
export const waitingCount = (view: ViewDesign | undefined): number =>
  view?.layers.filter((layer) => findClip(view.grid, layer) === undefined).length ?? 0

export const filledCells = (view: ViewDesign | undefined): ReadonlySet<number> =>
  new Set(view?.layers.flatMap((layer) => (layer.cell === undefined ? [] : [layer.cell])) ?? [])

const percent = (value: number) => `${(value / DESIGN_CANVAS_PX) * 100}%`

/** A cell's position in percent of the canvas. */
export const placeOnMap = ({ left, top, width, height }: Area | GridCell) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})
