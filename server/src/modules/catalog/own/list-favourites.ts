import type { listFavourites as contract } from '@inkroute/contract/catalog/own'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { cardsFor } from '../caller.ts'
import { catalogueOf } from '../search/catalogue-memory.ts'
import { listCategoryRows } from './category.queries.ts'
import { withDescendants } from './category.rules.ts'
import { countFavourites, listFavouriteRows } from './favourite.queries.ts'

/** Absent looks everywhere, 0 at what has no category, a number at that category and all below. */
async function categoriesOf(ctx: SellerCtx, id: number | undefined): Promise<number[] | null> {
  if (id === undefined) return null
  if (id === 0) return []
  const rows = await listCategoryRows(ctx.db, ctx.seller.id)
  if (!rows.some((row) => row.id === id)) throw new AppError('not_found')
  return withDescendants(rows, id)
}

export async function listFavourites(
  ctx: SellerCtx,
  { page, page_size, sort, keyword, category_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const filter = { keyword, category_ids: await categoriesOf(ctx, category_id) }
  const range = { sort, language: ctx.language, limit: page_size, offset: (page - 1) * page_size }
  const [rows, total, catalogue] = await Promise.all([
    listFavouriteRows(ctx.db, ctx.seller.id, filter, range),
    countFavourites(ctx.db, ctx.seller.id, filter),
    catalogueOf(ctx),
  ])
  const ids = rows.map(({ product_id }) => product_id).filter((id) => catalogue.index.placeOf.has(id))
  const cards = new Map((await cardsFor(ctx, catalogue, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap(({ product_id, ...row }) => {
    const product = cards.get(product_id)
    return product ? [{ product, ...row }] : []
  })
  return { data, total, page, page_size }
}
