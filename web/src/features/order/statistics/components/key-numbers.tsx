import type { StatisticsNumbers } from '@inkroute/contract/order/statistics'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../statistics.module.css'
import { statisticsText } from '../statistics.text.ts'
import { findChange } from '../statistics.view.ts'

interface KeyNumberProps {
  readonly name: string
  readonly shown: string
  readonly now: number
  readonly before: number
  /** Where more is worse: refunds. */
  readonly is_cost?: boolean
}

function Change({ now, before, is_cost = false }: Omit<KeyNumberProps, 'name' | 'shown'>) {
  const text = useText(statisticsText)
  const change = findChange(now, before)
  if (change === undefined) return <span className={css.quiet}>{text.was_nothing}</span>
  const is_good = is_cost ? change <= 0 : change >= 0
  return (
    <span className={`text-sm text-danger tabular-nums ${css.change}`} data-good={is_good}>
      <span className={css.quiet}>{text.versus}</span> {change > 0 ? '+' : ''}
      {change}%
    </span>
  )
}

function KeyNumber(props: KeyNumberProps) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-quiet">{props.name}</dt>
      <dd className="grid m-0">
        <strong className="text-lg font-strong wrap-anywhere tabular-nums">{props.shown}</strong>
        <Change {...props} />
      </dd>
    </div>
  )
}

const average = ({ paid, orders }: StatisticsNumbers) => (orders === 0 ? 0 : Number(paid) / orders)

/** Key figures compared with the previous period. */
export function KeyNumbers({ now, before }: { now: StatisticsNumbers; before: StatisticsNumbers }) {
  const text = useText(statisticsText)
  const money = (key: 'paid' | 'refunded' | 'sales' | 'fee' | 'profit', is_cost = false) => (
    <KeyNumber
      name={text[key]}
      shown={now[key] === null ? text.unknown : formatMoney(now[key])}
      now={Number(now[key])}
      before={Number(before[key])}
      is_cost={is_cost}
    />
  )
  return (
    <section>
      <dl className={`grid grid-cols-4 overflow-hidden bg-line border rounded-card m-0 mb-2 ${css.numbers}`}>
        <KeyNumber name={text.orders} shown={now.orders.toLocaleString()} now={now.orders} before={before.orders} />
        <KeyNumber name={text.pieces} shown={now.pieces.toLocaleString()} now={now.pieces} before={before.pieces} />
        {money('paid')}
        <KeyNumber
          name={text.average}
          shown={formatMoney(average(now).toFixed(2))}
          now={average(now)}
          before={average(before)}
        />
        {money('refunded', true)}
        {money('sales')}
        {money('fee', true)}
        {money('profit')}
      </dl>
      <p className={css.quiet}>
        {text.profit_hint}{' '}
        {now.unknown_orders > 0 ? fill(text.profit_without, { orders: now.unknown_orders.toLocaleString() }) : null}
      </p>
    </section>
  )
}
