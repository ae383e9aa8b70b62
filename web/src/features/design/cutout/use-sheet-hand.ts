import type { Stroke } from '@inkroute/engine/cutout/correct-mask'
import type { Point } from '@inkroute/engine/geometry/box'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { getPinch } from '../stage/gestures.ts'
import { useBrushKeys } from './use-brush-keys.ts'
import { useLook } from './use-look.ts'

export interface Brush extends Pick<Stroke, 'kind' | 'radius'> {
  /** The hand moves the picture instead of painting. */
  readonly is_moving: boolean
}

interface Hand {
  /** Shows the picture; stays in place while that is zoomed and moved. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly size: { readonly width: number; readonly height: number }
  readonly brush: Brush
  readonly onStroke: (stroke: Stroke) => void
}

/** Painting, zooming and moving with mouse, fingers and keys. */
export function useSheetHand({ sheet, canvas, size, brush: { kind, radius, is_moving }, onStroke }: Hand) {
  const { look, zoom, move, fit, fromMiddle } = useLook(sheet)
  const [points, setPoints] = useState<Stroke['points'] | null>(null)
  const held = useRef(new Map<number, Point>())
  const shown = () => canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  const onMask = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = shown()
    return [((clientX - left) * size.width) / width, ((clientY - top) * size.height) / height]
  }
  const onSheet = ([x, y]: readonly [number, number]): Point => {
    const { left, top, width, height } = shown()
    return fromMiddle({ clientX: left + (x * width) / size.width, clientY: top + (y * height) / size.height })
  }
  const paintDot = (at: readonly [number, number]) => onStroke({ kind, radius, points: [at] })
  const { cursor, hideCursor, onKeyDown } = useBrushKeys({ size, onSheet, zoom, fit, paintDot })

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, fromMiddle(event))
    const paints = held.current.size === 1 && !is_moving && event.button === 0
    setPoints(paints ? [onMask(event)] : null)
    hideCursor()
  }
  /** Two fingers zoom and move; one paints, or moves where that was chosen. */
  const onPointerMove = (event: PointerEvent) => {
    const was = held.current.get(event.pointerId)
    if (!was) return
    const is = fromMiddle(event)
    held.current.set(event.pointerId, is)
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId)
    if (other) {
      const [before, after] = [getPinch(was, other[1]), getPinch(is, other[1])]
      zoom(after.distance / before.distance, after.middle)
      move({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y })
    } else if (points) setPoints([...points, onMask(event)])
    else move({ x: is.x - was.x, y: is.y - was.y })
  }
  const release = (event: PointerEvent, paints: boolean) => {
    held.current.delete(event.pointerId)
    if (paints && points) onStroke({ kind, radius, points })
    setPoints(null)
  }
  const onPointerUp = (event: PointerEvent) => release(event, true)
  const onPointerCancel = (event: PointerEvent) => release(event, false)
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown }
  return { look, points, cursor, zoom, fit, handlers }
}
