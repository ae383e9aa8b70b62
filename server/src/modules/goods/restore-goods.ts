import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { restoreGoods as contract } from '@inkroute/contract/goods/goods'
import type { SellerCtx } from '../../infra/context.ts'
import { setDeletedAt } from './goods.queries.ts'

/** Titles and codes stayed taken while the goods lay in the bin, so nothing can be in their way. */
export async function restoreGoods(
  { db, seller }: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return { changed: await setDeletedAt(db, seller.id, ids, null) }
}
