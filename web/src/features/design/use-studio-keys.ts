import { hotKeyDefaults } from '@inkroute/contract/hot-keys'
import { getHotKeys } from '@inkroute/contract/preference'
import { useEffect } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { combinationOf } from '../../shared/keys/combination.ts'
import { type StudioAction, studioActions } from './studio-actions.ts'
import { useStudio } from './studio-store.ts'

const actions: readonly StudioAction[] = Object.values(studioActions)

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The seller's own keys, the specification's where none were chosen. `Backspace` deletes as well. */
export function useStudioKeys(): ReadonlyMap<string, string> {
  const own = useCall(getHotKeys, {}, { quiet: true, stale_ms: 600_000 }).data?.hot_keys ?? hotKeyDefaults
  useEffect(() => {
    const byKey = new Map(own.map(({ key, action }) => [key, actions.find((one) => one.hot_key === action)]))
    byKey.set('Backspace', studioActions.remove)
    const onKeyDown = (event: KeyboardEvent) => {
      if (isWriting(event.target)) return
      const action = byKey.get(combinationOf(event) ?? '')
      if (!action) return
      event.preventDefault()
      if (!action.needs_selection || useStudio.getState().chosen.length > 0) action.run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [own])
  return new Map(own.map(({ key, action }) => [action, key]))
}
