import type { Point } from '@inkroute/engine/geometry/box'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Look, movedLook, wholeLook, zoomedLook } from './look.view.ts'

const WHEEL_SPEED = 0.0015
const middle: Point = { x: 0, y: 0 }

/** How near the picture of a sheet is looked at; the wheel zooms at the pointer. */
export function useLook(sheet: RefObject<HTMLElement | null>) {
  const [look, setLook] = useState<Look>(wholeLook)
  const box = () => sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  const zoom = (factor: number, at: Point = middle) => setLook((now) => zoomedLook(now, factor, at, box()))
  const move = (by: Point) => setLook((now) => movedLook(now, by, box()))
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const onWheel = useRef((_: WheelEvent) => {})
  useEffect(() => {
    onWheel.current = (event) => zoom(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle(event))
  })
  useEffect(() => {
    const area = sheet.current
    // React listens passively to wheels, which would scroll the dialog.
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      onWheel.current(event)
    }
    area?.addEventListener('wheel', listen, { passive: false })
    return () => area?.removeEventListener('wheel', listen)
  }, [sheet])
  return { look, zoom, move, fit: () => setLook(wholeLook), fromMiddle }
}
