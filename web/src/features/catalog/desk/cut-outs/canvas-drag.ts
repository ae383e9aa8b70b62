import { CANVAS_PX } from '@inkroute/contract/catalog/desk/codes'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export type Change = (x: number, y: number) => void

/** Dragging with the pointer, in units of the canvas. */
export function useDrag() {
  const frame = useRef<SVGSVGElement>(null)
  const start = useRef<{ change: Change; x: number; y: number } | null>(null)
  const begin = (change: Change) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    start.current = { change, x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<SVGElement>) => {
    const from = start.current
    const width_px = frame.current?.getBoundingClientRect().width
    if (!from || !width_px) return
    const scale = CANVAS_PX / width_px
    from.change((event.clientX - from.x) * scale, (event.clientY - from.y) * scale)
  }
  const end = () => {
    start.current = null
  }
  return { frame, begin, drag, end }
}

/** Arrow keys move, with Alt they resize, with Shift in larger steps. */
export const byKeys = (move: Change, resize: Change) => (event: KeyboardEvent) => {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const by = event.shiftKey ? 10 : 1
  const change = event.altKey ? resize : move
  change(step[0] * by, step[1] * by)
}
