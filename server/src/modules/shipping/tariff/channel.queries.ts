import type { ChannelFields } from '@inkroute/contract/shipping/tariff/channel'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ShippingChannel } from '../../../infra/db/tables.gen.ts'

export type ChannelRecord = ChannelFields & {
  readonly id: number
  readonly version: number
  readonly updated_at: string
}

const channels = sql<ChannelRecord>`
  select id, code, name_zh, name_en, note_zh, note_en, carrier, label_carrier, label_code, kind, is_tracked, volumetric_divisor,
    volumetric_over_percent, min_weight_g, max_weight_g, max_side_mm, max_girth_mm, max_value_fen, duty_terms,
    country_terms, warehouses, is_enabled, enabled_from::text, enabled_until::text, version, updated_at, sort
  from shipping_channel`

export async function selectChannels(db: Db): Promise<ChannelRecord[]> {
  const { rows } = await sql<ChannelRecord>`${channels} order by sort, id`.execute(db)
  return rows
}

export async function findChannel(db: Db, id: number): Promise<ChannelRecord | undefined> {
  const { rows } = await sql<ChannelRecord>`${channels} where id = ${id}`.execute(db)
  return rows[0]
}

export const lockChannelRow = (db: Db, id: number) =>
  db.selectFrom('shipping_channel').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

interface TableInForce {
  readonly channel_id: number
  readonly tariff_id: number
  readonly warehouse: string
  readonly name: string
  readonly valid_from: string
  readonly country_count: number
  readonly days_min: number
  readonly days_max: number
}

/** The table in force of every channel and warehouse, with what it reaches. */
export async function selectTablesInForce(db: Db, day: string): Promise<TableInForce[]> {
  const { rows } = await sql<TableInForce>`
    select f.channel_id, f.tariff_id, f.warehouse, t.name, t.valid_from::text, z.country_count, z.days_min, z.days_max
    from tariffs_in_force(${day}::date) f
    join shipping_tariff t on t.id = f.tariff_id
    join lateral (select count(distinct country) as country_count, min(days_min) as days_min, max(days_max) as days_max
      from shipping_zone o, unnest(o.countries) as country where o.tariff_id = f.tariff_id) z on true
    order by f.channel_id, f.warehouse`.execute(db)
  return rows
}

/** Drafts and tables that wait for their day, by channel. */
export async function countWaiting(db: Db, day: string) {
  const { rows } = await sql<{ channel_id: number; drafts: number; scheduled: number }>`
    select channel_id, count(*) filter (where state <> 'scheduled') as drafts,
      count(*) filter (where state = 'scheduled' and valid_from > ${day}::date) as scheduled
    from shipping_tariff group by channel_id`.execute(db)
  return rows
}

export async function nextSort(db: Db): Promise<number> {
  const row = await db
    .selectFrom('shipping_channel')
    .select(({ fn }) => fn.max('sort').as('sort'))
    .executeTakeFirst()
  return (row?.sort ?? 0) + 1
}

/** Null where the code is taken. */
export async function insertChannel(db: Db, row: Insertable<ShippingChannel>): Promise<number | null> {
  const made = await db
    .insertInto('shipping_channel')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export const findCode = (db: Db, code: string) =>
  db.selectFrom('shipping_channel').select('id').where('code', '=', code).executeTakeFirst()

export const changeChannel = (db: Db, id: number, row: Partial<Insertable<ShippingChannel>>) =>
  db
    .updateTable('shipping_channel')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

export const sortChannels = (db: Db, ids: readonly number[]) =>
  sql`update shipping_channel c set sort = o.at
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, at) where c.id = o.id`.execute(db)

interface Impact {
  readonly unpaid_orders: number
  readonly open_orders: number
  readonly rules: number
  readonly rule_sellers: number
  readonly preferences: number
  readonly preference_sellers: number
  readonly only_countries: string[]
}

/** Orders, rules and preferences that name a channel, and countries only it reaches. */
export async function selectImpact(db: Db, id: number, day: string): Promise<Impact> {
  const { rows } = await sql<Impact>`
    with reached as (
      select distinct f.channel_id, country from tariffs_in_force(${day}::date) f
      join shipping_channel c on c.id = f.channel_id and c.is_enabled and c.kind <> 'pickup'
      join shipping_zone z on z.tariff_id = f.tariff_id, unnest(z.countries) as country)
    select
      (select count(*) from sales_order where channel_id = ${id} and state = 'awaiting_payment') as unpaid_orders,
      (select count(*) from sales_order where channel_id = ${id}
        and state in ('paid', 'in_review', 'on_hold', 'in_production', 'packed')) as open_orders,
      (select count(*) from shipping_rule where channel_id = ${id} and is_enabled) as rules,
      (select count(distinct seller_id) from shipping_rule where channel_id = ${id} and is_enabled) as rule_sellers,
      (select count(*) from shipping_preference where channel_id = ${id}) as preferences,
      (select count(distinct seller_id) from shipping_preference where channel_id = ${id}) as preference_sellers,
      coalesce((select array_agg(r.country order by r.country) from reached r where r.channel_id = ${id}
        and not exists (select from reached o where o.country = r.country and o.channel_id <> ${id})), '{}')
        as only_countries`.execute(db)
  const [impact] = rows
  if (!impact) throw new Error('no impact was read')
  return impact
}
