import type { OrderRow } from '@inkroute/contract/order/order'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'

/** Breakdown of a total, without zero amounts. */
export function AmountList({
  amounts,
  refunded,
}: {
  readonly amounts: OrderRow['amounts']
  readonly refunded?: string
}) {
  const text = useText(orderText)
  const rows: [string, string, boolean][] = [
    [text.goods_amount, formatMoney(amounts.goods), true],
    [text.services_amount, formatMoney(amounts.services), amounts.services !== '0.00'],
    [text.freight_amount, formatMoney(amounts.freight), true],
    [text.discount_amount, `−${formatMoney(amounts.discount)}`, amounts.discount !== '0.00'],
  ]
  return (
    <dl className={`grid tabular-nums gap-2 m-0 ${css.amounts}`}>
      {rows
        .filter(([, , is_shown]) => is_shown)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className="font-semibold border-t pt-2">
        <dt>{text.total_amount}</dt>
        <dd>
          {formatMoney(amounts.total)}
          <Approx amount={amounts.total} />
        </dd>
      </div>
      {refunded === undefined || refunded === '0.00' ? null : (
        <div>
          <dt>{text.refunded_amount}</dt>
          <dd>−{formatMoney(refunded)}</dd>
        </div>
      )}
    </dl>
  )
}
