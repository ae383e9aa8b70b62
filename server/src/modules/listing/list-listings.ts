import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listListings as contract } from '@inkroute/contract/listing/listing'
import type { SellerCtx } from '../../infra/context.ts'
import { listableGoods } from '../goods/goods.ts'
import { selectStoresByIds } from '../store/store.ts'
import { adviceFor } from './advice.rules.ts'
import { countByState, selectListings } from './core/listing.queries.ts'
import { inLanguage } from './core/listing.rules.ts'
import { getPage } from './listed-goods.ts'

const instant = (value: Date | string) => new Date(value).toISOString()

export async function listListings(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, counts] = await Promise.all([
    selectListings(ctx.db, seller_id, filter, range),
    countByState(ctx.db, seller_id, filter),
  ])
  const goods = await listableGoods(ctx, seller_id, [...new Set(rows.map((row) => row.goods_id))], ctx.language)
  const covers = new Map(goods.map(({ id, cover }) => [id, cover]))
  const found = await selectStoresByIds(ctx.db, seller_id, [...new Set(rows.map((row) => row.store_id))])
  const stores = new Map(found.map((store) => [store.id, store]))
  const inFilter = counts.filter(({ state }) => filter.state === undefined || state === filter.state)
  const total = inFilter.reduce((sum, { count }) => sum + count, 0)
  return {
    total,
    page,
    page_size,
    counts,
    data: rows.map(({ draft, ...row }) => {
      const prices = draft.variants.map(({ price }) => price.amount).sort((a, b) => Number(a) - Number(b))
      return {
        ...row,
        problems: row.problems.map((problem) => {
          const { field, message } = inLanguage(problem, ctx.language)
          const advice = adviceFor(problem, ctx.language)
          return advice === undefined ? { field, message } : { field, message, advice }
        }),
        store_name: stores.get(row.store_id)?.name ?? `#${row.store_id}`,
        url: getPage(ctx, stores.get(row.store_id), row),
        cover: covers.get(row.goods_id) ?? null,
        currency: draft.variants[0]?.price.currency ?? '',
        price_min: prices[0] ?? '',
        price_max: prices.at(-1) ?? '',
        variant_count: draft.variants.length,
        created_at: instant(row.created_at),
        updated_at: instant(row.updated_at),
      }
    }),
  }
}
