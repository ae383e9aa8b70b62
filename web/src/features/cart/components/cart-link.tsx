import { getCart } from '@inkroute/contract/cart/cart'
import { Badge } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'

const CART = '/main/cart'

/** Link to the cart with the number of lines. */
export function CartLink() {
  const text = useText(cartText)
  const may_open = useMayOpen()(CART)
  const count = useCall(getCart, {}, { enabled: may_open, quiet: true }).data?.total_item_num ?? 0
  if (!may_open) return null
  return (
    <Link
      to={CART}
      className={`inline-flex items-center justify-center w-10 h-10 text-quiet rounded-control ${css.link}`}
      aria-label={fill(text.cart_count, { count })}
    >
      <Badge count={count} size="small" overflowCount={99}>
        <Icon name="cart" size_px={20} />
      </Badge>
    </Link>
  )
}
