import { cellBox, type Grid, type GridCell } from '@inkroute/engine/document/grid'
import type { Point } from '@inkroute/engine/geometry/box'
import type { PointerEvent } from 'react'
import { viewportNow } from '../state/stage-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { toCanvas, toScreen, type Viewport } from '../state/viewport.view.ts'

export interface CellProps {
  readonly grid: Grid
  readonly cell: GridCell
  readonly viewport: Viewport
}

const SNAP_SCREEN_PX = 7

/** Snap distance; 0 disables snapping. */
export const snapReach = (event: PointerEvent<SVGElement>): number =>
  useStudioUi.getState().is_snapping && !event.ctrlKey ? SNAP_SCREEN_PX / viewportNow().zoom : 0

export const canvasPoint = (event: PointerEvent<SVGElement>): Point => {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
  return toCanvas(viewportNow(), { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) })
}

export const take = (event: PointerEvent<SVGElement>): boolean => {
  if (event.button !== 0) return false
  event.stopPropagation()
  event.currentTarget.setPointerCapture(event.pointerId)
  return true
}

export const isHeld = (event: PointerEvent<SVGElement>) => event.currentTarget.hasPointerCapture(event.pointerId)

export function screenBox({ grid, cell, viewport }: CellProps) {
  const box = cellBox(grid, cell)
  const { x, y } = toScreen(viewport, { x: box.left, y: box.top })
  return { x, y, width: box.width * viewport.zoom, height: box.height * viewport.zoom }
}
