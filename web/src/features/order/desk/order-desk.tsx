import { getStaff } from '@inkroute/contract/account/account'
import { countryName } from '@inkroute/contract/countries'
import {
  holdReasonNames,
  orderSourceNames,
  orderSources,
  orderStateNames,
  orderStates,
} from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { Tag } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { Money, TwoLines } from '../../../shared/list/cells.tsx'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { deskText as text } from './desk.text.ts'
import { SellerSelect, StoreSelect, useWarehouses } from './order-filters.tsx'
import { stateColors } from './state-colors.ts'

/** Amounts and buyers, which the server does not send to staff without this permission. */
const useIsPrivate = () => (useCall(getStaff, {}).data?.permissions ?? []).includes('ops.order:private')

/** Orders of all sellers, found by any number. */
export default listScreen(contract.listDeskOrders, {
  title: text.title,
  description: text.description,
  use: useIsPrivate,
  wide: text.title,
  rowKey: 'order_no',
  filters: {
    keyword: { kind: 'search', label: text.search, maxLength: 80 },
    state: { kind: 'choice', label: text.state, options: choices(orderStates, (state) => orderStateNames[state]) },
    seller_id: { kind: 'custom', label: text.seller, control: SellerSelect, isNumber: true },
    store_id: { kind: 'custom', label: text.store, control: StoreSelect, isNumber: true },
    warehouse: { kind: 'choice', label: text.warehouse, options: useWarehouses },
    source: {
      kind: 'choice',
      label: text.source,
      options: choices(orderSources, (source) => orderSourceNames[source]),
    },
    date_from: { kind: 'day', label: text.placed_from, before: 'date_to' },
    date_to: { kind: 'day', label: text.placed_to, after: 'date_from' },
    overdue: { kind: 'flag', label: text.overdue },
  },
  note: ({ reply, say }) => (reply?.is_total_capped ? <Tag>{say(text.capped, { count: reply.total })}</Tag> : null),
  columns: [
    {
      title: text.order,
      cell: (row) => (
        <TwoLines second={row.external_no}>
          <OpsLink kind="order" id={row.order_no} />
        </TwoLines>
      ),
    },
    {
      title: text.state,
      cell: (row, { say }) => (
        <TwoLines second={row.hold_reason ? say(holdReasonNames[row.hold_reason]) : null}>
          <Tag color={stateColors[row.state] ?? 'default'}>{say(orderStateNames[row.state])}</Tag>
          {row.is_overdue ? <Tag color="red">{say(text.late)}</Tag> : null}
        </TwoLines>
      ),
    },
    {
      title: text.seller,
      cell: (row, { say }) => (
        <TwoLines second={row.store_name || say(orderSourceNames[row.source])}>
          <OpsLink kind="seller" id={row.seller.id}>
            {row.seller.name || row.seller.id}
          </OpsLink>
        </TwoLines>
      ),
    },
    {
      title: ({ extra: isPrivate, say }) => say(isPrivate ? text.buyer : text.country),
      cell: (row, { language }) => <TwoLines second={countryName(row.country, language)}>{row.buyer_name}</TwoLines>,
    },
    { title: text.warehouse, from: 'xl', cell: (row) => row.warehouse_code },
    { title: text.pieces, align: 'right', from: 'xl', cell: (row) => row.pieces },
    {
      title: text.total,
      align: 'right',
      when: ({ extra: isPrivate }) => isPrivate,
      cell: (row) => (row.total ? <Money amount={row.total} /> : null),
    },
    { title: text.placed, cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  none: text.none,
  noMatch: text.none,
  exports: [{ kind: 'order.desk', when: ({ extra: isPrivate }) => isPrivate }],
})
