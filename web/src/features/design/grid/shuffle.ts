import { findView } from '@inkroute/engine/document/design-document'
import { MAX_SEED } from '@inkroute/engine/document/grid'
import { randomise } from '@inkroute/engine/grid/grid-commands'
import { useEffect } from 'react'
import { apply, useStudio } from '../state/studio-store.ts'

const TRIES = 12

/** Shuffles the pictures with a random seed, retrying if nothing would change. */
export function shufflePictures(): void {
  const { view_id, history } = useStudio.getState()
  const before = findView(history.present, view_id)?.layers
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = Math.floor(Math.random() * MAX_SEED) + 1
    const next = randomise(history.present, view_id, seed)
    if (findView(next, view_id)?.layers === before) continue
    return apply(() => next)
  }
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** R shuffles, unless the user is typing. */
export function useShuffleKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isWriting(event.target) || event.defaultPrevented) return
      event.preventDefault()
      shufflePictures()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
