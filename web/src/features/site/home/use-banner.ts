import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

export const AUTOPLAY_MS = 4000
const SWIPE_PX = 40

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The current slide. It advances automatically unless hovered, focused or stopped, or if motion is reduced. */
export function useBanner(count: number) {
  const [index, setIndex] = useState(0)
  const [is_held, setHeld] = useState(false)
  const [is_stopped, setStopped] = useState(false)
  const down = useRef<number | null>(null)
  const go = (to: number) => setIndex((to + count) % Math.max(1, count))
  useEffect(() => {
    if (wantsNoMotion()) setStopped(true)
  }, [])
  useEffect(() => {
    if (is_held || is_stopped || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [is_held, is_stopped, count])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || (event.target as HTMLElement).closest('[role="application"]')) return
    event.preventDefault()
    go(index + step)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (down.current ?? event.clientX)
    down.current = null
    if (Math.abs(moved) > SWIPE_PX) go(index + (moved < 0 ? 1 : -1))
  }
  return {
    index,
    go,
    is_stopped,
    toggle: () => setStopped(!is_stopped),
    frame: {
      onKeyDown,
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    /** Swipe by touch only; dragging with a mouse would interfere with links. */
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        down.current = event.pointerType === 'mouse' ? null : event.clientX
      },
      onPointerUp,
      onPointerCancel: () => {
        down.current = null
      },
    },
  }
}
