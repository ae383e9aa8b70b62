import type { DeskOrder } from '@inkroute/contract/order/desk'
import { Tag } from 'antd'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsLink, OpsText } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

interface OrderProps {
  readonly order: DeskOrder
}

const isNothing = (amount: string) => Number(amount) === 0

function Sums({ amounts, refunded }: Pick<DeskOrder, 'amounts' | 'refunded'>) {
  const text = useText(deskText)
  const parts = ['goods', 'services', 'freight', 'tax', 'discount'] as const
  if (amounts === null) return null
  return (
    <dl className={`grid border-t gap-1 pt-3 m-0 mt-4 ${css.sums}`}>
      {parts.map((part) =>
        isNothing(amounts[part]) ? null : (
          <div key={part}>
            <dt>{text[`${part}_sum`]}</dt>
            <dd>{formatMoney(part === 'discount' ? `-${amounts[part]}`.replace('--', '') : amounts[part])}</dd>
          </div>
        ),
      )}
      <div className="font-strong">
        <dt>{text.total_sum}</dt>
        <dd>{formatMoney(amounts.total)}</dd>
      </div>
      {refunded === null || isNothing(refunded) ? null : (
        <div>
          <dt>{text.refunded}</dt>
          <dd>{formatMoney(refunded)}</dd>
        </div>
      )}
    </dl>
  )
}

/** What was ordered, as it will look, and what it costs. */
export function Goods({ order }: OrderProps) {
  const text = useText(deskText)
  return (
    <Panel title={text.goods} extra={<span>{fill(text.pieces_of, { count: order.pieces })}</span>}>
      <ul className={`bare-list grid gap-4 ${css.lines}`}>
        {order.lines.map((line) => (
          <li className="grid items-center gap-3" key={line.id}>
            {line.picture_url ? (
              <img className={css.picture} src={line.picture_url} alt="" loading="lazy" width={72} height={72} />
            ) : (
              <span className={css.picture}>
                <Icon name="shirt" />
              </span>
            )}
            <div>
              <strong className="font-medium">{line.title}</strong>
              <small className={css.small}>{line.variant}</small>
              <small className={css.small}>{line.sku_code}</small>
            </div>
            <div className="text-right whitespace-nowrap">
              {line.goods === null ? null : formatMoney(line.goods)}
              <small className={css.small}>{fill(text.pieces_of, { count: line.quantity })}</small>
              {line.share === null ? null : (
                <small className={css.small}>{fill(text.line_share, { amount: formatMoney(line.share) })}</small>
              )}
              {line.refunded === null || isNothing(line.refunded) ? null : (
                <small className={css.small}>
                  {text.refunded} {formatMoney(line.refunded)}
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Sums {...order} />
    </Panel>
  )
}

const payColors: Readonly<Record<string, string>> = { paid: 'green', waiting: 'orange' }

export function MoneyPanel({ order }: OrderProps) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  const sources = ['balance', 'alipay', 'refunded'] as const
  const { payments, ledger } = order
  if (payments === null || ledger === null) return null
  return (
    <Panel title={text.money}>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {payments.map((payment) => (
          <li key={payment.payment_no}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <strong>{formatMoney(payment.amount)}</strong>
              <Tag color={payColors[payment.state] ?? 'default'}>
                {text[`pay_${payment.state as 'waiting' | 'paid' | 'closed'}`]}
              </Tag>
            </span>
            <small className={css.small}>
              {text.payment} <OpsLink kind="payment" id={payment.payment_no} />
            </small>
            <small className={css.small}>
              {sources
                .filter((source) => !isNothing(payment[source]))
                .map((source) => `${text[source]} ${formatMoney(payment[source])}`)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {ledger.length > 0 ? (
        <h3 className={`text-xs font-medium text-quiet mt-4 mb-2 ${css.part}`}>{text.postings}</h3>
      ) : null}
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {ledger.map((posting) => (
          <li key={posting.id}>
            <span>
              #{posting.id} <OpsText>{posting.title || posting.cause}</OpsText>
            </span>
            <small className={css.small}>{formatInstant(posting.at, time_zone).slice(0, 16)}</small>
            <dl className={`text-xs bg-paper rounded-control px-3 py-2 m-0 mt-1 ${css.entries}`}>
              {posting.entries.map(({ account, amount }) => (
                <div key={account}>
                  <dt>{account}</dt>
                  <dd>{formatMoney(amount)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {payments.length + ledger.length === 0 ? <p className="text-quiet">{text.no_money}</p> : null}
    </Panel>
  )
}
