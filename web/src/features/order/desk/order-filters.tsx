import { orderSourceNames, orderSources, orderStateNames, orderStates } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import type { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

export const filterKeys = [
  'keyword',
  'state',
  'warehouse',
  'source',
  'overdue',
  'date_from',
  'date_to',
  'seller_id',
  'store_id',
] as const

type Filtering = Pick<ReturnType<typeof useSearchFilter<(typeof filterKeys)[number]>>, 'filter' | 'setFilter'>

/** Sellers and shops are too many for a list: the server finds them while the name is typed. */
function OwnerFilters({ filter, setFilter }: Filtering) {
  const text = useText(deskText)
  const [typed, setTyped] = useState({ seller: '', store: '' })
  const { seller_id, store_id } = filter
  const chosen = { ...(seller_id ? { seller_id } : {}), ...(store_id ? { store_id } : {}) }
  const owners = useCall(contract.findDeskOwners, { keyword: typed.seller, ...chosen } as never, { quiet: true }).data
  const shops = useCall(contract.findDeskOwners, { keyword: typed.store, ...chosen } as never, { quiet: true }).data
  return (
    <>
      <Select
        allowClear
        showSearch={{ filterOption: false, onSearch: (seller) => setTyped({ ...typed, seller }) }}
        placeholder={text.seller}
        aria-label={text.seller}
        value={seller_id ?? null}
        options={(owners?.sellers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        notFoundContent={text.no_owner}
        onChange={(id) => setFilter({ seller_id: id ?? '', store_id: '' })}
      />
      <Select
        allowClear
        showSearch={{ filterOption: false, onSearch: (store) => setTyped({ ...typed, store }) }}
        placeholder={text.store}
        aria-label={text.store}
        value={store_id ?? null}
        options={(shops?.stores ?? []).map(({ id, name, seller }) => ({
          value: String(id),
          label: seller ? `${name} · ${seller}` : name,
        }))}
        notFoundContent={text.no_owner}
        onChange={(id) => setFilter({ store_id: id ?? '' })}
      />
    </>
  )
}

export function OrderFilters({ filter, setFilter }: Filtering) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const warehouses = useCall(contract.getDeskFacets, {}, { quiet: true, stale_ms: 300_000 }).data?.warehouses ?? []
  return (
    <div className={css.filters}>
      <Input.Search
        allowClear
        className={css.wide}
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        maxLength={80}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() })}
      />
      <Select
        allowClear
        placeholder={text.state}
        aria-label={text.state}
        value={filter.state ?? null}
        options={orderStates.map((state) => ({ value: state, label: orderStateNames[state][language] }))}
        onChange={(state) => setFilter({ state: state ?? '' })}
      />
      <OwnerFilters filter={filter} setFilter={setFilter} />
      <Select
        allowClear
        placeholder={text.warehouse}
        aria-label={text.warehouse}
        value={filter.warehouse ?? null}
        options={warehouses.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
        onChange={(warehouse) => setFilter({ warehouse: warehouse ?? '' })}
      />
      <Select
        allowClear
        placeholder={text.source}
        aria-label={text.source}
        value={filter.source ?? null}
        options={orderSources.map((source) => ({ value: source, label: orderSourceNames[source][language] }))}
        onChange={(source) => setFilter({ source: source ?? '' })}
      />
      <span className={css.period}>
        <DayInput
          label={text.placed_from}
          latest={filter.date_to}
          value={filter.date_from}
          onChange={(date_from) => setFilter({ date_from })}
        />
        –
        <DayInput
          label={text.placed_to}
          earliest={filter.date_from}
          value={filter.date_to}
          onChange={(date_to) => setFilter({ date_to })}
        />
      </span>
      <Checkbox
        className={css.tight ?? ''}
        checked={filter.overdue === '1'}
        onChange={(event) => setFilter({ overdue: event.target.checked ? '1' : '' })}
      >
        {text.overdue}
      </Checkbox>
    </div>
  )
}
