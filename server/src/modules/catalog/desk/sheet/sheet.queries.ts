import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { KnownProduct, SheetChange } from './compare-rows.rules.ts'

interface NewSheet {
  readonly name: string
  readonly file_key: string
  readonly language: 'zh' | 'en'
  readonly created_by: string
  readonly staff_id: number
  readonly created_at: string
}

export const insertSheet = (db: Db, sheet: NewSheet) =>
  db
    .insertInto('catalogue_sheet')
    .values({ ...sheet, state: 'checking' })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findSheet = (db: Db, id: number) =>
  db.selectFrom('catalogue_sheet').selectAll().where('id', '=', id).executeTakeFirst()
export type SheetRecord = NonNullable<Awaited<ReturnType<typeof findSheet>>>

type SheetUpdate = Partial<Pick<SheetRecord, 'state' | 'kind' | 'rows' | 'error'>>

export const changeSheet = (db: Db, id: number, change: SheetUpdate) =>
  db.updateTable('catalogue_sheet').set(change).where('id', '=', id).execute()

/** Moves a sheet on; false when it is in another state. */
export async function moveSheet(db: Db, id: number, from: string, to: string): Promise<boolean> {
  const moved = await db
    .updateTable('catalogue_sheet')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute()
  return moved.length > 0
}

export const removeChanges = (db: Db, sheet_id: number) =>
  db.deleteFrom('catalogue_sheet_change').where('sheet_id', '=', sheet_id).execute()

export async function insertChanges(db: Db, sheet_id: number, changes: readonly SheetChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into catalogue_sheet_change (sheet_id, row_at, product_id, code, sku, field, before, after, problem)
    select ${sheet_id}, c.row_at, c.product_id, c.code, c.sku, c.field, c.before, c.after, c.problem
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (row_at int, product_id bigint, code text, sku text,
      field text, before text, after text, problem text)`.execute(db)
}

export async function countChanges(db: Db, sheet_id: number) {
  const { rows } = await sql<{ differences: number; problems: number; products: number }>`
    select count(*) filter (where field <> '')::int as differences, count(problem)::int as problems,
      count(distinct product_id)::int as products
    from catalogue_sheet_change where sheet_id = ${sheet_id}`.execute(db)
  return rows[0] ?? { differences: 0, problems: 0, products: 0 }
}

export const listChanges = (db: Db, sheet_id: number, limit: number, offset: number) =>
  db
    .selectFrom('catalogue_sheet_change')
    .selectAll()
    .where('sheet_id', '=', sheet_id)
    .orderBy(sql`(problem is null)`)
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countAllChanges(db: Db, sheet_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_sheet_change')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sheet_id', '=', sheet_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Documents being edited, by product code. */
export async function selectKnown(db: Db, codes: readonly string[]): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct & { code: string }>`
    select e.code, e.product_id, coalesce(c.draft, c.published) as document, c.published is not null as is_on_sale
    from product_entry e join content_item c on c.id = e.item_id where e.code = any(${[...codes]})`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}

/** The next product of a sheet with changes to make; none of them has a problem. */
export async function nextProduct(db: Db, sheet_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from catalogue_sheet_change c where sheet_id = ${sheet_id} and not is_done and product_id is not null
    order by product_id limit 1`.execute(db)
  return rows[0]?.product_id
}

export const selectProductChanges = (db: Db, sheet_id: number, product_id: number) =>
  db
    .selectFrom('catalogue_sheet_change')
    .selectAll()
    .where('sheet_id', '=', sheet_id)
    .where('product_id', '=', product_id)
    .orderBy('number')
    .execute()

export async function finishProduct(
  db: Db,
  sheet_id: number,
  product_id: number,
  problem: string | null,
): Promise<void> {
  await sql`
    update catalogue_sheet_change set is_done = true, problem = coalesce(problem, ${problem}::text)
    where sheet_id = ${sheet_id} and product_id = ${product_id}`.execute(db)
  await sql`
    update catalogue_sheet set changed = changed + ${problem === null ? 1 : 0}, refused = refused + ${problem === null ? 0 : 1}
    where id = ${sheet_id}`.execute(db)
}

/** Documents in the order of their numbers, for the export. */
export async function selectDocumentsAfter(db: Db, after: number, limit: number) {
  const { rows } = await sql<{ product_id: number; state: string; document: ProductDocument }>`
    select e.product_id, e.state, coalesce(c.draft, c.published) as document
    from product_entry e join content_item c on c.id = e.item_id
    where e.product_id > ${after} order by e.product_id limit ${limit}`.execute(db)
  return rows
}

export async function countVariants(db: Db): Promise<{ products: number; variants: number }> {
  const { rows } = await sql<{ products: number; variants: number }>`
    select count(*)::int as products, coalesce(sum(variants), 0)::int as variants from product_entry`.execute(db)
  return rows[0] ?? { products: 0, variants: 0 }
}
