import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { CLIPBOARD_MARK } from '../actions/clipboard.ts'
import { settle } from '../state/studio-store.ts'
import { chooseLetters, useLetters } from '../words/letters.ts'
import { composeWords, typeWords } from '../words/words.ts'

type Field = HTMLTextAreaElement

/** Typing and deleting are steps of their own. */
const getKind = (event: FormEvent): string => {
  const { inputType } = event.nativeEvent as InputEvent
  if (inputType.startsWith('delete')) return 'delete'
  return /^insert(Text|LineBreak|CompositionText)$/.test(inputType) ? 'insert' : inputType
}

const selectedIn = ({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement) => ({
  from: selectionStart,
  to: selectionEnd,
  is_backward: selectionDirection === 'backward',
})

/** What an input method is composing, and how the field that is typed into hands it and all else on to the text. */
export function useTyping(layer: TextLayer) {
  const [composed, setComposed] = useState<string | null>(null)
  const last_kind = useRef('')
  return {
    composed,
    onChange: (event: FormEvent<Field>) => {
      const { value } = event.currentTarget
      if ((event.nativeEvent as InputEvent).isComposing) return composeWords(layer, value)
      if (getKind(event) !== last_kind.current) settle()
      last_kind.current = getKind(event)
      chooseLetters(layer.id, selectedIn(event.currentTarget))
      void typeWords(layer, value)
    },
    onSelect: ({ currentTarget }: SyntheticEvent<Field>) => {
      const now = useLetters.getState()
      const next = selectedIn(currentTarget)
      if (composed !== null || (now.layer_id === layer.id && now.from === next.from && now.to === next.to)) return
      // What is typed elsewhere is another step.
      settle()
      chooseLetters(layer.id, next)
    },
    onPaste: (event: ClipboardEvent<Field>) => {
      // Copied layers are no letters.
      if (event.clipboardData.getData('text/plain').startsWith(CLIPBOARD_MARK)) event.preventDefault()
    },
    onCompositionStart: () => setComposed(''),
    onCompositionUpdate: (event: CompositionEvent<Field>) => setComposed(event.data),
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      setComposed(null)
      chooseLetters(layer.id, selectedIn(event.currentTarget))
      void typeWords(layer, event.currentTarget.value)
    },
  }
}
