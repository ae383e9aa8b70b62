import { labelCarriers } from '@inkroute/contract/service/carriers'
import { channelKinds } from '@inkroute/contract/shipping/limits'
import { SurchargeRow, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { freightDay } from './quote.rules.ts'
import { insertPreferences, insertRule } from './rule.queries.ts'
import { addChannels, addTariffs, addZones, listChannelIds } from './shipping.queries.ts'

const Channel = z.strictObject({
  code: z.string(),
  kind: z.enum(channelKinds),
  carrier: z.string(),
  label_carrier: z.enum(labelCarriers).exactOptional(),
  label_code: z.string().exactOptional(),
  name_zh: z.string(),
  name_en: z.string(),
  note_zh: z.string(),
  note_en: z.string(),
  is_tracked: z.boolean(),
  volumetric_divisor: z.int(),
  /** Of the whole shipment. */
  min_weight_g: z.int(),
  max_weight_g: z.int(),
  max_side_mm: z.int(),
})

const Table = z.strictObject({
  channel: z.string(),
  warehouses: z.array(z.string()),
  minimum_fen: z.int(),
  fuel_bp: z.int(),
  zones: z.array(Zone),
  surcharges: z.array(SurchargeRow),
})

/** A version of a table that is not in force yet: today's prices, changed by some percent. */
const Upcoming = z.strictObject({
  channel: z.string(),
  warehouse: z.string(),
  name: z.string(),
  in_days: z.int().nullable(),
  change_percent: z.number(),
  surcharges: z.array(SurchargeRow),
})

export const demoFreight = demoFile(
  'freight',
  z.strictObject({ channels: z.array(Channel), tariffs: z.array(Table), upcoming: z.array(Upcoming) }),
)

const demoShipping = demoFile(
  'shipping',
  z.strictObject({
    preferences: z.array(z.strictObject({ country: z.string(), channels: z.array(z.string()) })),
    rules: z.array(
      z.strictObject({
        name: z.string(),
        countries: z.array(z.string()),
        channel: z.string(),
        weight_min_g: z.int().exactOptional(),
        weight_max_g: z.int().exactOptional(),
        amount_min_fen: z.int().exactOptional(),
        amount_max_fen: z.int().exactOptional(),
        is_enabled: z.boolean().exactOptional(),
      }),
    ),
  }),
)

const DAY_MS = 86_400_000

async function channelIds(ctx: AppCtx): Promise<(code: string) => number> {
  const ids = new Map((await listChannelIds(ctx.db)).map(({ code, id }) => [code, id]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`the demo names an unknown channel ${code}`)
    return id
  }
}

interface Version {
  readonly table: z.output<typeof Table>
  readonly name: string
  readonly state: 'draft' | 'scheduled'
  readonly valid_from: string | null
}

async function addVersions(ctx: AppCtx, versions: readonly Version[]): Promise<void> {
  const getId = await channelIds(ctx)
  const made = await addTariffs(
    ctx.db,
    versions.map(({ table, ...version }) => ({
      ...version,
      channel_id: getId(table.channel),
      warehouses: table.warehouses,
      minimum_fen: table.minimum_fen,
      fuel_bp: table.fuel_bp,
      surcharges: jsonText(table.surcharges),
      created_by: 'demo',
    })),
  )
  const zones = versions.flatMap(({ table }, at) => {
    const tariff_id = made[at]?.id
    if (tariff_id === undefined) throw new Error('a price table of the demo was not stored')
    return table.zones.map((zone, position) => ({
      ...zone,
      tariff_id,
      position,
      pricing: jsonText(zone.pricing),
    }))
  })
  await addZones(ctx.db, zones)
}

/** Channels of the demo with the price tables in force. Tests add them, too. */
export async function addDemoFreight(ctx: AppCtx): Promise<void> {
  const { channels, tariffs } = demoFreight()
  const known = new Set((await listChannelIds(ctx.db)).map(({ code }) => code))
  if (channels.some(({ code }) => known.has(code))) return
  await addChannels(
    ctx.db,
    channels.map((channel, sort) => ({ ...channel, sort })),
  )
  // Orders of the demo are up to a year old.
  const valid_from = `${ctx.clock.now().getUTCFullYear() - 1}-01-01`
  const names = new Map(channels.map(({ code, name_zh }) => [code, name_zh]))
  await addVersions(
    ctx,
    tariffs.map((table) => ({ table, name: `${names.get(table.channel)}价格表`, state: 'scheduled', valid_from })),
  )
}

function changed(zone: Zone, percent: number): Zone {
  const { pricing } = zone
  if (pricing.kind !== 'first_step') return zone
  const dearer = (fen: number) => Math.round((fen * (100 + percent)) / 100)
  const prices = {
    first_price_fen: dearer(pricing.first_price_fen),
    step_price_fen: dearer(pricing.step_price_fen),
  }
  return { ...zone, pricing: { ...pricing, ...prices } }
}

/** Tables that the carriers have announced. */
async function addUpcoming(ctx: AppCtx): Promise<void> {
  const { tariffs, upcoming } = demoFreight()
  const versions = upcoming.flatMap((next): Version[] => {
    const table = tariffs.find((one) => one.channel === next.channel && one.warehouses.includes(next.warehouse))
    if (!table) throw new Error(`the demo has no table of ${next.channel} from ${next.warehouse}`)
    const zones = table.zones.map((zone) => changed(zone, next.change_percent))
    const surcharges = [...table.surcharges, ...next.surcharges]
    const { name, in_days } = next
    const at = in_days === null ? null : new Date(ctx.clock.now().getTime() + in_days * DAY_MS)
    const state = at ? 'scheduled' : 'draft'
    return [{ table: { ...table, zones, surcharges }, name, state, valid_from: at && freightDay(at) }]
  })
  await addVersions(ctx, versions)
}

/** Freight of the demo, and the channels and rules of a seller who ships from all three regions. */
export async function addDemoShipping(ctx: AppCtx): Promise<void> {
  await addDemoFreight(ctx)
  await addUpcoming(ctx)
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const getId = await channelIds(ctx)
  const { preferences, rules } = demoShipping()
  for (const { country, channels } of preferences)
    await insertPreferences(ctx.db, demo.seller_id, country, channels.map(getId))
  for (const [index, { channel, ...rule }] of rules.entries())
    await insertRule(ctx.db, demo.seller_id, { ...rule, channel_id: getId(channel), sort: index + 1 })
}
