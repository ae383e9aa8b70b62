import * as contract from '@inkroute/contract/wallet/withdraw'
import { Tag } from 'antd'
import { Money, TwoLines } from '../../../shared/list/cells.tsx'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { financeText as text } from '../finance.text.ts'
import { stateColors } from '../wallet.view.ts'
import { withdrawText as names } from '../withdraw.text.ts'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'

const nameChecks = {
  same: null,
  different: { color: 'red', label: text.name_different },
  unverified: { color: 'orange', label: text.name_unverified },
} as const

export default listScreen(contract.listStaffWithdrawals, {
  title: text.withdraw_title,
  description: text.withdraw_description,
  rowKey: (row) => `${row.seller_id}-${row.id}`,
  filters: {
    state: {
      kind: 'choice',
      label: text.state,
      initial: 'submitted',
      any: text.all,
      options: choices(contract.withdrawStates, (state) => names[state]),
    },
    keyword: { kind: 'search', label: text.search, maxLength: 60 },
  },
  note: ({ reply, say }) => <strong>{say(text.to_pay, { count: reply?.to_pay ?? 0 })}</strong>,
  columns: [
    {
      title: text.seller,
      cell: (row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    {
      title: text.account,
      from: 'md',
      cell: (row, { say }) => {
        const check = nameChecks[row.name_check]
        return (
          <TwoLines second={row.method === 'bank' ? row.bank_name : say(names.alipay)}>
            {row.account_name} · {row.account_no} {check ? <Tag color={check.color}>{say(check.label)}</Tag> : null}
          </TwoLines>
        )
      },
    },
    { title: text.amount, align: 'right', width: 130, cell: (row) => <Money amount={row.amount} /> },
    {
      title: text.state,
      width: 100,
      cell: (row, { say }) => <Tag color={stateColors[row.state] ?? 'default'}>{say(names[row.state])}</Tag>,
    },
    { title: text.time, width: 130, from: 'xl', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  actions: [{ key: 'open', label: (row) => (row.state === 'submitted' ? text.pay_out : text.view), opens: true }],
  none: text.none,
  drawer: { row: (row, close) => <WithdrawalDrawer row={row} onClose={close} /> },
})
