import type { TaskState } from '@inkroute/contract/production/codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ProductionTask, Shipment } from '../../../infra/db/tables.gen.ts'

/** Tasks across sellers for staff, with names of line and order. */
const all = (db: Db) =>
  db
    .selectFrom('production_task as t')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 't.seller_id').onRef('o.id', '=', 't.order_id'),
    )
    .innerJoin('sales_order_line as l', (join) =>
      join
        .onRef('l.seller_id', '=', 't.seller_id')
        .onRef('l.order_id', '=', 't.order_id')
        .onRef('l.id', '=', 't.line_id'),
    )
    .leftJoin('foreign_order_line as w', (join) =>
      join.onRef('w.seller_id', '=', 'l.seller_id').onRef('w.id', '=', 'l.foreign_line_id'),
    )
    .innerJoin('factory as f', 'f.id', 't.factory_id')

const shown = (db: Db) =>
  all(db)
    .selectAll('t')
    .select(['o.order_no', 'l.title', 'l.sku_code', 'l.color_name', 'l.size_name', 'l.quantity', 'l.color_id'])
    .select(['l.product_id', 'l.goods_id', 'w.personalisation'])
    .select(['l.design_id', 'l.design_version', 'f.name_zh as factory_zh', 'f.name_en as factory_en'])

export interface TaskFilters {
  readonly factory_id?: number | undefined
  readonly technique?: string | undefined
  readonly state?: TaskState | undefined
  readonly keyword?: string | undefined
}

function narrowed<Q extends ReturnType<typeof all> | ReturnType<typeof shown>>(query: Q, filters: TaskFilters): Q {
  let result = query as ReturnType<typeof all>
  if (filters.factory_id) result = result.where('t.factory_id', '=', filters.factory_id)
  if (filters.technique) result = result.where('t.technique', '=', filters.technique)
  if (filters.state) result = result.where('t.state', '=', filters.state)
  // Who types a number wants that task, whatever became of it.
  else if (!filters.keyword) result = result.where('t.state', 'in', ['queued', 'printing', 'checked'])
  if (filters.keyword) {
    const words = filters.keyword.toUpperCase()
    result = result.where((where) => where.or([where('t.code', '=', words), where('o.order_no', '=', words)]))
  }
  return result as Q
}

export const selectTasks = (db: Db, filters: TaskFilters, range: { limit: number; offset: number }) =>
  narrowed(shown(db), filters)
    .orderBy('t.priority', 'desc')
    .orderBy('t.due_at')
    .orderBy('t.id')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number]

export async function countTasks(db: Db, filters: TaskFilters): Promise<number> {
  const row = await narrowed(all(db), filters)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findTask = (db: Db, where: { readonly code: string } | { readonly id: number }) =>
  'code' in where
    ? shown(db).where('t.code', '=', where.code.toUpperCase()).executeTakeFirst()
    : shown(db).where('t.id', '=', where.id).executeTakeFirst()

export const lockTask = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('production_task')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const changeTask = (db: Db, seller_id: number, id: number, change: Updateable<ProductionTask>) =>
  db.updateTable('production_task').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** A line that has its task already keeps it. */
export const insertTasks = (db: Db, rows: readonly Insertable<ProductionTask>[]) =>
  db
    .insertInto('production_task')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['seller_id', 'order_id', 'line_id']).doNothing())
    .execute()

export const selectStatesOfOrder = async (db: Db, seller_id: number, order_id: number): Promise<TaskState[]> => {
  const rows = await db
    .selectFrom('production_task')
    .select('state')
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute()
  return rows.map((row) => row.state as TaskState)
}

/** The factory that makes a product from a warehouse, the preferred first, and its technique. */
export async function selectMakers(db: Db, product_ids: readonly number[], warehouse_code: string) {
  const { rows } = await sql<{ product_id: number; factory_id: number; hours: number; technique: string }>`
    select distinct on (s.product_id) s.product_id, s.factory_id, s.production_max_hours as hours,
      (select q.key from product_technique q where q.product_id = s.product_id order by q.surcharge_fen, q.sort limit 1) as technique
    from product_supply s
    where s.product_id = any(${[...product_ids]})
    order by s.product_id, (${warehouse_code} = any(s.warehouses)) desc, s.sort`.execute(db)
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** Techniques the lines' designs ask for, by line; those their products do not offer are left out. */
export async function selectAskedTechniques(db: Db, seller_id: number, order_id: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select l.id, q.key from sales_order_line l
      join design_version v on v.seller_id = l.seller_id and v.design_id = l.design_id and v.version = l.design_version
      join product_technique q on q.product_id = l.product_id and q.key = v.technique
    where l.seller_id = ${seller_id} and l.order_id = ${order_id}`.execute(db)
  return new Map(rows.map(({ id, key }) => [id, key]))
}

export const selectFacets = async (db: Db, now: string) => {
  const { rows } = await sql<{
    kind: 'factory' | 'technique' | 'state' | 'late'
    key: string
    zh: string
    en: string
    count: number
  }>`
    select 'factory' as kind, f.id::text as key, f.name_zh as zh, f.name_en as en,
      count(t.id) filter (where t.state in ('queued', 'printing', 'checked'))::int as count
      from factory f left join production_task t on t.factory_id = f.id group by f.id
    union all
    select 'technique', t.technique, coalesce(m.name_zh, t.technique), coalesce(m.name_en, t.technique), count(*)::int
      from production_task t left join product_term m on m.kind = 'technique' and m.key = t.technique
      where t.state in ('queued', 'printing', 'checked') group by t.technique, m.name_zh, m.name_en
    union all
    select 'state', state, '', '', count(*)::int from production_task group by state
    union all
    select 'late', '', '', '', count(*)::int from production_task
      where state in ('queued', 'printing', 'checked') and due_at < ${now}::timestamptz`.execute(db)
  return rows
}

export async function insertShipment(db: Db, row: Insertable<Shipment>): Promise<number> {
  const { id } = await db.insertInto('shipment').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const selectTrackingOwner = (db: Db, seller_id: number, tracking_no: string) =>
  db
    .selectFrom('shipment')
    .select('order_id')
    .where('seller_id', '=', seller_id)
    .where('tracking_no', '=', tracking_no)
    .executeTakeFirst()

/** Parcels under way since before then, across sellers. */
export const selectInTransit = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('shipment')
    .select(['seller_id', 'id', 'order_id', 'tracking_no'])
    .where('state', '=', 'sent')
    .where('sent_at', '<', sql<string>`${before}::timestamptz`)
    .orderBy('sent_at')
    .limit(limit)
    .execute()

export const markArrived = (db: Db, seller_id: number, id: number, now: string) =>
  db
    .updateTable('shipment')
    .set({ state: 'arrived', arrived_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** Orders whose pieces are all packed and that wait for their parcel, across sellers. */
export async function selectPackedOrders(db: Db, before: string, limit: number) {
  return db
    .selectFrom('sales_order')
    .select(['seller_id', 'id', 'order_no'])
    .where('state', '=', 'packed')
    .where('updated_at', '<', sql<string>`${before}::timestamptz`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('production_task as t')
            .select('t.id')
            .whereRef('t.seller_id', '=', 'sales_order.seller_id')
            .whereRef('t.order_id', '=', 'sales_order.id')
            .where('t.waits_until', '>', sql<string>`${before}::timestamptz`),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute()
}

/** Tasks unchanged for a while, across sellers. */
export const selectIdleTasks = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('production_task')
    .select(['seller_id', 'id', 'code'])
    .where('state', 'in', ['queued', 'printing', 'checked'])
    .where('updated_at', '<', sql<string>`${before}::timestamptz`)
    .where((where) =>
      where.or([where('waits_until', 'is', null), where('waits_until', '<=', sql<string>`${before}::timestamptz`)]),
    )
    .orderBy('priority', 'desc')
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** The demo's factory leaves the tasks of an order where they are until then. */
export const holdTasks = (db: Db, seller_id: number, order_id: number, waits_until: string) =>
  db
    .updateTable('production_task')
    .set({ waits_until })
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute()

export const someTaskWaits = async (db: Db, now: string): Promise<boolean> =>
  (await db
    .selectFrom('production_task')
    .select('id')
    .where('waits_until', '>', sql<string>`${now}::timestamptz`)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const selectTasksFor = (db: Db, seller_id: number, order_id: number) =>
  db
    .selectFrom('production_task')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()

export const selectParcels = (db: Db, seller_id: number, order_id: number) =>
  db.selectFrom('shipment').select('id').where('seller_id', '=', seller_id).where('order_id', '=', order_id).execute()

export const cancelTasks = (db: Db, seller_id: number, order_id: number, now: string) =>
  db
    .updateTable('production_task')
    .set({ state: 'cancelled', updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', ['queued', 'printing', 'checked'])
    .execute()

export const selectParcelsOfOrders = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .selectFrom('shipment')
    .select(['order_id', 'tracking_no', 'carrier', 'state', 'sent_at'])
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .orderBy('id')
    .execute()

/** Orders on hold because a print file failed, across sellers. */
export const selectHeldForPictures = (db: Db, limit: number) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('state', '=', 'on_hold')
    .where('hold_reason', '=', 'picture')
    .orderBy('updated_at')
    .limit(limit)
    .execute()

interface DesignVersion {
  readonly seller_id: number
  readonly design_id: number
  readonly version: number
}

/** Archives for the printers that contain a file of this version; the printers can pack another one. */
export async function takePrintBatches(db: Db, { seller_id, design_id, version }: DesignVersion): Promise<string[]> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from print_batch where task_codes && array(select t.reference from print_set t
      where t.seller_id = ${seller_id} and t.design_id = ${design_id} and t.version = ${version})
    returning file_key`.execute(db)
  return rows.map(({ file_key }) => file_key).filter((key) => key !== null)
}
