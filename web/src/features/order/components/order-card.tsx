import { countryName } from '@inkroute/contract/countries'
import { holdReasonNames, orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import { Checkbox, Tag } from 'antd'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { draftText } from '../draft.text.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { mayDo, stateColor } from '../order.view.ts'
import { DraftProblems, ForeignLines } from './foreign-lines.tsx'
import { PersonalisedTag } from './wishes.tsx'

const SHOWN_LINES = 2

export function StateTag({ order }: { readonly order: Pick<OrderRow, 'state' | 'hold_reason' | 'hold_note'> }) {
  const { language } = useLanguage()
  const reason = order.hold_note || (order.hold_reason && holdReasonNames[order.hold_reason][language])
  const why = reason ? ` · ${reason}` : ''
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

/** Where an order came from: its store by name, and the number it has there. */
export function OrderOrigin({ order }: { readonly order: Pick<OrderRow, 'source' | 'store' | 'external_no'> }) {
  const text = useText(draftText)
  const { language } = useLanguage()
  return (
    <>
      <Tag>{order.store?.name ?? orderSourceNames[order.source][language]}</Tag>
      {order.external_no ? (
        <span className={css.quiet}>{fill(text.external_no, { no: order.external_no })}</span>
      ) : null}
    </>
  )
}

interface CardProps {
  readonly order: OrderRow
  readonly is_chosen: boolean
  readonly onToggle: () => void
}

/** An order in the list. */
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
        <OrderOrigin order={order} />
        <PersonalisedTag lines={order.foreign_lines} />
        <span className={css.quiet}>
          <RelativeTime at={order.created_at} />
        </span>
      </header>
      {order.state === 'draft' ? <DraftProblems order={order} /> : null}
      <div className={css.card_body}>
        {order.state === 'draft' ? (
          <ForeignLines lines={order.foreign_lines} is_open />
        ) : (
          <OrderLines lines={order.lines} />
        )}
        <div>
          <b>{order.buyer_name}</b>
          <p className={css.quiet}>{countryName(order.country, language)}</p>
        </div>
        <div className={css.quiet}>{order.channel_name}</div>
        <div className={css.card_amount}>
          <strong>{order.state === 'draft' ? '—' : formatMoney(order.amounts.total)}</strong>
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
