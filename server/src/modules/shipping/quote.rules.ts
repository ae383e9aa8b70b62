import { euVatBp, isEu } from '@inkroute/contract/countries'
import type { DutyTerms, RefusalReason, WarehouseRegion } from '@inkroute/contract/shipping/limits'
import { type EuDuty, getEuDuty } from '@inkroute/engine/customs/eu-duty'
import { chargeableWeight, type Freight, freightOfAll, getShare } from '@inkroute/engine/freight/freight'
import type { Parcel } from '@inkroute/engine/freight/parcel'
import { type Pile, splitIntoParcels } from '@inkroute/engine/freight/split-parcels'
import { findCharge, getGirth, longestSide, nearestTo, plainPostcode } from '@inkroute/engine/freight/tariff'
import type { RateRow } from './shipping.queries.ts'

export interface QuoteTax {
  readonly status: 'none' | 'number' | 'collect'
  readonly rate_bp: number
  readonly amount_fen: number | null
  readonly terms: DutyTerms
  /** Customs duty, due even with a tax number. */
  readonly duty: EuDuty
}

export interface Quote {
  readonly rate: RateRow
  readonly freight: Freight
  /** The parcels of this channel; each is charged. */
  readonly parcels: readonly Parcel[]
  readonly tax: QuoteTax
  readonly is_cheapest: boolean
  readonly is_fastest: boolean
}

export interface Refusal {
  readonly rate: RateRow
  readonly reason: RefusalReason
  /** Grams, millimetres or fen: the most per parcel, or the least for the whole shipment; 0 if it is not a limit. */
  readonly limit: number
  /** The worst value among the parcels, or of the shipment if it is too light. */
  readonly most: number
  /** Indexes of the refused parcels. */
  readonly parcels_at: readonly number[]
}

export interface QuoteInput {
  readonly country: string
  readonly postcode: string
  /** Already packed, e.g. cartons for Amazon: limits and charges apply to each. */
  readonly parcels: readonly Parcel[]
  /** Loose pieces, split into as many parcels as each channel's limits require. */
  readonly piles?: readonly Pile[] | undefined
  /** Value of the goods; null if unknown. */
  readonly goods_fen: number | null
  readonly has_tax_number: boolean
  /** Customs tariff codes of the goods. */
  readonly hs_codes: readonly string[]
  readonly eur_rate_e4: number
  /** `YYYY-MM-DD`, by which the customs rules are chosen. */
  readonly day: string
  readonly rates: readonly RateRow[]
}

/** Of a warehouse that is no longer known: `CN-DG` is in China, `EU-PL` in the EU. */
export const getRegion = (warehouse: string): WarehouseRegion => warehouse.slice(0, 2) as WarehouseRegion

const SHANGHAI_MS = 8 * 3_600_000

/** The day of a moment by which price tables come into force, in Shanghai. */
export const freightDay = (at: Date): string => new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 10)

type Taxed = Pick<QuoteInput, 'country' | 'goods_fen' | 'has_tax_number' | 'hs_codes' | 'eur_rate_e4' | 'day'>

/** The day of a moment, by the calendar customs dates are written in. */
export const getDay = (at: Date): string => at.toISOString().slice(0, 10)

const noDuty: EuDuty = { kind: 'none', items: 0, per_item_eur: 0, limit_eur: 0, amount_fen: 0 }

/**
 * Taxes on import into the EU: always duty, plus import VAT on goods, freight and duty unless a tax number shows that
 * VAT is paid otherwise. Channels that include both in their price leave nothing to pay.
 */
export function getTax(
  sent: Taxed,
  { region, terms }: Pick<RateRow, 'region' | 'terms'>,
  freight_fen: number,
): QuoteTax {
  const { country, goods_fen } = sent
  const isIncluded = terms === 'ddp' || terms === 'none'
  if (!isEu(country) || region === 'EU' || isIncluded) {
    return { status: 'none', rate_bp: 0, amount_fen: 0, terms, duty: noDuty }
  }
  const rate_bp = euVatBp[country] ?? 0
  const duty = getEuDuty(sent)
  if (sent.has_tax_number) return { status: 'number', rate_bp, amount_fen: 0, terms, duty }
  const amount_fen = goods_fen === null ? null : getShare(goods_fen + freight_fen + duty.amount_fen, rate_bp)
  return { status: 'collect', rate_bp, amount_fen, terms, duty }
}

/** Parcels above a limit and the reason; null if there are none. */
function above(values: readonly number[], limit: number) {
  const parcels_at = values.flatMap((value, at) => (value > limit ? [at] : []))
  return parcels_at.length > 0 ? { limit, most: Math.max(...values), parcels_at } : null
}

const without = (rate: RateRow, reason: RefusalReason): Refusal => ({
  rate,
  reason,
  limit: 0,
  most: 0,
  parcels_at: [],
})

/** Why a channel does not take parcels of these measures. */
function sizeRefusal(rate: RateRow, parcels: readonly Parcel[]): Refusal | null {
  const charged = parcels.map((parcel) => chargeableWeight(parcel, rate))
  const heavy = above(charged, rate.max_weight_g)
  if (heavy) return { rate, reason: 'too_heavy', ...heavy }
  const long = above(parcels.map(longestSide), rate.max_side_mm)
  if (long) return { rate, reason: 'too_long', ...long }
  const bulky = rate.max_girth_mm === null ? null : above(parcels.map(getGirth), rate.max_girth_mm)
  if (bulky) return { rate, reason: 'too_bulky', ...bulky }
  const most = charged.reduce((sum, weight_g) => sum + weight_g, 0)
  const parcels_at = parcels.map((_, at) => at)
  if (most < rate.min_weight_g) return { rate, reason: 'too_light', limit: rate.min_weight_g, most, parcels_at }
  const unpriced = charged.flatMap((weight_g, at) => (findCharge(rate.pricing, weight_g) ? [] : [at]))
  return unpriced.length > 0 ? { ...without(rate, 'no_step'), most: Math.max(...charged), parcels_at: unpriced } : null
}

function findRefusal(rate: RateRow, parcels: readonly Parcel[], input: QuoteInput): Refusal | null {
  const refusal = sizeRefusal(rate, parcels)
  if (refusal) return refusal
  const { goods_fen } = input
  const limit = rate.max_value_fen
  if (limit !== null && goods_fen !== null && goods_fen > limit) {
    return { ...without(rate, 'too_valuable'), limit, most: goods_fen }
  }
  return rate.terms === 'ioss' && !input.has_tax_number ? without(rate, 'needs_tax_number') : null
}

/** The zone of the postcode for each channel and warehouse; `is_served` is false where none includes it. */
function getZones(rates: readonly RateRow[], postcode: string): { rate: RateRow; is_served: boolean }[] {
  const lanes = new Map<string, RateRow[]>()
  for (const rate of rates) {
    const key = `${rate.channel_id} ${rate.warehouse}`
    const lane = lanes.get(key)
    if (lane) lane.push(rate)
    else lanes.set(key, [rate])
  }
  const plain = plainPostcode(postcode)
  return [...lanes.values()].flatMap((lane): { rate: RateRow; is_served: boolean }[] => {
    const [first] = lane
    const rate = nearestTo(lane, plain)
    if (rate) return [{ rate, is_served: true }]
    return first ? [{ rate: first, is_served: false }] : []
  })
}

const byPrice = (a: Quote, b: Quote) =>
  a.freight.total_fen - b.freight.total_fen || a.rate.days_max - b.rate.days_max || a.rate.days_min - b.rate.days_min
const bySpeed = (a: Quote, b: Quote) =>
  a.rate.days_max - b.rate.days_max || a.rate.days_min - b.rate.days_min || a.freight.total_fen - b.freight.total_fen

/** Of the warehouses a channel could start from, the one that serves it best. */
function bestPerChannel<T extends { readonly rate: RateRow }>(sorted: readonly T[]): T[] {
  const seen = new Set<number>()
  return sorted.filter(({ rate }) => !seen.has(rate.channel_id) && seen.add(rate.channel_id))
}

/** Every channel and warehouse that accepts all parcels, and the others with their reason. */
export function quoteEach(input: QuoteInput): { quotes: Quote[]; refusals: Refusal[] } {
  const all: Quote[] = []
  const refused: Refusal[] = []
  for (const { rate, is_served } of getZones(input.rates, input.postcode)) {
    const parcels = input.piles ? splitIntoParcels(input.piles, rate) : input.parcels
    const refusal = is_served ? findRefusal(rate, parcels, input) : without(rate, 'no_zone')
    if (refusal) refused.push(refusal)
    else {
      const freight = freightOfAll(parcels, rate, input.postcode)
      const tax = getTax(input, rate, freight.total_fen)
      all.push({ rate, freight, parcels, tax, is_cheapest: false, is_fastest: false })
    }
  }
  return { quotes: all.sort(byPrice), refusals: refused }
}

/** `quoteEach` from the best warehouse of each channel, cheapest first. */
export function quoteAll(input: QuoteInput): { quotes: Quote[]; refusals: Refusal[] } {
  const each = quoteEach(input)
  const quotes = bestPerChannel(each.quotes)
  const [cheapest] = quotes
  const [fastest] = [...quotes].sort(bySpeed)
  return {
    quotes: quotes.map((quote) => ({ ...quote, is_cheapest: quote === cheapest, is_fastest: quote === fastest })),
    refusals: bestPerChannel(each.refusals),
  }
}
