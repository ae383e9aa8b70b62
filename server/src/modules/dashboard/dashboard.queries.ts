import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DashboardTodo } from '../../infra/db/tables.gen.ts'
import type { StepFacts } from './first-steps.rules.ts'

interface Period {
  readonly from: Date
  readonly until: Date
  readonly time_zone: string
}

export interface DaySum {
  readonly day: string
  readonly orders: number
  readonly pieces: number
  readonly amount_fen: number
  readonly refunded_fen: number
}

/** Paid orders by calendar day; days without any are absent. */
export async function selectDaySums(db: Db, seller_id: number, { from, until, time_zone }: Period): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char(paid_at at time zone ${time_zone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(pieces)::int as pieces, sum(total_fen)::bigint as amount_fen, sum(refunded_fen)::bigint as refunded_fen
    from sales_order
    where seller_id = ${seller_id} and paid_at >= ${from.toISOString()}::timestamptz
      and paid_at < ${until.toISOString()}::timestamptz
    group by 1 order by 1`.execute(db)
  return rows
}

export const countByState = (db: Db, seller_id: number) =>
  db
    .selectFrom('sales_order')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
    .where('seller_id', '=', seller_id)
    .groupBy('state')
    .execute()

/** What sold most pieces, with the newest version that was ordered. */
export async function selectBestGoods(db: Db, seller_id: number, since: Date, limit: number) {
  const { rows } = await sql<{
    goods_id: number
    title: string
    design_id: number
    design_version: number
    color_id: number
    pieces: number
    amount_fen: number
  }>`
    select l.goods_id, (array_agg(l.title order by l.id desc))[1] as title,
      (array_agg(l.design_id order by l.id desc))[1] as design_id,
      (array_agg(l.design_version order by l.id desc))[1] as design_version,
      (array_agg(l.color_id order by l.id desc))[1] as color_id,
      sum(l.quantity)::int as pieces, sum(l.goods_fen)::bigint as amount_fen
    from sales_order o
    join sales_order_line l on l.seller_id = o.seller_id and l.order_id = o.id
    where o.seller_id = ${seller_id} and o.paid_at >= ${since.toISOString()}::timestamptz and o.state <> 'cancelled'
      and l.goods_id is not null
    group by l.goods_id order by pieces desc, amount_fen desc, l.goods_id limit ${limit}`.execute(db)
  return rows
}

export async function selectCountries(db: Db, seller_id: number, since: Date, limit: number) {
  const { rows } = await sql<{ country: string; orders: number; amount_fen: number }>`
    select country, count(*)::int as orders, sum(total_fen)::bigint as amount_fen
    from sales_order
    where seller_id = ${seller_id} and paid_at >= ${since.toISOString()}::timestamptz and state <> 'cancelled'
    group by country order by orders desc, amount_fen desc, country limit ${limit}`.execute(db)
  return rows
}

const shownTodo = ['id', 'body', sql<string | null>`due_on::text`.as('due_on'), 'is_done', 'created_at'] as const

const ownTodos = (db: Db, seller_id: number, user_id: number) =>
  db.selectFrom('dashboard_todo').where('seller_id', '=', seller_id).where('user_id', '=', user_id)

export const selectTodos = (db: Db, seller_id: number, user_id: number, limit: number) =>
  ownTodos(db, seller_id, user_id)
    .select([...shownTodo])
    .orderBy('is_done')
    .orderBy(sql`due_on asc nulls last`)
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
export type TodoRow = Awaited<ReturnType<typeof selectTodos>>[number]

export async function countOpenTodos(db: Db, seller_id: number, user_id: number): Promise<number> {
  const row = await ownTodos(db, seller_id, user_id)
    .where('is_done', '=', false)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const insertTodo = (db: Db, row: Insertable<DashboardTodo>) =>
  db
    .insertInto('dashboard_todo')
    .values(row)
    .returning([...shownTodo])
    .executeTakeFirstOrThrow()

export const setTodoDone = (
  db: Db,
  seller_id: number,
  { user_id, id }: { readonly user_id: number; readonly id: number },
  done_at: string | null,
) =>
  db
    .updateTable('dashboard_todo')
    .set({ is_done: done_at !== null, done_at })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning([...shownTodo])
    .executeTakeFirst()

export const removeTodo = (
  db: Db,
  seller_id: number,
  { user_id, id }: { readonly user_id: number; readonly id: number },
) =>
  db
    .deleteFrom('dashboard_todo')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** From so many paid orders on, a seller is no beginner. */
const ESTABLISHED_ORDERS = 10

/** Everything the path of a new seller ticks off, in one statement over indexes. What was done stays done. */
export async function findStepFacts(db: Db, seller_id: number) {
  const { rows } = await sql<StepFacts & { goods_id: number | null; cart_lines: number; platform: number | null }>`
    select
      exists (select 1 from goods where seller_id = ${seller_id}) as has_goods,
      exists (select 1 from sales_order where seller_id = ${seller_id} and paid_at is not null) as has_paid,
      exists (select 1 from store where seller_id = ${seller_id} and authed_at is not null) as has_store,
      exists (select 1 from listing where seller_id = ${seller_id} and state in ('live', 'unpublished')) as has_listing,
      exists (select 1 from sales_order where seller_id = ${seller_id} and source in ('store', 'import', 'api'))
        as has_buyer_order,
      (select count(*) = ${ESTABLISHED_ORDERS} from (select 1 from sales_order
        where seller_id = ${seller_id} and paid_at is not null limit ${ESTABLISHED_ORDERS}) few) as many_paid,
      (select id from goods where seller_id = ${seller_id} and deleted_at is null
        order by created_at desc, id desc limit 1) as goods_id,
      (select count(*)::int from cart_item where seller_id = ${seller_id}) as cart_lines,
      (select platform from store where seller_id = ${seller_id} and deleted_at is null and authed = 1
        order by id desc limit 1) as platform`.execute(db)
  const facts = rows[0]
  if (!facts) throw new Error('the facts of the path are one row')
  return facts
}
