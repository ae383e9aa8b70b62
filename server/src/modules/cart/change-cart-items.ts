import type {
  changeCartItems as manyContract,
  changeCartItem as oneContract,
  deleteCartItem as removeContract,
} from '@inkroute/contract/cart/cart'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeLines, countCart, removeLines, selectLines } from './cart.queries.ts'
import { tidyServices } from './cart.rules.ts'
import { readCart } from './read-cart.ts'

type Change = Pick<Input<typeof manyContract>, 'quantity' | 'services' | 'is_pickup' | 'remark'>

/** Only what was said is changed. */
const columnsOf = (ctx: SellerCtx, change: Change) => ({
  ...(change.quantity === undefined ? {} : { quantity: change.quantity }),
  ...(change.services === undefined ? {} : { services: tidyServices(change.services) }),
  ...(change.is_pickup === undefined ? {} : { is_pickup: change.is_pickup }),
  ...(change.remark === undefined ? {} : { remark: change.remark }),
  updated_at: ctx.clock.now().toISOString(),
})

export async function changeCartItem(
  ctx: SellerCtx,
  { id, ...change }: Input<typeof oneContract>,
): Promise<Reply<typeof oneContract>> {
  return inTransaction(ctx, async (tx) => {
    await changeLines(tx.db, tx.seller.id, [id], columnsOf(tx, change))
    const [ready] = await readCart(tx, await selectLines(tx.db, tx.seller.id, [id]))
    if (!ready) throw new AppError('not_found')
    return ready.view
  })
}

export async function changeCartItems(
  ctx: SellerCtx,
  { ids, is_removed, ...change }: Input<typeof manyContract>,
): Promise<Reply<typeof manyContract>> {
  return inTransaction(ctx, async (tx) => {
    const changed = is_removed
      ? await removeLines(tx.db, tx.seller.id, ids)
      : await changeLines(tx.db, tx.seller.id, ids, columnsOf(tx, change))
    // One line that is not there spoils the call: a half-done bulk change would be worse than none.
    if (changed !== new Set(ids).size) throw new AppError('not_found')
    return { changed, total_item_num: (await countCart(tx.db, tx.seller.id)).total_item_num }
  })
}

export async function deleteCartItem(
  ctx: SellerCtx,
  { id }: Input<typeof removeContract>,
): Promise<Reply<typeof removeContract>> {
  const { total_item_num } = await changeCartItems(ctx, { ids: [id], is_removed: true })
  return { total_item_num }
}
