import { addCartItems, getCart, listCartItems } from '@inkroute/contract/cart/cart'
import { useSend } from '../../shared/api/hooks.ts'
import { useMayOpen, usePermission } from '../../shared/session/permission.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { cartText } from './goods.text.ts'

/** Puts a piece of each SKU into the cart; null where this person has no cart. */
export function useAddToCart() {
  const text = useText(cartText)
  const may_open = useMayOpen()
  const may_edit = usePermission('order.cart:edit')
  const add = useSend(addCartItems, {
    refetch: [getCart, listCartItems],
    onSuccess: (_, { items }) => showToast('success', fill(text.added, { count: items.length }), 3),
  })
  if (!may_open('/main/cart') || !may_edit) return null
  return {
    is_busy: add.isPending,
    add: (sku_ids: readonly number[]) => add.mutate({ items: sku_ids.map((sku_id) => ({ sku_id, quantity: 1 })) }),
  }
}
