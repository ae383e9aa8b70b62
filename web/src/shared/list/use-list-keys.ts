import { type KeyboardEvent, useEffect, useRef } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'
const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** `/` goes to the search box; the arrows go from row to row, where Enter opens what is focused. */
export function useListKeys() {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target
      if (isTyping(target) || (target instanceof Element && target.closest(OVERLAYS))) return
      const box = screen.current?.querySelector<HTMLInputElement>('search input')
      if (!box) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    // A checkbox in a row is a field, too, but arrows mean nothing to it.
    if (isTyping(event.target) && !event.target.matches('[type="checkbox"]')) return
    const row = event.target.closest('[data-row-key]')
    if (!row) return
    const rows = [...(screen.current?.querySelectorAll('[data-row-key]') ?? [])]
    const places = [...row.querySelectorAll<HTMLElement>('a, button, input')]
    const next = rows[rows.indexOf(row) + step]?.querySelectorAll<HTMLElement>('a, button, input')
    if (!next || next.length === 0) return
    event.preventDefault()
    // The same place in the next row: from one checkbox to the next, from one name to the next.
    const place = places.indexOf(event.target)
    ;(next[Math.min(Math.max(place, 0), next.length - 1)] ?? next[0])?.focus()
  }
  return { screen, onKeyDown }
}
