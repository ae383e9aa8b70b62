import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listSkus as contract } from '@inkroute/contract/goods/sku'
import type { SellerCtx } from '../../infra/context.ts'
import { picturesOf, priced } from './gather-goods.ts'
import { coverOf, skuOf } from './goods.view.ts'
import { countSkus, selectSkuPage } from './sku.queries.ts'

export async function listSkus(
  ctx: SellerCtx,
  { page, page_size, ...filters }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { id: seller_id } = ctx.seller
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [facts, { total }, all] = await Promise.all([
    selectSkuPage(ctx.db, seller_id, filters, range),
    countSkus(ctx.db, seller_id, filters),
    countSkus(ctx.db, seller_id, { ...filters, codes: 'all' }),
  ])
  const pictures = await picturesOf(ctx, seller_id, facts, ctx.language)
  const skus = await priced(ctx.db, seller_id, facts)
  return {
    data: skus.map((sku) => ({
      ...skuOf(sku),
      title: sku.title,
      product_code: sku.product_code,
      cover: coverOf(pictures(sku), sku.color_id),
    })),
    total,
    page,
    page_size,
    with_code: all.with_code,
    without_code: all.total - all.with_code,
  }
}
