import type { getOverview, OverviewSum } from '@inkroute/contract/dashboard/dashboard'
import type { Reply } from '@inkroute/contract/endpoint'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { overviewText } from '../dashboard.text.ts'
import { changePercent } from '../overview.view.ts'
import css from './dashboard.module.css'

type Overview = Reply<typeof getOverview>

interface TileProps {
  readonly label: string
  readonly value: string
  readonly before: string
  readonly percent: number | null
}

function Tile({ label, value, before, percent }: TileProps) {
  const text = useText(overviewText)
  const words = percent === null ? '' : fill(percent < 0 ? text.down : text.up, { percent: Math.abs(percent) })
  return (
    <div className={`grid content-start min-w-0 gap-0.5 ${css.tile}`}>
      <dt>{label}</dt>
      <dd className={`text-xl font-strong wrap-anywhere tabular-nums m-0 ${css.number}`}>{value}</dd>
      <dd className={`flex flex-wrap text-xs tabular-nums gap-x-2 m-0 ${css.against}`}>
        {percent === null || percent === 0 ? null : (
          <span className={`text-success ${css.change}`} data-down={percent < 0}>
            <span aria-hidden="true">{percent < 0 ? '↓' : '↑'}</span> {words}
          </span>
        )}
        {before}
      </dd>
    </div>
  )
}

const getAmount = ({ amount }: OverviewSum) => Number(amount)

/** Today and the period, each compared with the one before. */
export function OverviewTiles({ overview, days }: { overview: Overview; days: number }) {
  const text = useText(overviewText)
  const { today, yesterday, period, before } = overview
  const pairs = [
    {
      now: today,
      earlier: yesterday,
      amount: text.today_amount,
      orders: text.today_orders,
      against: text.against_yesterday,
    },
    {
      now: period,
      earlier: before,
      amount: text.period_amount,
      orders: text.period_orders,
      against: text.against_before,
    },
  ]
  return (
    <dl className={`grid grid-cols-4 gap-4 m-0 ${css.tiles}`}>
      {pairs.flatMap(({ now, earlier, amount, orders, against }) => [
        <Tile
          key={amount}
          label={fill(amount, { days })}
          value={formatMoney(now.amount)}
          before={fill(against, { value: formatMoney(earlier.amount) })}
          percent={changePercent(getAmount(now), getAmount(earlier))}
        />,
        <Tile
          key={orders}
          label={fill(orders, { days })}
          value={String(now.orders)}
          before={fill(against, { value: earlier.orders })}
          percent={changePercent(now.orders, earlier.orders)}
        />,
      ])}
    </dl>
  )
}
