import { countryName } from '@inkroute/contract/countries'
import type { OrderRow } from '@inkroute/contract/order'
import { holdReasonNames, orderStateNames } from '@inkroute/contract/order-codes'
import { Checkbox, Tag } from 'antd'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { mayDo, stateColor } from '../order.view.ts'

const SHOWN_LINES = 2

export function StateTag({ order }: { readonly order: Pick<OrderRow, 'state' | 'hold_reason'> }) {
  const { language } = useLanguage()
  const why = order.hold_reason ? ` · ${holdReasonNames[order.hold_reason][language]}` : ''
  return (
    <Tag color={stateColor(order.state)}>
      {orderStateNames[order.state][language]}
      {why}
    </Tag>
  )
}

export function OrderLines({ lines }: { readonly lines: OrderRow['lines'] }) {
  const text = useText(orderText)
  return (
    <ul className={css.lines}>
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <li key={line.id}>
          {line.picture_url ? (
            <img src={line.picture_url} alt="" width={56} height={56} loading="lazy" />
          ) : (
            <span className={css.blank} />
          )}
          <span className={css.line_words}>
            <span>{line.title}</span>
            <small>
              {line.color_name} · {line.size_name} × {line.quantity}
            </small>
          </span>
        </li>
      ))}
      {lines.length > SHOWN_LINES ? <li>{fill(text.more_lines, { count: lines.length - SHOWN_LINES })}</li> : null}
    </ul>
  )
}

interface CardProps {
  readonly order: OrderRow
  readonly is_chosen: boolean
  readonly onToggle: () => void
}

/** An order in the list: what, for whom, how much, and where it stands. */
export function OrderCard({ order, is_chosen, onToggle }: CardProps) {
  const text = useText(orderText)
  const { language } = useLanguage()
  return (
    <li className={css.card}>
      <header className={css.card_head}>
        <Checkbox
          checked={is_chosen}
          aria-label={fill(text.select_order, { no: order.order_no })}
          onChange={onToggle}
        />
        <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
        <StateTag order={order} />
        <span className={css.quiet}>
          <RelativeTime at={order.created_at} />
        </span>
      </header>
      <div className={css.card_body}>
        <OrderLines lines={order.lines} />
        <div>
          <b>{order.buyer_name}</b>
          <p className={css.quiet}>{countryName(order.country, language)}</p>
        </div>
        <div className={css.quiet}>{order.channel_name}</div>
        <div className={css.card_amount}>
          <strong>{formatMoney(order.amounts.total)}</strong>
          <span className={css.quiet}>{fill(text.pieces, { count: order.pieces })}</span>
        </div>
        <div className={css.card_actions}>
          {mayDo(order, 'pay') ? <Link to={`/myOrder/orderPay?ids=${order.id}`}>{text.pay}</Link> : null}
          <Link to={`/myOrder/orderDetail/${order.id}`}>{text.open}</Link>
        </div>
      </div>
    </li>
  )
}
