import { type GoodsSort, goodsSorts } from '@inkroute/contract/goods/codes'
import * as contract from '@inkroute/contract/goods/goods'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'

const KEYS = ['state', 'keyword', 'category', 'product', 'tag', 'from', 'to', 'sort', 'view'] as const
export const PAGE_SIZE = 24
const LIVE_MS = 3000

export type LibraryFilter = ReturnType<typeof useSearchFilter<(typeof KEYS)[number]>>

const findId = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined)
const findDay = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** Filters from the URL as API input; invalid values are dropped. */
export function filterInput(filter: LibraryFilter['filter']) {
  const sort = goodsSorts.find((one): one is GoodsSort => one === filter.sort)
  const entries = {
    state: filter.state === 'recycled' ? ('recycled' as const) : ('active' as const),
    keyword: filter.keyword,
    category_id: findId(filter.category),
    basic_product_id: findId(filter.product),
    tag_id: findId(filter.tag),
    from: findDay(filter.from),
    to: findDay(filter.to),
    sort,
  }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    readonly state: 'active' | 'recycled'
  } & Partial<Omit<typeof entries, 'state'>>
}

/** The list for the current URL; polls while pictures are being rendered. */
export function useLibrary() {
  const address = useSearchFilter(KEYS)
  const input = filterInput(address.filter)
  const asked = { ...input, page: address.page, page_size: PAGE_SIZE } as Parameters<
    typeof useCall<typeof contract.listGoods>
  >[1]
  const list = useCall(contract.listGoods, asked, { quiet: true })
  const is_live = list.data?.data.some((goods) => goods.picture_state === 'working') ?? false
  useCall(contract.listGoods, asked, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // Items that left the page are deselected.
  const shown = new Set(list.data?.data.map(({ id }) => id) ?? [])
  const chosen = new Set([...selected].filter((id) => shown.has(id)))
  const toggle = (id: number) =>
    setSelected(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  return { ...address, input, list, chosen, setSelected, toggle }
}
