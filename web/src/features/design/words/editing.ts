import { isInside, type Point } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { caretNear, type PlacedCaret } from '@inkroute/engine/text/caret/caret'
import { onLayer } from '@inkroute/engine/text/caret/on-layer'
import { paragraphAt, wordAt } from '@inkroute/engine/text/caret/words'
import type { LetterPlaces } from '@inkroute/engine/text/letter-places'
import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { inkBoxNow, loadedTypesetter } from '../state/font-shelf.ts'
import { viewportNow } from '../state/stage-store.ts'
import { choose, layersNow, settle, useLayers, useStudio } from '../state/studio-store.ts'
import { openPanel, useStudioUi } from '../state/studio-ui.ts'
import { chooseLetters, forgetLetters } from './letters.ts'
import { commitWords, wordsNow } from './words.ts'

interface Editing {
  readonly layer_id: string | null
  /** Keys go into the text; otherwise they are for a panel, and the caret rests. */
  readonly is_typing: boolean
  /** The place a finger has tapped a second time, to paste there. */
  readonly bar_at: number | null
}

/** The text whose letters are edited on the stage. */
export const useEditing = create<Editing>(() => ({ layer_id: null, is_typing: false, bar_at: null }))

/** The field that receives what is typed, while there is one. */
export const typingField: { current: HTMLTextAreaElement | null } = { current: null }

export const isEditable = (layer: Layer | undefined): layer is TextLayer =>
  layer?.type === 'text' && !layer.is_locked && !layer.is_hidden

/** Only while it is the one layer selected. */
function findEdited(layers: readonly Layer[], chosen: readonly string[], { layer_id }: Editing): TextLayer | null {
  if (layer_id === null || chosen.length !== 1 || chosen[0] !== layer_id) return null
  const layer = layers.find(({ id }) => id === layer_id)
  return isEditable(layer) ? layer : null
}

export const editedNow = (): TextLayer | null =>
  findEdited(layersNow(), useStudio.getState().chosen, useEditing.getState())

export function useEdited(): TextLayer | null {
  const editing = useEditing()
  const chosen = useStudio((state) => state.chosen)
  return findEdited(useLayers(), chosen, editing)
}

let kept: { readonly layer: TextLayer; readonly places: LetterPlaces } | null = null

/** Where the letters of a text are; undefined while its fonts are loading. */
export function letterPlaces(layer: TextLayer): LetterPlaces | undefined {
  if (kept?.layer === layer) return kept.places
  const places = loadedTypesetter()?.letters(layer)
  if (places) kept = { layer, places }
  return places
}

const NEAR_SCREEN_PX = 8

/** Whether a point of the canvas is on a text or close to it: a text without ink has only its box. */
export function isOnText(layer: TextLayer, point: Point): boolean {
  const more = (2 * NEAR_SCREEN_PX) / viewportNow().zoom
  return [inkBoxNow(layer), layer].some((box) =>
    isInside({ ...box, width: box.width + more, height: box.height + more }, point),
  )
}

export function caretUnder(layer: TextLayer, point: Point): PlacedCaret | undefined {
  const places = letterPlaces(layer)
  return places && caretNear(places, onLayer(layer, places).toText(point))
}

export const focusTyping = (): void => typingField.current?.focus({ preventScroll: true })

/** On narrow screens the panel would lie over the text. */
function showStyles(): void {
  const is_narrow = window.matchMedia('(max-width: 760px)').matches
  if (is_narrow) useStudioUi.setState({ panel: 'text', sheet: null, menu: null })
  else openPanel('text')
}

/** How the gesture that began the editing goes on is no gesture in the text. */
let has_just_begun = false
export const beginGesture = (): void => {
  has_just_begun = false
}

/** Edits a text on the stage, from the letter at a point of the canvas, or with all letters selected. */
export function startEditing(layer: Layer | undefined, at?: Point): boolean {
  if (!isEditable(layer)) return false
  has_just_begun = true
  const is_sample = layer.text === newTextStyle.text
  const caret = at && !is_sample ? caretUnder(layer, at) : undefined
  const { index, lean } = caret ?? {}
  // Phones show their keyboard only for a field that gets the focus within the gesture.
  flushSync(() => {
    choose([layer.id])
    chooseLetters(layer.id, { from: index ?? 0, to: index ?? layer.text.length, lean })
    useEditing.setState({ layer_id: layer.id, bar_at: null })
    showStyles()
  })
  focusTyping()
  return true
}

export function endEditing(): void {
  const { layer_id } = useEditing.getState()
  if (layer_id === null) return
  const layer = layersNow().find(({ id }) => id === layer_id)
  const had_focus = document.activeElement === typingField.current
  if (isEditable(layer)) commitWords(layer)
  settle()
  forgetLetters()
  useEditing.setState({ layer_id: null, is_typing: false, bar_at: null })
  if (had_focus) document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
}

/** Two presses select a word, three a paragraph. */
export function chooseAround(layer: TextLayer, point: Point, what: 'word' | 'paragraph'): void {
  const caret = caretUnder(layer, point)
  if (!caret || has_just_begun) return
  const words = wordsNow(layer)
  // The letter under the pointer is the one that the caret keeps to.
  const index = caret.lean === 'back' ? Math.max(0, caret.index - 1) : caret.index
  const { from, to } = what === 'word' ? wordAt(words, index) : paragraphAt(words, caret.index)
  chooseLetters(layer.id, { from, to })
}
