import type { ChannelKind, DutyTerms, WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { Pricing, Surcharge } from '@inkroute/engine/freight/tariff'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { ShippingChannel, ShippingTariff, ShippingZone } from '../../infra/db/tables.gen.ts'

const PICKUP: ChannelKind = 'pickup'

export const listChannelIds = (db: Db) => db.selectFrom('shipping_channel').select(['id', 'code']).execute()

export const addChannels = (db: Db, rows: readonly Insertable<ShippingChannel>[]) =>
  db
    .insertInto('shipping_channel')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const addTariffs = (db: Db, rows: readonly Insertable<ShippingTariff>[]) =>
  db
    .insertInto('shipping_tariff')
    .values([...rows])
    .returning('id')
    .execute()

export const addZones = (db: Db, rows: readonly Insertable<ShippingZone>[]) =>
  db
    .insertInto('shipping_zone')
    .values([...rows])
    .execute()

const channelColumns = [
  'code',
  'name_zh',
  'name_en',
  'note_zh',
  'note_en',
  'kind',
  'is_tracked',
  'volumetric_divisor',
  'volumetric_over_percent',
  'min_weight_g',
  'max_weight_g',
  'max_side_mm',
  'max_girth_mm',
  'max_value_fen',
] as const

/** The calendar freight tables are dated by. */
const ZONE = 'Asia/Shanghai'
const today = sql<string>`(now() at time zone ${sql.lit(ZONE)})::date`

/** Switched on, within its dates. */
const isOpen = (day: ReturnType<typeof sql<string>>) =>
  sql<boolean>`c.is_enabled and (c.enabled_from is null or c.enabled_from <= ${day})
    and (c.enabled_until is null or c.enabled_until >= ${day})`

export const listEnabledChannels = (db: Db) =>
  db
    .selectFrom('shipping_channel as c')
    .select(['id', ...channelColumns])
    .where(isOpen(today))
    .where('kind', '<>', PICKUP)
    .orderBy('sort')
    .execute()

export type ChannelRow = Awaited<ReturnType<typeof listEnabledChannels>>[number]

/** Zones of the price tables in force today, with their channel and warehouse. */
const zonesToday = (db: Db) =>
  db
    .selectFrom('shipping_zone as z')
    .innerJoin(
      sql<{ tariff_id: number; channel_id: number; warehouse: string }>`tariffs_in_force(${today})`.as('f'),
      'f.tariff_id',
      'z.tariff_id',
    )
    .innerJoin('shipping_channel as c', 'c.id', 'f.channel_id')

/** Warehouses where sellers' own carriers may collect. */
export const listPickupGates = (db: Db) =>
  zonesToday(db).select('f.warehouse').distinct().where('c.kind', '=', PICKUP).where(isOpen(today)).execute()

export const listPickupChannels = (db: Db) =>
  db.selectFrom('shipping_channel').select('id').where('kind', '=', PICKUP).execute()

/** Origins and destinations of each channel. */
export const summariseChannels = (db: Db) =>
  zonesToday(db)
    .leftJoin('warehouse as w', 'w.code', 'f.warehouse')
    .select((select) => [
      'f.channel_id',
      'f.warehouse',
      sql<WarehouseRegion>`coalesce(min(w.region), left(f.warehouse, 2))`.as('region'),
      sql<number>`(select count(distinct country) from shipping_zone o, unnest(o.countries) as country
        where o.tariff_id = min(f.tariff_id))`.as('country_count'),
      select.fn.min('z.days_min').as('days_min'),
      select.fn.max('z.days_max').as('days_max'),
    ])
    .groupBy(['f.channel_id', 'f.warehouse'])
    .orderBy('f.warehouse')
    .execute()

/** What one channel charges from one warehouse to one zone of a country, and what it takes. */
export interface RateRow extends Omit<ChannelRow, 'id'> {
  readonly channel_id: number
  readonly tariff_id: number
  readonly warehouse: string
  readonly region: WarehouseRegion
  readonly country: string
  readonly zone: string
  /** Beginnings of the postcodes of the zone; empty for the rest of the country. */
  readonly prefixes: readonly string[]
  readonly days_min: number
  readonly days_max: number
  readonly minimum_fen: number
  readonly fuel_bp: number
  readonly pricing: Pricing
  /** All of the table, whatever their country and dates, when read; those that apply, when quoted. */
  readonly surcharges: readonly Surcharge[]
  readonly terms: DutyTerms
}

/** All that leaves for one country on a day, in the order of the channels. */
export async function listAllRatesTo(db: Db, country: string, day: string): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select ${sql.join(channelColumns.map((column) => sql.ref(`c.${column}`)))},
      f.channel_id, f.tariff_id, f.warehouse, ${country}::text as country,
      coalesce(w.region, left(f.warehouse, 2)) as region,
      z.name as zone, z.prefixes, z.days_min, z.days_max, z.pricing, t.surcharges,
      coalesce(z.minimum_fen, t.minimum_fen) as minimum_fen, coalesce(z.fuel_bp, t.fuel_bp) as fuel_bp,
      coalesce(c.country_terms ->> ${country}, c.duty_terms) as terms
    from tariffs_in_force(${day}::date) f
    join shipping_channel c on c.id = f.channel_id and ${isOpen(sql`${day}::date`)}
    join shipping_tariff t on t.id = f.tariff_id
    join shipping_zone z on z.tariff_id = t.id and z.countries @> array[${country}]::text[]
    left join warehouse w on w.code = f.warehouse
    order by c.sort, c.id, f.warehouse, z.position`.execute(db)
  return rows
}

/** Collection by the seller's own carrier. */
export const isPickup = ({ kind }: Pick<RateRow, 'kind'>): boolean => kind === PICKUP

export async function readFreightRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('freight_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** Days of the tracked parcel channels: couriers are dearer than deadlines assume, sea freight is for stock. */
export const selectTransitDays = (db: Db) =>
  zonesToday(db)
    .leftJoin('warehouse as w', 'w.code', 'f.warehouse')
    .select([
      sql<string>`coalesce(w.region, left(f.warehouse, 2))`.as('region'),
      'z.countries',
      'z.days_min',
      'z.days_max',
    ])
    .where(isOpen(today))
    .where('c.is_tracked', '=', true)
    .where('c.kind', 'in', ['line', 'domestic'])
    .execute()

export async function channelDays(db: Db, code: string, country: string) {
  const row = await zonesToday(db)
    .select((select) => [select.fn.min('z.days_min').as('min'), select.fn.max('z.days_max').as('max')])
    .where('c.code', '=', code)
    .where(sql<boolean>`z.countries @> array[${country}]::text[]`)
    .where(isOpen(today))
    .executeTakeFirst()
  return row?.min == null || row.max == null ? null : { min: row.min, max: row.max }
}

/** Warehouses that anything leaves from. */
export const listSendingWarehouses = (db: Db) =>
  zonesToday(db)
    .leftJoin('warehouse as w', 'w.code', 'f.warehouse')
    .select(['f.warehouse as code', sql<string>`coalesce(w.region, left(f.warehouse, 2))`.as('region')])
    .distinct()
    .orderBy('code')
    .execute()
