import { findView } from '@inkroute/engine/document/design-document'
import { cellAt } from '@inkroute/engine/document/grid'
import { type Border, getBorders } from '@inkroute/engine/grid/borders'
import { moveBorder, swapCells } from '@inkroute/engine/grid/grid-commands'
import { type PointerEvent, useEffect } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { chooseCell, followSelectedLayer, useCell } from '../state/cell-store.ts'
import { useViewport } from '../state/stage-store.ts'
import { apply, choose, gridNow, settle, useGrid, useStudio } from '../state/studio-store.ts'
import { openPanel, useStudioUi } from '../state/studio-ui.ts'
import { toScreen, type Viewport } from '../state/viewport.view.ts'
import { CellHandles } from './cell-handles.tsx'
import { gridText } from './grid.text.ts'
import { filledCells, snapBorder } from './grid.view.ts'
import css from './grid-overlay.module.css'
import { type CellProps, canvasPoint, isHeld, screenBox, snapReach, take } from './overlay-hand.ts'

interface BorderProps {
  readonly border: Border
  readonly viewport: Viewport
}

const pulling = (border: Border) => ({
  'data-border': border.id,
  'data-axis': border.axis,
  onPointerDown: take,
  onPointerMove: (event: PointerEvent<SVGElement>) => {
    if (!isHeld(event)) return
    const at = snapBorder(canvasPoint(event)[border.axis], snapReach(event))
    apply((document) => moveBorder(document, useStudio.getState().view_id, border.id, at), `border:${border.id}`)
  },
  onPointerUp: settle,
  onPointerCancel: settle,
})

function getEnds({ border, viewport }: BorderProps) {
  const is_upright = border.axis === 'x'
  const from = toScreen(viewport, is_upright ? { x: border.at, y: border.from } : { x: border.from, y: border.at })
  const to = toScreen(viewport, is_upright ? { x: border.at, y: border.to } : { x: border.to, y: border.at })
  return { is_upright, from, to }
}

/** A draggable border between cells. */
function BorderLine(props: BorderProps) {
  const { from, to } = getEnds(props)
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <g className={`touch-none ${css.border}`} {...pulling(props.border)}>
      <line className={css.reach} {...ends} />
      <line className={css.line} {...ends} />
    </g>
  )
}

/** The border's grip, drawn above all borders so that the visible grip is the one dragged. */
function BorderGrip(props: BorderProps) {
  const text = useText(gridText)
  const { is_upright, from, to } = getEnds(props)
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const around = (across: number, along: number) => {
    const [width, height] = is_upright ? [across, along] : [along, across]
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  return (
    <g className={`touch-none ${css.border}`} {...pulling(props.border)}>
      <title>{text.drag_border}</title>
      <rect className={css.hold} {...around(22, 36)} />
      <rect className={css.grip} {...around(6, 24)} rx={3} />
    </g>
  )
}

const HOLD_PX = 14

/** Placeholder of an empty cell. */
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

/** Drags the content of a cell onto another one. */
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
    <g
      className={css.swap}
      data-swap={index}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
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

/** Cell controls, above the painted sheet and below the selected layer. */
export function GridOverlay() {
  const text = useText(gridText)
  const grid = useGrid()
  const view = useStudio((state) => findView(state.history.present, state.view_id))
  const viewport = useViewport()
  const refused = useCell((state) => state.refused)
  useEffect(followSelectedLayer, [])
  useEffect(() => {
    if (refused > 0) showToast('info', text.choose_cell)
  }, [refused, text])
  if (!grid) return null
  const filled = filledCells(view)
  const borders = getBorders(grid)
  const full = grid.cells.filter((cell) => filled.has(cell.index))
  return (
    <>
      {grid.cells.map((cell) =>
        filled.has(cell.index) ? null : <EmptyCell key={cell.index} grid={grid} cell={cell} viewport={viewport} />,
      )}
      {grid.cells.map((cell) => (
        <CellFrame key={cell.index} grid={grid} cell={cell} viewport={viewport} />
      ))}
      {borders.map((border) => (
        <BorderLine key={border.id} border={border} viewport={viewport} />
      ))}
      {borders.map((border) => (
        <BorderGrip key={border.id} border={border} viewport={viewport} />
      ))}
      {grid.cells.length > 1
        ? full.map((cell) => <SwapHandle key={cell.index} grid={grid} cell={cell} viewport={viewport} />)
        : null}
      {grid.cells.map((cell) => (
        <CellHandles key={cell.index} grid={grid} cell={cell} viewport={viewport} />
      ))}
    </>
  )
}
