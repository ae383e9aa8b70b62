import { isEu } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/shipping/shipping'
import type { AppCtx, PublicCtx, SellerCtx } from '../../infra/context.ts'
import { freightTo } from './freight-memory.ts'
import { getOrigins } from './origins.ts'
import { getParcel, type ParcelToSend } from './parcel-of.ts'
import { getDay, quoteAll } from './quote.rules.ts'
import {
  isPickup,
  listEnabledChannels,
  type RateRow,
  readFreightRevision,
  summariseChannels,
} from './shipping.queries.ts'
import { viewChannel, viewQuote, viewRate, viewRefusal } from './shipping.view.ts'

/** `warehouse` names one, or a region with all its warehouses. */
const startsAt = (rate: RateRow, warehouse: string | undefined, allowed: ParcelToSend['warehouses']) =>
  (warehouse === undefined || rate.warehouse === warehouse || rate.region === warehouse) &&
  (allowed === null || allowed.includes(rate.warehouse))

/** What leaves for a country today, without collection by sellers' own carriers. */
export async function freightNow(ctx: AppCtx, country: string) {
  const { rates, eur_rate_e4 } = await freightTo(ctx, await readFreightRevision(ctx.db), country)
  return { rates: rates.filter((rate) => !isPickup(rate)), eur_rate_e4 }
}

export async function calculateFreight(
  ctx: PublicCtx,
  input: Input<typeof contract.calculateFreight>,
): Promise<Reply<typeof contract.calculateFreight>> {
  const { country } = input
  const [sent, { rates, eur_rate_e4 }, originOf] = await Promise.all([
    getParcel(ctx, input),
    freightNow(ctx, country),
    getOrigins(ctx),
  ])
  const { quotes, refusals } = quoteAll({
    country,
    postcode: input.postcode ?? '',
    parcels: [],
    piles: [sent.pile],
    goods_fen: input.goods_value === undefined ? sent.goods_fen : decimalToFen(input.goods_value),
    has_tax_number: input.ioss !== undefined || input.vat !== undefined,
    hs_codes: sent.hs_codes,
    eur_rate_e4,
    day: getDay(ctx.clock.now()),
    rates: rates.filter((rate) => startsAt(rate, input.warehouse, sent.warehouses)),
  })
  return {
    country,
    is_eu: isEu(country),
    parcel: { ...sent.parcel, quantity: sent.quantity },
    data: quotes.map((quote) => viewQuote(quote, originOf, ctx.language)),
    unavailable: refusals.map((refusal) => viewRefusal(refusal, originOf, ctx.language)),
  }
}

export async function listChannels(ctx: PublicCtx): Promise<Reply<typeof contract.listChannels>> {
  const [channels, reach] = await Promise.all([listEnabledChannels(ctx.db), summariseChannels(ctx.db)])
  const data = channels.flatMap((row) => {
    const own = reach.filter(({ channel_id }) => channel_id === row.id)
    if (own.length === 0) return []
    return {
      ...viewChannel(row, ctx.language),
      regions: [...new Set(own.map((one) => one.region))],
      country_count: Math.max(...own.map(({ country_count }) => country_count)),
      days_min: Math.min(...own.map(({ days_min }) => days_min)),
      days_max: Math.max(...own.map(({ days_max }) => days_max)),
    }
  })
  return { data }
}

export async function listRates(
  ctx: SellerCtx,
  { country, region }: Input<typeof contract.listRates>,
): Promise<Reply<typeof contract.listRates>> {
  const [{ rates }, originOf] = await Promise.all([freightNow(ctx, country), getOrigins(ctx)])
  const shown = rates.filter((rate) => region === undefined || rate.region === region)
  return { data: shown.map((rate) => viewRate(rate, originOf, ctx.language)) }
}
