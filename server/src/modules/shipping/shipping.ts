import type { Language } from '@inkroute/contract/errors/errors'
import type { FreightOption } from '@inkroute/contract/shipping/shipping'
import { oneLoad, type Parcel } from '@inkroute/engine/freight/parcel'
import type { Pile } from '@inkroute/engine/freight/split-parcels'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { type ChannelChoice, chooseChannel } from './choose-channel.rules.ts'
import { freightTo } from './freight-memory.ts'
import { laneDaysOf } from './lane-days.ts'
import { originsOf } from './origins.ts'
import { dayOf, type Quote, quoteAll, type Refusal } from './quote.rules.ts'
import { askWishes, type Wishes } from './rule.queries.ts'
import { isPickup, listPickupChannels, listPickupGates, selectChannelDays } from './shipping.queries.ts'
import { viewQuote } from './shipping.view.ts'

export type { Quote, Refusal }

export interface Shipment {
  readonly country: string
  readonly postcode: string
  /** Those that have the goods; each channel is quoted from the one that serves it best. */
  readonly warehouses: readonly string[]
  /** Everything in one parcel, or the cartons of a larger shipment. */
  readonly parcels: readonly Parcel[]
  /** Loose pieces, which channels take in several parcels; absent where the parcels are packed already. */
  readonly piles?: readonly Pile[] | undefined
  readonly goods_fen: number
  readonly has_tax_number: boolean
  /** Tariff numbers of the goods, for customs. */
  readonly hs_codes: readonly string[]
}

/** The door: what every channel takes, cheapest first. */
export const quoteShipment = (ctx: AppCtx, shipment: Shipment): Promise<Quote[]> => shippingDesk(ctx, 0).quote(shipment)

/** How long parcels take from payment to the door, by lane. */
export const laneDays = (db: Db) => laneDaysOf(db)

/** Working days of one channel to a country, over its warehouses; null where it does not go there. */
export const channelDays = (db: Db, code: string, country: string) => selectChannelDays(db, code, country)

/** Quotes as they stand on the wire. */
export async function viewQuotes(
  ctx: AppCtx & { readonly language: Language },
  quotes: readonly Quote[],
): Promise<FreightOption[]> {
  const originOf = await originsOf(ctx)
  return quotes.map((quote) => viewQuote(quote, originOf, ctx.language))
}

/** The channel that the seller's rules and preferences pick; null where nothing goes there. */
export const pickChannel = (
  ctx: AppCtx,
  seller_id: number,
  shipment: Shipment,
  quotes: readonly Quote[],
): Promise<ChannelChoice | null> => shippingDesk(ctx, seller_id).pick(shipment, quotes)

/** The channels that stand for a carrier of the seller. */
export const pickupChannels = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set((await listPickupChannels(db)).map(({ id }) => id))

/** The warehouses where a carrier of the seller may collect. */
export const pickupGates = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await listPickupGates(db)).map(({ warehouse }) => warehouse))

const weightOf = (parcels: readonly Parcel[]) =>
  parcels.reduce((sum, { weight_g, packaging_g }) => sum + weight_g + packaging_g, 0)

export interface ShippingDesk {
  quote(shipment: Shipment): Promise<Quote[]>
  /** What collecting with the seller's own carrier costs; empty where no gate is open to it. */
  pickup(shipment: Shipment): Promise<Quote[]>
  pick(shipment: Shipment, quotes: readonly Quote[]): Promise<ChannelChoice | null>
  /** Channels that go there but not with these parcels, and which of them stand in the way. */
  refusals(shipment: Shipment): Promise<Refusal[]>
}

/** Quotes and picks for many shipments of one seller, reading the seller's rules once and the freight tables from memory. */
export function shippingDesk(ctx: AppCtx, seller_id: number): ShippingDesk {
  let reading: Promise<Wishes> | null = null
  return deskOver(ctx, () => {
    reading ??= askWishes(ctx.db, seller_id).then((read) => read())
    return reading
  })
}

/** The same, with the seller's rules read by the next statement of the transaction. */
export const askShippingDesk = async (ctx: AppCtx, seller_id: number): Promise<ShippingDesk> =>
  deskOver(ctx, await askWishes(ctx.db, seller_id))

function deskOver(ctx: AppCtx, wishes: () => Promise<Wishes>): ShippingDesk {
  const quoteOf = async (shipment: Shipment, is_pickup: boolean) => {
    const { rates, areas, eur_rate_e4 } = await freightTo(ctx, (await wishes()).freight_revision, shipment.country)
    const own = rates.filter((rate) => isPickup(rate) === is_pickup && shipment.warehouses.includes(rate.warehouse))
    // A carrier of the seller loads everything at once and pays for one loading.
    const parcels = is_pickup ? [oneLoad(shipment.parcels)] : shipment.parcels
    const piles = is_pickup ? undefined : shipment.piles
    return quoteAll({ ...shipment, parcels, piles, rates: own, areas, eur_rate_e4, day: dayOf(ctx.clock.now()) })
  }
  return {
    quote: async (shipment) => (await quoteOf(shipment, false)).quotes,
    pickup: async (shipment) => (await quoteOf(shipment, true)).quotes,
    refusals: async (shipment) => (await quoteOf(shipment, false)).refusals,
    async pick({ country, goods_fen, parcels }, quotes) {
      const { rules, preferences } = await wishes()
      const preferred = preferences.filter((row) => row.country === country).map(({ channel_id }) => channel_id)
      const facts = { country, amount_fen: goods_fen, weight_g: weightOf(parcels) }
      return chooseChannel(
        facts,
        rules,
        preferred,
        quotes.map(({ rate }) => rate.channel_id),
      )
    },
  }
}
