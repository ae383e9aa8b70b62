import { randomise } from '@inkroute/engine/grid/grid-commands'
import { useEffect } from 'react'
import { create } from 'zustand'
import { apply, useStudio } from '../studio-store.ts'

export const MAX_SEED = 999_999

/** The number the pictures were dealt by last. */
export const useSeed = create<{ readonly seed: number }>(() => ({ seed: 0 }))

const TRIES = 12

/** Deals the pictures by a number of chance, another one when they would stand as they did. */
export function deal(): void {
  const { view_id, history } = useStudio.getState()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = Math.floor(Math.random() * MAX_SEED) + 1
    const next = randomise(history.present, view_id, seed)
    if (next === history.present) continue
    useSeed.setState({ seed })
    return apply(() => next)
  }
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** R deals, wherever nothing is being written. */
export function useDealKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isWriting(event.target) || event.defaultPrevented) return
      event.preventDefault()
      deal()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
