import {
  listOrderStatistics,
  MAX_BREAKDOWN_ROWS,
  type StatisticsCut,
  type StatisticsFilter,
  type StatisticsRow,
  statisticsCuts,
} from '@inkroute/contract/order/statistics'
import { Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { SlidingTabs } from '../../../../shared/ui/sliding-tabs.tsx'
import { ScrollTable } from '../../../../shared/ui/table/scroll-table.tsx'
import css from '../statistics.module.css'
import { statisticsText } from '../statistics.text.ts'
import { findChange } from '../statistics.view.ts'

type AmountKey = 'paid' | 'goods' | 'freight' | 'refunded' | 'sales' | 'fee' | 'profit'

function ItemCell({ row }: { row: StatisticsRow }) {
  return (
    <div className={css.item}>
      {row.link ? <Link to={row.link}>{row.label}</Link> : <span>{row.label}</span>}
      {row.note ? <span className={css.quiet}>{row.note}</span> : null}
    </div>
  )
}

function ChangeCell({ row }: { row: StatisticsRow }) {
  const change = findChange(Number(row.paid), Number(row.before_paid))
  if (change === undefined) return <span className={css.quiet}>—</span>
  return (
    <span className={`text-sm text-danger tabular-nums ${css.change}`} data-good={change >= 0}>
      {change > 0 ? '+' : ''}
      {change}%
    </span>
  )
}

function useColumns(by: StatisticsCut): TableColumnsType<StatisticsRow> {
  const text = useText(statisticsText)
  const amount = (key: AmountKey) => ({
    title: text[key],
    key,
    align: 'right' as const,
    sorter: (a: StatisticsRow, b: StatisticsRow) => Number(a[key]) - Number(b[key]),
    render: (_: unknown, row: StatisticsRow) => {
      const value = row[key]
      return value === null ? <span className={css.quiet}>{text.unknown}</span> : formatMoney(value)
    },
  })
  const count = (key: 'orders' | 'pieces' | 'unknown_orders') => ({
    title: text[key],
    key,
    align: 'right' as const,
    sorter: (a: StatisticsRow, b: StatisticsRow) => a[key] - b[key],
    render: (_: unknown, row: StatisticsRow) => row[key].toLocaleString(),
  })
  const versus = {
    title: text.versus,
    key: 'versus',
    align: 'right' as const,
    render: (_: unknown, row: StatisticsRow) => <ChangeCell row={row} />,
  }
  return [
    { title: text.item, key: 'item', fixed: 'left', render: (_, row) => <ItemCell row={row} /> },
    count('orders'),
    count('pieces'),
    amount('paid'),
    ...(by === 'day' ? [] : [versus]),
    amount('goods'),
    amount('freight'),
    amount('refunded'),
    amount('sales'),
    amount('fee'),
    amount('profit'),
    count('unknown_orders'),
  ]
}

/** The figures behind the charts, as in the export. */
export function Breakdown({
  asked,
  by,
  onBy,
}: {
  readonly asked: StatisticsFilter
  readonly by: StatisticsCut
  readonly onBy: (by: StatisticsCut) => void
}) {
  const text = useText(statisticsText)
  const columns = useColumns(by)
  const list = useCall(listOrderStatistics, { ...asked, by }, { quiet: true })
  return (
    <Panel title={text.table}>
      <SlidingTabs
        activeKey={by}
        onChange={(key) => onBy(statisticsCuts.find((cut) => cut === key) ?? 'day')}
        items={statisticsCuts.map((cut) => ({ key: cut, label: text[`cut_${cut}`] }))}
      />
      <ScrollTable label={text.table}>
        <Table
          key={by}
          rowKey="key"
          size="middle"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{ emptyText: text.empty_title }}
        />
      </ScrollTable>
      {list.data?.is_cut ? <p className={css.quiet}>{fill(text.is_cut, { count: MAX_BREAKDOWN_ROWS })}</p> : null}
    </Panel>
  )
}
