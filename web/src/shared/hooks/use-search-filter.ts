import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

const MAX_LENGTH = 100

type Filter<K extends string> = { readonly [key in K]?: string }

/**
 * Filters of a list, kept in the URL so they can be shared and survive a reload. Other keys in the URL are dropped;
 * `page` is reset whenever another filter changes.
 */
export function useSearchFilter<K extends string>(keys: readonly K[]) {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => {
    const found = keys.flatMap((key) => {
      const value = params.get(key)?.trim().slice(0, MAX_LENGTH)
      return value ? [[key, value] as const] : []
    })
    return Object.fromEntries(found) as Filter<K>
  }, [keys, params])
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const setFilter = useCallback(
    (part: { readonly [key in K | 'page']?: string | undefined }) => {
      const entries = Object.entries<string | undefined>({ ...filter, ...part })
      const kept = entries.filter((entry): entry is [string, string] => Boolean(entry[1]))
      setParams(Object.fromEntries(kept), { preventScrollReset: true })
    },
    [filter, setParams],
  )
  return { filter, page, setFilter, is_narrowed: Object.keys(filter).length > 0 }
}
