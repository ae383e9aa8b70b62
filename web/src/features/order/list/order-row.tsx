import { countryName } from '@inkroute/contract/countries'
import { orderSourceNames } from '@inkroute/contract/order/codes'
import type { OrderRow as Order } from '@inkroute/contract/order/order'
import { Checkbox } from 'antd'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { orderText } from '../order.text.ts'
import { mayDo } from '../order.view.ts'
import { getGoods } from '../order-list.view.ts'
import { profitText } from '../profit/profit.text.ts'
import { gapWords } from '../profit/profit.view.ts'
import { DraftProblems, ForeignLines } from './foreign-lines.tsx'
import { OrderLines, StateTag } from './order-card.tsx'
import css from './order-list.module.css'
import { orderListText } from './order-list.text.ts'
import { PersonalisedTag } from './wishes.tsx'

function Picture({ url, lines }: { readonly url: string | null; readonly lines: number }) {
  return (
    <span className={`w-10 h-10 relative bg-paper rounded-control ${css.picture}`}>
      {url ? <img src={url} alt="" width={40} height={40} loading="lazy" /> : null}
      {lines > 1 ? (
        <span className="absolute text-xs leading-4.5 text-center bg-ink px-1" aria-hidden="true">
          {lines}
        </span>
      ) : null}
    </span>
  )
}

/** The status, and below it what keeps a draft from being paid. */
function StateCell({ order }: { readonly order: Order }) {
  const problems = order.problems.map(({ text }) => text).join(' ')
  return (
    <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
      <span>
        <StateTag order={order} />
        <PersonalisedTag lines={order.foreign_lines} />
      </span>
      {problems ? (
        <small className={css.problem} title={problems}>
          {problems}
        </small>
      ) : null}
    </span>
  )
}

function ProfitCell({ profit }: { readonly profit: Order['profit'] }) {
  const text = useText(orderListText)
  const words = useText(profitText)
  if (!profit)
    return (
      <span
        className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell} justify-items-end text-right tabular-nums`}
      />
    )
  const is_loss = profit.profit?.startsWith('-') ?? false
  return (
    <span
      className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell} justify-items-end text-right tabular-nums`}
      title={profit.profit === null ? gapWords(profit, words) : words.estimate}
    >
      <span className={is_loss ? 'text-danger' : undefined}>
        {profit.profit === null ? text.profit_unknown : formatMoney(profit.profit)}
      </span>
      <small>{text.profit}</small>
    </span>
  )
}

function Actions({ order }: { readonly order: Order }) {
  const text = useText(orderText)
  return (
    <span className="flex justify-end">
      <RowActions
        actions={[
          mayDo(order, 'pay') && { key: 'pay', label: text.pay, route: `/myOrder/orderPay?ids=${order.id}` },
          { key: 'open', label: text.open, route: `/myOrder/orderDetail/${order.id}` },
        ]}
      />
    </span>
  )
}

function Opened({ order }: { readonly order: Order }) {
  return (
    <div className={`grid grid-cols-1 gap-3 ${css.open}`}>
      {order.state === 'draft' ? <DraftProblems order={order} /> : null}
      {order.state === 'draft' ? (
        <ForeignLines lines={order.foreign_lines} is_open />
      ) : (
        <OrderLines lines={order.lines} />
      )}
    </div>
  )
}

interface RowProps {
  readonly order: Order
  readonly is_chosen: boolean
  readonly onToggle: (id: number) => void
}

/** An order in one line of the list; its goods open below it. */
export const OrderLine = memo(function OrderLine({ order, is_chosen, onToggle }: RowProps) {
  const text = useText(orderText)
  const list = useText(orderListText)
  const { language } = useLanguage()
  const [is_open, setOpen] = useState(false)
  const goods = getGoods(order)
  return (
    <li className={css.row} data-chosen={is_chosen}>
      <div className={`grid items-center gap-2 px-3 py-0.5 ${css.line}`}>
        <Checkbox
          checked={is_chosen}
          aria-label={fill(text.select_order, { no: order.order_no })}
          onChange={() => onToggle(order.id)}
        />
        <button
          type="button"
          className={`bare-button grid place-items-center w-6 h-6 text-quiet rounded-control p-0 ${css.toggle}`}
          aria-expanded={is_open}
          aria-label={fill(is_open ? list.collapse : list.expand, { no: order.order_no })}
          onClick={() => setOpen(!is_open)}
        >
          <Icon name="chevron_down" size_px={16} />
        </button>
        <Picture url={goods.picture_url} lines={goods.lines} />
        <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
          <Link to={`/myOrder/orderDetail/${order.id}`}>{order.order_no}</Link>
          <small title={order.external_no}>{order.external_no || <RelativeTime at={order.created_at} />}</small>
        </span>
        <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`} title={goods.title}>
          <span>{goods.title}</span>
          <small>{goods.variant}</small>
        </span>
        <StateCell order={order} />
        <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
          <span>{order.store?.name ?? orderSourceNames[order.source][language]}</span>
          <small>{order.external_no ? <RelativeTime at={order.created_at} /> : order.channel_name}</small>
        </span>
        <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
          <span title={order.buyer_name}>{order.buyer_name}</span>
          <small>{countryName(order.country, language)}</small>
        </span>
        <span
          className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell} justify-items-end text-right tabular-nums`}
        >
          <strong>{order.state === 'draft' ? '—' : formatMoney(order.amounts.total)}</strong>
          <small>{fill(list.pieces, { count: order.pieces })}</small>
        </span>
        <ProfitCell profit={order.profit} />
        <Actions order={order} />
      </div>
      {is_open ? <Opened order={order} /> : null}
    </li>
  )
})
