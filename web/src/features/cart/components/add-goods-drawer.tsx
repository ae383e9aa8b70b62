import * as cart from '@inkroute/contract/cart/cart'
import * as goods from '@inkroute/contract/goods/goods'
import { Button, Drawer, Empty, Input, InputNumber, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'

type Quantities = ReadonlyMap<number, number>

function GoodsList({ onPick }: { readonly onPick: (id: number) => void }) {
  const text = useText(cartText)
  const [keyword, setKeyword] = useState('')
  const found = useCall(goods.listGoods, { page_size: 20, ...(keyword ? { keyword } : {}) }, { quiet: true })
  return (
    <div className="grid gap-3">
      <Input.Search
        allowClear
        placeholder={text.find_goods}
        aria-label={text.find_goods}
        onSearch={(words) => setKeyword(words.trim())}
      />
      {found.isPending ? <Skeleton active /> : null}
      {found.data?.data.length === 0 ? <Empty description={text.no_goods} /> : null}
      <ul className="bare-list">
        {found.data?.data.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={`bare-button flex items-center w-full text-left rounded-control gap-3 p-2 ${css.pick}`}
              onClick={() => onPick(one.id)}
            >
              {one.cover ? (
                <img src={one.cover} alt="" width={56} height={56} loading="lazy" />
              ) : (
                <span className={css.blank} />
              )}
              <span>
                {one.title}
                <small>{fill(text.sku_count, { count: one.sku_count })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SkuProps {
  readonly goods_id: number
  readonly quantities: Quantities
  readonly onChange: (quantities: Quantities) => void
}

function SkuList({ goods_id, quantities, onChange }: SkuProps) {
  const text = useText(cartText)
  const found = useCall(goods.getGoods, { id: goods_id }, { quiet: true })
  if (!found.data) return <Skeleton active />
  return (
    <ul className="bare-list">
      {found.data.skus.map((sku) => (
        <li key={sku.id} className={`flex items-center w-full gap-3 p-2 ${css.sku}`}>
          <span className={`flex items-center text-sm text-quiet gap-2 ${css.variant}`}>
            <i style={{ background: sku.color_hex }} aria-hidden="true" />
            {sku.color_name} · {sku.size_name}
          </span>
          <span>{formatMoney(sku.cost)}</span>
          <InputNumber
            min={0}
            max={10_000}
            precision={0}
            aria-label={fill(text.quantity, { name: `${sku.color_name} ${sku.size_name}` })}
            value={quantities.get(sku.id) ?? 0}
            onChange={(value) => onChange(new Map(quantities).set(sku.id, value ?? 0))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Goods of the library and how many of each variant go into the cart. */
export function AddGoodsDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(cartText)
  const [goods_id, setGoodsId] = useState<number | null>(null)
  const [quantities, setQuantities] = useState<Quantities>(new Map())
  const items = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([sku_id, quantity]) => ({ sku_id, quantity }))
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const add = useSend(cart.addCartItems, {
    refetch: [cart.listCartItems, cart.getCart],
    onSuccess: () => {
      showToast('success', fill(text.added, { count: pieces }))
      onClose()
    },
  })
  return (
    <Drawer
      open
      size={480}
      title={text.add_more}
      onClose={onClose}
      footer={
        goods_id === null ? null : (
          <div className="flex gap-2">
            <Button onClick={() => setGoodsId(null)}>{text.other_goods}</Button>
            <Button
              type="primary"
              block
              disabled={pieces === 0}
              loading={add.isPending}
              onClick={() => add.mutate({ items })}
            >
              {fill(text.add_pieces, { count: pieces })}
            </Button>
          </div>
        )
      }
    >
      {goods_id === null ? (
        <GoodsList onPick={setGoodsId} />
      ) : (
        <SkuList goods_id={goods_id} quantities={quantities} onChange={setQuantities} />
      )}
    </Drawer>
  )
}
