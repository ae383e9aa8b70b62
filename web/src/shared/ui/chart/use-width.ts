import { type RefObject, useEffect, useRef, useState } from 'react'

/** The rendered width of an element, so chart labels keep their size on every screen. */
export function useWidth<E extends HTMLElement>(first_px = 640): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width_px, setWidth] = useState(first_px)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0)
      if (width > 0) setWidth(width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width_px]
}
