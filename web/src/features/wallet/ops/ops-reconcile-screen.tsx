import * as contract from '@inkroute/contract/wallet/reconcile'
import { Tag } from 'antd'
import { TwoLines } from '../../../shared/list/cells.tsx'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { payDeskText as text } from './desk.text.ts'
import { ReconcileDays } from './reconcile-days.tsx'
import { SettleDialog } from './settle-dialog.tsx'

/** The request number of a refund is that of its payment and its own. */
const paymentNumber = ({ subject, out_trade_no }: contract.Difference) =>
  subject === 'refund' ? out_trade_no.replace(/_\d+$/, '') : out_trade_no

const inCurrency = ({ currency }: contract.Difference, amount: string | null) =>
  amount === null ? '–' : `${currency} ${amount}`

/** Payments one side does not know, and the days that were compared. */
export default listScreen(contract.listDifferences, {
  title: text.reconcile,
  description: text.reconcile_description,
  use: usePayWords,
  panel: text.differences,
  wide: text.differences,
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: text.state,
      initial: 'open',
      options: [
        { value: 'open', label: text.unsettled },
        { value: 'settled', label: text.settled },
      ],
    },
  },
  columns: [
    {
      title: text.number,
      cell: (row, { say }) => (
        <TwoLines second={<span className="wrap-anywhere tabular-nums">{row.trade_no}</span>}>
          <span className="wrap-anywhere tabular-nums">
            {row.out_trade_no.startsWith('P') ? <OpsLink kind="payment" id={paymentNumber(row)} /> : row.out_trade_no}
            {row.subject === 'refund' ? <Tag style={{ marginInlineStart: 8 }}>{say(text.subject_refund)}</Tag> : null}
          </span>
        </TwoLines>
      ),
    },
    { title: text.day, width: 110, cell: (row) => <time className="whitespace-nowrap">{row.day}</time> },
    {
      title: text.channel,
      width: 160,
      cell: (row, { extra }) => (
        <>
          <PayMark channel={row.channel} /> {extra.nameOf(row.channel)}
        </>
      ),
    },
    { title: text.kind, width: 110, cell: (row, { say }) => <Tag color="red">{say(text[row.kind])}</Tag> },
    { title: text.ours, align: 'right', width: 120, cell: (row) => inCurrency(row, row.ours) },
    { title: text.theirs, align: 'right', width: 120, cell: (row) => inCurrency(row, row.theirs) },
    {
      title: text.result,
      cell: (row) =>
        row.settled_at ? (
          <TwoLines
            second={
              <>
                {row.settled_by} <RelativeTime at={row.settled_at} />
              </>
            }
          >
            {row.note}
          </TwoLines>
        ) : null,
    },
  ],
  actions: [{ key: 'settle', label: text.settle, when: (row) => row.settled_at === null, opens: true }],
  none: text.none_differences,
  drawer: { row: (row, close) => <SettleDialog row={row} onClose={close} /> },
  exports: [{ kind: 'wallet.differences', label: text.export }],
  below: () => <ReconcileDays />,
})
