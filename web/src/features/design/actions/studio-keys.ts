import { type HotKeyAction, hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { getHotKeys } from '@inkroute/contract/preference/preference'
import { move } from '@inkroute/engine/transform/transform'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useCall } from '../../../shared/api/hooks.ts'
import { findCombination } from '../../../shared/keys/combination.ts'
import { apply, chosenLayers, cmPerPxNow, selectionNow, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { editedNow, endEditing, focusTyping, startEditing } from '../words/editing.ts'
import { croppedIdNow, panCropped } from './cropping.ts'
import { type StudioAction, studioActions } from './studio-actions.ts'

/** Keys of the 17 actions a seller may rebind. */
type BoundKeys = ReadonlyMap<HotKeyAction, string>

export const defaultKeys: BoundKeys = new Map(hotKeyDefaults.map(({ action, key }) => [action, key]))

/** The seller's keys; the defaults until they are loaded. */
export const useKeys = create<{ readonly keys: BoundKeys }>(() => ({ keys: defaultKeys }))

export const keyOfAction = (action: StudioAction, keys: BoundKeys): string | undefined =>
  (action.hot_key && keys.get(action.hot_key)) ?? action.key

const actions: readonly StudioAction[] = Object.values(studioActions)
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MM_PER_CM = 10
/** Millimetres on the product, with Shift and with Alt. */
const steps_mm = { '': 1, 'Shift+': 10, 'Alt+': 0.1 } as const
/** Handled by the browser's copy and paste events, which carry the clipboard data. */
const byEvent = new Set(['copy', 'cut', 'paste'])

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null

/** Arrow keys belong to the focused list, menu or slider. */
const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('[role=menu], [role=tablist], [role=radiogroup], [role=slider], [role=listbox], input') !== null

const isBusyElsewhere = () => useStudioUi.getState().dialog !== null || document.querySelector('dialog[open]') !== null

/** The seller's own keys come before those with a modifier more. */
function stepFor(combination: string | null, move_key: string): number | undefined {
  const [, step_mm] =
    Object.entries(steps_mm).find(([held]) => move_key.replace('Arrows', `${held}Arrows`) === combination) ?? []
  return step_mm
}

function nudge(event: KeyboardEvent, move_key: string): boolean {
  const way = arrows[event.key]
  if (!way || hasOwnArrows(event.target) || useStudio.getState().chosen.length === 0) return false
  const combination = findCombination(event)
  const step_mm = stepFor(combination, move_key)
  if (step_mm === undefined) return false
  const step = step_mm / (cmPerPxNow() * MM_PER_CM)
  if (croppedIdNow()) panCropped(way[0] * step, way[1] * step, 'crop-nudge')
  else apply((document) => move(document, selectionNow(), way[0] * step, way[1] * step), 'nudge')
  return true
}

/** The action for a key combination: the seller's keys first, then fixed ones. */
function findAction(combination: string, keys: ReturnType<typeof useKeys.getState>['keys']): StudioAction | undefined {
  const own = actions.find((action) => action.hot_key && keys.get(action.hot_key) === combination)
  if (own) return own
  if (combination === 'Backspace') return studioActions.remove
  return actions.find(
    (action) => !byEvent.has(action.id) && !action.hot_key && keyOfAction(action, keys) === combination,
  )
}

/** The keys belong to no control: they are for what is selected. */
const isFree = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.hasAttribute('data-stage'))

/** While letters are edited but a button of a panel has the keys. */
const fit_for_letters: ReadonlySet<string> = new Set(['undo', 'redo', 'zoom_in', 'zoom_out', 'zoom_fit', 'key_help'])

/** Keys that nobody has bound: Enter edits the selected text. */
function onFreeKey(event: KeyboardEvent): void {
  if (findCombination(event) !== 'Enter' || !isFree(event.target)) return
  const [layer, ...more] = chosenLayers()
  if (more.length === 0 && startEditing(layer)) event.preventDefault()
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isWriting(event.target) || isBusyElsewhere()) return
  const { keys } = useKeys.getState()
  const is_edited = editedNow() !== null
  if (is_edited && isFree(event.target)) {
    if (event.key === 'Escape') endEditing()
    // What is typed next goes into the text.
    return focusTyping()
  }
  if (!is_edited && nudge(event, keys.get('move') ?? 'Arrows')) return event.preventDefault()
  const action = findAction(findCombination(event) ?? '', keys)
  if (!action) return onFreeKey(event)
  if (is_edited && !fit_for_letters.has(action.id)) return
  event.preventDefault()
  if (action.can()) action.run()
}

/** Handles the seller's shortcuts and the defaults. `Backspace` deletes as well. */
export function useStudioKeys(): void {
  const own = useCall(getHotKeys, {}, { quiet: true, stale_ms: 600_000 }).data?.hot_keys
  useEffect(() => {
    useKeys.setState({ keys: own ? new Map(own.map(({ key, action }) => [action, key])) : defaultKeys })
  }, [own])
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
