import type { CartItem } from '@inkroute/contract/cart/cart'
import type { QuotedOrder } from '@inkroute/contract/order/order'
import { dutyLine } from '../../../shared/format/duty.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { dutyText } from '../../../shared/text/duty.text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { AmountList } from './amount-list.tsx'
import own from './checkout.module.css'
import { Ways } from './ways.tsx'

interface ParcelProps {
  readonly order: QuotedOrder
  readonly at: number
  /** Shown where there are several parcels: which goods are in this one. */
  readonly items: readonly CartItem[]
  readonly onChoose: (to: { readonly warehouse_code: string; readonly channel_id: number }) => void
}

const weight = (weight_g: number) => (weight_g < 1000 ? `${weight_g} g` : `${(weight_g / 1000).toFixed(2)} kg`)

/** One parcel of a checkout: ways to send it and cost breakdown. */
export function CheckoutParcel({ order, at, items, onChoose }: ParcelProps) {
  const text = useText(orderText)
  const tax = order.channel?.tax
  const duty_words = useText(dutyText)
  const duty = tax ? dutyLine(tax.duty, duty_words) : null
  return (
    <Panel
      title={fill(text.parcel, { at, city: order.warehouse_city })}
      extra={
        <span className="text-sm text-quiet">
          {fill(text.parcel_sum, { pieces: order.pieces, weight: weight(order.weight_g) })}
        </span>
      }
    >
      {items.length > 0 ? (
        <div className={`flex flex-wrap gap-2 mb-3 ${own.thumbs}`}>
          {items.map((item) =>
            item.picture_url ? (
              <img key={item.id} src={item.picture_url} alt={item.title} width={40} height={40} loading="lazy" />
            ) : null,
          )}
        </div>
      ) : null}
      {order.choices.length === 0 ? (
        <p role="alert">{text.no_channel}</p>
      ) : (
        <div className={`grid gap-6 ${css.parcel}`}>
          <Ways order={order} onChoose={onChoose} />
          <div>
            {order.amounts ? <AmountList amounts={order.amounts} /> : null}
            {order.coupon ? (
              <p className="text-sm text-quiet">
                {fill(text.coupon_used, { name: order.coupon.name, amount: formatMoney(order.coupon.discount) })}
              </p>
            ) : null}
            {tax?.status === 'collect' && tax.amount ? (
              <p className="text-sm text-quiet">{fill(text.tax_hint, { amount: formatMoney(tax.amount) })}</p>
            ) : null}
            {duty ? <p className="text-sm text-quiet">{duty}</p> : null}
          </div>
        </div>
      )}
    </Panel>
  )
}
