import * as contract from '@inkroute/contract/cart/cart'
import { cartSkuAddressModifyRemind, setBrands } from '@inkroute/contract/cart/extra'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { cartText } from '../cart.text.ts'

const refetch = [
  contract.listCartItems,
  contract.getCart,
  contract.showPrice,
  contract.cartLogistics,
  cartSkuAddressModifyRemind,
]

/** Cart mutations and the queries they invalidate. */
export function useCartChange() {
  const text = useText(cartText)
  const change = useSend(contract.changeCartItem, { refetch, quiet: true })
  const changeMany = useSend(contract.changeCartItems, { refetch, quiet: true })
  const warehouse = useSend(contract.changeCartWarehouse, {
    refetch,
    quiet: true,
    onSuccess: ({ refused }) => {
      if (refused.length > 0) showToast('info', fill(text.warehouse_refused, { count: refused.length }))
    },
  })
  const remove = (ids: number[]) =>
    changeMany.mutate(
      { ids, is_removed: true },
      { onSuccess: () => showToast('success', fill(text.removed, { count: ids.length })) },
    )
  const brands = useSend(setBrands, { refetch, quiet: true })
  return { change, changeMany, warehouse, remove, brands }
}
