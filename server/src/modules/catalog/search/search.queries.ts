import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { StoredCard } from '../base/search-row.ts'
import type { IndexRow } from './product-index.ts'

export async function readRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('catalogue_state').select('revision').executeTakeFirstOrThrow()
  return revision
}

export async function selectIndexRows(db: Db): Promise<IndexRow[]> {
  return db
    .selectFrom('product_search as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.product_id', 'p.code', 's.text_name', 's.text_kind', 's.text_more', 's.facets', 's.skus'])
    .select(['s.price_from_fen', 's.delivery_max_hours', 's.sales', 's.sold', 's.dtc_level', 's.published_at'])
    .where('s.is_visible', '=', true)
    .orderBy('s.product_id')
    .execute()
}

export interface CardRow {
  readonly product_id: number
  readonly zh: StoredCard
  readonly en: StoredCard
}

/** The cards of a page, by key. */
export async function selectCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select product_id, card_zh as zh, card_en as en from product_search where product_id = any(${ids})`.execute(db)
  return rows
}

export const selectCategories = (db: Db) =>
  db
    .selectFrom('product_category')
    .select(['id', 'key', 'parent_id', 'http_url', 'name_zh', 'name_en'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const selectTerms = (db: Db) =>
  db.selectFrom('product_term').selectAll().orderBy('kind').orderBy('sort').execute()

export const selectBrands = (db: Db) => db.selectFrom('product_brand').selectAll().orderBy('sort').execute()

/** Products of a special, in its order. */
export async function selectSpecialProducts(db: Db, special_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_special')
    .select('product_id')
    .where('special_id', '=', special_id)
    .orderBy('sort')
    .execute()
  return rows.map((row) => row.product_id)
}
