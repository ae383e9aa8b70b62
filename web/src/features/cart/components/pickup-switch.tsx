import * as contract from '@inkroute/contract/cart/cart'
import { Switch } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cartText } from '../cart.text.ts'
import { type CartGroupView, orderable } from '../cart.view.ts'
import { useCartChange } from './use-cart-change.ts'

interface Props {
  readonly group: CartGroupView
}

/** Whether the seller's carrier may collect from this warehouse; one line is enough to check. */
function useGate({ items }: CartGroupView) {
  const ids = orderable(items)
    .slice(0, 1)
    .map(({ id }) => id)
  const answer = useCall(contract.pickupAble, { ids }, { enabled: ids.length > 0, quiet: true, stale_ms: 600_000 })
  const [gate] = answer.data?.data ?? []
  return gate?.is_able ? gate : null
}

/** Pickup by the seller's carrier instead of shipping; applies to all lines of a warehouse. */
export function PickupSwitch({ group }: Props) {
  const text = useText(cartText)
  const gate = useGate(group)
  const { changeMany } = useCartChange()
  const is_on = group.items.every((item) => item.is_pickup)
  if (!gate) return null
  return (
    <span className="flex items-center gap-2 ml-auto">
      <Switch
        size="small"
        checked={is_on}
        loading={changeMany.isPending}
        aria-label={fill(text.pickup_of, { city: group.city })}
        onChange={(is_pickup) => changeMany.mutate({ ids: group.items.map(({ id }) => id), is_pickup })}
      />
      <span aria-hidden="true">{text.pickup}</span>
    </span>
  )
}

export function PickupNote({ group }: Props) {
  const text = useText(cartText)
  const gate = useGate(group)
  const count = group.items.filter((item) => item.is_pickup).length
  if (!gate || count === 0) return null
  const words =
    count === group.items.length
      ? fill(text.pickup_where, { address: gate.address, time: gate.cut_off })
      : fill(text.pickup_part, { count })
  return <p className="text-quiet border-b px-4 py-2">{words}</p>
}
