import { viewOf } from '@inkroute/engine/document/design-document'
import type { Point } from '@inkroute/engine/geometry/box'
import { type Border, bordersOf } from '@inkroute/engine/grid/borders'
import { cellAt, cellBox, type Grid, type GridCell } from '@inkroute/engine/grid/grid'
import { moveBorder, swapCells } from '@inkroute/engine/grid/grid-commands'
import { type PointerEvent, useEffect } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useViewport, viewportNow } from '../stage/viewport.ts'
import { toCanvas, toScreen, type Viewport } from '../stage/viewport.view.ts'
import { apply, choose, gridNow, settle, useGrid, useStudio } from '../studio-store.ts'
import { openPanel, useStudioUi } from '../studio-ui.ts'
import { chooseCell, followChosen, useCell } from './cell-store.ts'
import { gridText } from './grid.text.ts'
import { filledCells, snapBorder } from './grid.view.ts'
import css from './grid-overlay.module.css'

const SNAP_SCREEN_PX = 7
const HOLD_PX = 14

const canvasPoint = (event: PointerEvent<SVGElement>): Point => {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
  return toCanvas(viewportNow(), { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) })
}

const take = (event: PointerEvent<SVGElement>): boolean => {
  if (event.button !== 0) return false
  event.stopPropagation()
  event.currentTarget.setPointerCapture(event.pointerId)
  return true
}

const isHeld = (event: PointerEvent<SVGElement>) => event.currentTarget.hasPointerCapture(event.pointerId)

/** A line between cells that can be pulled. */
function BorderLine({ border, viewport }: { border: Border; viewport: Viewport }) {
  const text = useText(gridText)
  const is_upright = border.axis === 'x'
  const from = toScreen(viewport, is_upright ? { x: border.at, y: border.from } : { x: border.from, y: border.at })
  const to = toScreen(viewport, is_upright ? { x: border.at, y: border.to } : { x: border.to, y: border.at })
  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    if (!isHeld(event)) return
    const free = canvasPoint(event)[border.axis]
    const is_snapping = useStudioUi.getState().is_snapping && !event.ctrlKey
    const at = is_snapping ? snapBorder(free, SNAP_SCREEN_PX / viewport.zoom) : free
    apply((document) => moveBorder(document, useStudio.getState().view_id, border.id, at), `border:${border.id}`)
  }
  return (
    <g
      className={css.border}
      data-border={border.id}
      data-axis={border.axis}
      onPointerDown={take}
      onPointerMove={onPointerMove}
      onPointerUp={settle}
      onPointerCancel={settle}
    >
      <line className={css.reach} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <line className={css.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <rect
        className={css.grip}
        x={(from.x + to.x) / 2 - (is_upright ? 3 : 12)}
        y={(from.y + to.y) / 2 - (is_upright ? 12 : 3)}
        width={is_upright ? 6 : 24}
        height={is_upright ? 24 : 6}
        rx={3}
      >
        <title>{text.drag_border}</title>
      </rect>
    </g>
  )
}

interface CellProps {
  readonly grid: Grid
  readonly cell: GridCell
  readonly viewport: Viewport
}

function screenBox({ grid, cell, viewport }: CellProps) {
  const box = cellBox(grid, cell)
  const { x, y } = toScreen(viewport, { x: box.left, y: box.top })
  return { x, y, width: box.width * viewport.zoom, height: box.height * viewport.zoom }
}

/** An empty cell asks for a picture. */
function EmptyCell(props: CellProps) {
  const is_chosen = useCell((state) => state.cell === props.cell.index)
  const box = screenBox(props)
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    choose([])
    chooseCell(props.cell.index)
    const { panel } = useStudioUi.getState()
    if (!panel || panel === 'grid' || window.matchMedia('(max-width: 760px)').matches) openPanel('artworks')
  }
  return (
    <g className={css.empty} data-chosen={is_chosen} data-cell={props.cell.index} onPointerDown={onPointerDown}>
      <rect {...box} />
      <path d={`M${cx - 11} ${cy}h22M${cx} ${cy - 11}v22`} />
    </g>
  )
}

/** Drags the contents of a cell onto another. */
function SwapHandle(props: CellProps) {
  const text = useText(gridText)
  const { index } = props.cell
  const { x, y } = screenBox(props)
  const [cx, cy] = [x + HOLD_PX + 6, y + HOLD_PX + 6]
  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    if (take(event)) useCell.setState({ drag: { from: index, over: null }, cell: index })
  }
  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    const grid = gridNow()
    if (!isHeld(event) || !grid) return
    const over = cellAt(grid, canvasPoint(event))?.index ?? null
    useCell.setState({ drag: { from: index, over: over === index ? null : over } })
  }
  const onPointerUp = () => {
    const over = useCell.getState().drag?.over ?? null
    useCell.setState({ drag: null })
    if (over === null) return
    apply((document) => swapCells(document, useStudio.getState().view_id, index, over))
    chooseCell(over)
  }
  const onPointerCancel = () => useCell.setState({ drag: null })
  return (
    <g className={css.swap} data-swap={index} {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}>
      <title>{text.drag_swap}</title>
      <circle className={css.hold} cx={cx} cy={cy} r={HOLD_PX + 6} />
      <circle cx={cx} cy={cy} r={HOLD_PX} />
      <path d={`M${cx - 6} ${cy - 3}h11l-3 -3M${cx + 6} ${cy + 3}h-11l3 3`} />
    </g>
  )
}

function CellFrame(props: CellProps) {
  const is_chosen = useCell((state) => state.cell === props.cell.index)
  const is_target = useCell((state) => state.drag?.over === props.cell.index)
  const is_source = useCell((state) => state.drag?.from === props.cell.index)
  if (!is_chosen && !is_target && !is_source) return null
  return <rect className={css.frame} data-target={is_target} data-source={is_source} {...screenBox(props)} />
}

/** What can be done to the cells themselves, over the painted sheet and under the layer in hand. */
export function GridOverlay() {
  const text = useText(gridText)
  const grid = useGrid()
  const view = useStudio((state) => viewOf(state.history.present, state.view_id))
  const viewport = useViewport()
  const refused = useCell((state) => state.refused)
  useEffect(followChosen, [])
  useEffect(() => {
    if (refused > 0) showToast('info', text.choose_cell)
  }, [refused, text])
  if (!grid) return null
  const filled = filledCells(view)
  const full = grid.cells.filter((cell) => filled.has(cell.index))
  return (
    <>
      {grid.cells.map((cell) =>
        filled.has(cell.index) ? null : <EmptyCell key={cell.index} {...{ grid, cell, viewport }} />,
      )}
      {grid.cells.map((cell) => (
        <CellFrame key={cell.index} {...{ grid, cell, viewport }} />
      ))}
      {bordersOf(grid).map((border) => (
        <BorderLine key={border.id} {...{ border, viewport }} />
      ))}
      {grid.cells.length > 1 ? full.map((cell) => <SwapHandle key={cell.index} {...{ grid, cell, viewport }} />) : null}
    </>
  )
}
