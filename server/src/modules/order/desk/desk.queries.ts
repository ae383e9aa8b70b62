import type { DeskOrderFilter } from '@inkroute/contract/order/desk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

const PERIOD_ZONE = 'Asia/Shanghai'
/** Of each kind of number or name; a search that matches more is too wide to be useful. */
const MOST_PER_KIND = 200
const prefix = (words: string) => `${words.replace(/[\\%_]/g, '\\$&')}%`

/** Each branch has an index of its own; as one condition with `or` every order would be read. */
function foundBy(keyword: string, sees_private: boolean): RawBuilder<unknown> {
  const upper = keyword.toUpperCase()
  const lower = keyword.toLowerCase()
  const digits = keyword.replace(/\D/g, '')
  const limit = sql.lit(MOST_PER_KIND)
  const phone = digits.length >= 6 ? digits : '-'
  const byBuyer = sql`
    union (select seller_id, id from sales_order where lower(buyer_name) like ${prefix(lower)} limit ${limit})
    union (select seller_id, id from sales_order
      where lower(address ->> 'email') = ${lower} and address ->> 'email' <> '' limit ${limit})
    union (select seller_id, id from sales_order
      where regexp_replace(address ->> 'phone', '\\D', '', 'g') = ${phone} and address ->> 'phone' <> '' limit ${limit})`
  return sql`
    (select seller_id, id from sales_order where order_no like ${prefix(upper)} order by order_no desc limit ${limit})
    union (select seller_id, id from sales_order where external_no in (${keyword}, ${upper}) and external_no <> '' limit ${limit})
    ${sees_private ? byBuyer : sql``}
    union (select seller_id, order_id from shipment where tracking_no in (${keyword}, ${upper}) limit ${limit})
    union (select seller_id, order_id from production_task where code = ${upper} limit ${limit})
    union (select seller_id, order_id from work_order where work_no = ${upper} limit ${limit})
    union (select seller_id, order_id from sales_order_line where sku_code = ${upper} limit ${limit})
    union (select p.seller_id, op.order_id from payment p
      join order_payment op on op.seller_id = p.seller_id and op.payment_id = p.id
      where p.payment_no = ${upper} limit ${limit})`
}

const openTasks = sql`t.state in ('queued', 'printing', 'checked')`

export interface DeskSearch extends DeskOrderFilter {
  /** Whether the keyword may be a buyer's name, phone or mail. */
  readonly sees_private: boolean
}

function conditions(filter: DeskSearch, now: Date): RawBuilder<unknown> {
  const { keyword, state, seller_id, warehouse, store_id, source, overdue, date_from, date_to, sees_private } = filter
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (keyword) parts.push(sql`(o.seller_id, o.id) in (${foundBy(keyword, sees_private)})`)
  if (state) parts.push(sql`o.state = ${state}`)
  if (seller_id) parts.push(sql`o.seller_id = ${seller_id}`)
  if (warehouse) parts.push(sql`o.warehouse_code = ${warehouse}`)
  if (store_id) parts.push(sql`o.store_id = ${store_id}`)
  if (source) parts.push(sql`o.source = ${source}`)
  if (overdue)
    parts.push(sql`(o.seller_id, o.id) in (select t.seller_id, t.order_id from production_task t
      where ${openTasks} and t.due_at < ${now})`)
  if (date_from) parts.push(sql`o.created_at >= ${date_from}::date::timestamp at time zone ${PERIOD_ZONE}`)
  if (date_to) parts.push(sql`o.created_at < (${date_to}::date + 1)::timestamp at time zone ${PERIOD_ZONE}`)
  return sql.join(parts, sql` and `)
}

export interface DeskRow {
  readonly seller_id: number
  readonly id: number
  readonly order_no: string
  readonly external_no: string
  readonly seller_name: string
  readonly store_name: string
  readonly source: string
  readonly state: string
  readonly hold_reason: string | null
  readonly buyer_name: string
  readonly country: string
  readonly warehouse_code: string
  readonly pieces: number
  readonly total_fen: number
  readonly refunded_fen: number
  readonly created_at: string
  readonly paid_at: string | null
  readonly due_at: string | null
}

const shown = sql`
  o.seller_id, o.id, o.order_no, o.external_no, o.source, o.state, o.hold_reason, o.buyer_name, o.country,
  o.warehouse_code, o.pieces, o.total_fen, o.refunded_fen, o.created_at, o.paid_at,
  coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
    where u.seller_id = o.seller_id and u.kind = 'seller' order by u.id limit 1), '') as seller_name,
  coalesce((select s.name from store s where s.seller_id = o.seller_id and s.id = o.store_id), '') as store_name,
  (select min(t.due_at) from production_task t
    where t.seller_id = o.seller_id and t.order_id = o.id and ${openTasks}) as due_at`

export async function selectDeskOrders(
  db: Db,
  filter: DeskSearch,
  now: Date,
  range: { readonly limit: number; readonly offset: number },
): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`select ${shown} from sales_order o where ${conditions(filter, now)}
    order by o.created_at desc, o.id desc limit ${range.limit} offset ${range.offset}`.execute(db)
  return rows
}

export async function countDeskOrders(db: Db, filter: DeskSearch, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 from sales_order o where ${conditions(filter, now)} limit ${limit}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next batch after one, for exports. */
export async function selectDeskOrdersAfter(
  db: Db,
  filter: DeskSearch,
  now: Date,
  after: Pick<DeskRow, 'created_at' | 'id'> | null,
  limit: number,
): Promise<DeskRow[]> {
  const further = after ? sql`and (o.created_at, o.id) < (${after.created_at}::timestamptz, ${after.id})` : sql``
  const { rows } = await sql<DeskRow>`select ${shown} from sales_order o where ${conditions(filter, now)} ${further}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findDeskRow(db: Db, order_no: string): Promise<DeskRow | undefined> {
  const { rows } =
    await sql<DeskRow>`select ${shown} from sales_order o where o.order_no = ${order_no.toUpperCase()}`.execute(db)
  return rows[0]
}

export const selectWarehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'city_zh', 'city_en']).orderBy('sort').execute()

const OWNERS = 20

interface Owner {
  readonly id: number
  readonly name: string
}

/** Sellers by part of their name; without a keyword the newest. A chosen one is always among them. */
export async function selectOwners(db: Db, keyword: string, chosen: number | undefined): Promise<Owner[]> {
  const like = `%${prefix(keyword)}`
  const { rows } = await sql<Owner>`
    select u.seller_id as id, coalesce(nullif(u.display_name, ''), u.username) as name
    from app_user u where u.kind = 'seller' and (u.seller_id = ${chosen ?? null}::bigint
      or u.username ilike ${like} or u.display_name ilike ${like} or u.phone = ${keyword})
    order by u.seller_id = ${chosen ?? null}::bigint desc, u.id desc limit ${OWNERS}`.execute(db)
  return rows
}

interface Shop extends Owner {
  readonly seller: string
}

/** Shops by part of their name, of one seller if chosen. */
export async function selectShops(
  db: Db,
  keyword: string,
  chosen: { readonly seller_id?: number | undefined; readonly store_id?: number | undefined },
): Promise<Shop[]> {
  const like = `%${prefix(keyword)}`
  const of_seller = chosen.seller_id ? sql`s.seller_id = ${chosen.seller_id}` : sql`true`
  const { rows } = await sql<Shop>`
    select s.id, s.name, coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
      where u.seller_id = s.seller_id and u.kind = 'seller' order by u.id limit 1), '') as seller
    from store s where s.id = ${chosen.store_id ?? null}::bigint or (s.deleted_at is null and ${of_seller} and s.name ilike ${like})
    order by s.id = ${chosen.store_id ?? null}::bigint desc, s.id desc limit ${OWNERS}`.execute(db)
  return rows
}

interface FindRow {
  readonly id: string
  readonly title: string
  readonly note: string
}

const FOUND = 6
const BETWEEN = ' · '

/** What the palette can look for; each source uses an index and answers a few rows. */
export const paletteSources = {
  order: (keyword: string, sees_private: boolean) => sql<FindRow>`
    select o.order_no as id, o.order_no as title,
      concat_ws(${BETWEEN}, o.state, ${sees_private ? sql`o.buyer_name` : sql`null`}) as note
    from sales_order o where (o.seller_id, o.id) in (${foundBy(keyword, sees_private)}) order by o.created_at desc limit ${FOUND}`,
  seller: (keyword: string) => {
    const lower = prefix(keyword.toLowerCase())
    return sql<FindRow>`
      select u.seller_id::text as id, coalesce(nullif(u.display_name, ''), u.username) as title,
        concat_ws(${BETWEEN}, u.username, u.phone) as note
      from app_user u where u.kind = 'seller' and (lower(u.username) like ${lower} or lower(u.display_name) like ${lower}
        or u.phone = ${keyword} or u.seller_id::text = ${keyword}) order by u.id limit ${FOUND}`
  },
  parcel: (keyword: string) => sql<FindRow>`
    select o.order_no as id, s.tracking_no as title, concat_ws(${BETWEEN}, s.carrier, o.order_no) as note
    from shipment s join sales_order o on o.seller_id = s.seller_id and o.id = s.order_id
    where s.tracking_no in (${keyword}, ${keyword.toUpperCase()}) limit ${FOUND}`,
  ticket: (keyword: string) => sql<FindRow>`
    select w.id::text as id, w.work_no as title, concat_ws(${BETWEEN}, w.state, o.order_no) as note
    from work_order w join sales_order o on o.seller_id = w.seller_id and o.id = w.order_id
    where w.work_no = ${keyword.toUpperCase()} or o.order_no = ${keyword.toUpperCase()} order by w.id desc limit ${FOUND}`,
  product: (keyword: string) => {
    const like = `%${prefix(keyword)}`
    return sql<FindRow>`
      select p.id::text as id, p.name_zh as title, concat_ws(${BETWEEN}, p.code, p.name_en) as note from product p
      where p.code ilike ${prefix(keyword)} or p.name_zh ilike ${like} or p.name_en ilike ${like}
      order by p.id limit ${FOUND}`
  },
} as const
