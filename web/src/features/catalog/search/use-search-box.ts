import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../shared/text/language.tsx'
import { cleanKeyword } from '../listing/listing-address.view.ts'
import { type HotWord, nextActive, searchPath } from './suggestions.view.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What is typed, which option is meant, and whether the list under the box is open (on phones the box itself too). */
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
  // Who pressed the box before its code came sees the list as soon as it is there.
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
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      box.setOpen(true)
      box.setActive(nextActive(box.active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    }
    if (event.key !== 'Escape') return
    // The browser would empty the box, and an emptied box opens its list.
    event.preventDefault()
    if (is_shown) box.close()
    else box.finish()
  }
  return { ...box, input, options, is_answered, chosen, is_shown, go, onSubmit, onKeyDown }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>
