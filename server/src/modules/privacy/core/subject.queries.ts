import { openOrderStates } from '@inkroute/contract/order/codes'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { BuyerLink } from '../../../infra/privacy/personal-data.ts'

/** How a buyer is looked for; kept with the request until it is done. */
export interface BuyerLookup {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** Numbers of orders, ours or the marketplace's. */
  readonly numbers: readonly string[]
  /** Ids of orders at the marketplace. */
  readonly market_orders: readonly string[]
}

export interface BuyerScope extends BuyerLookup {
  readonly seller_id: number | null
  readonly store_id: number | null
}

export interface FoundOrder {
  readonly seller_id: number
  readonly id: number
  readonly order_no: string
  readonly foreign_id: number | null
  readonly is_open: boolean
  readonly name: string
  readonly email: string
  readonly phone: string
}

const MIN_DIGITS = 8
export const getDigits = (phone: string): string => phone.replace(/\D/g, '')
const getPhones = ({ phones }: BuyerLookup) => phones.map(getDigits).filter((digits) => digits.length >= MIN_DIGITS)
const getMails = ({ emails }: BuyerLookup) => emails.map((email) => email.toLowerCase())

/** The same number with or without a country code. */
const samePhone = (column: ReturnType<typeof sql>, phones: readonly string[]) => {
  const digits = sql`regexp_replace(${column}, '\\D', '', 'g')`
  return sql`(right(${digits}, 8) = any(${phones.map((one) => one.slice(-8))}::text[]) and exists (
    select 1 from unnest(${[...phones]}::text[]) p where ${digits} like '%' || p or p like '%' || ${digits}))`
}

/** Orders of a buyer. A seller's own phone on an order is no buyer's: it fills in for one the marketplace withheld. */
export async function findOrdersOfBuyer(db: Db, scope: BuyerScope, limit: number): Promise<FoundOrder[]> {
  const seller = scope.seller_id === null ? sql`true` : sql`o.seller_id = ${scope.seller_id}`
  const shop = scope.store_id === null ? sql`true` : sql`o.store_id = ${scope.store_id}`
  const phones = getPhones(scope)
  const columns = sql`o.seller_id, o.id`
  const { rows } = await sql<FoundOrder>`
    with found as (
      select ${columns} from sales_order o where ${seller} and ${shop}
        and o.address ->> 'email' <> '' and lower(o.address ->> 'email') = any(${getMails(scope)}::text[])
      union select ${columns} from sales_order o where ${seller} and ${shop} and o.address ->> 'phone' <> ''
        and ${samePhone(sql`(o.address ->> 'phone')`, phones)}
        and not exists (select 1 from app_user u where u.seller_id = o.seller_id and u.phone is not null
          and regexp_replace(o.address ->> 'phone', '\\D', '', 'g') like '%' || u.phone)
      union select ${columns} from sales_order o where ${seller} and ${shop} and o.order_no = any(${[...scope.numbers]}::text[])
      union select ${columns} from sales_order o where ${seller} and ${shop} and o.external_no <> ''
        and o.external_no = any(${[...scope.numbers]}::text[])
      union select ${columns} from store_order m join sales_order o on o.seller_id = m.seller_id
          and o.store_id = m.store_id and o.external_no = m.external_number
        where ${seller} and ${shop} and (m.external_order_id = any(${[...scope.market_orders]}::text[])
          or (m.snapshot -> 'address' ->> 'email' <> ''
            and lower(m.snapshot -> 'address' ->> 'email') = any(${getMails(scope)}::text[])))
    )
    select o.seller_id, o.id, o.order_no, o.foreign_id, o.buyer_name as name,
      coalesce(o.address ->> 'email', '') as email, coalesce(o.address ->> 'phone', '') as phone,
      o.state = any(${[...openOrderStates]}::text[]) as is_open
    from found join sales_order o on o.seller_id = found.seller_id and o.id = found.id
    order by o.seller_id, o.id limit ${limit}`.execute(db)
  return rows
}

/** Orders of one shop, in blocks. */
export async function selectOrdersOfShop(
  db: Db,
  seller_id: number,
  store_id: number,
  after: number,
  limit: number,
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.seller_id, o.id, o.order_no, o.foreign_id, o.buyer_name as name,
      coalesce(o.address ->> 'email', '') as email, coalesce(o.address ->> 'phone', '') as phone,
      o.state = any(${[...openOrderStates]}::text[]) as is_open
    from sales_order o where o.seller_id = ${seller_id} and o.store_id = ${store_id} and o.id > ${after}
    order by o.id limit ${limit}`.execute(db)
  return rows
}

/** Pieces of these orders, as the factory numbers them. */
export async function selectTaskIds(db: Db, orders: readonly FoundOrder[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from production_task where (seller_id, order_id) in (select * from unnest(
      ${orders.map((one) => one.seller_id)}::bigint[], ${orders.map(({ id }) => id)}::bigint[]))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Texts that contain the buyer's mail or phone, as typed or as digits. */
function mentions(columns: readonly string[], alias: string, scope: BuyerScope) {
  const words = [...scope.emails, ...scope.phones, ...getPhones(scope)].filter((one) => one.length >= MIN_DIGITS)
  if (words.length === 0) return sql`false`
  const text = sql.join(columns.map((one) => sql`${sql.ref(`${alias}.${one}`)}::text`))
  return sql`concat_ws(' ', ${text}) ilike any(${words.map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`)}::text[])`
}

/** Rows of a marketplace order, in tables that know only its id there. */
function ofMarketOrder(column: string, ids: ReturnType<typeof sql>, scope: BuyerScope) {
  const id = sql.ref(`t.${column}`)
  return sql`(${id} = any(${[...scope.market_orders, ...scope.numbers]}::text[])
    or exists (select 1 from (${ids}) o join sales_order s on s.seller_id = o.seller and s.id = o.id
      join store_order m on m.seller_id = s.seller_id and m.store_id = s.store_id and m.external_number = s.external_no
      where m.seller_id = t.seller_id and m.store_id = t.store_id and m.external_order_id = ${id}))`
}

/** Rows of a declared table that belong to these orders or to this mail and phone. */
export function buyerWhere(by: BuyerLink, orders: readonly FoundOrder[], scope: BuyerScope) {
  const pairs = (ids: readonly (number | null)[]) =>
    sql`select * from unnest(${orders.map((one) => one.seller_id)}::bigint[], ${[...ids]}::bigint[]) as o (seller, id)`
  const ids = orders.map(({ id }) => id)
  // A shop we never knew has no seller: then nobody's rows are meant, not everybody's.
  const anyone = scope.store_id === null ? sql`true` : sql`false`
  const seller = scope.seller_id === null ? anyone : sql`t.seller_id = ${scope.seller_id}`
  const own = pairs(ids)
  const shop = scope.store_id === null ? sql`true` : sql`t.store_id = ${scope.store_id}`
  if ('rows' in by)
    return sql`${seller} and exists (select 1 from ${sql.table(by.rows)} r where r.seller_id = t.seller_id
      and ${sql.ref(`r.${by.key}`)} = t.id and (${mentions(by.mentions, 'r', scope)}
        or exists (select 1 from (${own}) o where o.seller = r.seller_id and o.id = any(${sql.ref(`r.${by.orders}`)}))))`
  if ('no_orders' in by)
    return sql`${seller} and cardinality(${sql.ref(`t.${by.no_orders}`)}) = 0 and ${mentions(by.mentions, 't', scope)}`
  if ('market_id' in by)
    return sql`${seller} and ${shop} and (${ofMarketOrder(by.market_id, own, scope)} or ${mentions(by.mentions, 't', scope)})`
  if ('parent' in by)
    return sql`exists (select 1 from ${sql.table(by.parent)} p where p.seller_id = t.seller_id
      and p.id = ${sql.ref(`t.${by.key}`)} and (p.seller_id, ${sql.ref(`p.${by.order}`)}) in (${pairs(ids)}))`
  if ('order' in by) return sql`(t.seller_id, ${sql.ref(`t.${by.order}`)}) in (${pairs(ids)})`
  if ('foreign' in by)
    return sql`(t.seller_id, ${sql.ref(`t.${by.foreign}`)}) in (${pairs(orders.map(({ foreign_id }) => foreign_id))})`
  if ('orders' in by)
    return sql`t.seller_id = any(${orders.map((one) => one.seller_id)}::bigint[])
      and exists (select 1 from (${pairs(ids)}) o where o.seller = t.seller_id and o.id = any(${sql.ref(`t.${by.orders}`)}))`
  if ('market' in by)
    return sql`${seller} and ${shop} and (t.external_order_id = any(${[...scope.market_orders]}::text[])
      or t.external_number = any(${[...scope.numbers]}::text[])
      or lower(t.snapshot -> 'address' ->> 'email') = any(${getMails(scope)}::text[])
      or exists (select 1 from (${pairs(ids)}) o join sales_order s on s.seller_id = o.seller and s.id = o.id
        where s.seller_id = t.seller_id and s.store_id = t.store_id and s.external_no = t.external_number))`
  return sql`${seller} and (lower(${sql.ref(`t.${by.email}`)}) = any(${getMails(scope)}::text[])
    or ${samePhone(sql`${sql.ref(`t.${by.phone}`)}`, getPhones(scope))})`
}

/** Rows whose files are about this buyer alone, so that they can be handed out; null where they never are. */
export function buyerFilesWhere(by: BuyerLink, orders: readonly FoundOrder[], scope: BuyerScope) {
  if ('rows' in by) return null
  const where = buyerWhere(by, orders, scope)
  if (!('orders' in by)) return where
  return sql`${where} and ${sql.ref(`t.${by.orders}`)} <@ ${orders.map(({ id }) => id)}::bigint[]`
}

export interface SellerNames {
  readonly name: string
  readonly is_demo: boolean
  readonly erased_at: string | null
  readonly names: readonly string[]
  readonly contacts: readonly string[]
}

/** What identifies a seller and the people of the account in free text. */
export async function findSellerNames(db: Db, seller_id: number): Promise<SellerNames | undefined> {
  const { rows } = await sql<SellerNames>`
    select coalesce(nullif(s.company, ''), max(nullif(u.display_name, '')) filter (where u.kind = 'seller'),
        max(u.username) filter (where u.kind = 'seller'), '') as name,
      coalesce(bool_or(u.is_demo), false) as is_demo, s.erased_at,
      array_remove(array_agg(distinct u.username) || array_agg(distinct u.display_name) || array[s.company], '') as names,
      array_remove(array_remove(array_agg(distinct u.phone) || array_agg(distinct u.email) || array[s.email], null), '')
        as contacts
    from seller s left join app_user u on u.seller_id = s.id where s.id = ${seller_id} group by s.id`.execute(db)
  return rows[0]
}

export const findShop = (db: Db, seller_id: number, store_id: number) =>
  db
    .selectFrom('store')
    .select(['name', 'authed', 'platform'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', store_id)
    .executeTakeFirst()

/** Uploaded originals; the vector where there is one. */
export async function selectUploadKeys(db: Db, seller_id: number, after: number, limit: number) {
  const { rows } = await sql<{ id: number; name: string; key: string }>`
    select id, name, coalesce(vector_key, picture_key) as key from upload
    where seller_id = ${seller_id} and id > ${after} and coalesce(vector_key, picture_key) like 'private/%'
    order by id limit ${limit}`.execute(db)
  return rows
}

/** A shop of a marketplace, connected or not; the last one that had this name there. */
export const findShopAt = (db: Db, platform: number, external_shop_id: string) =>
  db
    .selectFrom('store')
    .select(['seller_id', 'id', 'name', 'authed'])
    .where('platform', '=', platform)
    .where('external_shop_id', '=', external_shop_id)
    .orderBy('authed')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export interface SellerHit {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly phone: string
  readonly orders: number
  readonly open_orders: number
}

export async function selectSellerHits(db: Db, ids: readonly number[]): Promise<SellerHit[]> {
  const { rows } = await sql<SellerHit>`
    select s.id, coalesce(nullif(s.company, ''), nullif(u.display_name, ''), u.username, '') as name,
      coalesce(u.username, '') as username, coalesce(u.phone, u.email, '') as phone,
      (select count(*)::int from sales_order o where o.seller_id = s.id) as orders,
      (select count(*)::int from sales_order o where o.seller_id = s.id and o.state = any(${[...openOrderStates]}::text[]))
        as open_orders
    from seller s left join app_user u on u.seller_id = s.id and u.kind = 'seller'
    where s.id = any(${[...ids]}::bigint[]) order by s.id`.execute(db)
  return rows
}
