import type { CartItem } from '@inkroute/contract/cart/cart'
import { Alert, Skeleton } from 'antd'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../order.module.css'
import own from './checkout.module.css'
import { checkoutText } from './checkout.text.ts'

interface GoodsProps {
  /** Undefined until they are loaded. */
  readonly items: readonly CartItem[] | undefined
  readonly expected: number
  /** Ordered just now: they have left the cart. */
  readonly is_placed: boolean
}

/** What is being ordered, with pictures. */
export function CheckoutGoods({ items, expected, is_placed }: GoodsProps) {
  const text = useText(checkoutText)
  const pieces = (items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const back = <Link to="/main/cart">{text.back_to_cart}</Link>
  return (
    <Panel title={fill(text.goods, { count: pieces })} extra={back}>
      {items === undefined ? <Skeleton active paragraph={{ rows: 1 }} /> : null}
      {items && items.length < expected && !is_placed ? (
        <Alert type="warning" showIcon title={text.goods_missing} />
      ) : null}
      <ul className={`grid grid-cols-1 list-none gap-3 p-0 m-0 ${css.lines} ${own.goods}`}>
        {(items ?? []).map((item) => (
          <li key={item.id}>
            {item.picture_url ? (
              <img src={item.picture_url} alt="" width={56} height={56} loading="lazy" />
            ) : (
              <span className={`w-14 h-14 ${css.blank}`} />
            )}
            <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
              <span>{item.title}</span>
              <small>
                {item.color_name} · {item.size_name} · {item.sku_code}
              </small>
            </span>
            <span className="text-sm text-quiet">
              {formatMoney(item.price.unit)} × {item.quantity}
            </span>
            <b>{formatMoney(item.price.total)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
