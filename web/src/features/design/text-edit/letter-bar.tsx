import { getBounds } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { CLIPBOARD_MARK } from '../actions/clipboard.ts'
import { useInkBox } from '../state/font-shelf.ts'
import { useHand, useViewport } from '../state/stage-store.ts'
import { settle } from '../state/studio-store.ts'
import { focusTyping, useEdited, useEditing } from '../words/editing.ts'
import { chooseLetters, useLetters } from '../words/letters.ts'
import { replaceLetters, wordsNow } from '../words/words.ts'
import { useCaret, useSelectionEnds } from './caret-on-stage.ts'
import { freePart } from './free-part.ts'
import { onScreen } from './in-sight.view.ts'
import { barPlace } from './letter-bar.view.ts'
import css from './text-edit.module.css'
import { textEditText } from './text-edit.text.ts'

/** Presses on the bar are not presses on the stage below it, and leave the keys with the text. */
const keepKeys = (event: SyntheticEvent) => {
  event.stopPropagation()
  if (event.type !== 'pointerdown') event.preventDefault()
}

function selectedWords(layer: TextLayer): string {
  const { from, to } = useLetters.getState()
  return wordsNow(layer).slice(from, to)
}

function useClipboard(layer: TextLayer) {
  const text = useText(textEditText)
  const copy = async (): Promise<boolean> => {
    try {
      await copyText(selectedWords(layer))
      return true
    } catch {
      showToast('error', text.no_copy)
      return false
    } finally {
      focusTyping()
    }
  }
  return {
    copy: async () => {
      if (await copy()) showToast('success', text.copied)
    },
    cut: async () => {
      if (await copy()) replaceLetters(layer, '')
    },
    paste: async () => {
      try {
        const words = await navigator.clipboard.readText()
        // Copied layers are no letters.
        if (words !== '' && !words.startsWith(CLIPBOARD_MARK)) replaceLetters(layer, words.replace(/\r\n?/g, '\n'))
      } catch {
        showToast('info', text.no_paste)
      } finally {
        focusTyping()
        useEditing.setState({ bar_at: null })
      }
    },
    all: () => {
      settle()
      chooseLetters(layer.id, { from: 0, to: wordsNow(layer).length })
      focusTyping()
    },
  }
}

/** Beside the text, in pixels of the stage; null until it has been measured. */
function useBarPlace(layer: TextLayer, bar: RefObject<HTMLElement | null>) {
  const [width_px, setWidth] = useState(0)
  useLayoutEffect(() => setWidth(bar.current?.offsetWidth ?? 0), [bar])
  const viewport = useViewport()
  const getBox = useInkBox()
  const ends = useSelectionEnds(layer)
  const caret = useCaret(layer)
  const stage = bar.current?.closest('[data-stage]')
  const marks = (ends ? [ends.from, ends.to] : caret ? [caret] : []).flatMap(({ top, foot }) => [top, foot])
  if (!stage || width_px === 0 || marks.length === 0) return null
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)]
  const letters = {
    across: { from: Math.min(...xs), to: Math.max(...xs) },
    down: { from: Math.min(...ys), to: Math.max(...ys) },
  }
  return barPlace({ text: onScreen(viewport, getBounds([getBox(layer)])), letters, free: freePart(stage), width_px })
}

function Bar({ layer, has_part }: { layer: TextLayer; has_part: boolean }) {
  const text = useText(textEditText)
  const bar = useRef<HTMLDivElement>(null)
  const place = useBarPlace(layer, bar)
  const { cut, copy, paste, all } = useClipboard(layer)
  const has_all = useLetters(({ from, to }) => to - from >= layer.text.length)
  return (
    <div
      ref={bar}
      className={`flex h-11 absolute whitespace-nowrap bg-studio-2 rounded-card shadow-float px-1 ${css.bar}`}
      style={place ?? { visibility: 'hidden' }}
      role="toolbar"
      aria-label={text.bar}
      onPointerDown={keepKeys}
      onMouseDown={keepKeys}
      onDoubleClick={keepKeys}
      onContextMenu={keepKeys}
    >
      {has_part ? (
        <>
          <button className="text-sm text-on-dark bg-none border-0 px-3 py-0" type="button" onClick={() => void cut()}>
            {text.cut}
          </button>
          <button className="text-sm text-on-dark bg-none border-0 px-3 py-0" type="button" onClick={() => void copy()}>
            {text.copy}
          </button>
        </>
      ) : null}
      <button className="text-sm text-on-dark bg-none border-0 px-3 py-0" type="button" onClick={() => void paste()}>
        {text.paste}
      </button>
      {has_all ? null : (
        <button className="text-sm text-on-dark bg-none border-0 px-3 py-0" type="button" onClick={all}>
          {text.all}
        </button>
      )}
    </div>
  )
}

/** What fingers have no keys for: cut, copy, paste and select all, beside the text that is edited. */
export function LetterBar() {
  const layer = useEdited()
  const { is_touch, doing } = useHand()
  const { from, to } = useLetters()
  const bar_at = useEditing((state) => state.bar_at)
  const has_part = to > from
  if (!layer || !is_touch || doing !== null || (!has_part && bar_at !== from)) return null
  return <Bar key={has_part ? 'part' : 'caret'} layer={layer} has_part={has_part} />
}
