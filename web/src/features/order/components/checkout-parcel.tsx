import type { QuotedOrder } from '@inkroute/contract/order/order'
import { Radio } from 'antd'
import { Approx } from '../../../shared/brand/approx.tsx'
import { dutyLine } from '../../../shared/format/duty.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { dutyText } from '../../../shared/text/duty.text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { AmountList } from './amount-list.tsx'

interface ParcelProps {
  readonly order: QuotedOrder
  readonly at: number
  readonly onChannel: (channel_id: number) => void
}

const weight = (weight_g: number) => (weight_g < 1000 ? `${weight_g} g` : `${(weight_g / 1000).toFixed(2)} kg`)

/** One parcel of a checkout: channels and cost breakdown. */
export function CheckoutParcel({ order, at, onChannel }: ParcelProps) {
  const text = useText(orderText)
  const tax = order.channel?.tax
  const duty_words = useText(dutyText)
  const duty = tax ? dutyLine(tax.duty, duty_words) : null
  return (
    <Panel
      title={fill(text.parcel, { at, city: order.warehouse_city })}
      extra={
        <span className={css.quiet}>
          {fill(text.parcel_sum, { pieces: order.pieces, weight: weight(order.weight_g) })}
        </span>
      }
    >
      {order.options.length === 0 ? (
        <p role="alert">{text.no_channel}</p>
      ) : (
        <div className={css.parcel}>
          <Radio.Group
            aria-label={text.channel}
            vertical
            value={order.channel?.channel.id}
            onChange={(event) => onChannel(event.target.value)}
            options={order.options.map((option) => ({
              value: option.channel.id,
              label: (
                <span className={css.channel}>
                  <span>{option.channel.name}</span>
                  <span className={css.quiet}>
                    {fill(text.channel_days, { min: option.days_min, max: option.days_max })}
                  </span>
                  <b>
                    {formatMoney(option.price)}
                    <Approx amount={option.price} />
                  </b>
                </span>
              ),
            }))}
          />
          <div>
            {order.amounts ? <AmountList amounts={order.amounts} /> : null}
            {order.coupon ? (
              <p className={css.quiet}>
                {fill(text.coupon_used, { name: order.coupon.name, amount: formatMoney(order.coupon.discount) })}
              </p>
            ) : null}
            {tax?.status === 'collect' && tax.amount ? (
              <p className={css.quiet}>{fill(text.tax_hint, { amount: formatMoney(tax.amount) })}</p>
            ) : null}
            {duty ? <p className={css.quiet}>{duty}</p> : null}
          </div>
        </div>
      )}
    </Panel>
  )
}
