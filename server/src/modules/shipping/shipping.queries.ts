import type { ChannelKind } from '@inkroute/contract/shipping/limits'
import type { Insertable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { ShippingChannel, ShippingRate, ShippingRemoteArea } from '../../infra/db/tables.gen.ts'

const PICKUP: ChannelKind = 'pickup'

export const listChannelIds = (db: Db) => db.selectFrom('shipping_channel').select(['id', 'code']).execute()

export const addChannels = (db: Db, rows: readonly Insertable<ShippingChannel>[]) =>
  db
    .insertInto('shipping_channel')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const addRates = (db: Db, rows: readonly Insertable<ShippingRate>[]) =>
  db
    .insertInto('shipping_rate')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const addRemoteAreas = (db: Db, rows: readonly Insertable<ShippingRemoteArea>[]) =>
  db
    .insertInto('shipping_remote_area')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
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
  'min_weight_g',
  'max_weight_g',
  'max_side_mm',
] as const

export const listEnabledChannels = (db: Db) =>
  db
    .selectFrom('shipping_channel')
    .select(['id', ...channelColumns])
    .where('is_enabled', '=', true)
    .where('kind', '<>', PICKUP)
    .orderBy('sort')
    .execute()

export type ChannelRow = Awaited<ReturnType<typeof listEnabledChannels>>[number]

/** Warehouses where sellers' own carriers may collect. */
export const listPickupGates = (db: Db) =>
  db
    .selectFrom('shipping_rate')
    .innerJoin('shipping_channel', 'shipping_channel.id', 'shipping_rate.channel_id')
    .select('shipping_rate.warehouse')
    .distinct()
    .where('shipping_channel.kind', '=', PICKUP)
    .execute()

export const listPickupChannels = (db: Db) =>
  db.selectFrom('shipping_channel').select('id').where('kind', '=', PICKUP).execute()

/** Origins and destinations of each channel. */
export const summariseChannels = (db: Db) =>
  db
    .selectFrom('shipping_rate')
    .select((select) => [
      'channel_id',
      'warehouse',
      select.fn.countAll<number>().as('country_count'),
      select.fn.min('days_min').as('days_min'),
      select.fn.max('days_max').as('days_max'),
    ])
    .groupBy(['channel_id', 'warehouse'])
    .orderBy('warehouse')
    .execute()

/** All that leaves for one country, in the order of the channels. */
export const listAllRatesTo = (db: Db, country: string) =>
  db
    .selectFrom('shipping_rate')
    .innerJoin('shipping_channel', 'shipping_channel.id', 'shipping_rate.channel_id')
    .selectAll('shipping_rate')
    .select(channelColumns)
    .where('country', '=', country)
    .where('is_enabled', '=', true)
    .orderBy('shipping_channel.sort')
    .orderBy('warehouse')
    .execute()

export type RateRow = Awaited<ReturnType<typeof listAllRatesTo>>[number]

/** Collection by the seller's own carrier. */
export const isPickup = ({ kind }: Pick<RateRow, 'kind'>): boolean => kind === PICKUP

/** The freight table of one country. */
export const listRatesTo = async (db: Db, country: string): Promise<RateRow[]> =>
  (await listAllRatesTo(db, country)).filter((rate) => !isPickup(rate))

export const listRemoteAreasOf = (db: Db, country: string) =>
  db
    .selectFrom('shipping_remote_area')
    .select(['channel_id', 'prefix', 'surcharge_fen'])
    .where('country', '=', country)
    .orderBy('prefix')
    .execute()

export type RemoteAreaRow = Awaited<ReturnType<typeof listRemoteAreasOf>>[number]

/** Days of the tracked parcel channels: couriers are dearer than deadlines assume, sea freight is for stock. */
export const selectTransitDays = (db: Db) =>
  db
    .selectFrom('shipping_rate')
    .innerJoin('shipping_channel', 'shipping_channel.id', 'shipping_rate.channel_id')
    .select(['warehouse', 'country', 'days_min', 'days_max'])
    .where('is_enabled', '=', true)
    .where('is_tracked', '=', true)
    .where('kind', 'in', ['line', 'domestic'])
    .execute()

export async function channelDays(db: Db, code: string, country: string) {
  const row = await db
    .selectFrom('shipping_rate')
    .innerJoin('shipping_channel', 'shipping_channel.id', 'shipping_rate.channel_id')
    .select((select) => [select.fn.min('days_min').as('min'), select.fn.max('days_max').as('max')])
    .where('code', '=', code)
    .where('country', '=', country)
    .where('is_enabled', '=', true)
    .executeTakeFirst()
  return row?.min == null || row.max == null ? null : { min: row.min, max: row.max }
}

/** Warehouses that anything leaves from. */
export const listWarehouseCodes = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('shipping_rate').select('warehouse').distinct().orderBy('warehouse').execute()
  return rows.map(({ warehouse }) => warehouse)
}
