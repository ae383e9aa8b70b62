import type { addCartItems as contract, addCartItem as oneContract } from '@inkroute/contract/cart'
import { MAX_CART_ITEMS, MAX_CART_QUANTITY } from '@inkroute/contract/cart-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { stockOf } from '../catalog/catalog.ts'
import { skusOf } from '../goods/goods.ts'
import { addLine, countCart, lockCart } from './cart.queries.ts'
import { homeOf } from './cart.rules.ts'

/** All or none: another seller's SKU, one in the recycle bin or one without any warehouse refuses the whole call. */
export async function addCartItems(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockCart(tx.db, tx.seller.id)
    const skus = new Map(
      (
        await skusOf(
          tx.db,
          tx.seller.id,
          input.items.map((item) => item.sku_id),
        )
      ).map((sku) => [sku.id, sku]),
    )
    const stock = await stockOf(
      tx.db,
      [...skus.values()].map((sku) => sku.item_id),
    )
    const now = tx.clock.now().toISOString()
    const ids: number[] = []
    for (const item of input.items) {
      const sku = skus.get(item.sku_id)
      if (!sku || sku.deleted_at !== null) throw new AppError('not_found')
      if (!sku.is_orderable) throw new AppError('product_withdrawn')
      const shelves = stock.filter((shelf) => shelf.item_id === sku.item_id)
      const warehouse_code = item.warehouse ?? homeOf(shelves)
      if (!warehouse_code || !shelves.some((shelf) => shelf.warehouse_code === warehouse_code))
        throw new AppError('cart_warehouse_without_item', { name: sku.title })
      const { design_version } = sku
      const row = { seller_id: tx.seller.id, sku_id: sku.id, warehouse_code, quantity: item.quantity, design_version }
      ids.push(await addLine(tx.db, { ...row, created_by: tx.identity.user_id }, now, MAX_CART_QUANTITY))
    }
    const { total_item_num } = await countCart(tx.db, tx.seller.id)
    if (total_item_num > MAX_CART_ITEMS) throw new AppError('cart_full', { limit: MAX_CART_ITEMS })
    return { total_item_num, ids }
  })
}

export const addCartItem = (ctx: SellerCtx, input: Input<typeof oneContract>): Promise<Reply<typeof oneContract>> =>
  addCartItems(ctx, { items: [input] })
