import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listMergedSkus as contract } from '@inkroute/contract/goods/merge'
import type { SellerCtx } from '../../../infra/context.ts'
import { picturesOf, priced } from '../gather-goods.ts'
import { selectSkusByIds } from '../sku.queries.ts'
import { selectMerged, selectParts } from './merge.queries.ts'
import { mergedOf } from './merge.view.ts'

export async function listMergedSkus(
  ctx: SellerCtx,
  { keyword, page, page_size }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const { rows, total } = await selectMerged(db, seller_id, keyword, page_size, (page - 1) * page_size)
  const ids = rows.map(({ id }) => id)
  const parts = await selectParts(db, seller_id, ids)
  const sku_ids = [...new Set(parts.map(({ sku_id }) => sku_id))]
  const skus = await priced(db, seller_id, await selectSkusByIds(db, seller_id, sku_ids, language))
  const pictures = await picturesOf(ctx, seller_id, skus, language)
  const by_id = new Map(skus.map((sku) => [sku.id, sku]))
  const own = Map.groupBy(parts, ({ merged_id }) => merged_id)
  return { data: rows.map((row) => mergedOf(row, own.get(row.id) ?? [], by_id, pictures)), total, page, page_size }
}
