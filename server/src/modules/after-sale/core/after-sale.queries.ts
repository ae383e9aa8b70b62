import type { WorkForm, WorkState } from '@inkroute/contract/after-sale/codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { type JsonColumns, jsonText } from '../../../infra/db/json-column.ts'
import type { WorkOrder, WorkOrderLine, WorkOrderMessage } from '../../../infra/db/tables.gen.ts'

const joined = (db: Db) =>
  db
    .selectFrom('work_order as w')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 'w.seller_id').onRef('o.id', '=', 'w.order_id'),
    )

const shown = (db: Db) =>
  joined(db)
    .leftJoin('app_user as h', 'h.id', 'w.handler_id')
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'w.seller_id').on('owner.kind', '=', 'seller'),
    )
    .selectAll('w')
    .select(['o.order_no', 'o.state as order_state', 'o.total_fen', 'o.refunded_fen'])
    .select(['h.display_name as handler_name', 'owner.username as seller_name'])
    .select(
      sql<string>`coalesce((select m.body from work_order_message m
      where m.seller_id = w.seller_id and m.work_id = w.id and m.author <> 'system' order by m.id desc limit 1), '')`.as(
        'last_words',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(pieces), 0)::int from work_order_line l
      where l.seller_id = w.seller_id and l.work_id = w.id)`.as('pieces'),
    )

export interface WorkFilters {
  readonly seller_id?: number
  readonly form?: WorkForm | undefined
  readonly state?: WorkState | undefined
  readonly kind?: string | undefined
  readonly keyword?: string | undefined
}

function narrowed<Q extends ReturnType<typeof joined> | ReturnType<typeof shown>>(query: Q, filters: WorkFilters): Q {
  let result = query as ReturnType<typeof joined>
  if (filters.seller_id !== undefined) result = result.where('w.seller_id', '=', filters.seller_id)
  if (filters.form) result = result.where('w.form', '=', filters.form)
  if (filters.state) result = result.where('w.state', '=', filters.state)
  if (filters.kind) result = result.where('w.kind', '=', filters.kind)
  if (filters.keyword) {
    const words = filters.keyword.toUpperCase()
    result = result.where((where) => where.or([where('w.work_no', '=', words), where('o.order_no', '=', words)]))
  }
  return result as Q
}

type Range = { readonly limit: number; readonly offset: number }

/** Sellers see what moved last first; staff what waits longest for them. */
export const selectWork = (db: Db, filters: WorkFilters, range: Range, for_staff = false) => {
  const query = narrowed(shown(db), filters)
  const ordered = for_staff
    ? query
        .orderBy(
          sql`case w.state when 'submitted' then 0 when 'processing' then 1 when 'waiting_seller' then 2 else 3 end`,
        )
        .orderBy(sql`case when w.state in ('submitted', 'processing') then w.updated_at end asc nulls last`)
        .orderBy('w.updated_at', 'desc')
    : query.orderBy('w.updated_at', 'desc')
  return ordered.orderBy('w.id', 'desc').limit(range.limit).offset(range.offset).execute()
}
export type WorkRecord = Awaited<ReturnType<typeof selectWork>>[number]

export async function countWork(db: Db, filters: WorkFilters): Promise<number> {
  const row = await narrowed(joined(db), filters)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function countWorkStates(db: Db, filters: WorkFilters): Promise<Map<WorkState, number>> {
  const rows = await narrowed(joined(db), filters)
    .select(['w.state', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('w.state')
    .execute()
  return new Map(rows.map((row) => [row.state as WorkState, Number(row.count)]))
}

/** Requests of all sellers whose next word is ours. */
export async function countForStaff(db: Db): Promise<number> {
  const row = await db
    .selectFrom('work_order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', 'in', ['submitted', 'processing'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** No seller means a staff query. */
export const findWork = (db: Db, where: { readonly seller_id?: number; readonly id: number }) =>
  narrowed(shown(db), where.seller_id === undefined ? {} : { seller_id: where.seller_id })
    .where('w.id', '=', where.id)
    .executeTakeFirst()

export const lockWork = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('work_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type LockedWork = NonNullable<Awaited<ReturnType<typeof lockWork>>>

export async function findSellerOfWork(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('work_order').select('seller_id').where('id', '=', id).executeTakeFirst()
  return row?.seller_id
}

export async function takeWorkId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('work_order', 'id'))::bigint as id`.execute(db)
  return Number(rows[0]?.id)
}

export const insertWork = (db: Db, row: Insertable<WorkOrder>) => db.insertInto('work_order').values(row).execute()

/** Returned pieces of an order across all its returns. */
export async function countReturnedPieces(db: Db, seller_id: number, order_id: number): Promise<number> {
  const { pieces } = await db
    .selectFrom('work_order')
    .innerJoin('work_order_line', (join) =>
      join
        .onRef('work_order_line.seller_id', '=', 'work_order.seller_id')
        .onRef('work_order_line.work_id', '=', 'work_order.id'),
    )
    .select(({ fn }) => fn.sum<string | null>('work_order_line.pieces').as('pieces'))
    .where('work_order.seller_id', '=', seller_id)
    .where('work_order.order_id', '=', order_id)
    .where('work_order.received_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}

export const insertWorkLines = (db: Db, rows: readonly Insertable<WorkOrderLine>[]) =>
  db
    .insertInto('work_order_line')
    .values([...rows])
    .execute()

export const changeWork = (db: Db, seller_id: number, id: number, change: Updateable<WorkOrder>) =>
  db.updateTable('work_order').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** One more that the other side has not read. */
export const addUnread = (db: Db, seller_id: number, id: number, side: 'seller_unread' | 'staff_unread') =>
  db
    .updateTable('work_order')
    .set({ [side]: sql`${sql.ref(side)} + 1` })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export async function insertWorkMessage(db: Db, row: Insertable<WorkOrderMessage>): Promise<number> {
  const { id } = await db.insertInto('work_order_message').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const setMessagePictures = (
  db: Db,
  seller_id: number,
  { work_id, id }: { readonly work_id: number; readonly id: number },
  pictures: JsonColumns['work_order_message.pictures'],
) =>
  db
    .updateTable('work_order_message')
    .set({ pictures: jsonText(pictures) })
    .where('seller_id', '=', seller_id)
    .where('work_id', '=', work_id)
    .where('id', '=', id)
    .execute()

export const selectWorkMessages = (db: Db, seller_id: number, work_id: number) =>
  db
    .selectFrom('work_order_message as m')
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select(['u.display_name', 'u.username'])
    .where('m.seller_id', '=', seller_id)
    .where('m.work_id', '=', work_id)
    .orderBy('m.id')
    .execute()
export type MessageRecord = Awaited<ReturnType<typeof selectWorkMessages>>[number]

/** Lines of requests with what was ordered and paid. */
export const selectWorkLines = (db: Db, seller_id: number, work_ids: readonly number[]) =>
  db
    .selectFrom('work_order_line as w')
    .innerJoin('sales_order_line as l', (join) =>
      join
        .onRef('l.seller_id', '=', 'w.seller_id')
        .onRef('l.order_id', '=', 'w.order_id')
        .onRef('l.id', '=', 'w.line_id'),
    )
    .selectAll('l')
    .select(['w.work_id', 'w.pieces'])
    .where('w.seller_id', '=', seller_id)
    .where('w.work_id', 'in', [...work_ids, 0])
    .orderBy('w.work_id')
    .orderBy('w.line_id')
    .execute()
export type WorkLineRecord = Awaited<ReturnType<typeof selectWorkLines>>[number]

/** An open request about any of these lines. */
export const findOpenAbout = (db: Db, seller_id: number, order_id: number, line_ids: readonly number[]) =>
  db
    .selectFrom('work_order as w')
    .innerJoin('work_order_line as l', (join) =>
      join.onRef('l.seller_id', '=', 'w.seller_id').onRef('l.work_id', '=', 'w.id'),
    )
    .select(['w.id', 'w.work_no'])
    .where('w.seller_id', '=', seller_id)
    .where('w.order_id', '=', order_id)
    .where('w.state', 'in', ['submitted', 'processing', 'waiting_seller'])
    .where('l.line_id', 'in', [...line_ids, 0])
    .executeTakeFirst()

/** Lines of an order that requests speak of, open or over. */
export const selectAskedLines = (db: Db, { seller_id, id }: { readonly seller_id: number; readonly id: number }) =>
  db
    .selectFrom('work_order_line as l')
    .innerJoin('work_order as w', (join) =>
      join.onRef('w.seller_id', '=', 'l.seller_id').onRef('w.id', '=', 'l.work_id'),
    )
    .select(['l.line_id', 'l.work_id', 'w.work_no'])
    .where('w.seller_id', '=', seller_id)
    .where('w.order_id', '=', id)
    .execute()

export const moveAskedLine = (
  db: Db,
  seller_id: number,
  asked: { readonly work_id: number; readonly line_id: number },
  line_id: number,
) =>
  db
    .updateTable('work_order_line')
    .set({ line_id })
    .where('seller_id', '=', seller_id)
    .where('work_id', '=', asked.work_id)
    .where('line_id', '=', asked.line_id)
    .execute()

export const findGivenCoupon = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('seller_coupon')
    .select(['amount_fen', 'expires_at'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** An order of the seller by its number or id. */
export const findOwnOrder = (db: Db, seller_id: number, keyword: string) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where((where) =>
      where.or([
        where('order_no', '=', keyword.toUpperCase()),
        ...(/^\d{1,15}$/.test(keyword) ? [where('id', '=', Number(keyword))] : []),
      ]),
    )
    .executeTakeFirst()

/** Orders that have left, the newest first. */
export const selectShippedOrders = (db: Db, seller_id: number, limit: number) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('state', 'in', ['shipped', 'delivered', 'completed'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
