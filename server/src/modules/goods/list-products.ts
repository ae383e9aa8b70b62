import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listGoodsProducts as contract } from '@inkroute/contract/goods/sku'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../infra/context.ts'
import { priceLines } from '../catalog/catalog.ts'
import { selectGroups } from './facet.queries.ts'
import { picturesOf } from './gather-goods.ts'
import { selectShown } from './goods.queries.ts'
import { coverOf } from './goods.view.ts'

export async function listProducts(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { id: seller_id } = ctx.seller
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const groups = await selectGroups(ctx.db, seller_id, filter, range)
  const shown = await selectShown(
    ctx.db,
    seller_id,
    groups.flatMap(({ goods_ids }) => goods_ids),
  )
  const pictures = await picturesOf(ctx, seller_id, shown, ctx.language)
  const prices = await priceLines(
    ctx.db,
    seller_id,
    groups.map(({ item_id }) => ({ item_id, quantity: 1, printed_views: 1 })),
  )
  const data = groups.map((group, n) => ({
    basic_product_id: group.basic_product_id,
    code: group.code,
    name: group.name,
    category: { id: group.category_id, name: group.category_name },
    is_orderable: group.is_orderable,
    goods_count: group.goods_count,
    sku_count: group.sku_count,
    price_from: fenToDecimal(prices[n]?.price.unit_fen ?? 0),
    last_designed_at: group.last_designed_at,
    goods: group.goods_ids.flatMap((id) => {
      const goods = shown.find((one) => one.id === id)
      return goods ? [{ id, title: goods.title, cover: coverOf(pictures(goods)) }] : []
    }),
  }))
  return { data, total: groups[0]?.total ?? 0, page, page_size }
}
