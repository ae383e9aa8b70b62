import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { GoodsDetail } from '@inkroute/contract/goods/goods'
import { addSkus } from '@inkroute/contract/goods/sku'
import { Button } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { detailText } from './detail.text.ts'

/** Adds the colours and sizes the goods lack. */
export function AddSkusButton({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const is_open = goods.missing_item_count > 0 && goods.is_orderable
  const product = useCall(getProductAsSeller, { id: goods.basic_product_id }, { quiet: true, enabled: is_open }).data
  const add = useSend(addSkus, {
    refetch: goodsRefetch,
    onSuccess: ({ added }) => showToast('success', fill(text.added, { count: added })),
  })
  if (!is_open || !product) return null
  const present = new Set(goods.skus.map((sku) => sku.item_id))
  const item_ids = product.items.filter((item) => !present.has(item.id)).map((item) => item.id)
  return (
    <Allowed permission="goods.library:edit">
      <Button loading={add.isPending} onClick={() => add.mutate({ id: goods.id, item_ids })}>
        {fill(text.add_skus, { count: goods.missing_item_count })}
      </Button>
    </Allowed>
  )
}
