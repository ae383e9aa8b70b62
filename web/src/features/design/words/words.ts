import { MAX_TEXT_CHARACTERS, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { typedSpans } from '@inkroute/engine/text/spans'
import { create } from 'zustand'
import { settle } from '../state/studio-store.ts'
import { editText, type TextChange } from './edit-text.ts'
import { chooseLetters, useLetters } from './letters.ts'
import { withinLimit } from './text-panel.view.ts'

interface Typed {
  readonly layer_id: string | null
  readonly words: string | null
  /** Characters beyond what a text can hold. */
  readonly left_out: number
}

/** What was typed and is not yet in the design: an input method is composing it, or a font for it is loading. */
const useTyped = create<Typed>(() => ({ layer_id: null, words: null, left_out: 0 }))

const findTyped = (layer: TextLayer, { layer_id, words }: Typed) => (layer_id === layer.id ? words : null)

/** The words of a text, with what has just been typed. */
export const wordsNow = (layer: TextLayer): string => findTyped(layer, useTyped.getState()) ?? layer.text

export const useWords = (layer: TextLayer): { readonly words: string; readonly left_out: number } => ({
  words: useTyped((state) => findTyped(layer, state)) ?? layer.text,
  left_out: useTyped((state) => (state.layer_id === layer.id ? state.left_out : 0)),
})

export const forgetTyped = (): void => useTyped.setState({ words: null, left_out: 0 })

function keepTyped(layer: TextLayer, value: string): string {
  const { text: words, left_out } = withinLimit(value)
  useTyped.setState({ layer_id: layer.id, words, left_out })
  return words
}

/** Text being composed by an input method is kept local until committed. */
export const composeWords = (layer: TextLayer, value: string): void => void keepTyped(layer, value)

/** By the time a font has loaded, more may have been typed, or something in another text. */
function newestChange(layer: TextLayer, words: string): TextChange {
  const text = useTyped.getState().layer_id === layer.id ? wordsNow(layer) : words
  if (text === layer.text) return {}
  const name = text.replace(/\s+/g, ' ').trim().slice(0, 40) || layer.name
  return { text, name, ...(layer.spans ? { spans: typedSpans(layer, text) } : {}) }
}

/** Puts what was typed into the design; letters keep their styles. */
export async function typeWords(layer: TextLayer, value: string): Promise<void> {
  const words = keepTyped(layer, value)
  await editText(layer.id, (now) => newestChange(now, words), `words-${layer.id}`)
  useTyped.setState((state) => (findTyped(layer, state) === words ? { words: null } : state))
}

/** What an input method was composing when the editing ended is typed. */
export function commitWords(layer: TextLayer): void {
  const words = wordsNow(layer)
  if (words !== layer.text) void typeWords(layer, words)
}

/** Types something behind the selected letters. */
export function insertWords(layer: TextLayer, added: string): void {
  const words = wordsNow(layer)
  const { layer_id, to } = useLetters.getState()
  const at = layer_id === layer.id ? Math.min(to, words.length) : words.length
  void typeWords(layer, words.slice(0, at) + added + words.slice(at))
  chooseLetters(layer.id, { from: at + added.length, to: at + added.length })
}

/** Puts words in the place of the selected letters, as a step of its own. */
export function replaceLetters(layer: TextLayer, added: string): void {
  const words = wordsNow(layer)
  const { from, to } = useLetters.getState()
  const [start, end] = [Math.min(from, words.length), Math.min(to, words.length)]
  settle()
  void typeWords(layer, words.slice(0, start) + added + words.slice(end)).then(settle)
  const at = Math.min(start + added.length, MAX_TEXT_CHARACTERS)
  chooseLetters(layer.id, { from: at, to: at })
}
