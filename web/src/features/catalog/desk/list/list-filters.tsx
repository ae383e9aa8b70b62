import { deskSorts, deskStates } from '@inkroute/contract/catalog/desk/codes'
import type { StateCounts } from '@inkroute/contract/catalog/desk/desk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { Input, Select } from 'antd'
import type { z } from 'zod'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { TabLinks } from '../../../../shared/ui/tab-links.tsx'
import { getChoices } from '../fields/value-fields.tsx'
import css from './list.module.css'
import { listText } from './list.text.ts'

export const PAGE_SIZE = 20
const keys = ['state', 'keyword', 'category', 'technique', 'zone', 'warehouse', 'sort'] as const

/** Filters of the list, kept in the URL. */
export function useListFilter() {
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(keys)
  const { state, sort, ...words } = filter
  const known_state = deskStates.find((one) => one === state)
  const known_sort = deskSorts.find((one) => one === sort)
  const input = {
    ...words,
    page,
    page_size: PAGE_SIZE,
    ...(known_state ? { state: known_state } : {}),
    ...(known_sort ? { sort: known_sort } : {}),
  }
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]))
  return { filter, page, input, is_narrowed, set: setFilter, clear: () => setFilter(nothing) }
}

export type ListFilter = ReturnType<typeof useListFilter>

interface TabsProps {
  readonly url: ListFilter
  readonly counts: z.infer<typeof StateCounts> | undefined
}

/** The states with the number of products in each, for the same search. */
export function StateTabs({ url, counts }: TabsProps) {
  const text = useText(listText)
  const getAddress = (state: string | null) => {
    const { state: _, ...others } = url.filter
    return `?${new URLSearchParams({ ...others, ...(state ? { state } : {}) })}`
  }
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : null
  const label = (words: string, count: number | null | undefined) => (
    <>
      {words} {count == null ? null : <span className="text-xs text-quiet tabular-nums ml-1">{count}</span>}
    </>
  )
  return (
    <TabLinks
      label={text.states}
      active={url.filter.state ?? 'all'}
      items={[
        { key: 'all', to: getAddress(null), label: label(text.state_all, total) },
        ...deskStates.map((state) => ({
          key: state,
          to: getAddress(state),
          label: label(text[`state_${state}`], counts?.[state]),
        })),
      ]}
    />
  )
}

export function ListFilters({ url }: { url: ListFilter }) {
  const text = useText(listText)
  const { language } = useLanguage()
  const options = useCall(getDeskOptions, {}, { quiet: true }).data
  const terms = (kind: string) => getChoices(options?.terms.filter((term) => term.kind === kind) ?? [], language)
  const warehouses = options?.warehouses.map(({ code, name }) => ({ key: code, name })) ?? []
  const choices = {
    category: getChoices(options?.categories ?? [], language),
    technique: terms('technique'),
    zone: terms('zone'),
    warehouse: getChoices(warehouses, language),
  }
  return (
    <search className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Input.Search
        allowClear
        key={url.filter.keyword ?? ''}
        defaultValue={url.filter.keyword ?? ''}
        aria-label={text.search}
        placeholder={text.search}
        maxLength={60}
        onSearch={(keyword) => url.set({ keyword: keyword.trim() || undefined })}
      />
      {(['category', 'technique', 'zone', 'warehouse'] as const).map((key) => (
        <Select
          key={key}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={text[key]}
          placeholder={text[key]}
          value={url.filter[key] ?? null}
          options={choices[key]}
          onChange={(value) => url.set({ [key]: value ? String(value) : undefined })}
        />
      ))}
      <Select
        aria-label={text.sort}
        value={deskSorts.find((sort) => sort === url.filter.sort) ?? 'updated'}
        options={deskSorts.map((sort) => ({ value: sort, label: text[`sort_${sort}`] }))}
        onChange={(sort) => url.set({ sort: sort === 'updated' ? undefined : sort })}
      />
    </search>
  )
}
