import type { Language } from '@inkroute/contract/errors/errors'
import type { FreightOption } from '@inkroute/contract/shipping/shipping'
import { oneLoad, type Parcel } from '@inkroute/engine/freight/parcel'
import type { Pile } from '@inkroute/engine/freight/split-parcels'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { ahead, alone } from '../../infra/db/pipeline.ts'
import { type ChannelChoice, chooseChannel } from './choose-channel.rules.ts'
import { freightTo } from './freight-memory.ts'
import { getOrigins } from './origins.ts'
import { getDay, type Quote, quoteAll, type Refusal } from './quote.rules.ts'
import { type Wishes, wishesQuery } from './rule.queries.ts'
import { isPickup, listPickupChannels, listPickupGates } from './shipping.queries.ts'
import { viewQuote } from './shipping.view.ts'

export interface Shipment {
  readonly country: string
  readonly postcode: string
  /** Warehouses that have the goods; each channel is quoted from the best of them. */
  readonly warehouses: readonly string[]
  /** One parcel, or the cartons of a larger shipment. */
  readonly parcels: readonly Parcel[]
  /** Loose pieces that may be split into several parcels; absent if the parcels are already packed. */
  readonly piles?: readonly Pile[] | undefined
  readonly goods_fen: number
  readonly has_tax_number: boolean
  /** Customs tariff codes of the goods. */
  readonly hs_codes: readonly string[]
}

/** Quotes of every channel, cheapest first. */
export const quoteShipment = (ctx: AppCtx, shipment: Shipment): Promise<Quote[]> => shippingDesk(ctx, 0).quote(shipment)

export async function viewQuotes(
  ctx: AppCtx & { readonly language: Language },
  quotes: readonly Quote[],
): Promise<FreightOption[]> {
  const getOrigin = await getOrigins(ctx)
  return quotes.map((quote) => viewQuote(quote, getOrigin, ctx.language))
}

/** The channel chosen by the seller's rules and preferences; null if no channel serves the country. */
export const pickChannel = (
  ctx: AppCtx,
  seller_id: number,
  shipment: Shipment,
  quotes: readonly Quote[],
): Promise<ChannelChoice | null> => shippingDesk(ctx, seller_id).pick(shipment, quotes)

/** Channels that represent the seller's own carrier. */
export const pickupChannels = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set((await listPickupChannels(db)).map(({ id }) => id))

/** Warehouses where the seller's own carrier may collect. */
export const pickupGates = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await listPickupGates(db)).map(({ warehouse }) => warehouse))

const getWeight = (parcels: readonly Parcel[]) =>
  parcels.reduce((sum, { weight_g, packaging_g }) => sum + weight_g + packaging_g, 0)

export interface ShippingDesk {
  quote(shipment: Shipment): Promise<Quote[]>
  /** Cost of collection by the seller's own carrier; empty if no warehouse allows it. */
  pickup(shipment: Shipment): Promise<Quote[]>
  pick(shipment: Shipment, quotes: readonly Quote[]): Promise<ChannelChoice | null>
  /** Channels that serve the country but refuse these parcels, with the parcels they refuse. */
  refusals(shipment: Shipment): Promise<Refusal[]>
}

/** Quotes many shipments of one seller: reads the seller's rules once and the freight tables from memory. */
export function shippingDesk(ctx: AppCtx, seller_id: number): ShippingDesk {
  let reading: Promise<Wishes> | null = null
  return deskOver(ctx, () => {
    reading ??= alone(ctx.db, wishesQuery(ctx.db, seller_id))
    return reading
  })
}

/** `shippingDesk`, with the rules read by the next statement of the transaction. */
export const openShippingDesk = async (ctx: AppCtx, seller_id: number): Promise<ShippingDesk> =>
  deskOver(ctx, await ahead(ctx.db, wishesQuery(ctx.db, seller_id)))

function deskOver(ctx: AppCtx, wishes: () => Promise<Wishes>): ShippingDesk {
  const getQuote = async (shipment: Shipment, is_pickup: boolean) => {
    const { rates, eur_rate_e4 } = await freightTo(ctx, (await wishes()).freight_revision, shipment.country)
    const own = rates.filter((rate) => isPickup(rate) === is_pickup && shipment.warehouses.includes(rate.warehouse))
    // The seller's own carrier collects everything at once and pays one handling fee.
    const parcels = is_pickup ? [oneLoad(shipment.parcels)] : shipment.parcels
    const piles = is_pickup ? undefined : shipment.piles
    return quoteAll({ ...shipment, parcels, piles, rates: own, eur_rate_e4, day: getDay(ctx.clock.now()) })
  }
  return {
    quote: async (shipment) => (await getQuote(shipment, false)).quotes,
    pickup: async (shipment) => (await getQuote(shipment, true)).quotes,
    refusals: async (shipment) => (await getQuote(shipment, false)).refusals,
    async pick({ country, goods_fen, parcels }, quotes) {
      const { rules, preferences } = await wishes()
      const preferred = preferences.filter((row) => row.country === country).map(({ channel_id }) => channel_id)
      const facts = { country, amount_fen: goods_fen, weight_g: getWeight(parcels) }
      return chooseChannel(
        facts,
        rules,
        preferred,
        quotes.map(({ rate }) => rate.channel_id),
      )
    },
  }
}
