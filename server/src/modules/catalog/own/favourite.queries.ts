import type { Language } from '@inkroute/contract/errors/errors'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export interface FavouriteFilter {
  readonly keyword?: string | undefined
  /** Category ids to search; null for all, an empty list for products without a category. */
  readonly category_ids: readonly number[] | null
}

type Joined<O> = SelectQueryBuilder<DB, 'product_favourite' | 'product', O>

const joined = (db: Db, seller_id: number) =>
  db
    .selectFrom('product_favourite')
    .innerJoin('product', 'product.id', 'product_favourite.product_id')
    .where('product_favourite.seller_id', '=', seller_id)
    .where('product.is_visible', '=', true)

function filtered<O>(query: Joined<O>, { keyword, category_ids }: FavouriteFilter) {
  let narrowed = query
  if (keyword) {
    const word = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    narrowed = narrowed.where((where) =>
      where.or([
        where('product.name_zh', 'ilike', word),
        where('product.name_en', 'ilike', word),
        where('product.code', 'ilike', word),
      ]),
    )
  }
  if (category_ids?.length === 0) narrowed = narrowed.where('product_favourite.category_id', 'is', null)
  else if (category_ids) narrowed = narrowed.where('product_favourite.category_id', 'in', [...category_ids])
  return narrowed
}

export interface FavouritePage {
  readonly sort: 'newest' | 'oldest' | 'name'
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

function sorted<O>(query: Joined<O>, { sort, language }: FavouritePage) {
  if (sort === 'name') return query.orderBy(`product.name_${language}`).orderBy('product.id')
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  return query.orderBy('product_favourite.created_at', direction).orderBy('product_favourite.product_id', direction)
}

export const listFavouriteRows = (db: Db, seller_id: number, filter: FavouriteFilter, page: FavouritePage) =>
  sorted(
    filtered(joined(db, seller_id), filter).select([
      'product_favourite.product_id',
      'product_favourite.category_id',
      'product_favourite.created_at',
    ]),
    page,
  )
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countFavourites(
  db: Db,
  seller_id: number,
  filter: FavouriteFilter = { category_ids: null },
): Promise<number> {
  const { total } = await filtered(joined(db, seller_id), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const insertFavourites = (
  db: Db,
  seller_id: number,
  ids: readonly number[],
  row: { readonly category_id: number | null; readonly created_at: string },
) =>
  db
    .insertInto('product_favourite')
    .values(ids.map((product_id) => ({ seller_id, product_id, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteFavourites = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .deleteFrom('product_favourite')
    .where('seller_id', '=', seller_id)
    .where('product_id', 'in', [...ids])
    .execute()

export async function putFavourites(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  category_id: number | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('product_favourite')
    .set({ category_id })
    .where('seller_id', '=', seller_id)
    .where('product_id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Favourites by own category; null counts those without one. */
export const countByCategory = (db: Db, seller_id: number) =>
  joined(db, seller_id)
    .select((select) => ['product_favourite.category_id', select.fn.countAll<number>().as('total')])
    .groupBy('product_favourite.category_id')
    .execute()

/** Serialises changes of a seller's favourites and categories. */
export const lockOwnCatalogue = (db: Db, seller_id: number) => lockTurn(db, 'own_catalogue', seller_id)

export async function countVisible(db: Db, ids: readonly number[]): Promise<number> {
  const { total } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('id', 'in', [...ids])
    .where('is_visible', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

export async function findProductIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('product').select(['id', 'code']).where('is_visible', '=', true).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
