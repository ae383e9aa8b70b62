import { Checkbox } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cartText } from '../cart.text.ts'
import { type CartGroupView, tickState } from '../cart.view.ts'
import { CartLine } from './cart-line.tsx'
import { PickupNote, PickupSwitch } from './pickup-switch.tsx'

interface GroupProps {
  readonly group: CartGroupView
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (id: number) => void
  readonly onToggleAll: () => void
}

/** Lines shipped together from one warehouse. */
export function CartGroup({ group, chosen, onToggle, onToggleAll }: GroupProps) {
  const text = useText(cartText)
  const state = tickState(chosen, group.items)
  return (
    <section className="card" aria-label={fill(text.ships_from, { city: group.city })}>
      <header className="flex items-center border-b gap-3 px-4 py-3">
        <Checkbox
          checked={state === 'all'}
          indeterminate={state === 'some'}
          aria-label={fill(text.select_group, { city: group.city })}
          onChange={onToggleAll}
        />
        <h2 className="text-md font-medium">{fill(text.ships_from, { city: group.city })}</h2>
        <PickupSwitch group={group} />
      </header>
      <PickupNote group={group} />
      <ul className="bare-list">
        {group.items.map((item) => (
          <CartLine key={item.id} item={item} is_chosen={chosen.has(item.id)} onToggle={() => onToggle(item.id)} />
        ))}
      </ul>
    </section>
  )
}
