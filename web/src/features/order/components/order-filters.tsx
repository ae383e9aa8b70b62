import {
  orderSourceNames,
  orderSources,
  orderStateNames,
  orderStates,
  orderTroubleNames,
  orderTroubles,
} from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/order'
import { Button, DatePicker, Input, Select, Tag } from 'antd'
import dayjs from 'dayjs'
import { useSearchParams } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { orderAdminText } from '../order-admin.text.ts'

export const filterNames = [
  'state',
  'country',
  'source',
  'store',
  'trouble',
  'keyword',
  'date_from',
  'date_to',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName | 'page', string>>

/** Filters and page are kept in the URL, so that a view can be saved and shared. */
export function useOrderFilters() {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = Object.fromEntries(
    [...filterNames, 'page' as const].flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const replace = (next: Filters) =>
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), { replace: true })
  const change = (next: Filters) => replace({ ...filters, page: '', ...next })
  return { filters, change, replace }
}
export type OrderFilters = ReturnType<typeof useOrderFilters>

/** Filters other than the status. */
export const narrowed = (filters: Filters): FilterName[] =>
  filterNames.filter((name) => name !== 'state' && filters[name])

function DateFilter({ filters, change }: OrderFilters) {
  const text = useText(orderText)
  const { date_from, date_to } = filters
  return (
    <DatePicker.RangePicker
      aria-label={text.date_range}
      value={date_from && date_to ? [dayjs(date_from), dayjs(date_to)] : null}
      onChange={(range) =>
        change({ date_from: range?.[0]?.format('YYYY-MM-DD') ?? '', date_to: range?.[1]?.format('YYYY-MM-DD') ?? '' })
      }
    />
  )
}

export function FilterBar(url: OrderFilters) {
  const { filters, change } = url
  const text = useText(orderText)
  const admin = useText(orderAdminText)
  const { language } = useLanguage()
  const countries = useCountrySelect()
  const trouble = orderTroubleNames.find((name) => name === filters.trouble)
  return (
    <div className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Input.Search
        key={filters.keyword ?? ''}
        allowClear
        defaultValue={filters.keyword ?? ''}
        placeholder={text.keyword}
        aria-label={text.keyword}
        onSearch={(keyword) => change({ keyword: keyword.trim() })}
      />
      <Select
        allowClear
        {...countries}
        placeholder={text.country}
        aria-label={text.country}
        value={filters.country ?? null}
        onChange={(country) => change({ country: country ?? '' })}
      />
      <Select
        allowClear
        style={{ width: 140 }}
        placeholder={admin.source}
        aria-label={admin.source}
        value={filters.source ?? null}
        options={orderSources.map((source) => ({ value: source, label: orderSourceNames[source][language] }))}
        onChange={(source) => change({ source: source ?? '', store: '' })}
      />
      <DateFilter {...url} />
      {trouble ? (
        <Tag
          style={{ alignSelf: 'center' }}
          closable={{ 'aria-label': text.clear }}
          onClose={() => change({ trouble: '' })}
        >
          {orderTroubles[trouble][language]}
        </Tag>
      ) : null}
      {narrowed(filters).length > 0 ? (
        <Button type="link" onClick={() => change(Object.fromEntries(narrowed(filters).map((name) => [name, ''])))}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

export function StateTabs({ filters, change }: OrderFilters) {
  const text = useText(orderText)
  const { language } = useLanguage()
  const { state: _, page: __, ...others } = filters
  const counts = useCall(contract.countOrders, addressInput(contract.countOrders, others), { quiet: true }).data
  const getCount = (state: string) => counts?.states.find((entry) => entry.state === state)?.count ?? 0
  const shown = orderStates.filter(
    (state) => getCount(state) > 0 || state === filters.state || state === 'awaiting_payment',
  )
  return (
    <SlidingTabs
      activeKey={filters.state ?? ''}
      onChange={(state) => change({ state })}
      items={[
        { key: '', label: `${text.all} ${counts?.total ?? ''}` },
        ...shown.map((state) => ({ key: state, label: `${orderStateNames[state][language]} ${getCount(state)}` })),
      ]}
    />
  )
}
