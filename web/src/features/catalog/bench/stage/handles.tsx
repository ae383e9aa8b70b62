import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import css from './stage.module.css'
import { useHand, useViewport, viewportNow } from './stage-store.ts'
import { findNudge, type Point, toPicture, toScreen, within } from './viewport.view.ts'

/** A point of the photograph that can be dragged. */
export interface Handle {
  readonly id: string
  readonly at: Point
  readonly label: string
  readonly is_small?: boolean
  readonly is_square?: boolean
  /** Something is wrong here. */
  readonly is_bad?: boolean
}

interface HandlesProps {
  readonly handles: readonly Handle[]
  /** Moves with the same step are undone together. */
  readonly onMove: (id: string, to: Point, step: string) => void
  readonly onSettle: () => void
  readonly onRemove?: (id: string) => void
  readonly onSelect?: (id: string) => void
  readonly selected?: string | null
}

interface Held {
  readonly id: string
  readonly step: string
  /** From the pointer to the point, so that it does not jump when it is taken. */
  readonly dx: number
  readonly dy: number
}

const REACH_PX = 18

const stageBox = (target: Element): DOMRect | undefined => target.closest('[data-stage]')?.getBoundingClientRect()

function useHandleDrag({ onMove, onSettle, onSelect }: HandlesProps) {
  const held = useRef<Held | null>(null)
  const at = (event: PointerEvent<Element>): Point => {
    const box = stageBox(event.currentTarget)
    return toPicture(viewportNow(), { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) })
  }
  return {
    onDown: (event: PointerEvent<SVGElement>, handle: Handle) => {
      // The middle button pans, wherever it is pressed; so does Space.
      if (event.button !== 0 || useHand.getState().will_pan) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus()
      const from = at(event)
      held.current = { id: handle.id, step: crypto.randomUUID(), dx: handle.at.x - from.x, dy: handle.at.y - from.y }
      useHand.setState({ held: handle.at })
      onSelect?.(handle.id)
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const now = held.current
      if (!now) return
      event.stopPropagation()
      const point = at(event)
      const to = within({ x: point.x + now.dx, y: point.y + now.dy }, viewportNow().side_px)
      useHand.setState({ held: to })
      onMove(now.id, to, now.step)
    },
    onUp: (event: PointerEvent<SVGElement>) => {
      if (!held.current) return
      event.stopPropagation()
      held.current = null
      useHand.setState({ held: null })
      onSettle()
    },
  }
}

export function Handles(props: HandlesProps) {
  const { handles, onMove, onSettle, onRemove, onSelect, selected } = props
  const viewport = useViewport()
  const drag = useHandleDrag(props)
  const onKey = (event: KeyboardEvent, handle: Handle) => {
    const by = findNudge(event)
    if (by) {
      event.preventDefault()
      const to = within({ x: handle.at.x + by.x, y: handle.at.y + by.y }, viewport.side_px)
      // Presses in a row are one step of undo; leaving the point ends it.
      onMove(handle.id, to, `keys ${handle.id}`)
    } else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      onRemove(handle.id)
    }
  }
  return handles.map((handle) => {
    const { x, y } = toScreen(viewport, handle.at)
    const radius = handle.is_small ? 4.5 : 7
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside an SVG.
      <g
        key={handle.id}
        role="button"
        tabIndex={0}
        aria-label={handle.label}
        className={css.handle}
        data-handle={handle.id}
        data-bad={handle.is_bad || undefined}
        data-selected={selected === handle.id || undefined}
        onPointerDown={(event) => drag.onDown(event, handle)}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onUp}
        onPointerCancel={drag.onUp}
        onFocus={() => onSelect?.(handle.id)}
        onBlur={onSettle}
        onKeyDown={(event) => onKey(event, handle)}
      >
        <circle cx={x} cy={y} r={REACH_PX} className={css.reach} />
        {handle.is_square ? (
          <rect x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} rx={2} />
        ) : (
          <circle cx={x} cy={y} r={radius} />
        )}
      </g>
    )
  })
}
