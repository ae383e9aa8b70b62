import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  allocateStores as allocateContract,
  listAllocations as listContract,
} from '@inkroute/contract/store/store'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { countOwnStores, replaceAllocations, selectAllocations, selectSubAccounts } from './setting.queries.ts'

export async function allocateStores(
  ctx: SellerCtx,
  input: Input<typeof allocateContract>,
): Promise<Reply<typeof allocateContract>> {
  const store_ids = [...new Set(input.store_ids)]
  const user_ids = [...new Set(input.user_ids)]
  return inTransaction(ctx, async (tx) => {
    const known = new Set((await selectSubAccounts(tx.db, tx.seller.id)).map(({ id }) => id))
    const are_own = (await countOwnStores(tx.db, tx.seller.id, store_ids)) === store_ids.length
    if (!are_own || !user_ids.every((id) => known.has(id))) throw new AppError('not_found')
    await replaceAllocations(tx.db, tx.seller.id, store_ids, user_ids)
    return {}
  })
}

export async function listAllocations(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  const [users, rows] = await Promise.all([
    selectSubAccounts(ctx.db, ctx.seller.id),
    selectAllocations(ctx.db, ctx.seller.id),
  ])
  const stores = Map.groupBy(rows, ({ user_id }) => user_id)
  return {
    data: users.map(({ id, username, display_name }) => ({
      user_id: id,
      username,
      display_name: display_name || username,
      store_ids: (stores.get(id) ?? []).map(({ store_id }) => store_id),
    })),
  }
}
