import { orderStateNames, orderStates } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/fba/fba'
import { Button, Input, Pagination, Select, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { isPackable } from '../cartons.view.ts'
import css from '../fba.module.css'
import { fbaText } from '../fba.text.ts'
import { FbaDrawer } from './fba-drawer.tsx'
import { useRepack } from './fba-form.tsx'
import { NewFbaDrawer } from './new-fba-drawer.tsx'

const PAGE_SIZE = 20

function FbaCard({ fba, onEdit }: { readonly fba: contract.FbaOrder; readonly onEdit: () => void }) {
  const text = useText(fbaText)
  const { language } = useLanguage()
  const { order } = fba
  const repack = useRepack()
  const is_draft = order.state === 'draft'
  const labels = fba.missing.length > 0 ? fill(text.missing, { what: fba.missing.join(' · ') }) : text.ready
  const may_pay = order.allowed_actions.some(({ action, is_allowed }) => action === 'pay' && is_allowed)
  return (
    <li className={`card grid items-center gap-4 p-4 ${css.card}`}>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
          <Tag>{orderStateNames[order.state][language]}</Tag>
        </div>
        <p className="text-sm text-quiet">{fba.shipment_no || text.no_shipment}</p>
      </div>
      <div>
        <b>{fba.center || order.buyer_name}</b>
        <p className="text-sm text-quiet">
          {is_draft ? text.not_priced : `${order.channel_name} · ${formatMoney(order.amounts.freight)}`}
        </p>
      </div>
      <div>
        <p>
          {fill(text.pieces, { count: order.pieces })}
          {is_draft
            ? null
            : ` · ${fill(text.boxes, { count: fba.boxes.length })} · ${formatMoney(order.amounts.total)}`}
        </p>
        <p className="text-sm text-quiet">{is_draft ? order.problems.map((one) => one.text).join(' · ') : labels}</p>
      </div>
      <RowActions
        actions={[
          may_pay && { key: 'pay', label: text.pay, route: `/myOrder/orderPay?ids=${order.id}` },
          !fba.is_packed &&
            isPackable(order.state) && {
              key: 'repack',
              label: text.repack,
              is_busy: repack.isPending,
              onClick: () => repack.mutate({ id: order.id }),
            },
          is_draft
            ? { key: 'correct', label: text.mend, route: `/myOrder/orderDetail/${order.id}` }
            : { key: 'edit', label: text.edit, onClick: onEdit },
        ]}
      />
    </li>
  )
}

function StateSelect({ state, onChange }: { readonly state: string; readonly onChange: (state: string) => void }) {
  const text = useText(fbaText)
  const { language } = useLanguage()
  return (
    <Select
      style={{ minWidth: 160 }}
      aria-label={text.all_states}
      value={state}
      options={[
        { value: '', label: text.all_states },
        ...orderStates.map((one) => ({ value: one, label: orderStateNames[one][language] })),
      ]}
      onChange={onChange}
    />
  )
}

/** Orders for Amazon's warehouses. Words, state and page live in the address. */
export default function FbaScreen() {
  const text = useText(fbaText)
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const keyword = search.get('keyword') ?? ''
  const state = orderStates.find((one) => one === search.get('state')) ?? ''
  const is_narrowed = keyword !== '' || state !== ''
  const list = useCall(contract.listFbaOrders, { page, page_size: PAGE_SIZE, keyword, state }, { quiet: true })
  const look = (next: Partial<Record<'keyword' | 'state' | 'page', string>>) => {
    const merged = { keyword, state, ...next }
    setSearch(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)), { replace: !next.page })
  }
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const orders = list.data?.data ?? []
  const edited = orders.find(({ order }) => order.id === open)
  const create = (
    <Button type="primary" onClick={() => setOpen('new')}>
      {text.create}
    </Button>
  )
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.description} actions={create} />
      <div className="flex flex-wrap items-center gap-2">
        <Input.Search
          key={keyword}
          allowClear
          style={{ maxWidth: 360 }}
          defaultValue={keyword}
          placeholder={text.keyword}
          aria-label={text.keyword}
          onSearch={(words) => look({ keyword: words.trim() })}
        />
        <StateSelect state={state} onChange={(next) => look({ state: next })} />
      </div>
      {list.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {list.data && orders.length === 0 ? (
        <EmptyState
          icon="box"
          title={is_narrowed ? text.none_found : text.empty_title}
          body={is_narrowed ? text.none_found_body : text.empty_body}
          action={is_narrowed ? <Button onClick={() => setSearch({})}>{text.show_all}</Button> : undefined}
        />
      ) : null}
      <ul className="bare-list grid grid-cols-1 gap-3">
        {orders.map((fba) => (
          <FbaCard key={fba.order.id} fba={fba} onEdit={() => setOpen(fba.order.id)} />
        ))}
      </ul>
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(next) => look({ page: String(next) })}
      />
      {edited ? <FbaDrawer fba={edited} onClose={() => setOpen(null)} /> : null}
      {open === 'new' ? <NewFbaDrawer onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
