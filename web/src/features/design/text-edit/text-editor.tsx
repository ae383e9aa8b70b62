import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { useViewport } from '../state/stage-store.ts'
import { settle } from '../state/studio-store.ts'
import { editedNow, endEditing, focusTyping, typingField, useEdited, useEditing } from '../words/editing.ts'
import { useLetters } from '../words/letters.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import { useWords } from '../words/words.ts'
import { useCaret } from './caret-on-stage.ts'
import css from './text-edit.module.css'
import { onTypingKey, travel } from './typing-keys.ts'
import { useTyping } from './use-typing.ts'

/** Undo from a menu or a gesture of the system is that of the studio. */
function useSystemUndo(): void {
  useEffect(() => {
    const field = typingField.current
    const onBeforeInput = (event: InputEvent) => {
      const layer = editedNow()
      if (!layer || !/^history(Undo|Redo)$/.test(event.inputType)) return
      event.preventDefault()
      travel(layer, event.inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    field?.addEventListener('beforeinput', onBeforeInput)
    return () => field?.removeEventListener('beforeinput', onBeforeInput)
  }, [])
}

/** The field has the same letters selected as the stage shows. */
function useSameSelection(words: string, is_composing: boolean): void {
  const { from, to, is_backward } = useLetters()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words move the caret of a field
  useLayoutEffect(() => {
    const field = typingField.current
    if (!field || is_composing) return
    if (field.selectionStart === from && field.selectionEnd === to) return
    field.setSelectionRange(from, to, is_backward ? 'backward' : 'forward')
  }, [words, from, to, is_backward, is_composing])
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))

/**
 * Receives what is typed. It is invisible and follows the caret, because input methods show their candidates beside it;
 * the caret and the selection are drawn where the letters are painted.
 */
function TypingField({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const field = useRef<HTMLTextAreaElement>(null)
  const { words } = useWords(layer)
  const caret = useCaret(layer)
  const { width, height } = useViewport()
  const { composed, ...handlers } = useTyping(layer)
  useLayoutEffect(() => {
    typingField.current = field.current
    focusTyping()
    return () => {
      typingField.current = null
    }
  }, [])
  useSystemUndo()
  useSameSelection(words, composed !== null)
  const [top, foot] = [caret?.top ?? { x: 0, y: 0 }, caret?.foot ?? { x: 0, y: 0 }]
  const high = within(Math.abs(foot.y - top.y), height)
  // Outside the stage a browser would scroll it to the caret.
  const place = { left: within(Math.min(top.x, foot.x), width - 2), top: within(Math.min(top.y, foot.y), height - 20) }
  return (
    <>
      <textarea
        ref={field}
        className={`absolute overflow-hidden text-md opacity-0 z-1 pointer-events-none bg-none border-0 p-0 ${css.field}`}
        style={{ ...place, height: Math.max(16, Math.min(high, height - place.top)) }}
        aria-label={text.onCanvas}
        dir={layer.direction}
        wrap="off"
        rows={1}
        value={words}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onKeyDown={(event) => onTypingKey(event, layer)}
        onFocus={() => useEditing.setState({ is_typing: true })}
        {...handlers}
        onBlur={() => {
          useEditing.setState({ is_typing: false })
          settle()
        }}
      />
      {composed ? (
        <span className={css.composed} style={{ left: place.left, top: within(place.top + high + 4, height - 28) }}>
          {composed}
        </span>
      ) : null}
    </>
  )
}

/** Editing of letters on the stage, while a text is edited there. */
export function TextEditor() {
  const layer = useEdited()
  const layer_id = useEditing((state) => state.layer_id)
  const is_over = layer_id !== null && layer === null
  // Another layer was selected, or this one is gone or locked.
  useEffect(() => {
    if (is_over) endEditing()
  }, [is_over])
  return layer ? <TypingField key={layer.id} layer={layer} /> : null
}
