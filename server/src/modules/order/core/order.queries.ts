import { type OrderState, type OrderTroubleName, orderTroubles } from '@inkroute/contract/order/codes'
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { getInserts } from '../../../infra/db/insert-many.ts'
import { pipelineWrite, query } from '../../../infra/db/pipeline.ts'
import type { DB, SalesOrder, SalesOrderEvent, SalesOrderLine } from '../../../infra/db/tables.gen.ts'

export interface OrderFilters {
  readonly state?: OrderState | undefined
  readonly country?: string | undefined
  readonly warehouse?: string | undefined
  readonly source?: string | undefined
  readonly store?: number | undefined
  readonly trouble?: OrderTroubleName | undefined
  readonly keyword?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly ids?: readonly number[] | undefined
  /** Numbers above this one. */
  readonly after?: number | undefined
}

/** Orders blocked for a cause. The state index alone narrows them to few. */
const blockedBy = <O>(
  query: SelectQueryBuilder<DB, 'sales_order', O>,
  { hold_reasons, problems }: (typeof orderTroubles)[OrderTroubleName],
): SelectQueryBuilder<DB, 'sales_order', O> =>
  query
    .where('state', 'in', ['draft', 'on_hold'])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'on_hold'), where('hold_reason', 'in', [...hold_reasons, ''])]),
        where.and([where('state', '=', 'draft'), sql<boolean>`problems && ${[...problems]}::text[]`]),
      ]),
    )

/** How many orders hold these goods, by whether they are paid. */
export async function countOfGoods(db: Db, seller_id: number, goods_ids: readonly number[]) {
  const { rows } = await sql<{ goods_id: number; unpaid: number; paid: number }>`
    select l.goods_id,
      count(distinct o.id) filter (where o.state = 'awaiting_payment')::int as unpaid,
      count(distinct o.id) filter (where o.paid_at is not null)::int as paid
    from sales_order_line l join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id
    where l.seller_id = ${seller_id} and l.goods_id = any(${[...goods_ids]})
    group by l.goods_id`.execute(db)
  return rows
}

/** SKUs that are used in any order. */
export async function selectOrderedSkus(db: Db, seller_id: number, sku_ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('sales_order_line')
    .select('sku_id')
    .distinct()
    .where('seller_id', '=', seller_id)
    .where('sku_id', 'in', [...sku_ids, 0])
    .execute()
  return new Set(rows.map((row) => row.sku_id))
}

export const own = (db: Db, seller_id: number) =>
  db.selectFrom('sales_order').where('sales_order.seller_id', '=', seller_id)

async function writeAll(db: Db, inserts: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const insert of inserts) await pipelineWrite(db, insert.compile(db))
}

/** One or many, with the next statement. */
export const insertOrders = (db: Db, rows: readonly Insertable<SalesOrder>[]) =>
  writeAll(db, getInserts('sales_order', rows, ['address']))

/** See `writeOrderLines`, by which they get their own designs. */
export const insertOrderLines = (db: Db, rows: readonly Insertable<SalesOrderLine>[]) =>
  writeAll(db, getInserts('sales_order_line', rows, ['brand']))

export const insertEvents = (db: Db, rows: readonly Insertable<SalesOrderEvent>[]) =>
  writeAll(db, getInserts('sales_order_event', rows, ['detail']))

interface NewOrders {
  readonly orders: readonly Insertable<SalesOrder>[]
  readonly lines: readonly Insertable<SalesOrderLine>[]
  readonly events: readonly Insertable<SalesOrderEvent>[]
}

/** Orders with their lines and first events in one statement, with the next one. */
export const insertOrdersWithLines = (db: Db, rows: NewOrders) => pipelineWrite(db, wholeOrders(db, rows))
const wholeOrders = compileOnce((db, { orders, lines, events }: NewOrders) =>
  db
    .with('made', (query) => query.insertInto('sales_order').values([...orders]))
    .with('lines', (query) => query.insertInto('sales_order_line').values([...lines]))
    .insertInto('sales_order_event')
    .values([...events]),
)

/** Updates an order and inserts its event in one statement, queued with the next one. */
export const stepOrder = (
  db: Db,
  seller_id: number,
  order_id: number,
  change: Updateable<SalesOrder>,
  event: Omit<Insertable<SalesOrderEvent>, 'seller_id' | 'order_id'>,
) => pipelineWrite(db, orderStep(db, { change, event: { seller_id, order_id, ...event } }))

interface OrderStep {
  readonly change: Updateable<SalesOrder>
  readonly event: Insertable<SalesOrderEvent>
}
const orderStep = compileOnce((db, { change, event }: OrderStep) =>
  db
    .with('changed', (query) =>
      query
        .updateTable('sales_order')
        .set(change)
        .where('seller_id', '=', event.seller_id as number)
        .where('id', '=', event.order_id as number),
    )
    .insertInto('sales_order_event')
    .values(event),
)

export const selectOrder = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).selectAll().where('id', '=', id).executeTakeFirst()
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

interface Chosen {
  readonly seller_id: number
  readonly ids: readonly number[]
}
const lockQuery = compileOnce((db, { seller_id, ids }: Chosen) =>
  own(db, seller_id).selectAll().where(sql<boolean>`id = any(${ids}::bigint[])`).orderBy('id').forUpdate(),
)

const linesQuery = compileOnce((db, { seller_id, ids }: Chosen) =>
  db
    .selectFrom('sales_order_line')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where(sql<boolean>`order_id = any(${ids}::bigint[])`)
    .orderBy('order_id')
    .orderBy('id'),
)

/** Locks in id order, so that two payments of the same orders wait instead of deadlocking. */
export const lockOrders = async (db: Db, seller_id: number, ids: readonly number[]) =>
  (await db.executeQuery(lockQuery(db, { seller_id, ids }))).rows
export const lockOrdersQuery = (db: Db, seller_id: number, ids: readonly number[]) =>
  query(lockQuery(db, { seller_id, ids }))

export const selectLines = async (db: Db, seller_id: number, ids: readonly number[]) =>
  (await db.executeQuery(linesQuery(db, { seller_id, ids }))).rows
export const orderLinesQuery = (db: Db, seller_id: number, ids: readonly number[]) =>
  query(linesQuery(db, { seller_id, ids }))
/** Design and version of every line of these orders, as a part of other statements. */
export const versionsOfOrders = (seller_id: number, order_ids: readonly number[]) => sql`
  select l.design_id, l.design_version from sales_order_line l
  where l.seller_id = ${seller_id} and l.order_id = any(${[...order_ids]})`
export type LineRecord = Awaited<ReturnType<typeof selectLines>>[number]

export const selectEvents = (db: Db, seller_id: number, order_id: number) =>
  db
    .selectFrom('sales_order_event')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()

export const changeOrder = (db: Db, seller_id: number, id: number, change: Updateable<SalesOrder>) =>
  db.updateTable('sales_order').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const changeLine = (
  db: Db,
  seller_id: number,
  order_id: number,
  id: number,
  change: Updateable<SalesOrderLine>,
) =>
  db
    .updateTable('sales_order_line')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .execute()

/** Limit of a prefix search, newest first. Inlined into the statement, so that the planner knows it. */
const MOST_BY_NUMBER = 1000

const prefix = (words: string) => `${words.replace(/[\\%_]/g, '\\$&')}%`

export function filtered<O>(
  query: SelectQueryBuilder<DB, 'sales_order', O>,
  seller_id: number,
  filters: OrderFilters,
): SelectQueryBuilder<DB, 'sales_order', O> {
  let narrowed = query
  if (filters.state) narrowed = narrowed.where('state', '=', filters.state)
  if (filters.country) narrowed = narrowed.where('country', '=', filters.country)
  if (filters.warehouse) narrowed = narrowed.where('warehouse_code', '=', filters.warehouse)
  if (filters.source) narrowed = narrowed.where('source', '=', filters.source)
  if (filters.store) narrowed = narrowed.where('store_id', '=', filters.store)
  if (filters.trouble) narrowed = blockedBy(narrowed, orderTroubles[filters.trouble])
  if (filters.from) narrowed = narrowed.where('created_at', '>=', sql<string>`${filters.from}::timestamptz`)
  if (filters.until) narrowed = narrowed.where('created_at', '<', sql<string>`${filters.until}::timestamptz`)
  if (filters.ids) narrowed = narrowed.where('id', 'in', [...filters.ids, 0])
  if (filters.after !== undefined) narrowed = narrowed.where('id', '>', filters.after)
  const { keyword } = filters
  if (!keyword) return narrowed
  // Each branch has an index of its own; as one condition with `or` the database would walk through every order. The
  // start of a number that most orders share finds the newest of them. Looked up once and kept: in a young shop, whose
  // tables the database has not counted yet, it would look them up for every order.
  return narrowed.where(
    'id',
    'in',
    sql<number>`(with found (id) as materialized (
      (select o.id from sales_order o
        where o.seller_id = ${seller_id} and o.order_no like ${prefix(keyword.toUpperCase())}
        order by o.order_no using ~>~ limit ${sql.lit(MOST_BY_NUMBER)})
      union select o.id from sales_order o
        where o.seller_id = ${seller_id} and o.external_no = ${keyword} and o.external_no <> ''
      union select o.id from sales_order o
        where o.seller_id = ${seller_id} and lower(o.buyer_name) like ${prefix(keyword.toLowerCase())}
      union select l.order_id from sales_order_line l
        where l.seller_id = ${seller_id} and l.sku_code = ${keyword.toUpperCase()})
      select id from found)`,
  )
}

interface Range {
  readonly limit: number
  readonly offset: number
}

/**
 * The one statement behind a page of the list; the benchmark asks the database how it would run it. The numbers of the
 * page come from an index alone, and only its own rows are read: a page far back costs little more than the first. As a
 * list they are found once, whatever the database believes about the size of its tables.
 */
export function orderPageQuery(db: Db, seller_id: number, filters: OrderFilters, { limit, offset }: Range) {
  const numbers = filtered(own(db, seller_id), seller_id, filters)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  return own(db, seller_id)
    .selectAll()
    .where(sql<boolean>`sales_order.id = any(array(${numbers}))`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export const selectOrderPage = (db: Db, seller_id: number, filters: OrderFilters, range: Range) =>
  orderPageQuery(db, seller_id, filters, range).execute()

/** Their numbers only, the newest first. */
export async function selectOrderIds(
  db: Db,
  seller_id: number,
  filters: OrderFilters,
  limit: number,
): Promise<number[]> {
  const rows = await filtered(own(db, seller_id), seller_id, filters)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The next so many after one, for reading a long list from end to end. */
export function selectOrdersAfter(
  db: Db,
  seller_id: number,
  filters: OrderFilters,
  after: Pick<OrderRecord, 'created_at' | 'id'> | null,
  limit: number,
) {
  const query = filtered(own(db, seller_id), seller_id, filters)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!after) return query.execute()
  return query.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::bigint)`).execute()
}

export const selectOrdersById = (db: Db, seller_id: number, ids: readonly number[]) =>
  own(db, seller_id)
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .execute()

/** Counts up to `limit`: no one pages through more than a few thousand. */
const orderCountQuery = (db: Db, seller_id: number, filters: OrderFilters, limit: number) =>
  db
    .selectFrom(filtered(own(db, seller_id), seller_id, filters).select('id').limit(limit).as('some'))
    .select((select) => select.fn.countAll<number>().as('count'))

export async function countFiltered(
  db: Db,
  seller_id: number,
  filters: OrderFilters,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const row = await orderCountQuery(db, seller_id, filters, limit).executeTakeFirstOrThrow()
  return Number(row.count)
}

export const countByState = (db: Db, seller_id: number, filters: OrderFilters) =>
  filtered(own(db, seller_id), seller_id, filters)
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()

/** The highest number a seller's orders have: what comes later is new. */
export async function newestOrderId(db: Db, seller_id: number): Promise<number> {
  const newest = sql<number>`coalesce(max(id), 0)::int8`.as('id')
  return (await own(db, seller_id).select(newest).executeTakeFirstOrThrow()).id
}

export const findOrderByNumber = (db: Db, order_no: string) =>
  db.selectFrom('sales_order').selectAll().where('order_no', '=', order_no).executeTakeFirst()

export const touchOrder = (db: Db, seller_id: number, id: number, updated_at: string) =>
  db.updateTable('sales_order').set({ updated_at }).where('seller_id', '=', seller_id).where('id', '=', id).execute()
