import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { findMergeSkus as contract } from '@inkroute/contract/goods/merge'
import type { SellerCtx } from '../../../infra/context.ts'
import { picturesOf, priced } from '../gather-goods.ts'
import { selectSkuPage } from '../sku.queries.ts'
import { partOf } from './merge.view.ts'

const SHOWN = 40

/** What a seller may pick from while merging: the newest goods first. */
export async function findMergeSkus(
  ctx: SellerCtx,
  { keyword }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const found = await selectSkuPage(db, seller_id, { keyword, codes: 'all' }, { limit: SHOWN, offset: 0, language })
  const skus = await priced(db, seller_id, found)
  const pictures = await picturesOf(ctx, seller_id, skus, language)
  return { data: skus.map((sku) => partOf(sku, 1, pictures(sku))) }
}
