import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { MAX_SCALE, movedBy, UNZOOMED, type Zoom, zoomedAt } from '../zoom.view.ts'

const middle = { x: 0, y: 0 }

/** Pinch, wheel, drag and double press over one picture. Another picture starts unzoomed. */
export function useZoom(picture: string) {
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts anew
  useEffect(() => setZoom(UNZOOMED), [picture])

  const side = () => Math.min(frame.current?.clientWidth ?? 1, frame.current?.clientHeight ?? 1)
  const fromMiddle = useCallback((x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : middle
  }, [])

  // React listens to the wheel passively; only a listener of our own may keep the page still.
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((now) => zoomedAt(now, Math.exp(-event.deltaY * 0.002), point, side()))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (!other) {
        setZoom((zoom) => movedBy(zoom, now.x - before.x, now.y - before.y, side()))
        return
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const is = Math.hypot(now.x - other.x, now.y - other.y)
      const point = fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2)
      if (was > 0) setZoom((zoom) => zoomedAt(zoom, is / was, point, side()))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { clientX: number; clientY: number }) => {
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((zoom) => (zoom.scale > 1 ? UNZOOMED : zoomedAt(zoom, 2.5, point, side())))
    },
  }
  const zoomBy = (factor: number) => setZoom((now) => zoomedAt(now, factor, middle, side()))
  const isAt = (what: 'least' | 'most' | 'zoomed') =>
    what === 'most' ? zoom.scale >= MAX_SCALE : (what === 'zoomed') === zoom.scale > 1
  return { frame, zoom, handlers, zoomBy, isAt }
}
