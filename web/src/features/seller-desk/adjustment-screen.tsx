import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/seller-desk/adjustment'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { Money, TwoLines } from '../../shared/list/cells.tsx'
import { choices } from '../../shared/list/filter-types.ts'
import { listScreen } from '../../shared/list/list-screen.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { AdjustmentDrawer, categoryName } from './adjustment-drawer.tsx'
import { MoneyLimits } from './money-limits.tsx'
import { adjustmentText as text } from './seller-desk.text.ts'

const colors = { pending: 'orange', posted: 'green', rejected: 'red', cancelled: 'default' } as const

/** Corrections of balances that a second person decides on. */
export default listScreen(contract.listAdjustments, {
  title: text.title,
  description: text.description,
  use: () => useCall(getStaff, {}).data?.permissions ?? [],
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      label: text.state,
      any: text.all,
      options: choices(contract.adjustmentStates, (state) => text[state]),
    },
    keyword: { kind: 'search', label: text.search, maxLength: 60 },
    seller_id: { kind: 'linked', isNumber: true },
  },
  note: ({ reply, say }) => <strong>{say(text.pending_count, { count: reply?.pending ?? 0 })}</strong>,
  columns: [
    {
      title: text.seller,
      cell: (row) => (
        <TwoLines second={`${row.id} ${row.reference ? `· ${row.reference}` : ''}`}>
          <Link to={`/ops/seller/${row.seller_id}`}>{row.seller_name}</Link>
        </TwoLines>
      ),
    },
    { title: text.amount, align: 'right', width: 130, cell: (row) => <Money amount={row.amount} /> },
    {
      title: text.reason,
      from: 'md',
      cell: (row, { language }) => <TwoLines second={categoryName(row.category, language)}>{row.reason}</TwoLines>,
    },
    {
      title: text.asked,
      width: 150,
      cell: (row) => <TwoLines second={<RelativeTime at={row.requested_at} />}>{row.requested_by}</TwoLines>,
    },
    {
      title: text.state,
      width: 100,
      cell: (row, { say }) => <Tag color={colors[row.state]}>{say(text[row.state])}</Tag>,
    },
  ],
  actions: [{ key: 'open', label: (row) => (row.state === 'pending' ? text.review : text.open), opens: true }],
  none: text.none,
  drawer: {
    row: (row, close, { extra }) => (
      <AdjustmentDrawer key={row.id} row={row} may_decide={extra.includes('ops.money')} onClose={close} />
    ),
  },
  below: ({ extra }) => (extra.includes('ops.staff') ? <MoneyLimits /> : null),
})
