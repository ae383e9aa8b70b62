import type { QuotedFba } from '@inkroute/contract/order/fba/fba'
import { Alert } from 'antd'
import { formatMoney } from '../../../../shared/format/money.ts'
import { formatRange } from '../../../../shared/format/range.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { boxWeight, namedBoxes } from '../cartons.view.ts'
import css from '../fba.module.css'
import { fbaText } from '../fba.text.ts'

/** Charges besides freight. */
function Amounts({ amounts }: Pick<QuotedFba, 'amounts'>) {
  const text = useText(fbaText)
  if (!amounts) return null
  return (
    <>
      <br />
      {fill(text.goods_amount, { goods: formatMoney(amounts.goods) })}
      {amounts.discount === '0.00' ? null : ` · ${fill(text.discount, { discount: formatMoney(amounts.discount) })}`}
    </>
  )
}

/** Which carton keeps which channel from taking it. */
function Refusals({ refusals }: Pick<QuotedFba, 'refusals'>) {
  const text = useText(fbaText)
  const boxes = ({ box_nos }: QuotedFba['refusals'][number]) => {
    const { nos, count } = namedBoxes(box_nos)
    return fill(count > 0 ? text.boxes_many : text.boxes_named, { nos, count })
  }
  const refusedBecause = (refusal: QuotedFba['refusals'][number]) => {
    const channel = refusal.channel_name
    if (refusal.reason === 'too_long')
      return fill(text.refused_long, {
        channel,
        boxes: boxes(refusal),
        most: refusal.most / 10,
        limit: refusal.limit / 10,
      })
    if (refusal.reason !== 'too_light' && refusal.reason !== 'too_heavy') return fill(text.refused_other, { channel })
    const weights = { most: boxWeight(refusal.most), limit: boxWeight(refusal.limit) }
    return refusal.reason === 'too_light'
      ? fill(text.refused_light, { channel, ...weights })
      : fill(text.refused_heavy, { channel, boxes: boxes(refusal), ...weights })
  }
  return (
    <>
      <ul className={`grid overflow-y-auto gap-0.5 pl-4 ${css.refusals}`}>
        {refusals.map((refusal) => (
          <li key={refusal.channel_id}>{refusedBecause(refusal)}</li>
        ))}
      </ul>
      {text.refused_hint}
    </>
  )
}

function Cartons({ boxes, refusals }: Pick<QuotedFba, 'boxes' | 'refusals'>) {
  const text = useText(fbaText)
  const in_way = new Set(refusals.flatMap(({ box_nos }) => box_nos))
  const weight = boxWeight(boxes.reduce((sum, { weight_g }) => sum + weight_g, 0))
  return (
    <details>
      <summary className="text-sm text-quiet">
        {fill(text.quoted_boxes, { count: boxes.length, weight })} · {text.each_box}
      </summary>
      <ul className={`grid overflow-y-auto gap-0.5 pl-4 ${css.quotedBoxes}`}>
        {boxes.map((box) => (
          <li key={box.box_no} className="text-sm text-quiet">
            {fill(text.box, { no: box.box_no })} ·{' '}
            {fill(text.box_size, {
              size: `${box.length_cm} × ${box.width_cm} × ${box.height_cm}`,
              weight: boxWeight(box.weight_g),
            })}
            {' · '}
            {box.items.map((item) => `${item.sku_code} × ${item.quantity}`).join(' · ')}
            {in_way.has(box.box_no) ? <strong className="text-danger"> {text.box_in_way}</strong> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A shipment to Amazon: channel, price and chargeable cartons. */
export function QuotedShipment({
  quoted,
  is_collected,
  is_pickup,
}: {
  readonly quoted: QuotedFba
  readonly is_collected: boolean
  readonly is_pickup: boolean
}) {
  const text = useText(fbaText)
  const { channel, warehouse_city: city } = quoted
  return (
    <div>
      {channel ? (
        <p className="text-sm text-quiet">
          {fill(is_collected ? text.collected : text.parcel, {
            city,
            channel: channel.channel.name,
            days: formatRange(channel.days_min, channel.days_max),
            freight: formatMoney(channel.price),
          })}
          <Amounts amounts={quoted.amounts} />
        </p>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={fill(is_pickup ? text.no_gate : text.no_channel, { city })}
          description={quoted.refusals.length > 0 ? <Refusals refusals={quoted.refusals} /> : undefined}
        />
      )}
      <Cartons boxes={quoted.boxes} refusals={quoted.refusals} />
    </div>
  )
}
