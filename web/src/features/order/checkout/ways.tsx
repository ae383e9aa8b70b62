import type { QuotedOrder, ShippingChoice } from '@inkroute/contract/order/order'
import { Button, Radio, Tag } from 'antd'
import { useState } from 'react'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { orderText } from '../order.text.ts'
import css from './checkout.module.css'
import { checkoutText } from './checkout.text.ts'
import { formatDays, keyOfWay, shortList } from './checkout.view.ts'

const SHOWN = 4

interface MarkProps {
  readonly choice: ShippingChoice
  readonly is_cheapest: boolean
  readonly is_fastest: boolean
}

function Marks({ choice, is_cheapest, is_fastest }: MarkProps) {
  const text = useText(checkoutText)
  const { is_tracked } = choice.option.channel
  return (
    <span className="flex flex-wrap gap-1">
      {choice.is_near ? <Tag color="blue">{text.near}</Tag> : null}
      {is_cheapest ? <Tag color="green">{text.cheapest}</Tag> : null}
      {is_fastest ? <Tag color="geekblue">{text.fastest}</Tag> : null}
      <Tag>{is_tracked ? text.tracked : text.untracked}</Tag>
    </span>
  )
}

function Way({ choice, ...marks }: MarkProps) {
  const text = useText(checkoutText)
  const { language } = useLanguage()
  const { option, arrives_from, arrives_to } = choice
  return (
    <span className={`grid items-center gap-3 ${css.way}`}>
      <span className="grid gap-0.5">
        <span>{option.channel.name}</span>
        <Marks choice={choice} {...marks} />
      </span>
      <span className="text-sm text-quiet">{fill(text.choice_from, { city: option.warehouse.city })}</span>
      <span>{fill(text.arrives, { days: formatDays(arrives_from, arrives_to, language) })}</span>
      <b className="text-right tabular-nums">
        {formatMoney(option.price)}
        <Approx amount={option.price} />
      </b>
    </span>
  )
}

interface WaysProps {
  readonly order: QuotedOrder
  readonly onChoose: (to: { readonly warehouse_code: string; readonly channel_id: number }) => void
}

/** Warehouses and channels side by side: the near and tracked first, the rest on request. */
export function Ways({ order, onChoose }: WaysProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const [is_all, setAll] = useState(false)
  const { choices } = order
  const chosen = order.channel ? keyOfWay(order.warehouse_code, order.channel.channel.id) : ''
  const shown = is_all ? choices : shortList(choices, chosen, SHOWN)
  const lowest = Math.min(...choices.map(({ option }) => Number(option.price)))
  const soonest = choices.map(({ arrives_to }) => arrives_to).sort()[0]
  return (
    <div>
      <Radio.Group
        className={`grid gap-2 ${css.ways}`}
        aria-label={text.channel}
        value={chosen}
        onChange={(event) => {
          const way = choices.find(
            ({ option }) => keyOfWay(option.warehouse.code, option.channel.id) === event.target.value,
          )
          if (way) onChoose({ warehouse_code: way.option.warehouse.code, channel_id: way.option.channel.id })
        }}
        options={shown.map((choice) => ({
          value: keyOfWay(choice.option.warehouse.code, choice.option.channel.id),
          label: (
            <Way
              choice={choice}
              is_cheapest={Number(choice.option.price) === lowest}
              is_fastest={choice.arrives_to === soonest}
            />
          ),
        }))}
      />
      {shown.length < choices.length ? (
        <Button type="link" onClick={() => setAll(true)}>
          {fill(words.all_choices, { count: choices.length })}
        </Button>
      ) : null}
    </div>
  )
}
