import type { RowStatus } from '@inkroute/contract/order/import/import'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { OrderImportRow } from '../../../../infra/db/tables.gen.ts'
import type { CheckedRow } from './check-import.rules.ts'

export type RowRecord = Selectable<OrderImportRow>

const AT_ONCE = 2000

/** All rows of a file in few statements, each with one value: the database takes the rows out of the JSON. */
export async function insertRows(
  db: Db,
  seller_id: number,
  import_id: number,
  rows: readonly (CheckedRow & { readonly cells: readonly string[] })[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const json = JSON.stringify(
      rows.slice(at, at + AT_ONCE).map((row) => ({
        seller_id,
        import_id,
        edits: {},
        is_excluded: false,
        order_ids: [],
        ...row,
      })),
    )
    await sql`insert into order_import_row select * from json_populate_recordset(null::order_import_row, ${json}::json)`.execute(
      db,
    )
  }
}

export const removeRows = (db: Db, seller_id: number, import_id: number) =>
  db.deleteFrom('order_import_row').where('seller_id', '=', seller_id).where('import_id', '=', import_id).execute()

/** Rows that are not orders yet, of the whole file or of these orders. */
export const selectOpenRows = (
  db: Db,
  seller_id: number,
  import_id: number,
  order_keys?: readonly string[],
): Promise<RowRecord[]> =>
  db
    .selectFrom('order_import_row')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .where('status', 'not in', ['made', 'undone', 'kept'])
    .$if(order_keys !== undefined, (query) => query.where(sql<boolean>`order_key = any(${order_keys}::text[])`))
    .orderBy('row_at')
    .execute()

/** The orders in which this code is one of the seller's words for goods. */
export async function selectKeysOfCode(db: Db, seller_id: number, import_id: number, column: number, code: string) {
  const { rows } = await sql<{ order_key: string }>`
    select distinct order_key from order_import_row
    where seller_id = ${seller_id} and import_id = ${import_id} and status not in ('made', 'undone', 'kept')
      and coalesce(nullif(edits ->> 'sku', ''), trim(cells[${column}::int]), '') = ${code}`.execute(db)
  return rows.map(({ order_key }) => order_key)
}

export const findRow = (db: Db, seller_id: number, import_id: number, row_at: number): Promise<RowRecord | undefined> =>
  db
    .selectFrom('order_import_row')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .where('row_at', '=', row_at)
    .executeTakeFirst()

export async function keepChecks(
  db: Db,
  seller_id: number,
  import_id: number,
  rows: readonly CheckedRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const json = JSON.stringify(rows.slice(at, at + AT_ONCE))
    await sql`
      update order_import_row r set order_key = c.order_key, status = c.status, problems = c.problems, sku_id = c.sku_id
      from json_to_recordset(${json}::json)
        as c (row_at integer, order_key text, status text, problems jsonb, sku_id bigint)
      where r.seller_id = ${seller_id} and r.import_id = ${import_id} and r.row_at = c.row_at`.execute(db)
  }
}

export async function editRow(
  db: Db,
  seller_id: number,
  import_id: number,
  row_at: number,
  change: { readonly edits: Record<string, string>; readonly is_excluded?: boolean | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_import_row')
    .set({
      edits: sql`edits || ${JSON.stringify(change.edits)}::jsonb`,
      ...(change.is_excluded === undefined ? {} : { is_excluded: change.is_excluded }),
    })
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .where('row_at', '=', row_at)
    .where('status', 'not in', ['made', 'undone', 'kept'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface RowFilter {
  readonly status?: RowStatus | undefined
  readonly keyword?: string | undefined
}

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const filtered = (db: Db, seller_id: number, import_id: number, { status, keyword }: RowFilter) =>
  db
    .selectFrom('order_import_row')
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(sql<boolean>`(array_to_string(cells, ' ') || ' ' || edits::text) ilike ${like(keyword ?? '')}`),
    )

export const selectRowPage = (
  db: Db,
  seller_id: number,
  import_id: number,
  filter: RowFilter,
  range: { readonly limit: number; readonly offset: number },
): Promise<RowRecord[]> =>
  filtered(db, seller_id, import_id, filter)
    .selectAll()
    .orderBy('row_at')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export async function countRows(db: Db, seller_id: number, import_id: number, filter: RowFilter): Promise<number> {
  const { count } = await filtered(db, seller_id, import_id, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Most orders have fewer rows; of one with more the batch holds fewer orders. */
const ROWS_OF_ORDER = 4

/**
 * Rows of the next orders to make, complete orders only, in file order. Order numbers come from the first rows instead
 * of scanning the whole file each time; further rows of an order may follow anywhere.
 */
export async function selectNextRows(
  db: Db,
  seller_id: number,
  import_id: number,
  statuses: readonly RowStatus[],
  limit: number,
): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    with first as (
      select order_key, row_at from order_import_row
      where seller_id = ${seller_id} and import_id = ${import_id} and status = any(${statuses}::text[])
      order by row_at limit ${limit * ROWS_OF_ORDER}),
    next as (select order_key from first group by order_key order by min(row_at) limit ${limit})
    select r.* from order_import_row r
    where r.seller_id = ${seller_id} and r.import_id = ${import_id} and r.status = any(${statuses}::text[])
      and r.order_key = any(array(select order_key from next))
    order by r.row_at`.execute(db)
  return rows
}

/** Records the outcome of these orders' rows. */
export async function settleRows(
  db: Db,
  seller_id: number,
  import_id: number,
  orders: readonly { readonly order_key: string; readonly status: RowStatus; readonly order_ids: readonly number[] }[],
): Promise<void> {
  const json = JSON.stringify(orders)
  await sql`
    update order_import_row r set status = c.status,
      order_ids = array(select jsonb_array_elements_text(c.order_ids)::bigint)
    from json_to_recordset(${json}::json) as c (order_key text, status text, order_ids jsonb)
    where r.order_key = any(${orders.map(({ order_key }) => order_key)}::text[]) and r.seller_id = ${seller_id} and r.import_id = ${import_id} and r.order_key = c.order_key
      and r.status in ('ready', 'draft', 'made')`.execute(db)
}

/** Links rows to orders that already exist by number. */
export async function adoptOrders(db: Db, seller_id: number, import_id: number): Promise<void> {
  await sql`
    update order_import_row r set status = 'made', problems = '[]', order_ids = array[o.id]
    from sales_order o
    where r.seller_id = ${seller_id} and r.import_id = ${import_id} and o.seller_id = ${seller_id}
      and o.source = 'import' and o.external_no = r.order_key`.execute(db)
}

export async function selectMadeOrders(db: Db, seller_id: number, import_id: number, limit: number) {
  const { rows } = await sql<{ order_key: string; order_ids: (string | number)[] }>`
    select order_key, min(order_ids) as order_ids from order_import_row
    where seller_id = ${seller_id} and import_id = ${import_id} and status = 'made'
    group by order_key order by min(row_at) limit ${limit}`.execute(db)
  return rows.map(({ order_key, order_ids }) => ({ order_key, order_ids: order_ids.map(Number) }))
}

/** Unmatched codes of the file, most frequent first. */
export async function selectUnmatched(
  db: Db,
  seller_id: number,
  import_id: number,
  columns: { readonly sku: number; readonly title: number },
) {
  const { rows } = await sql<{ external_sku: string; title: string; rows: number }>`
    select coalesce(nullif(edits ->> 'sku', ''), trim(cells[${columns.sku}::int]), '') as external_sku,
      coalesce(min(cells[${columns.title}::int]), '') as title, count(*)::int as rows
    from order_import_row
    where seller_id = ${seller_id} and import_id = ${import_id} and sku_id is null and status in ('draft', 'error')
    group by 1 having coalesce(nullif(min(edits ->> 'sku'), ''), min(trim(cells[${columns.sku}::int])), '') <> ''
    order by 3 desc, 1 limit 50`.execute(db)
  return rows
}

/** Numbers that are taken, by an order from a file that was not taken back or by any order that still lives. */
export async function selectKnownNumbers(db: Db, seller_id: number, source: string, numbers: readonly string[]) {
  const { rows } = await sql<{ external_no: string; order_no: string }>`
    select external_no, min(order_no) as order_no from (
      select f.external_no, o.order_no from foreign_order f
      join sales_order o on o.seller_id = f.seller_id and o.foreign_id = f.id
      where f.seller_id = ${seller_id} and f.source = ${source} and f.undone_at is null
        and f.external_no = any(${numbers}::text[])
      union all
      select external_no, order_no from sales_order
      where seller_id = ${seller_id} and external_no = any(${numbers}::text[]) and external_no <> ''
        and state <> 'cancelled') as known
    group by external_no`.execute(db)
  return rows
}

export const selectOrderNumbers = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('sales_order')
    .select(['id', 'order_no'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()
