import * as contract from '@inkroute/contract/cart/cart'
import type { AddValueKey } from '@inkroute/contract/cart/codes'
import { Button, Checkbox, Popover } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'

interface ChoiceProps {
  readonly item: contract.CartItem
  readonly name: string
  readonly onChange: (services: AddValueKey[]) => void
}

function Services({ item, onChange }: Omit<ChoiceProps, 'name'>) {
  const text = useText(cartText)
  const offered = useCall(contract.getAddValueDiscount, {}, { quiet: true, stale_ms: 600_000 }).data
  const [first] = offered?.tiers ?? []
  return (
    <div className={css.services}>
      <Checkbox.Group
        value={item.services}
        onChange={(keys) => onChange(keys as AddValueKey[])}
        options={(offered?.services ?? []).map((service) => ({
          value: service.key,
          label: (
            <span className={css.service}>
              {service.name}
              <small>{fill(text.service_price, { price: formatMoney(service.price), weight: service.weight_g })}</small>
            </span>
          ),
        }))}
      />
      {first ? (
        <small>{fill(text.services_hint, { quantity: first.quantity, percent: first.discount_percent })}</small>
      ) : null}
    </div>
  )
}

/** What the warehouse adds to each piece: labels, cards, boxes. */
export function ServiceChoice({ item, name, onChange }: ChoiceProps) {
  const text = useText(cartText)
  const count = item.services.length
  return (
    <Popover trigger="click" placement="bottomLeft" content={<Services item={item} onChange={onChange} />}>
      <Button size="small" type="dashed" aria-label={fill(text.services_of, { name })}>
        {count === 0 ? text.services : fill(text.services_count, { count })}
      </Button>
    </Popover>
  )
}
