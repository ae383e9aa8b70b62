import type { Material } from '@inkroute/contract/material/item'
import { listMaterials } from '@inkroute/contract/material/library'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { queryOf, useCall } from '../../shared/api/hooks.ts'
import type { LibraryQuery } from './library-filter.ts'

export const PAGE_SIZE = 60
/** While something is still being read, look again. */
const PENDING_MS = 3000

/**
 * The whole result of a filter, of which only the pages in sight are fetched: `itemAt` answers undefined for what is
 * still on its way.
 */
export function useLibraryPages(query: LibraryQuery) {
  const first = useCall(listMaterials, { ...query, page: 1, page_size: PAGE_SIZE }, { quiet: true })
  const has_pending = first.data?.data.some(({ status }) => status === 'pending') ?? false
  useCall(
    listMaterials,
    { ...query, page: 1, page_size: PAGE_SIZE },
    { quiet: true, enabled: has_pending, refetch_ms: PENDING_MS },
  )
  const [wanted, setWanted] = useState<readonly number[]>([])
  const total = first.data?.total ?? 0
  const pages = wanted.filter((page) => page > 1 && (page - 1) * PAGE_SIZE < total)
  const later = useQueries({
    queries: pages.map((page) => ({
      ...queryOf(listMaterials, { ...query, page, page_size: PAGE_SIZE }),
      meta: { quiet: true },
    })),
  })
  const want = useCallback((from: number, to: number) => {
    const [low, high] = [Math.floor(from / PAGE_SIZE) + 1, Math.floor(to / PAGE_SIZE) + 1]
    const next = Array.from({ length: high - low + 1 }, (_, n) => low + n)
    setWanted((now) => (now.length === next.length && now.every((page, n) => page === next[n]) ? now : next))
  }, [])
  const itemAt = (index: number): Material | undefined => {
    const page = Math.floor(index / PAGE_SIZE) + 1
    const rows = page === 1 ? first.data : later[pages.indexOf(page)]?.data
    return rows?.data[index % PAGE_SIZE]
  }
  return {
    total,
    itemAt,
    want,
    is_pending: first.isPending,
    is_error: first.isError && !first.data,
    retry: first.refetch,
  }
}
