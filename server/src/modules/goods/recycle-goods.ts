import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { recycleGoods as contract } from '@inkroute/contract/goods/goods'
import type { SellerCtx } from '../../infra/context.ts'
import { setDeletedAt } from './goods.queries.ts'

export async function recycleGoods(
  { db, seller, clock }: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return { changed: await setDeletedAt(db, seller.id, ids, clock.now().toISOString()) }
}
