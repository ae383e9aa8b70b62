import * as contract from '@inkroute/contract/order/order'
import { Checkbox, Pagination, Skeleton } from 'antd'
import { type ComponentType, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FixBanner } from '../list/fix-banner.tsx'
import { NewOrders } from '../list/new-orders.tsx'
import listCss from '../list/order-list.module.css'
import { orderListText } from '../list/order-list.text.ts'
import { OrderLine } from '../list/order-row.tsx'
import { orderText } from '../order.text.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar, StateTabs, useOrderFilters } from './order-filters.tsx'
import { SavedViews } from './saved-views.tsx'

const PAGE_SIZE = 50

interface Choice {
  readonly scope: string
  readonly ticks: ReadonlySet<number>
  readonly is_all: boolean
}

/**
 * Selected orders of the page, or all that match the filters. Changing filters clears the selection, so that nobody
 * cancels what they did not look at.
 */
function useChoice(orders: readonly contract.OrderRow[], scope: string) {
  const [kept, setKept] = useState<Choice>({ scope, ticks: new Set(), is_all: false })
  const { ticks, is_all } = kept.scope === scope ? kept : { ticks: new Set<number>(), is_all: false }
  const setTicks = (next: ReadonlySet<number>) => setKept({ scope, ticks: next, is_all: false })
  const chosen = orders.filter((order) => is_all || ticks.has(order.id))
  return {
    chosen,
    is_all,
    toggle: (id: number) => {
      const next = new Set(chosen.map((order) => order.id))
      if (!next.delete(id)) next.add(id)
      setTicks(next)
    },
    togglePage: () => setTicks(chosen.length === orders.length ? new Set() : new Set(orders.map(({ id }) => id))),
    chooseAll: () => setKept({ scope, ticks: new Set(), is_all: true }),
    clear: () => setTicks(new Set()),
  }
}

interface ScreenProps {
  readonly export_button: ComponentType<{ readonly kind: string; readonly params: Record<string, unknown> }>
}

interface ListProps {
  readonly orders: readonly contract.OrderRow[]
  readonly choice: ReturnType<typeof useChoice>
}

function OrderList({ orders, choice }: ListProps) {
  const text = useText(orderText)
  const admin = useText(orderAdminText)
  const list = useText(orderListText)
  const count = choice.chosen.length
  const latest = useRef(choice.toggle)
  latest.current = choice.toggle
  const toggle = useCallback((id: number) => latest.current(id), [])
  if (orders.length === 0) return null
  return (
    <div className="card">
      <div className={`grid items-center min-h-8 text-sm text-quiet bg-paper border-b gap-2 px-3 ${listCss.head}`}>
        <Checkbox
          checked={count === orders.length}
          indeterminate={count > 0 && count < orders.length}
          onChange={choice.togglePage}
        >
          {admin.select_page}
        </Checkbox>
        <span>{text.goods}</span>
        <span>{text.state}</span>
        <span>{admin.source}</span>
        <span>{text.name}</span>
        <span className="justify-items-end text-right tabular-nums">{text.amount}</span>
        <span className="justify-items-end text-right tabular-nums">{list.profit}</span>
        <span />
      </div>
      <ul className="bare-list">
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} is_chosen={choice.chosen.includes(order)} onToggle={toggle} />
        ))}
      </ul>
    </div>
  )
}

export function OrderAdminScreen({ export_button: Export }: ScreenProps) {
  const text = useText(orderText)
  const url = useOrderFilters()
  const page = Number(url.filters.page) || 1
  const { page: _, ...filters } = url.filters
  const list = useCall(
    contract.listOrders,
    addressInput(contract.listOrders, { ...filters, page, page_size: PAGE_SIZE }),
    { quiet: true },
  )
  const orders = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const choice = useChoice(orders, JSON.stringify(filters))
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-2 ${listCss.screen}`}>
      <PageHeader actions={<Export kind="order.list" params={filters} />} />
      <div className={listCss.tabs}>
        <StateTabs {...url} />
      </div>
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${listCss.toolbar}`}>
        <FilterBar {...url} />
        <SavedViews filters={url.filters} />
      </div>
      <FixBanner filters={filters} chosen={choice.chosen} />
      <NewOrders
        filters={filters}
        newest_id={list.data?.newest_id}
        is_empty={list.data !== undefined && orders.length === 0}
        onShow={() => url.change({ page: '' })}
      />
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
      <OrderList orders={orders} choice={choice} />
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={total}
        showSizeChanger={false}
        onChange={(next) => url.change({ page: String(next) })}
      />
      {list.data?.is_total_capped ? <p>{fill(text.more_orders, { count: total })}</p> : null}
      {choice.chosen.length > 0 ? (
        <BulkBar
          chosen={choice.chosen}
          is_all={choice.is_all}
          total={total}
          filters={filters}
          onAll={choice.chooseAll}
          onClear={choice.clear}
        />
      ) : null}
    </div>
  )
}
