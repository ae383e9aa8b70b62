import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../../shared/text/text.ts'
import { profitText } from '../profit.text.ts'
import { type Profit, percentOf, type Share, sharesOf } from '../profit.view.ts'
import css from './profit.module.css'

function labelOf(share: Share, profit: Profit, text: Texts<typeof profitText>): string {
  if (share.key === 'commission') return fill(text.commission, { percent: percentOf(profit.fees.commission_bp) })
  if (share.key === 'payment_fee') return fill(text.payment_fee, { percent: percentOf(profit.fees.payment_bp) })
  if (share.key === 'tax') return fill(text.tax, { percent: percentOf(profit.tax_bp) })
  if (share.key === 'freight') return text.freight_share
  if (share.key === 'profit') return Number(profit.profit) < 0 ? text.loss : text.profit
  return text[share.key]
}

function Figures({ profit }: { profit: Profit }) {
  const text = useText(profitText)
  const is_loss = Number(profit.profit) < 0
  const { currency } = profit.fees
  return (
    <dl className={css.figures}>
      <div data-loss={is_loss}>
        <dt>{is_loss ? text.loss : text.profit}</dt>
        <dd>{formatMoney(profit.profit)}</dd>
      </div>
      <div data-loss={is_loss}>
        <dt>{text.margin}</dt>
        <dd>{percentOf(profit.margin_bp)}</dd>
      </div>
      <div>
        <dt>{text.break_even}</dt>
        <dd>{profit.break_even === null ? '–' : `${profit.break_even} ${currency}`}</dd>
      </div>
    </dl>
  )
}

/** The sale as a bar of what it pays for, and the same in figures. */
export function ProfitResult({ profit, is_busy }: { profit: Profit; is_busy: boolean }) {
  const text = useText(profitText)
  // What costs nothing here needs no line.
  const shares = sharesOf(profit).filter(({ key, amount }) => key === 'profit' || Number(amount) > 0)
  const { currency } = profit.fees
  return (
    <div className={css.result} aria-live="polite" aria-busy={is_busy}>
      <Figures profit={profit} />
      <div className={css.bar} aria-hidden="true">
        {shares.map(({ key, percent }) => (
          <span key={key} data-share={key} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className={css.shares}>
        <li>
          <span>{text.revenue}</span>
          <strong>{formatMoney(profit.revenue)}</strong>
        </li>
        {shares.map((share) => (
          <li key={share.key} data-share={share.key}>
            <span>{labelOf(share, profit, text)}</span>
            <strong>{formatMoney(share.amount)}</strong>
          </li>
        ))}
      </ul>
      {currency === 'CNY' ? null : (
        <p className={css.note}>{fill(text.rate, { currency, rate: profit.exchange_rate })}</p>
      )}
    </div>
  )
}
