import { euVatBp, isEu } from '@inkroute/contract/countries'
import type { WarehouseRegion } from '@inkroute/contract/shipping/limits'
import { type EuDuty, euDutyOf } from '@inkroute/engine/customs/eu-duty'
import { type Freight, freightOfAll, remoteSurcharge, shareOf } from '@inkroute/engine/freight/freight'
import type { Parcel } from '@inkroute/engine/freight/parcel'
import { chargeableWeight, type Pile, splitIntoParcels } from '@inkroute/engine/freight/split-parcels'
import type { RateRow, RemoteAreaRow } from './shipping.queries.ts'

export interface QuoteTax {
  readonly status: 'none' | 'number' | 'collect'
  readonly rate_bp: number
  readonly amount_fen: number | null
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
  readonly reason: 'too_heavy' | 'too_long' | 'too_light'
  /** Grams or millimetres the channel takes at most per parcel, or at least for the whole shipment. */
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
  readonly areas: readonly RemoteAreaRow[]
}

/** `CN-DG` is in China, `EU-PL` in the EU. */
export const regionOf = (warehouse: string): WarehouseRegion => warehouse.slice(0, 2) as WarehouseRegion

type Taxed = Pick<QuoteInput, 'country' | 'goods_fen' | 'has_tax_number' | 'hs_codes' | 'eur_rate_e4' | 'day'>

/** The day of a moment, by the calendar customs dates are written in. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const noDuty: EuDuty = { kind: 'none', items: 0, per_item_eur: 0, limit_eur: 0, amount_fen: 0 }

/**
 * Taxes on import into the EU: always duty, plus import VAT on goods, freight and duty unless a tax number shows that
 * VAT is paid otherwise.
 */
export function taxOf(sent: Taxed, region: WarehouseRegion, freight_fen: number): QuoteTax {
  const { country, goods_fen } = sent
  if (!isEu(country) || region === 'EU') return { status: 'none', rate_bp: 0, amount_fen: 0, duty: noDuty }
  const rate_bp = euVatBp[country] ?? 0
  const duty = euDutyOf(sent)
  if (sent.has_tax_number) return { status: 'number', rate_bp, amount_fen: 0, duty }
  const amount_fen = goods_fen === null ? null : shareOf(goods_fen + freight_fen + duty.amount_fen, rate_bp)
  return { status: 'collect', rate_bp, amount_fen, duty }
}

/** Parcels above a limit and the reason; null if there are none. */
function above(values: readonly number[], limit: number) {
  const parcels_at = values.flatMap((value, at) => (value > limit ? [at] : []))
  return parcels_at.length > 0 ? { limit, most: Math.max(...values), parcels_at } : null
}

function refusalOf(rate: RateRow, parcels: readonly Parcel[]): Refusal | null {
  const charged = parcels.map((parcel) => chargeableWeight(parcel, rate.volumetric_divisor))
  const heavy = above(charged, rate.max_weight_g)
  if (heavy) return { rate, reason: 'too_heavy', ...heavy }
  const long = above(
    parcels.map(({ length_mm, width_mm, height_mm }) => Math.max(length_mm, width_mm, height_mm)),
    rate.max_side_mm,
  )
  if (long) return { rate, reason: 'too_long', ...long }
  const most = charged.reduce((sum, weight_g) => sum + weight_g, 0)
  const parcels_at = parcels.map((_, at) => at)
  return most < rate.min_weight_g ? { rate, reason: 'too_light', limit: rate.min_weight_g, most, parcels_at } : null
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

/** Channels that accept all parcels, cheapest first, and the others with their reason. */
export function quoteAll(input: QuoteInput): { quotes: Quote[]; refusals: Refusal[] } {
  const all: Quote[] = []
  const refused: Refusal[] = []
  for (const rate of input.rates) {
    const areas = input.areas.filter((area) => area.channel_id === rate.channel_id)
    const parcels = input.piles ? splitIntoParcels(input.piles, rate) : input.parcels
    const freight = freightOfAll(parcels, rate, remoteSurcharge(areas, input.postcode))
    const refusal = refusalOf(rate, parcels)
    if (refusal) refused.push(refusal)
    else {
      const tax = taxOf(input, regionOf(rate.warehouse), freight.total_fen)
      all.push({ rate, freight, parcels, tax, is_cheapest: false, is_fastest: false })
    }
  }
  const quotes = bestPerChannel(all.sort(byPrice))
  const [cheapest] = quotes
  const [fastest] = [...quotes].sort(bySpeed)
  return {
    quotes: quotes.map((quote) => ({ ...quote, is_cheapest: quote === cheapest, is_fastest: quote === fastest })),
    refusals: bestPerChannel(refused),
  }
}
