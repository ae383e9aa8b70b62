import type { Language } from '@inkroute/contract/errors'
import type { FreightOption } from '@inkroute/contract/shipping'
import type { Parcel } from '@inkroute/engine/freight/parcel'
import type { AppCtx } from '../../infra/context.ts'
import { type ChannelChoice, chooseChannel } from './choose-channel.rules.ts'
import { originsOf } from './origins.ts'
import { listPreferenceRows } from './preference.queries.ts'
import { type Quote, quoteAll } from './quote.rules.ts'
import { listRuleRows } from './rule.queries.ts'
import { listRatesTo, listRemoteAreasOf } from './shipping.queries.ts'
import { viewQuote } from './shipping.view.ts'

export type { Quote }

export interface Shipment {
  readonly country: string
  readonly postcode: string
  /** Those that have the goods; each channel is quoted from the one that serves it best. */
  readonly warehouses: readonly string[]
  readonly parcel: Parcel
  readonly goods_fen: number
  readonly has_tax_number: boolean
}

/** The door: what every channel takes, cheapest first. */
export async function quoteShipment(ctx: AppCtx, shipment: Shipment): Promise<Quote[]> {
  const [rates, areas] = await Promise.all([
    listRatesTo(ctx.db, shipment.country),
    listRemoteAreasOf(ctx.db, shipment.country),
  ])
  const own = rates.filter((rate) => shipment.warehouses.includes(rate.warehouse))
  return quoteAll({ ...shipment, rates: own, areas }).quotes
}

/** Quotes as they stand on the wire. */
export async function viewQuotes(
  ctx: AppCtx & { readonly language: Language },
  quotes: readonly Quote[],
): Promise<FreightOption[]> {
  const originOf = await originsOf(ctx)
  return quotes.map((quote) => viewQuote(quote, originOf, ctx.language))
}

/** The channel that the seller's rules and preferences pick; null where nothing goes there. */
export async function pickChannel(
  ctx: AppCtx,
  seller_id: number,
  { country, goods_fen: amount_fen, parcel }: Shipment,
  quotes: readonly Quote[],
): Promise<ChannelChoice | null> {
  const [rules, preferences] = await Promise.all([
    listRuleRows(ctx.db, seller_id),
    listPreferenceRows(ctx.db, seller_id),
  ])
  const preferred = preferences.filter((row) => row.country === country).map(({ channel_id }) => channel_id)
  const available = quotes.map(({ rate }) => rate.channel_id)
  const facts = { country, amount_fen, weight_g: parcel.weight_g + parcel.packaging_g }
  return chooseChannel(facts, rules, preferred, available)
}
