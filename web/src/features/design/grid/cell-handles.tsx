import type { GridCell } from '@inkroute/engine/document/grid'
import type { Point } from '@inkroute/engine/geometry/box'
import { setCellFrame } from '@inkroute/engine/grid/grid-commands'
import { type PointerEvent, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { useCell } from '../state/cell-store.ts'
import { apply, gridNow, settle, useStudio } from '../state/studio-store.ts'
import { gridText } from './grid.text.ts'
import { snapEdge } from './grid.view.ts'
import css from './grid-overlay.module.css'
import { type CellProps, canvasPoint, isHeld, screenBox, snapReach, take } from './overlay-hand.ts'

const RADIUS_PX = 11
const INSET_PX = 18
/** Below this size the handles would overlap. */
const ROOM_PX = 72

type Way = 'move' | 'size'

/** Snaps the nearer edge; the other keeps its distance. */
function placed(from: number, size: number, snap: (at: number) => number): number {
  const [first, last] = [snap(from), snap(from + size)]
  return first === from ? last - size : first
}

function wanted(way: Way, cell: GridCell, by: Point, snaps: Record<'x' | 'y', (at: number) => number>): GridCell {
  const [left, top] = [cell.left + by.x, cell.top + by.y]
  if (way === 'move')
    return { ...cell, left: placed(left, cell.width, snaps.x), top: placed(top, cell.height, snaps.y) }
  return {
    ...cell,
    width: snaps.x(left + cell.width) - cell.left,
    height: snaps.y(top + cell.height) - cell.top,
  }
}

function useCellDrag(cell: GridCell, way: Way) {
  const start = useRef<{ point: Point; cell: GridCell } | null>(null)
  const end = () => {
    start.current = null
    settle()
  }
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (take(event)) start.current = { point: canvasPoint(event), cell }
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (!isHeld(event) || !start.current) return
      const others = (gridNow()?.cells ?? []).filter(({ index }) => index !== cell.index)
      const [at, from, reach] = [canvasPoint(event), start.current.point, snapReach(event)]
      const snaps = {
        x: (edge: number) => (reach > 0 ? snapEdge(edge, reach, others, 'x') : edge),
        y: (edge: number) => (reach > 0 ? snapEdge(edge, reach, others, 'y') : edge),
      }
      const frame = wanted(way, start.current.cell, { x: at.x - from.x, y: at.y - from.y }, snaps)
      apply(
        (document) => setCellFrame(document, useStudio.getState().view_id, cell.index, frame),
        `cell:${way}:${cell.index}`,
      )
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function Handle({ way, x, y, cell }: { way: Way; x: number; y: number; cell: GridCell }) {
  const text = useText(gridText)
  const sign = way === 'move' ? 'M-6 0h12M0 -6v12' : 'M-4 -4l8 8M4 0v4h-4M-4 0v-4h4'
  return (
    <g
      className={`touch-none ${css.handle}`}
      data-way={way}
      data-handle={cell.index}
      transform={`translate(${x} ${y})`}
      {...useCellDrag(cell, way)}
    >
      <title>{way === 'move' ? text.drag_move : text.drag_size}</title>
      <circle className={css.hold} r={RADIUS_PX + 7} />
      <circle r={RADIUS_PX} />
      <path d={sign} />
    </g>
  )
}

/** Moves or resizes the selected cell independently of its neighbours. */
export function CellHandles(props: CellProps) {
  const is_chosen = useCell((state) => state.cell === props.cell.index && state.drag === null)
  const { x, y, width, height } = screenBox(props)
  if (!is_chosen || Math.min(width, height) < ROOM_PX) return null
  const right = x + width - INSET_PX
  return (
    <>
      <Handle way="move" x={right} y={y + INSET_PX} cell={props.cell} />
      <Handle way="size" x={right} y={y + height - INSET_PX} cell={props.cell} />
    </>
  )
}
