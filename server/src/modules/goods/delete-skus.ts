import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteSkus as contract } from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { lockGoods } from './goods.queries.ts'
import { usedSkus } from './goods-usage.registry.ts'
import { deleteSkuRows, selectSkusOfGoods } from './sku.queries.ts'

export async function deleteSkus(
  ctx: SellerCtx,
  { id, sku_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const present = await selectSkusOfGoods(tx.db, seller_id, [id], tx.language)
    const gone = present.filter((sku) => sku_ids.includes(sku.id))
    if (gone.length === present.length) throw new AppError('goods_last_sku')
    const used = await usedSkus(
      tx.db,
      seller_id,
      gone.map((sku) => sku.id),
    )
    const ordered = gone.find((sku) => used.has(sku.id))
    if (ordered) throw new AppError('goods_sku_in_orders', { code: ordered.sku_code })
    if (gone.length > 0) {
      await deleteSkuRows(
        tx.db,
        seller_id,
        gone.map((sku) => sku.id),
      )
    }
    return { deleted: gone.length }
  })
}
