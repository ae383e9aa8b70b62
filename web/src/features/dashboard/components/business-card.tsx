import * as contract from '@inkroute/contract/dashboard/dashboard'
import type { Reply } from '@inkroute/contract/endpoint'
import { Button, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LineChart } from '../../../shared/ui/chart/line-chart.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { overviewText } from '../dashboard.text.ts'
import { hasBusiness, shortDay } from '../overview.view.ts'
import { CountriesCard, GoodsCard } from './best-cards.tsx'
import css from './dashboard.module.css'
import { OverviewTiles } from './overview-tiles.tsx'
import { StatesCard } from './states-card.tsx'

type Overview = Reply<typeof contract.getOverview>
type Days = (typeof contract.overviewDays)[number]

const money = (value: number) => formatMoney(value.toFixed(2))
const moneyTick = (value: number) => `¥${value >= 10_000 ? `${value / 1000}k` : value}`
const whole = (value: number) => String(Math.round(value))

function SalesChart({ overview }: { overview: Overview }) {
  const text = useText(overviewText)
  const [what, setWhat] = useState<'amount' | 'orders'>('amount')
  const is_amount = what === 'amount'
  const values = overview.days.map((day) => (is_amount ? Number(day.amount) : day.orders))
  return (
    <div className="mt-6">
      <div className={`flex items-center justify-between gap-3 mb-3 ${css.chart_head}`}>
        <h3>{is_amount ? text.chart : text.chart_orders}</h3>
        <Segmented
          size="small"
          aria-label={text.what}
          value={what}
          options={[
            { value: 'amount', label: text.by_amount },
            { value: 'orders', label: text.by_orders },
          ]}
          onChange={setWhat}
        />
      </div>
      <LineChart
        title={is_amount ? text.chart : text.chart_orders}
        labels={overview.days.map(({ day }) => shortDay(day))}
        series={[{ key: what, label: text[what], color: 'action', values }]}
        format={is_amount ? money : whole}
        formatTick={is_amount ? moneyTick : whole}
        height_px={220}
      />
    </div>
  )
}

function Nothing() {
  const text = useText(overviewText)
  return (
    <EmptyState
      icon="order"
      title={text.no_orders}
      body={text.no_orders_body}
      action={
        <span className="flex flex-wrap gap-2">
          <Link to="/products">
            <Button type="primary">{text.start}</Button>
          </Link>
          <Link to="/main/cart">
            <Button>{text.cart}</Button>
          </Link>
        </span>
      }
    />
  )
}

function Head({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const text = useText(overviewText)
  const mayOpen = useMayOpen()
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <Segmented
        aria-label={text.period}
        value={days}
        options={contract.overviewDays.map((value) => ({ value, label: fill(text.days, { days: value }) }))}
        onChange={onChange}
      />
      {mayOpen('/myOrder/orderStatistics') ? <Link to="/myOrder/orderStatistics">{text.statistics}</Link> : null}
    </span>
  )
}

/** Sales figures, trend, top products and destinations. Only for those who may see orders. */
export function BusinessCards() {
  const text = useText(overviewText)
  const mayOpen = useMayOpen()
  const may_see = mayOpen('/myOrder/orderAdmin')
  const [days, setDays] = useState<Days>(30)
  const { data, isError, refetch } = useCall(contract.getOverview, { days }, { quiet: true, enabled: may_see })
  if (!may_see) return null
  return (
    <>
      <div className={`grid gap-4 mb-4 ${css.business}`}>
        <Panel title={text.business} extra={<Head days={days} onChange={setDays} />}>
          {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
          {!data && !isError ? <Skeleton active title={false} paragraph={{ rows: 9 }} /> : null}
          {data ? <OverviewTiles overview={data} days={days} /> : null}
          {data && hasBusiness([data.period, data.before]) ? <SalesChart overview={data} /> : null}
          {data && !hasBusiness([data.period, data.before]) ? <Nothing /> : null}
        </Panel>
        <StatesCard states={data?.states} />
      </div>
      <div className={`grid grid-cols-2 gap-4 mb-4 ${css.best}`}>
        <GoodsCard goods={data?.goods} />
        <CountriesCard countries={data?.countries} />
      </div>
    </>
  )
}
