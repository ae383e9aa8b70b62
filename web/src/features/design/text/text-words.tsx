import { MAX_TEXT_CHARACTERS, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { typedSpans } from '@inkroute/engine/text/spans'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { settle } from '../studio-store.ts'
import { editText } from './edit-text.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { loadedTypesetter, useFonts, wantFonts } from './font-shelf.ts'
import { forgetLetters, useLetters } from './letters.ts'
import css from './text-panel.module.css'
import { textPanelText } from './text-panel.text.ts'
import { withinLimit } from './text-panel.view.ts'

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

/** Focused by a double click on the stage. */
function useFocusFromStage(area: React.RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onDoubleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-stage]')) area.current?.focus()
    }
    document.addEventListener('dblclick', onDoubleClick)
    return () => document.removeEventListener('dblclick', onDoubleClick)
  }, [area])
}

/** The text field. Text being composed by an input method is kept local until committed. */
export function TextWords({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [left_out, setLeftOut] = useState(0)
  const [has_emoji, setEmoji] = useState(false)
  const is_composing = useRef(false)
  useFocusFromStage(area)
  // A second click on the stage opened this panel to edit the text.
  useEffect(() => {
    area.current?.focus()
    if (area.current?.value) area.current.select()
    return forgetLetters
  }, [])
  const put = (value: string) => {
    const kept = withinLimit(value)
    setLeftOut(kept.left_out)
    setTyped(kept.text)
    if (is_composing.current) return
    const change = {
      text: kept.text,
      name: kept.text.replace(/\s+/g, ' ').trim().slice(0, 40) || layer.name,
      ...(layer.spans ? { spans: typedSpans(layer, kept.text) } : {}),
    }
    void editText(layer.id, change, `words-${layer.id}`).then(() => setTyped((now) => (now === kept.text ? null : now)))
  }
  const insert = (emoji: string) => {
    const now = typed ?? layer.text
    const at = area.current?.selectionEnd ?? now.length
    put(now.slice(0, at) + emoji + now.slice(at))
  }
  const shown = typed ?? layer.text
  return (
    <div className={css.words}>
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
          useLetters.setState({ layer_id: layer.id, from: selectionStart, to: selectionEnd })
        }
        onBlur={settle}
      />
      <div className={css.row}>
        <button type="button" className={css.plain} aria-expanded={has_emoji} onClick={() => setEmoji(!has_emoji)}>
          {text.emoji}
        </button>
        {shown.length >= COUNT_FROM ? (
          <span className={css.note}>{fill(text.counted, { count: shown.length, most: MAX_TEXT_CHARACTERS })}</span>
        ) : null}
      </div>
      {layer.is_locked ? <p className={css.note}>{text.locked}</p> : null}
      <Notes layer={layer} left_out={left_out} />
      {has_emoji ? <EmojiPicker onPick={insert} /> : null}
    </div>
  )
}
