import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Long enough that a passing pointer opens nothing and a diagonal move to a link does not close the menu. */
const OPEN_MS = 120
const CLOSE_MS = 280

/** Opens on hover intent, touch or keyboard; closes on leave, Escape, an outside click or navigation. */
export function useMegaMenu() {
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened_at, setOpenedAt] = useState<string | null>(null)
  const is_open = opened_at === key
  const set = (open: boolean) => {
    clearTimeout(timer.current)
    setOpenedAt(open ? key : null)
  }
  const later = (open: boolean, delay_ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenedAt(open ? key : null), delay_ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!is_open) return
    const onPointer = (event: globalThis.PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenedAt(null)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [is_open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && is_open) {
      set(false)
      button.current?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      set(true)
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('a')?.focus())
    }
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget as Node)) set(false)
  }
  const byMouse = (open: boolean, delay_ms: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(open, delay_ms)
  }
  return {
    is_open,
    button,
    toggle: () => set(!is_open),
    close: () => set(false),
    frame: {
      ref: box,
      onKeyDown,
      onBlur,
      onPointerEnter: byMouse(true, OPEN_MS),
      onPointerLeave: byMouse(false, CLOSE_MS),
    },
  }
}
