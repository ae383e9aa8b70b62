import { listProducts } from '@inkroute/contract/catalog/catalog'
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { cleanKeyword } from './listing-address.view.ts'
import { searchText } from './search.text.ts'
import {
  foundOptions,
  type HotWord,
  hotOptions,
  nextActive,
  type SearchOption,
  searchPath,
} from './suggestions.view.ts'

/** Debounce: long enough to skip most keystrokes, short enough not to be noticed. */
const TYPING_PAUSE_MS = 160

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

interface Suggestions {
  readonly options: readonly SearchOption[]
  /** True once the suggestions match what is typed. */
  readonly is_answered: boolean
}

function useSuggestions(typed: string, words: readonly HotWord[], enabled: boolean): Suggestions {
  const text = useText(searchText)
  const { language } = useLanguage()
  const word = cleanKeyword(typed)
  const rested = useRested(word)
  const { data, isFetching } = useCall(
    listProducts,
    { keyword: rested, page_size: 5 },
    { enabled: enabled && rested !== '', quiet: true, stale_ms: 60_000 },
  )
  const options = useMemo(
    () => (word ? foundOptions({ text, language }, word, data) : hotOptions({ text, language }, words)),
    [word, data, words, text, language],
  )
  return { options, is_answered: word === rested && data !== undefined && !isFetching }
}

/** State of the search box: the text, the active option, and whether the list (on phones also the box) is open. */
function useBoxState() {
  const [is_open, setOpen] = useState(false)
  const [is_unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const finish = () => {
    close()
    setTyped('')
    setUnfolded(false)
  }
  const type = (value: string) => {
    setTyped(value)
    setActive(-1)
    setOpen(true)
  }
  return { is_open, setOpen, is_unfolded, setUnfolded, typed, type, active, setActive, close, finish }
}

export function useSearchBox(words: readonly HotWord[]) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const box = useBoxState()
  const { setOpen } = box
  // Opens the list if the box was focused before its code had loaded.
  useEffect(() => {
    if (document.activeElement === input.current) setOpen(true)
  }, [setOpen])
  const { options, is_answered } = useSuggestions(box.typed, words, box.is_open)
  const chosen = options[box.active]
  const is_shown = box.is_open && options.length > 0
  const go = (path: string) => {
    box.finish()
    input.current?.blur()
    if (/^https?:/.test(path)) window.location.assign(path)
    else navigate(path)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const word = cleanKeyword(box.typed)
    if (chosen) go(chosen.path)
    else if (word) go(searchPath(language, word))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      box.setOpen(true)
      box.setActive(nextActive(box.active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    }
    if (event.key !== 'Escape') return
    // Otherwise the browser clears the box, which would reopen the list.
    event.preventDefault()
    if (is_shown) box.close()
    else box.finish()
  }
  return { ...box, input, options, is_answered, chosen, is_shown, go, onSubmit, onKeyDown }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>
