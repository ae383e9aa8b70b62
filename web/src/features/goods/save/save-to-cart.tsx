import { addCartItems, getCart, listCartItems } from '@inkroute/contract/cart/cart'
import { getGoods } from '@inkroute/contract/goods/goods'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { cartText } from '../goods.text.ts'
import { saveText } from './save.text.ts'
import { getVariants } from './save.view.ts'
import { ChipChoice } from './save-form.tsx'

const CHECKOUT = '/main/cartCheckout'

/** Colours and sizes of the new goods to order; null where this person has no cart. */
export function useToCart(goods_id: number) {
  const may_open = useMayOpen()
  const may_edit = usePermission('order.cart:edit')
  const is_able = may_open('/main/cart') && may_edit
  const skus = useCall(getGoods, { id: goods_id }, { quiet: true, enabled: is_able }).data?.skus ?? []
  const [chosen, setChosen] = useState<{ color_ids?: number[]; size_ids?: number[] }>({})
  const words = useText(cartText)
  const add = useSend(addCartItems, {
    refetch: [getCart, listCartItems],
    onSuccess: (_, { items }) => showToast('success', fill(words.added, { count: items.length }), 3),
  })
  const [first] = skus
  if (!is_able || !first) return null
  const { colors, sizes } = getVariants(skus)
  const color_ids = chosen.color_ids ?? [first.color_id]
  const size_ids = chosen.size_ids ?? [first.size_id]
  const wanted = skus.filter((sku) => color_ids.includes(sku.color_id) && size_ids.includes(sku.size_id))
  return {
    first,
    colors,
    sizes,
    color_ids,
    size_ids,
    choose: (part: typeof chosen) => {
      add.reset()
      setChosen({ ...chosen, ...part })
    },
    count: wanted.length,
    is_busy: add.isPending,
    added_ids: add.data?.ids ?? null,
    add: () => add.mutate({ items: wanted.map(({ id }) => ({ sku_id: id, quantity: 1 })) }),
    may_check_out: may_open(CHECKOUT),
  }
}

export type ToCart = NonNullable<ReturnType<typeof useToCart>>

/** One piece of each chosen variant; more of them in the cart. */
export function VariantChoice({ cart }: { readonly cart: ToCart }) {
  const text = useText(saveText)
  return (
    <div className="grid gap-3 mt-3">
      {cart.colors.length > 1 ? (
        <ChipChoice
          label={text.cart_colours}
          options={cart.colors}
          chosen={cart.color_ids}
          current_id={cart.first.color_id}
          onChange={(color_ids) => cart.choose({ color_ids })}
        />
      ) : null}
      {cart.sizes.length > 1 ? (
        <ChipChoice
          label={text.cart_sizes}
          options={cart.sizes}
          chosen={cart.size_ids}
          current_id={cart.first.size_id}
          onChange={(size_ids) => cart.choose({ size_ids })}
        />
      ) : null}
    </div>
  )
}

/** Adds to the cart; then leads straight to the checkout of what was added. */
export function ToCartButton({ cart }: { readonly cart: ToCart }) {
  const text = useText(saveText)
  if (cart.added_ids) {
    const to = cart.may_check_out ? `${CHECKOUT}?ids=${[...new Set(cart.added_ids)].join(',')}` : '/main/cart'
    return (
      <ButtonLink kind="primary" to={to}>
        {text.check_out}
      </ButtonLink>
    )
  }
  return (
    <Button kind="primary" busy={cart.is_busy} disabled={cart.count === 0} onClick={cart.add}>
      {fill(text.to_cart, { count: cart.count })}
    </Button>
  )
}
