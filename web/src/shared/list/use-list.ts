import type { Reply } from '@inkroute/contract/endpoint'
import { fill } from '@inkroute/contract/fill'
import { useMemo } from 'react'
import { useCall } from '../api/hooks.ts'
import { useSearchFilter } from '../hooks/use-search-filter.ts'
import { useLanguage } from '../text/language.tsx'
import { type Bilingual, withBrand } from '../text/text.ts'
import { checkedQuery, filterEntries, useExtra } from './checked.ts'
import type { AnyFilter } from './filter-types.ts'
import { chosenValue, isNarrowing } from './list.view.ts'
import type { Label, List, ListDefinition, ListEndpoint, Row } from './list-types.ts'
import type { Say } from './verb-types.ts'

const PAGE_SIZE = 20

/** The definition with what follows from it alone, worked out once. */
export interface Plan<E extends ListEndpoint, X> {
  readonly definition: ListDefinition<E, X>
  readonly filters: readonly (readonly [name: string, filter: AnyFilter<Reply<E>>, param: string])[]
  readonly openParam: string
  readonly params: readonly string[]
  readonly keyOf: (row: Row<E>) => string
}

export function planList<E extends ListEndpoint, X>(definition: ListDefinition<E, X>): Plan<E, X> {
  const filters = filterEntries(definition).flatMap(([name, filter]) =>
    filter ? [[name, filter, filter.param ?? name] as const] : [],
  )
  const openParam = definition.drawer?.param ?? 'open'
  const { rowKey } = definition
  return {
    definition,
    filters,
    openParam,
    params: [...filters.map(([, , param]) => param), openParam, ...(definition.keep ?? [])],
    keyOf: typeof rowKey === 'function' ? rowKey : (row) => String(row[rowKey]),
  }
}

export function useSay(): Say {
  const { language } = useLanguage()
  return useMemo(
    () =>
      (phrase: Bilingual, values = {}) =>
        fill(withBrand(phrase[language], language), values),
    [language],
  )
}

/** Filters, page and open row from the address, and the rows that match them. */
export function useList<E extends ListEndpoint, X>(plan: Plan<E, X>) {
  const { definition, filters, openParam } = plan
  const { list: endpoint, pageSize = PAGE_SIZE, isPaged = true, refetchMs } = definition
  const { filter: address, page, setFilter } = useSearchFilter(plan.params)
  const { language } = useLanguage()
  const say = useSay()
  const extra = useExtra(definition)
  const chosen: Record<string, string | undefined> = {}
  for (const [name, filter, param] of filters) chosen[name] = chosenValue(filter, address[param])
  const given = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  const paging = isPaged ? { page, page_size: pageSize } : {}
  const { query, input } = checkedQuery<E>(Object.fromEntries(given), paging)
  const found = useCall(endpoint, input, {
    quiet: true,
    ...(refetchMs === undefined ? {} : { refetch_ms: refetchMs }),
  })
  const choose = (part: Readonly<Record<string, string | undefined>>) =>
    setFilter({
      [openParam]: undefined,
      ...Object.fromEntries(filters.flatMap(([name, , param]) => (name in part ? [[param, part[name]]] : []))),
    })
  const open = (key: string | undefined) => setFilter({ [openParam]: key, page: page > 1 ? String(page) : undefined })
  const list: List<E, X> = { reply: found.data, query, choose, open, extra, language, say }
  return {
    list,
    chosen,
    choose,
    found,
    page,
    pageSize,
    address,
    opened: address[openParam],
    close: () => open(undefined),
    turnTo: (next: number) => setFilter({ [openParam]: undefined, page: next > 1 ? String(next) : undefined }),
    /** As the filter `sort` spells it; headings and the filter show the same. */
    sort: chosen.sort,
    sortBy: (value: string | undefined) => choose({ sort: value }),
    isNarrowed: filters.some(([name, filter]) => isNarrowing(filter, chosen[name])),
    clearFilters: () =>
      choose(
        Object.fromEntries(
          filters.flatMap(([name, filter]) => (isNarrowing(filter, chosen[name]) ? [[name, undefined]] : [])),
        ),
      ),
  }
}

export type ListState<E extends ListEndpoint, X> = ReturnType<typeof useList<E, X>>

export const readLabel = <E extends ListEndpoint, X>(label: Label<List<E, X>>, list: List<E, X>): string =>
  typeof label === 'function' ? label(list) : list.say(label)
