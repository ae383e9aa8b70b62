import { holdReasonNames, orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import { Tag } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { draftText } from '../draft.text.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { stateColor } from '../order.view.ts'

const SHOWN_LINES = 12

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
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.lines}`}>
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <li key={line.id}>
          {line.picture_url ? (
            <img src={line.picture_url} alt="" width={56} height={56} loading="lazy" />
          ) : (
            <span className={`w-14 h-14 ${css.blank}`} />
          )}
          <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
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
        <span className="text-sm text-quiet">{fill(text.external_no, { no: order.external_no })}</span>
      ) : null}
    </>
  )
}
