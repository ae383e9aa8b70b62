import { getCart } from '@inkroute/contract/cart/cart'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './cart-entry.module.css'
import { cartEntryText } from './cart-entry.text.ts'

const MOST_SHOWN = 99

/** The cart with the number of lines in it; absent for people who may not see it. */
export function CartEntry() {
  const text = useText(cartEntryText)
  const cart = useCall(getCart, {}, { quiet: true })
  if (!cart.data) return null
  const count = cart.data.total_item_num
  return (
    <Link
      to="/main/cart"
      className={`bare-button grid place-items-center flex-none w-10 h-10 relative text-ink rounded-control p-0 ${css.cart}`}
      aria-label={fill(text.cart, { count })}
    >
      <Icon name="cart" size_px={20} />
      {count > 0 ? <b aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</b> : null}
    </Link>
  )
}
