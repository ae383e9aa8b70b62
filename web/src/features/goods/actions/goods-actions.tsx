import { addCartItems, getCart, listCartItems } from '@inkroute/contract/cart/cart'
import { getGoods } from '@inkroute/contract/goods/goods'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { publishPath, RELEASE_SCREEN } from '../goods.view.ts'
import { actionsText } from './actions.text.ts'
import { CartDialog } from './cart-dialog.tsx'

/** Those who may not open the screen see no way to it. */
export const useMayPublish = (): boolean => useMayOpen()(RELEASE_SCREEN)

const useMayOrder = (): boolean => {
  const may_open = useMayOpen()
  return usePermission('order.cart:edit') && may_open('/main/cart')
}

/** One piece of a variant, straight to the cart. */
function useSample() {
  const navigate = useNavigate()
  return useSend(addCartItems, {
    refetch: [getCart, listCartItems],
    onSuccess: () => void navigate('/main/cart'),
  })
}

function SampleButton({ goods_id }: { goods_id: number }) {
  const text = useText(actionsText)
  const sku = useCall(getGoods, { id: goods_id }, { quiet: true }).data?.skus[0]
  const add = useSample()
  return (
    <Tooltip title={text.sample_hint}>
      <Button
        disabled={!sku}
        loading={add.isPending}
        onClick={() => sku && add.mutate({ items: [{ sku_id: sku.id, quantity: 1 }] })}
      >
        {text.sample}
      </Button>
    </Tooltip>
  )
}

interface GoodsActionsProps {
  readonly goods_id: number
  readonly is_orderable: boolean
  /** Small ones for rows and cards; a page of goods has room for the sample too. */
  readonly is_small?: boolean
}

/** What one does with goods: sell them and order them. */
export function GoodsActions({ goods_id, is_orderable, is_small = false }: GoodsActionsProps) {
  const text = useText(actionsText)
  const navigate = useNavigate()
  const [is_open, setOpen] = useState(false)
  const may_publish = useMayPublish()
  const may_order = useMayOrder() && is_orderable
  const size = is_small ? ('small' as const) : ('middle' as const)
  return (
    <>
      {may_order ? (
        <Button type={is_small ? 'default' : 'primary'} size={size} onClick={() => setOpen(true)}>
          {text.to_cart}
        </Button>
      ) : null}
      {may_publish && is_orderable ? (
        <Button size={size} onClick={() => void navigate(publishPath([goods_id]))}>
          {text.publish}
        </Button>
      ) : null}
      {may_order && !is_small ? <SampleButton goods_id={goods_id} /> : null}
      {is_open ? <CartDialog goods_id={goods_id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The same in a row of a table, where the first variant is read only when a sample is asked for. */
export function GoodsRowActions({ goods_id, is_orderable }: Pick<GoodsActionsProps, 'goods_id' | 'is_orderable'>) {
  const text = useText(actionsText)
  const [is_open, setOpen] = useState(false)
  const may_publish = useMayPublish() && is_orderable
  const may_order = useMayOrder() && is_orderable
  const may_personalise = usePermission('goods.library:edit')
  const add = useSample()
  const read = useSend(getGoods, {
    onSuccess: ({ skus: [sku] }) => sku && add.mutate({ items: [{ sku_id: sku.id, quantity: 1 }] }),
  })
  return (
    <>
      <RowActions
        actions={[
          may_order && { key: 'cart', label: text.to_cart, onClick: () => setOpen(true) },
          may_publish && { key: 'publish', label: text.publish, route: publishPath([goods_id]) },
          may_order && {
            key: 'sample',
            label: text.sample,
            is_busy: read.isPending || add.isPending,
            onClick: () => read.mutate({ id: goods_id }),
          },
          may_personalise && { key: 'personal', label: text.personal, route: `/goods/personal/${goods_id}` },
        ]}
      />
      {is_open ? <CartDialog goods_id={goods_id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
