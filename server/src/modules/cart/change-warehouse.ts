import type { changeCartWarehouse as contract } from '@inkroute/contract/cart/cart'
import { MAX_CART_QUANTITY } from '@inkroute/contract/cart/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeLines, lockCart, removeLines, selectLines } from './cart.queries.ts'
import { readCart } from './read-cart.ts'

export async function changeCartWarehouse(
  ctx: SellerCtx,
  { ids, warehouse }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    await lockCart(tx.db, tx.seller.id)
    const all = await selectLines(tx.db, tx.seller.id)
    const chosen = await readCart(
      tx,
      all.filter((line) => ids.includes(line.id)),
      { with_pictures: false },
    )
    if (chosen.length !== new Set(ids).size) throw new AppError('not_found')
    const keepsIt = (ready: (typeof chosen)[number]) =>
      ready.view.other_warehouses.some((place) => place.code === warehouse) || ready.line.warehouse_code === warehouse
    const moved = chosen.filter((ready) => keepsIt(ready) && ready.line.warehouse_code !== warehouse)
    for (const { line } of moved) {
      const twin = all.find((other) => other.sku_id === line.sku_id && other.warehouse_code === warehouse)
      const updated_at = tx.clock.now().toISOString()
      if (!twin) {
        // Another gate: whether a carrier of the seller goes there is asked anew.
        const moved_to = { warehouse_code: warehouse, is_pickup: false, updated_at }
        await changeLines(tx.db, tx.seller.id, [line.id], moved_to)
        continue
      }
      const quantity = Math.min(MAX_CART_QUANTITY, twin.quantity + line.quantity)
      await removeLines(tx.db, tx.seller.id, [line.id])
      await changeLines(tx.db, tx.seller.id, [twin.id], { quantity, updated_at })
    }
    return { changed: moved.length, refused: chosen.filter((ready) => !keepsIt(ready)).map(({ line }) => line.id) }
  })
}
