import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Products in any state that use each term of a kind. */
export async function countTermUse(db: Db, kind: string): Promise<Map<string, number>> {
  // Materials are read from a product's description when it is published.
  const used =
    kind === 'material'
      ? sql`select unnest(material_keys) as key, id as product_id from product`
      : sql`select substr(t, ${kind.length + 2}::int) as key, product_id from product_entry, unnest(terms) as u (t)
          where t like ${`${kind}:%`}`
  const { rows } = await sql<{ key: string; products: number }>`
    select key, count(distinct product_id)::int as products from (${used}) as used group by key`.execute(db)
  return new Map(rows.map(({ key, products }) => [key, products]))
}

/** Products in any state by category key. */
export async function countCategoryUse(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; products: number }>`
    select category_key as key, count(*)::int as products from product_entry group by category_key`.execute(db)
  return new Map(rows.map(({ key, products }) => [key, products]))
}

interface NamedRow {
  readonly name_zh: string
  readonly name_en: string
}

/** Brands have their own table, but staff see one more list of terms. */
const BRAND = 'brand'

export async function selectTermRows(db: Db, kind: string): Promise<(NamedRow & { key: string })[]> {
  if (kind === BRAND) return db.selectFrom('product_brand').selectAll().orderBy('sort').orderBy('key').execute()
  return db.selectFrom('product_term').selectAll().where('kind', '=', kind).orderBy('sort').orderBy('key').execute()
}

export async function insertTerm(db: Db, kind: string, key: string, name: NamedRow, sort: number): Promise<void> {
  const row = { key, ...name, sort, is_own: true }
  if (kind === BRAND) await db.insertInto('product_brand').values(row).execute()
  else
    await db
      .insertInto('product_term')
      .values({ kind, ...row })
      .execute()
  await db.deleteFrom('catalogue_removed').where('kind', '=', kind).where('key', '=', key).execute()
}

export async function renameTerm(db: Db, kind: string, key: string, name: NamedRow): Promise<void> {
  const change = { ...name, is_own: true }
  if (kind === BRAND) await db.updateTable('product_brand').set(change).where('key', '=', key).execute()
  else await db.updateTable('product_term').set(change).where('kind', '=', kind).where('key', '=', key).execute()
}

export async function sortTermRows(db: Db, kind: string, keys: readonly string[]): Promise<void> {
  const table = kind === BRAND ? sql`product_brand` : sql`product_term`
  const of_kind = kind === BRAND ? sql`true` : sql`x.kind = ${kind}`
  await sql`
    update ${table} x set sort = place.ordinality, is_own = true
    from unnest(${[...keys]}::text[]) with ordinality as place (key, ordinality)
    where x.key = place.key and ${of_kind}`.execute(db)
}

const noteRemoved = (db: Db, kind: string, key: string) =>
  db
    .insertInto('catalogue_removed')
    .values({ kind, key })
    .onConflict((c) => c.doNothing())
    .execute()

export async function deleteTerm(db: Db, kind: string, key: string): Promise<void> {
  if (kind === BRAND) await db.deleteFrom('product_brand').where('key', '=', key).execute()
  else await db.deleteFrom('product_term').where('kind', '=', kind).where('key', '=', key).execute()
  await noteRemoved(db, kind, key)
}

/** Products on sale of a brand, chosen or taken from the category. */
export async function countBrandUse(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; products: number }>`
    select brand_key as key, count(*)::int as products from product group by brand_key`.execute(db)
  return new Map(rows.map(({ key, products }) => [key, products]))
}

export const selectCategoryRows = (db: Db) =>
  db
    .selectFrom('product_category as c')
    .leftJoin('product_category as p', 'p.id', 'c.parent_id')
    .select(['c.id', 'c.key', 'c.parent_id', 'p.key as parent', 'c.http_url', 'c.name_zh', 'c.name_en', 'c.keywords'])
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()
export type CategoryRow = Awaited<ReturnType<typeof selectCategoryRows>>[number]

interface CategoryChange extends NamedRow {
  readonly parent_id: number | null
  readonly http_url: string
  readonly keywords: string
}

export async function insertCategory(db: Db, key: string, change: CategoryChange): Promise<void> {
  await db
    .insertInto('product_category')
    .values({
      key,
      ...change,
      is_own: true,
      id: sql<number>`(select coalesce(max(id), 0) + 1 from product_category)`,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from product_category)`,
    })
    .execute()
  await db.deleteFrom('catalogue_removed').where('kind', '=', 'category').where('key', '=', key).execute()
}

export const changeCategory = (db: Db, key: string, change: CategoryChange) =>
  db
    .updateTable('product_category')
    .set({ ...change, is_own: true })
    .where('key', '=', key)
    .execute()

export async function sortCategoryRows(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    update product_category x set sort = place.ordinality, is_own = true
    from unnest(${[...keys]}::text[]) with ordinality as place (key, ordinality)
    where x.key = place.key`.execute(db)
}

export async function deleteCategory(db: Db, key: string): Promise<void> {
  await db.deleteFrom('product_category').where('key', '=', key).execute()
  await noteRemoved(db, 'category', key)
}
