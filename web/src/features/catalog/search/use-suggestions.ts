import { listProducts } from '@inkroute/contract/catalog/catalog'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { cleanKeyword } from '../listing/listing-address.view.ts'
import { searchText } from './search.text.ts'
import { foundOptions, type HotWord, hotOptions, type SearchOption } from './suggestions.view.ts'

/** Long enough not to ask at every key, short enough not to be felt. */
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
  /** The catalogue has answered what is typed now. */
  readonly is_answered: boolean
}

export function useSuggestions(typed: string, words: readonly HotWord[], enabled: boolean): Suggestions {
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
