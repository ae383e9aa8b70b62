import type { OrderProfit } from '@inkroute/contract/order/profit'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { profitText } from './profit.text.ts'
import { gapWords, toPercent } from './profit.view.ts'

const minus = (amount: string) => (amount === '0.00' ? formatMoney(amount) : `−${formatMoney(amount)}`)

function feeName({ commission_bp, payment_bp, fee }: OrderProfit, text: Record<'fee' | 'fee_plain', string>): string {
  if (commission_bp === null || fee === '0.00') return text.fee_plain
  return fill(text.fee, { percent: `${toPercent(commission_bp + (payment_bp ?? 0))}%` })
}

/** What is left of the sale, line by line. */
export function ProfitPanel({ profit }: { readonly profit: OrderProfit | null }) {
  const text = useText(profitText)
  const time_zone = useTimeZone()
  if (!profit) return null
  const money = (amount: string | null, write: (amount: string) => string) =>
    amount === null ? text.unknown : write(amount)
  const rows: [string, string][] = [
    [profit.is_own_price ? text.sale_own : text.sale, money(profit.revenue, formatMoney)],
    [feeName(profit, text), money(profit.fee, minus)],
    [text.product, minus(profit.product)],
    [text.freight, minus(profit.freight)],
    ...(profit.refunded === '0.00' ? [] : [[text.refund, formatMoney(profit.refunded)] as [string, string]]),
  ]
  return (
    <Panel title={text.title}>
      <dl className={`grid tabular-nums gap-2 m-0 ${css.amounts}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="font-semibold border-t pt-2">
          <dt>{text.profit}</dt>
          <dd>{money(profit.profit, formatMoney)}</dd>
        </div>
      </dl>
      {profit.sale && profit.rate ? (
        <p className="text-sm text-quiet">
          {fill(text.rate, {
            sale: `${profit.sale.currency} ${profit.sale.amount}`,
            rate: profit.rate.value,
            at: formatDay(profit.rate.at, time_zone),
          })}
        </p>
      ) : null}
      {profit.gaps.length > 0 ? <p className="text-sm text-quiet">{gapWords(profit, text)}</p> : null}
      <Link to="/myOrder/orderStatistics?fees=1">{text.set_fees}</Link>
    </Panel>
  )
}
