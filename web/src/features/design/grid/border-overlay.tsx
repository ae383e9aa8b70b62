import type { Border } from '@inkroute/engine/grid/borders'
import { moveBorder } from '@inkroute/engine/grid/grid-commands'
import type { PointerEvent } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { toScreen, type Viewport } from '../stage/viewport.view.ts'
import { apply, settle, useStudio } from '../studio-store.ts'
import { gridText } from './grid.text.ts'
import { snapBorder } from './grid.view.ts'
import css from './grid-overlay.module.css'
import { canvasPoint, isHeld, snapReach, take } from './overlay-hand.ts'

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

function endsOf({ border, viewport }: BorderProps) {
  const is_upright = border.axis === 'x'
  const from = toScreen(viewport, is_upright ? { x: border.at, y: border.from } : { x: border.from, y: border.at })
  const to = toScreen(viewport, is_upright ? { x: border.at, y: border.to } : { x: border.to, y: border.at })
  return { is_upright, from, to }
}

/** A line between cells that can be pulled. */
export function BorderLine(props: BorderProps) {
  const { from, to } = endsOf(props)
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <g className={css.border} {...pulling(props.border)}>
      <line className={css.reach} {...ends} />
      <line className={css.line} {...ends} />
    </g>
  )
}

/** Its grip, above all lines: where one line ends on the middle of another, the one whose grip is seen is pulled. */
export function BorderGrip(props: BorderProps) {
  const text = useText(gridText)
  const { is_upright, from, to } = endsOf(props)
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const around = (across: number, along: number) => {
    const [width, height] = is_upright ? [across, along] : [along, across]
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  return (
    <g className={css.border} {...pulling(props.border)}>
      <title>{text.drag_border}</title>
      <rect className={css.hold} {...around(22, 36)} />
      <rect className={css.grip} {...around(6, 24)} rx={3} />
    </g>
  )
}
