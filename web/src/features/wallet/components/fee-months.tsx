import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/wallet/wallet'
import { Table, type TableColumnsType } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { recordText } from '../record.text.ts'

type Month = Reply<typeof contract.getFeeSummary>['months'][number]

const parts = ['goods', 'freight', 'service', 'coupon', 'compensation'] as const
const takenOff: readonly string[] = ['coupon', 'compensation']

/** Monthly spending by kind; refunds are marked as such. */
export function FeeMonths() {
  const text = useText(recordText)
  const summary = useCall(contract.getFeeSummary, { months: 6 }, { quiet: true })
  const money = (value: string, is_off = false) =>
    value === '0.00' ? '–' : `${is_off ? '−' : ''}${formatMoney(value)}`
  const columns: TableColumnsType<Month> = [
    { title: text.month, dataIndex: 'month', width: 100 },
    ...parts.map((part) => ({
      title: text[part],
      align: 'right' as const,
      responsive: ['md' as const],
      render: (_: unknown, row: Month) => (
        <span className="whitespace-nowrap tabular-nums">{money(row[part], takenOff.includes(part))}</span>
      ),
    })),
    {
      title: text.total,
      align: 'right',
      render: (_, row) => <strong className="whitespace-nowrap tabular-nums">{formatMoney(row.total)}</strong>,
    },
  ]
  return (
    <Panel title={text.months}>
      <Table
        rowKey="month"
        size="small"
        columns={columns}
        dataSource={summary.data?.months ?? []}
        loading={summary.isPending}
        pagination={false}
      />
    </Panel>
  )
}
