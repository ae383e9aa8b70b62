import type { Point } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import {
  type Caret,
  caretAlong,
  caretAt,
  caretBeside,
  getGoal,
  lineEnds,
  type PlacedCaret,
} from '@inkroute/engine/text/caret/caret'
import type { LetterPlaces } from '@inkroute/engine/text/letter-places'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { findCombination } from '../../../shared/keys/combination.ts'
import { useKeys } from '../actions/studio-keys.ts'
import { layersNow, redoStep, settle, undoStep } from '../state/studio-store.ts'
import { endEditing, letterPlaces } from '../words/editing.ts'
import { chooseLetters, useLetters } from '../words/letters.ts'
import { forgetTyped } from '../words/words.ts'

/** Where the last step up or down led, and the column it keeps to. */
let column: { readonly index: number; readonly goal: Point } | null = null

type Step = (places: LetterPlaces, caret: PlacedCaret) => Caret

function vertical(by: 1 | -1): Step {
  return (places, caret) => {
    const goal = column?.index === caret.index ? column.goal : getGoal(caret)
    const next = caretBeside(places, caret, by, goal)
    column = { index: next.index, goal }
    return next
  }
}

const along =
  (by: 1 | -1): Step =>
  (places, { index }) => ({ index: caretAlong(places, index, by) })
const toBegin: Step = (places, caret) => lineEnds(places, caret).from
const toEnd: Step = (places, caret) => lineEnds(places, caret).to

/** Keys whose way depends on where letters are; the field itself knows its way by the letter and by the word. */
const inLines: Readonly<Record<string, Step>> = {
  ArrowUp: vertical(-1),
  ArrowDown: vertical(1),
  Home: toBegin,
  End: toEnd,
}
/** Columns are read downwards, from right to left. */
const inColumns: Readonly<Record<string, Step>> = {
  ArrowUp: along(-1),
  ArrowDown: along(1),
  ArrowLeft: vertical(1),
  ArrowRight: vertical(-1),
  Home: toBegin,
  End: toEnd,
}
/** Command with an arrow goes to the end of a line on a Mac. */
const withCommand: Readonly<Record<string, Step>> = { ArrowLeft: toBegin, ArrowRight: toEnd }

function findStep(event: KeyboardEvent, layer: TextLayer): Step | undefined {
  if (event.ctrlKey || event.altKey) return undefined
  if (event.metaKey) return withCommand[event.key]
  return (layer.is_vertical ? inColumns : inLines)[event.key]
}

/** Moves the end of the selection that moves, or with the other one. */
function walk(layer: TextLayer, field: HTMLTextAreaElement, step: Step, is_more: boolean): boolean {
  const places = letterPlaces(layer)
  const { selectionStart: from, selectionEnd: to } = field
  const { lean, is_backward } = useLetters.getState()
  const [still, moving] = is_backward ? [to, from] : [from, to]
  const caret = places && caretAt(places, { index: moving, lean })
  if (!caret) return false
  const next = step(places, caret)
  const range = is_more
    ? { from: Math.min(still, next.index), to: Math.max(still, next.index), is_backward: next.index < still }
    : { from: next.index, to: next.index }
  settle()
  chooseLetters(layer.id, { ...range, lean: next.lean })
  return true
}

/** Where a text has just changed: behind what is new in it. */
function changedAt(before: string, after: string): number {
  let end = 0
  const most = Math.min(before.length, after.length)
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return after.length - end
}

/** Undoes or redoes a step of the design; the caret goes where the text has changed. */
export function travel(layer: TextLayer, way: 'undo' | 'redo'): void {
  settle()
  forgetTyped()
  if (way === 'undo') undoStep()
  else redoStep()
  const now = layersNow().find((one) => one.id === layer.id)
  if (now?.type !== 'text' || now.text === layer.text) return
  const at = changedAt(layer.text, now.text)
  chooseLetters(layer.id, { from: at, to: at })
}

function findWay(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { keys } = useKeys.getState()
  const combination = findCombination(event)
  if (combination === keys.get('undo') || combination === 'Ctrl+Z') return 'undo'
  return combination === keys.get('redo') || combination === 'Ctrl+Shift+Z' ? 'redo' : null
}

function answer(event: KeyboardEvent<HTMLTextAreaElement>, layer: TextLayer): boolean {
  const field = event.currentTarget
  const [way, step] = [findWay(event), findStep(event, layer)]
  if (event.key === 'Escape') endEditing()
  else if (way) travel(layer, way)
  else return step !== undefined && walk(layer, field, step, event.shiftKey)
  return true
}

/** Keys while a text is edited on the stage. None of them is a shortcut of the studio. */
export function onTypingKey(event: KeyboardEvent<HTMLTextAreaElement>, layer: TextLayer): void {
  event.stopPropagation()
  // Keys belong to the input method while it composes.
  if (event.nativeEvent.isComposing) return
  // At once: after the key React reports what the field has selected, which would be the old selection.
  if (flushSync(() => answer(event, layer))) event.preventDefault()
}
