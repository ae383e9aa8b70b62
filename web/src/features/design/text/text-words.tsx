import { MAX_TEXT_CHARACTERS, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { loadedTypesetter, useFonts, wantFonts } from '../state/font-shelf.ts'
import { settle } from '../state/studio-store.ts'
import { editedNow } from '../words/editing.ts'
import { chooseLetters, forgetLetters, useLetters } from '../words/letters.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import { composeWords, insertWords, typeWords, useWords } from '../words/words.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import css from './text-panel.module.css'

/** The counter appears near the limit. */
const COUNT_FROM = 8000

/** Problems with printing the text. */
function Notes({ layer, left_out }: { layer: TextLayer; left_out: number }) {
  const text = useText(textPanelText)
  const { failed, catalogue } = useFonts()
  const missing = loadedTypesetter()?.missingIn(layer) ?? []
  const is_unknown = catalogue !== null && !catalogue.families.some((one) => one.family === layer.family)
  return (
    <div role="status">
      {left_out > 0 ? (
        <p className={css.warning}>{fill(text.cut, { most: MAX_TEXT_CHARACTERS, more: left_out })}</p>
      ) : null}
      {missing.length > 0 ? (
        <p className={css.warning}>{fill(text.missing, { list: missing.slice(0, 20).join(' ') })}</p>
      ) : null}
      {is_unknown ? <p className={css.warning}>{fill(text.unknownFont, { family: layer.family })}</p> : null}
      {failed.size > 0 ? (
        <p className={css.warning}>
          {text.fontFailed}{' '}
          <button type="button" className={css.plain} onClick={() => wantFonts([layer])}>
            {text.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** The field is ready for typing, unless that goes on on the stage; then it follows the letters selected there. */
function useSelection(area: React.RefObject<HTMLTextAreaElement | null>, layer: TextLayer): void {
  const letters = useLetters()
  const { id } = layer
  useEffect(() => {
    if (editedNow()?.id === id) return
    area.current?.focus()
    if (area.current?.value) area.current.select()
  }, [area, id])
  useEffect(
    () => () => {
      if (editedNow()?.id !== id && useLetters.getState().layer_id === id) forgetLetters()
    },
    [id],
  )
  useEffect(() => {
    if (letters.layer_id !== id || document.activeElement === area.current) return
    area.current?.setSelectionRange(letters.from, letters.to, letters.is_backward ? 'backward' : 'forward')
  }, [area, id, letters])
}

/** The text field of the panel. */
export function TextWords({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const area = useRef<HTMLTextAreaElement>(null)
  const { words: shown, left_out } = useWords(layer)
  const [has_emoji, setEmoji] = useState(false)
  const is_composing = useRef(false)
  useSelection(area, layer)
  const put = (value: string) => void (is_composing.current ? composeWords(layer, value) : typeWords(layer, value))
  return (
    <div className={`flex flex-col min-w-0 border-0 gap-2 ${css.words}`}>
      <textarea
        ref={area}
        className={css.input}
        rows={3}
        dir="auto"
        value={shown}
        disabled={layer.is_locked}
        aria-label={text.content}
        spellCheck={false}
        onChange={(event) => put(event.target.value)}
        onCompositionStart={() => {
          is_composing.current = true
        }}
        onCompositionEnd={(event) => {
          is_composing.current = false
          put(event.currentTarget.value)
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          chooseLetters(layer.id, { from: selectionStart, to: selectionEnd })
        }
        onBlur={settle}
      />
      <div className="flex items-end gap-2">
        <button type="button" className={css.plain} aria-expanded={has_emoji} onClick={() => setEmoji(!has_emoji)}>
          {text.emoji}
        </button>
        {shown.length >= COUNT_FROM ? (
          <span className="text-studio">{fill(text.counted, { count: shown.length, most: MAX_TEXT_CHARACTERS })}</span>
        ) : null}
      </div>
      {layer.is_locked ? <p className="text-studio">{text.locked}</p> : null}
      <Notes layer={layer} left_out={left_out} />
      {has_emoji ? <EmojiPicker onPick={(emoji) => insertWords(layer, emoji)} /> : null}
    </div>
  )
}
