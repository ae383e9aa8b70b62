import type { Reply } from '@inkroute/contract/endpoint'
import {
  type getOrderStatistics,
  listOrderStatistics,
  type StatisticsFilter,
} from '@inkroute/contract/order/statistics'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { DonutChart } from '../../../../shared/ui/chart/donut-chart.tsx'
import { LineChart } from '../../../../shared/ui/chart/line-chart.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import css from '../statistics.module.css'
import { statisticsText } from '../statistics.text.ts'
import { getSlices, shortDay, shortMoney } from '../statistics.view.ts'

type Overview = Reply<typeof getOrderStatistics>
type Measure = 'paid' | 'orders' | 'pieces'

const asMoney = (value: number) => formatMoney(value.toFixed(2))
const asCount = (value: number) => value.toLocaleString()
const wholes = (value: number) => (Number.isInteger(value) ? String(value) : '')

function Trend({ overview }: { overview: Overview }) {
  const text = useText(statisticsText)
  const [measure, setMeasure] = useState<Measure>('paid')
  const is_money = measure === 'paid'
  const options = (['paid', 'orders', 'pieces'] as const).map((value) => ({ value, label: text[value] }))
  return (
    <Panel
      title={text.trend}
      extra={<Segmented<Measure> aria-label={text.trend} value={measure} options={options} onChange={setMeasure} />}
    >
      <LineChart
        title={`${text.trend} · ${text[measure]}`}
        labels={overview.days.map(({ day }) => shortDay(day))}
        format={is_money ? asMoney : asCount}
        formatTick={is_money ? shortMoney : wholes}
        series={[
          { key: 'now', label: text.now, color: 'action', values: overview.days.map((day) => Number(day[measure])) },
          {
            key: 'before',
            label: `${text.before} ${shortDay(overview.before_from)} – ${shortDay(overview.before_to)}`,
            color: 'ink-secondary',
            values: overview.days_before.map((day) => Number(day[measure])),
            is_reference: true,
          },
        ]}
      />
    </Panel>
  )
}

function Shares({ by, title, asked }: { by: 'country' | 'store' | 'goods'; title: string; asked: StatisticsFilter }) {
  const text = useText(statisticsText)
  const rows = useCall(listOrderStatistics, { ...asked, by }, { quiet: true }).data?.data ?? []
  return (
    <Panel title={title}>
      <DonutChart title={title} caption={text.paid} format={asMoney} slices={getSlices(rows)} />
    </Panel>
  )
}

export function Charts({ overview, asked }: { overview: Overview; asked: StatisticsFilter }) {
  const text = useText(statisticsText)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Trend overview={overview} />
      <div className={`grid gap-4 ${css.shares}`}>
        <Shares by="country" title={text.by_country} asked={asked} />
        <Shares by="store" title={text.by_store} asked={asked} />
        <Shares by="goods" title={text.top_goods} asked={asked} />
      </div>
    </div>
  )
}
