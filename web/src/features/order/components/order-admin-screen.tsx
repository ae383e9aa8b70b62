import { destinations } from '@inkroute/contract/countries'
import * as contract from '@inkroute/contract/order'
import { orderStateNames, orderStates } from '@inkroute/contract/order-codes'
import { Button, DatePicker, Input, Pagination, Select, Skeleton, Tabs } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { mayDo } from '../order.view.ts'
import { OrderCard } from './order-card.tsx'

const PAGE_SIZE = 20
const filterNames = ['state', 'country', 'keyword', 'date_from', 'date_to'] as const
type Filters = Partial<Record<(typeof filterNames)[number] | 'page', string>>

/** Filters and page live in the address, so that a view can be kept and shared. */
function useOrderFilters() {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = Object.fromEntries(
    [...filterNames, 'page' as const].flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const change = (next: Filters) => {
    const merged = { ...filters, page: '', ...next }
    setSearch(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)), { replace: true })
  }
  return { filters, change }
}

function FilterBar({ filters, change }: ReturnType<typeof useOrderFilters>) {
  const text = useText(orderText)
  const { language } = useLanguage()
  const { date_from, date_to } = filters
  return (
    <div className={css.filters}>
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
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text.country}
        aria-label={text.country}
        value={filters.country ?? null}
        options={destinations.map((place) => ({ value: place.code, label: place[language] }))}
        onChange={(country) => change({ country: country ?? '' })}
      />
      <DatePicker.RangePicker
        aria-label={text.date_range}
        value={date_from && date_to ? [dayjs(date_from), dayjs(date_to)] : null}
        onChange={(range) =>
          change({ date_from: range?.[0]?.format('YYYY-MM-DD') ?? '', date_to: range?.[1]?.format('YYYY-MM-DD') ?? '' })
        }
      />
      {filterNames.some((name) => name !== 'state' && filters[name]) ? (
        <Button type="link" onClick={() => change({ country: '', keyword: '', date_from: '', date_to: '' })}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

function StateTabs({ filters, change }: ReturnType<typeof useOrderFilters>) {
  const text = useText(orderText)
  const { language } = useLanguage()
  const counts = useCall(contract.countOrders, {}, { quiet: true }).data
  const countOf = (state: string) => counts?.states.find((entry) => entry.state === state)?.count ?? 0
  const shown = orderStates.filter(
    (state) => countOf(state) > 0 || state === filters.state || state === 'awaiting_payment',
  )
  return (
    <Tabs
      activeKey={filters.state ?? ''}
      onChange={(state) => change({ state })}
      items={[
        { key: '', label: `${text.all} ${counts?.total ?? ''}` },
        ...shown.map((state) => ({ key: state, label: `${orderStateNames[state][language]} ${countOf(state)}` })),
      ]}
    />
  )
}

export function OrderAdminScreen() {
  const text = useText(orderText)
  const url = useOrderFilters()
  const page = Number(url.filters.page) || 1
  const { page: _, ...filters } = url.filters
  const list = useCall(contract.listOrders, { ...filters, page, page_size: PAGE_SIZE } as never, { quiet: true })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const orders = list.data?.data ?? []
  const payable = orders.filter((order) => chosen.has(order.id) && mayDo(order, 'pay'))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <div className={css.screen}>
      <PageHeader
        description={text.list_description}
        actions={
          payable.length > 0 ? (
            <Link to={`/myOrder/orderPay?ids=${payable.map(({ id }) => id).join(',')}`}>
              <Button type="primary">{fill(text.pay_chosen, { count: payable.length })}</Button>
            </Link>
          ) : null
        }
      />
      <StateTabs {...url} />
      <FilterBar {...url} />
      {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeleton active paragraph={{ rows: 10 }} /> : null}
      {list.data && orders.length === 0 ? (
        <EmptyState
          icon="order"
          title={text.empty_title}
          body={text.empty_body}
          action={<Link to="/main/cart">{text.to_cart}</Link>}
        />
      ) : null}
      <ul className={css.orders}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} is_chosen={chosen.has(order.id)} onToggle={() => toggle(order.id)} />
        ))}
      </ul>
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(next) => url.change({ page: String(next) })}
      />
    </div>
  )
}
