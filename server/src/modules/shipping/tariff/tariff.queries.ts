import type { TariffState } from '@inkroute/contract/shipping/tariff/codes'
import type { TariffBody, TariffHead, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { ShippingTariff } from '../../../infra/db/tables.gen.ts'

export interface TariffRow {
  readonly id: number
  readonly channel_id: number
  readonly channel_code: string
  readonly name_zh: string
  readonly name_en: string
  readonly max_weight_g: number
  readonly channel_warehouses: string[]
  readonly name: string
  readonly warehouses: string[]
  readonly state: TariffState
  readonly valid_from: string | null
  readonly minimum_fen: number
  readonly fuel_bp: number
  readonly surcharges: TariffBody['surcharges']
  readonly source: TariffHead['source']
  readonly version: number
  readonly created_by: string
  readonly updated_at: string
  readonly zone_count: number
  readonly country_count: number
}

/** Tables with the state they have on a day. */
const tariffsOn = (day: string) => sql<TariffRow>`
  select t.id, t.channel_id, c.code as channel_code, c.name_zh, c.name_en, c.max_weight_g,
    c.warehouses as channel_warehouses, t.name, t.warehouses, t.valid_from::text, t.minimum_fen, t.fuel_bp,
    t.surcharges, t.source, t.version, t.created_by, t.updated_at,
    case when t.state <> 'scheduled' then t.state when t.valid_from > ${day}::date then 'scheduled'
      when t.id in (select tariff_id from tariffs_in_force(${day}::date)) then 'in_force' else 'past' end as state,
    (select count(*) from shipping_zone z where z.tariff_id = t.id) as zone_count,
    (select count(distinct country) from shipping_zone z, unnest(z.countries) as country
      where z.tariff_id = t.id) as country_count
  from shipping_tariff t join shipping_channel c on c.id = t.channel_id`

interface TariffFilter {
  readonly channel_id: number | undefined
  readonly state: TariffState | undefined
  readonly warehouse: string | undefined
  readonly limit: number
  readonly offset: number
}

export async function selectTariffs(db: Db, day: string, { limit, offset, ...filter }: TariffFilter) {
  const wanted = sql`from (${tariffsOn(day)}) t where true
    ${filter.channel_id === undefined ? sql`` : sql`and t.channel_id = ${filter.channel_id}`}
    ${filter.state === undefined ? sql`` : sql`and t.state = ${filter.state}`}
    ${filter.warehouse === undefined ? sql`` : sql`and ${filter.warehouse} = any (t.warehouses)`}`
  const [rows, count] = await Promise.all([
    sql<TariffRow>`select t.* ${wanted}
      order by array_position(array['draft', 'checked', 'scheduled', 'in_force', 'past'], t.state), t.channel_id,
        t.valid_from desc, t.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${wanted}`.execute(db),
  ])
  return { rows: rows.rows, total: count.rows[0]?.total ?? 0 }
}

export async function findTariff(db: Db, day: string, id: number): Promise<TariffRow | undefined> {
  const { rows } = await sql<TariffRow>`select t.* from (${tariffsOn(day)}) t where t.id = ${id}`.execute(db)
  return rows[0]
}

/** Changes of one table wait for each other. */
export const lockTariff = (db: Db, id: number) =>
  db.selectFrom('shipping_tariff').select(['id', 'channel_id']).where('id', '=', id).forUpdate().executeTakeFirst()

/** Two tables of a channel are never scheduled at the same moment. */
export const lockChannel = (db: Db, id: number) =>
  db.selectFrom('shipping_channel').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const selectZones = async (db: Db, tariff_ids: readonly number[]) => {
  if (tariff_ids.length === 0) return []
  return db
    .selectFrom('shipping_zone')
    .select(['tariff_id', 'name', 'countries', 'prefixes', 'days_min', 'days_max', 'minimum_fen', 'fuel_bp', 'pricing'])
    .where('tariff_id', 'in', [...tariff_ids])
    .orderBy('tariff_id')
    .orderBy('position')
    .execute()
}

/** The tables in force on a day for a channel, by warehouse. */
export async function selectInForce(db: Db, channel_id: number, day: string) {
  const { rows } = await sql<{ tariff_id: number; warehouse: string }>`
    select tariff_id, warehouse from tariffs_in_force(${day}::date) where channel_id = ${channel_id}
    order by warehouse`.execute(db)
  return rows
}

/** Another table of the channel that begins on that day at one of the warehouses. */
export const findSameDay = (db: Db, row: Pick<TariffRow, 'id' | 'channel_id' | 'warehouses'>, valid_from: string) =>
  db
    .selectFrom('shipping_tariff')
    .select('name')
    .where('channel_id', '=', row.channel_id)
    .where('id', '<>', row.id)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`valid_from = ${valid_from}::date and warehouses && ${[...row.warehouses]}::text[]`)
    .executeTakeFirst()

export async function insertTariff(db: Db, row: Insertable<ShippingTariff>): Promise<number> {
  const { id } = await db.insertInto('shipping_tariff').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const changeTariff = (db: Db, id: number, change: Partial<Insertable<ShippingTariff>>) =>
  db
    .updateTable('shipping_tariff')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

export async function replaceZones(db: Db, tariff_id: number, zones: readonly Zone[]): Promise<void> {
  await db.deleteFrom('shipping_zone').where('tariff_id', '=', tariff_id).execute()
  if (zones.length === 0) return
  await db
    .insertInto('shipping_zone')
    .values(zones.map((zone, position) => ({ ...zone, tariff_id, position, pricing: jsonText(zone.pricing) })))
    .execute()
}

export const removeTariff = (db: Db, id: number) => db.deleteFrom('shipping_tariff').where('id', '=', id).execute()

export async function selectTariffNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('shipping_tariff')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Tables that begin on a day, and channels that begin on it or ended the day before. */
export async function countTurning(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from shipping_tariff where state = 'scheduled' and valid_from = ${day}::date)
      + (select count(*) from shipping_channel
        where enabled_from = ${day}::date or enabled_until = ${day}::date - 1) as count`.execute(db)
  return rows[0]?.count ?? 0
}
