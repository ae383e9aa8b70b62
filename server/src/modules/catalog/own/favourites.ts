import type * as contract from '@inkroute/contract/catalog/own'
import { MAX_FAVOURITES } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { cardsFor } from '../facts/caller.ts'
import { getCatalogue } from '../search/catalogue-memory.ts'
import { listCategoryRows } from './category.queries.ts'
import { withDescendants } from './category.rules.ts'
import {
  countFavourites,
  countVisible,
  deleteFavourites,
  insertFavourites,
  listFavouriteRows,
  lockOwnCatalogue,
  putFavourites,
} from './favourite.queries.ts'
import { assertOwnCategory } from './own-categories.ts'

/** Absent looks everywhere, 0 at what has no category, a number at that category and all below. */
async function findCategories(ctx: SellerCtx, id: number | undefined): Promise<number[] | null> {
  if (id === undefined) return null
  if (id === 0) return []
  const rows = await listCategoryRows(ctx.db, ctx.seller.id)
  if (!rows.some((row) => row.id === id)) throw new AppError('not_found')
  return withDescendants(rows, id)
}

export async function listFavourites(
  ctx: SellerCtx,
  { page, page_size, sort, keyword, category_id }: Input<typeof contract.listFavourites>,
): Promise<Reply<typeof contract.listFavourites>> {
  const filter = { keyword, category_ids: await findCategories(ctx, category_id) }
  const range = { sort, language: ctx.language, limit: page_size, offset: (page - 1) * page_size }
  const [rows, total, catalogue] = await Promise.all([
    listFavouriteRows(ctx.db, ctx.seller.id, filter, range),
    countFavourites(ctx.db, ctx.seller.id, filter),
    getCatalogue(ctx),
  ])
  const ids = rows.map(({ product_id }) => product_id).filter((id) => catalogue.index.placeOf.has(id))
  const cards = new Map((await cardsFor(ctx, catalogue, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap(({ product_id, ...row }) => {
    const product = cards.get(product_id)
    return product ? [{ product, ...row }] : []
  })
  return { data, total, page, page_size }
}

export async function collectProducts(
  ctx: SellerCtx,
  { ids, is_collected, category_id = null }: Input<typeof contract.collectProducts>,
): Promise<Reply<typeof contract.collectProducts>> {
  const wanted = [...new Set(ids)]
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockOwnCatalogue(tx.db, seller_id)
    if (is_collected === 0) await deleteFavourites(tx.db, seller_id, wanted)
    else {
      if ((await countVisible(tx.db, wanted)) !== wanted.length) throw new AppError('not_found')
      await assertOwnCategory(tx, category_id)
      await insertFavourites(tx.db, seller_id, wanted, { category_id, created_at: tx.clock.now().toISOString() })
    }
    const total = await countFavourites(tx.db, seller_id)
    if (is_collected === 1 && total > MAX_FAVOURITES) throw new AppError('favourite_limit', { limit: MAX_FAVOURITES })
    return { total }
  })
}

export async function moveFavourites(
  ctx: SellerCtx,
  { ids, category_id }: Input<typeof contract.moveFavourites>,
): Promise<Reply<typeof contract.moveFavourites>> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnCatalogue(tx.db, tx.seller.id)
    await assertOwnCategory(tx, category_id)
    return { moved: await putFavourites(tx.db, tx.seller.id, ids, category_id) }
  })
}
