import type { Point } from '@inkroute/engine/geometry/box'
import { type KeyboardEvent, useState } from 'react'
import { ZOOM_STEP } from './look.view.ts'

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Of the longer side of the mask. */
const KEY_STEP = 1 / 96

type Place = readonly [number, number]

interface Keys {
  readonly size: { readonly width: number; readonly height: number }
  /** Where a place of the mask is on the sheet. */
  readonly onSheet: (place: Place) => Point
  readonly zoom: (factor: number, at: Point) => void
  readonly fit: () => void
  readonly paintDot: (at: Place) => void
}

/** Arrow keys move the brush, Enter paints, plus and minus zoom around it. */
export function useBrushKeys({ size, onSheet, zoom, fit, paintDot }: Keys) {
  /** Null until the keyboard is used. */
  const [cursor, setCursor] = useState<Place | null>(null)
  const at: Place = cursor ?? [size.width / 2, size.height / 2]
  const step = ([across, down]: Place, far: boolean) => {
    const by = Math.max(size.width, size.height) * KEY_STEP * (far ? 5 : 1)
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
    setCursor([within(at[0] + across * by, size.width), within(at[1] + down * by, size.height)])
  }
  const zoomIn = () => zoom(ZOOM_STEP, onSheet(at))
  const zoomOut = () => zoom(1 / ZOOM_STEP, onSheet(at))
  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    _: zoomOut,
    '0': fit,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    if (arrow) step(arrow, event.shiftKey)
    else if (event.key === 'Enter') paintDot(at)
    else if (event.key in keys) keys[event.key]?.()
    else return
    event.preventDefault()
  }
  return { cursor, hideCursor: () => setCursor(null), onKeyDown }
}
