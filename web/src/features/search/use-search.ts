import { searchConsole } from '@inkroute/contract/search/search'
import { useMemo } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { useLater } from '../../shared/hooks/use-later.ts'
import { useLanguage } from '../../shared/text/language.tsx'
import { entryOfHit, isSearchable, type PaletteEntry } from './palette.ts'

const FRESH_MS = 15_000

export interface Found {
  readonly entries: readonly PaletteEntry[]
  readonly is_searching: boolean
  readonly is_failed: boolean
  readonly retry: () => void
}

/** What the server finds. A call is cancelled as soon as the query changes; its results stay until the next arrive. */
export function useSearch(query: string): Found {
  const { language } = useLanguage()
  const wanted = query.trim()
  const keyword = useLater(wanted)
  const is_asked = isSearchable(wanted) && isSearchable(keyword)
  const call = useCall(searchConsole, is_asked ? { keyword } : null, { quiet: true, stale_ms: FRESH_MS })
  const hits = is_asked ? call.data?.data : undefined
  return {
    entries: useMemo(() => (hits ?? []).map((hit) => entryOfHit(hit, language)), [hits, language]),
    is_searching: isSearchable(wanted) && (keyword !== wanted || call.isFetching),
    is_failed: is_asked && call.isError && !call.isFetching,
    retry: () => void call.refetch(),
  }
}
