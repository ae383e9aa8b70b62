import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { getInserts } from '../../../infra/db/insert-many.ts'
import { type JsonColumns, jsonText } from '../../../infra/db/json-column.ts'
import type { ForeignOrder, ForeignOrderLine } from '../../../infra/db/tables.gen.ts'

/** Those that are new; one that was there before is left out. A second caller waits for the first. */
export async function insertForeign(db: Db, rows: readonly Insertable<ForeignOrder>[]) {
  type Made = Pick<Selectable<ForeignOrder>, 'id' | 'source' | 'store_id' | 'external_no'>
  const made: Made[] = []
  for (const insert of getInserts('foreign_order', rows)) {
    const { rows: some } = await sql<Made>`${insert}
      on conflict (seller_id, source, store_id, external_no) where undone_at is null do nothing
      returning id, source, store_id, external_no`.execute(db)
    made.push(...some)
  }
  return made
}

/** In the order given. */
export async function insertForeignLines(db: Db, rows: readonly Insertable<ForeignOrderLine>[]) {
  type Made = Pick<
    Selectable<ForeignOrderLine>,
    'id' | 'foreign_id' | 'sku_id' | 'quantity' | 'parts' | 'personalisation' | 'filled_at'
  >
  const made: Made[] = []
  for (const insert of getInserts('foreign_order_line', rows, ['parts', 'personalisation'])) {
    const { rows: some } = await sql<Made>`${insert}
      returning id, foreign_id, sku_id, quantity, parts, personalisation, filled_at`.execute(db)
    made.push(...some)
  }
  return made
}

interface ForeignKey {
  readonly source: string
  readonly store_id: number
  readonly external_no: string
}

/** The orders that were made of these before, in the order of their numbers. */
export async function selectKnown(db: Db, seller_id: number, keys: readonly ForeignKey[]) {
  if (keys.length === 0) return []
  return db
    .selectFrom('foreign_order')
    .innerJoin('sales_order', (join) =>
      join
        .onRef('sales_order.seller_id', '=', 'foreign_order.seller_id')
        .onRef('sales_order.foreign_id', '=', 'foreign_order.id'),
    )
    .select([
      'foreign_order.source',
      'foreign_order.store_id',
      'foreign_order.external_no',
      'sales_order.id',
      'sales_order.state',
      'sales_order.problems',
    ])
    .where('foreign_order.seller_id', '=', seller_id)
    .where('foreign_order.undone_at', 'is', null)
    .where(
      'foreign_order.external_no',
      'in',
      keys.map(({ external_no }) => external_no),
    )
    .orderBy('sales_order.id')
    .execute()
}

export const selectForeign = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('foreign_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()

export const selectForeignLines = (db: Db, seller_id: number, foreign_ids: readonly number[]) =>
  db
    .selectFrom('foreign_order_line')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('foreign_id', 'in', [...foreign_ids, 0])
    .orderBy('id')
    .execute()
export type ForeignLineRecord = Awaited<ReturnType<typeof selectForeignLines>>[number]

/** A line with the store its order came from. */
export const findForeignLine = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('foreign_order_line')
    .innerJoin('foreign_order', (join) =>
      join
        .onRef('foreign_order.seller_id', '=', 'foreign_order_line.seller_id')
        .onRef('foreign_order.id', '=', 'foreign_order_line.foreign_id'),
    )
    .select([
      'foreign_order_line.id',
      'foreign_order_line.foreign_id',
      'external_sku',
      'foreign_order.store_id',
      'title',
      'sku_id',
      'parts',
      'personalisation',
      'filled_at',
    ])
    .where('foreign_order_line.seller_id', '=', seller_id)
    .where('foreign_order_line.id', '=', id)
    .executeTakeFirst()

/** The drafts that hold this line or, unmatched, the same code of the same store; locked in the order of their numbers. */
export async function lockDraftsWith(
  db: Db,
  seller_id: number,
  line: { readonly foreign_id: number; readonly store_id: number; readonly external_sku: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from sales_order o
    where o.seller_id = ${seller_id} and o.state = 'draft' and (
      o.foreign_id = ${line.foreign_id} or (${line.external_sku} <> '' and o.foreign_id in (
        select l.foreign_id from foreign_order_line l
        join foreign_order f on f.seller_id = l.seller_id and f.id = l.foreign_id
        where l.seller_id = ${seller_id} and l.external_sku = ${line.external_sku} and l.sku_id is null
          and f.store_id = ${line.store_id})))
    order by o.id for update of o`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Matches a SKU to the line and to all open lines with the same code. Returns the number of lines. */
export async function matchLines(
  db: Db,
  seller_id: number,
  line: { readonly id: number; readonly external_sku: string; readonly sku_id: number },
  foreign_ids: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('foreign_order_line')
    // The personalisation was confirmed for the previous goods.
    .set({ sku_id: line.sku_id, parts: null, filled_how: null, filled_at: null, filled_by: null })
    .where('seller_id', '=', seller_id)
    .where('foreign_id', 'in', [...foreign_ids, 0])
    .where((where) =>
      where.or([
        where('id', '=', line.id),
        where.and([
          where('sku_id', 'is', null),
          where('external_sku', '=', line.external_sku),
          where('external_sku', '<>', ''),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function selectOrderIds(db: Db, seller_id: number, foreign_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('foreign_id', '=', foreign_id)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const changeForeignQuantity = (db: Db, seller_id: number, id: number, quantity: number) =>
  db
    .updateTable('foreign_order_line')
    .set({ quantity })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** A line the buyer no longer wants; only of drafts, whose lines nothing refers to yet. */
export const removeForeignLine = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('foreign_order_line').where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Stores a changed personalisation as unconfirmed. */
export const changeWishes = (
  db: Db,
  seller_id: number,
  foreign_id: number,
  external_line_id: string,
  personalisation: JsonColumns['foreign_order_line.personalisation'],
) =>
  db
    .updateTable('foreign_order_line')
    .set({ personalisation: jsonText(personalisation), filled_how: null, filled_at: null, filled_by: null })
    .where('seller_id', '=', seller_id)
    .where('foreign_id', '=', foreign_id)
    .where('external_line_id', '=', external_line_id)
    .execute()

interface Filled {
  readonly filled_how: 'confirmed' | 'replaced'
  readonly filled_by: number
  readonly filled_at: string
  /** The goods made for this buyer; only this line means them. */
  readonly sku_id?: number
}

export const markFilled = (db: Db, seller_id: number, id: number, { sku_id, ...filled }: Filled) =>
  db
    .updateTable('foreign_order_line')
    .set({ ...filled, ...(sku_id === undefined ? {} : { sku_id, parts: null }) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export const selectMeanings = (db: Db, seller_id: number, codes: readonly string[]) =>
  db
    .selectFrom('foreign_sku')
    .select(['store_id', 'external_sku', 'sku_id'])
    .where('seller_id', '=', seller_id)
    .where('external_sku', 'in', [...codes, ''])
    .execute()

export const saveCodeMeaning = (
  db: Db,
  seller_id: number,
  meaning: { readonly store_id: number; readonly external_sku: string; readonly sku_id: number },
  updated_at: string,
) =>
  db
    .insertInto('foreign_sku')
    .values({ seller_id, ...meaning, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id', 'external_sku']).doUpdateSet({ sku_id: meaning.sku_id, updated_at }),
    )
    .execute()

export const markUndone = (db: Db, seller_id: number, ids: readonly number[], undone_at: string) =>
  db
    .updateTable('foreign_order')
    .set({ undone_at })
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()

/** Foreign orders with at least one order that was not cancelled. */
export async function selectLivingForeign(db: Db, seller_id: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('foreign_id')
    .distinct()
    .where('seller_id', '=', seller_id)
    .where('foreign_id', 'in', [...ids, 0])
    .where('state', '<>', 'cancelled')
    .execute()
  return rows.flatMap(({ foreign_id }) => foreign_id ?? [])
}
