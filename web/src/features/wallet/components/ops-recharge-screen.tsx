import * as contract from '@inkroute/contract/wallet/recharge'
import { Tag } from 'antd'
import { Money, TwoLines } from '../../../shared/list/cells.tsx'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { financeText as text } from '../finance.text.ts'
import { rechargeText as names } from '../recharge.text.ts'
import { stateColors } from '../wallet.view.ts'
import { RechargeDrawer } from './recharge-drawer.tsx'

export default listScreen(contract.listStaffRecharges, {
  title: text.recharge_title,
  description: text.recharge_description,
  use: usePayWords,
  rowKey: (row) => `${row.seller_id}-${row.id}`,
  filters: {
    state: {
      kind: 'choice',
      label: text.state,
      initial: 'reviewing',
      any: text.all,
      options: choices(contract.rechargeStates, (state) => names[state]),
    },
    keyword: { kind: 'search', label: text.search, maxLength: 60 },
  },
  note: ({ reply, say }) => <strong>{say(text.to_review, { count: reply?.to_review ?? 0 })}</strong>,
  columns: [
    {
      title: text.seller,
      cell: (row) => (
        <TwoLines second={<span className="wrap-anywhere tabular-nums">{row.recharge_no}</span>}>
          <OpsLink kind="seller" id={row.seller_id}>
            {row.seller_name}
          </OpsLink>
        </TwoLines>
      ),
    },
    {
      title: text.payer,
      from: 'md',
      cell: (row, { extra, say }) =>
        row.payer || (row.channel === 'bank' ? say(names.bank) : extra.nameOf(row.channel)),
    },
    { title: text.amount, align: 'right', width: 130, cell: (row) => <Money amount={row.amount} /> },
    {
      title: text.state,
      width: 100,
      cell: (row, { say }) => <Tag color={stateColors[row.state] ?? 'default'}>{say(names[row.state])}</Tag>,
    },
    { title: text.time, width: 130, from: 'xl', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  actions: [{ key: 'open', label: (row) => (row.state === 'reviewing' ? text.review : text.view), opens: true }],
  none: text.none,
  drawer: { row: (row, close) => <RechargeDrawer row={row} onClose={close} /> },
})
