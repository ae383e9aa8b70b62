import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listGoods as contract } from '@inkroute/contract/goods/goods'
import type { SellerCtx } from '../../infra/context.ts'
import { timeZoneOf } from '../account/account.ts'
import { gatherCards } from './gather-goods.ts'
import { countGoods, selectGoodsPage } from './goods.queries.ts'

export async function listGoods(
  ctx: SellerCtx,
  { page, page_size, sort, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { id: seller_id } = ctx.seller
  const filters = { ...filter, time_zone: await timeZoneOf(ctx.db, seller_id, ctx.identity.user_id) }
  const range = { sort, limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total] = await Promise.all([
    selectGoodsPage(ctx.db, seller_id, filters, range),
    countGoods(ctx.db, seller_id, filters),
  ])
  return { data: await gatherCards(ctx, seller_id, rows, ctx.language), total, page, page_size }
}
