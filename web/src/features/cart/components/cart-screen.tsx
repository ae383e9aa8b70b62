import * as contract from '@inkroute/contract/cart/cart'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { chosenIds, groupItems, toggleAll, toggleOne } from '../cart.view.ts'
import { AddGoodsDrawer } from './add-goods-drawer.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartGroup } from './cart-group.tsx'
import { CartReminders } from './cart-reminders.tsx'
import { FreightEstimate } from './freight-estimate.tsx'

function EmptyCart() {
  const text = useText(cartText)
  return (
    <EmptyState
      icon="cart"
      title={text.empty_title}
      body={text.empty_body}
      action={
        <p className="flex justify-center gap-4">
          <Link to="/goods/library">{text.to_library}</Link>
          <Link to="/products">{text.to_products}</Link>
        </p>
      }
    />
  )
}

/** The cart with current prices and estimated freight. */
export default function CartScreen() {
  const text = useText(cartText)
  const list = useCall(contract.listCartItems, {}, { quiet: true })
  const [is_adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const items = list.data?.data ?? []
  // Until the user selects lines, all orderable ones count.
  const ticks = chosen ?? toggleAll(new Set(), items)
  const ids = chosenIds(ticks, items)
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        description={text.description}
        actions={<Button onClick={() => setAdding(true)}>{text.add_more}</Button>}
      />
      <CartReminders />
      {list.isPending ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {list.data && items.length === 0 ? <EmptyCart /> : null}
      {items.length > 0 ? (
        <div className={`grid items-start gap-4 ${css.columns}`}>
          <div className="grid grid-cols-1 min-w-0 gap-4">
            {groupItems(items).map((group) => (
              <CartGroup
                key={group.code}
                group={group}
                chosen={ticks}
                onToggle={(id) => setChosen(toggleOne(ticks, id))}
                onToggleAll={() => setChosen(toggleAll(ticks, group.items))}
              />
            ))}
          </div>
          <aside className={css.side}>
            <FreightEstimate ids={ids} />
          </aside>
          <CartBar items={items} ids={ids} onToggleAll={() => setChosen(toggleAll(ticks, items))} />
        </div>
      ) : null}
      {is_adding ? <AddGoodsDrawer onClose={() => setAdding(false)} /> : null}
    </div>
  )
}
