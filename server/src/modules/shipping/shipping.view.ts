import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { ChannelKind, WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { Channel, FreightOption, RateRow as RateView, Tax } from '@inkroute/contract/shipping/shipping'
import type { Quote, QuoteTax, Refusal } from './quote.rules.ts'
import type { ChannelRow, RateRow } from './shipping.queries.ts'

export interface Origin {
  readonly code: string
  readonly region: WarehouseRegion
  readonly city: string
}

export const viewChannel = (row: ChannelRow, language: Language): Channel => ({
  id: row.id,
  code: row.code,
  name: row[`name_${language}`],
  kind: row.kind as ChannelKind,
  is_tracked: row.is_tracked,
  note: row[`note_${language}`],
  volumetric_divisor: row.volumetric_divisor,
  min_weight_g: row.min_weight_g,
  max_weight_g: row.max_weight_g,
  max_side_mm: row.max_side_mm,
})

/** Hundredths of a percent as a percentage. */
const percent = (bp: number): number => bp / 100

const viewTax = ({ status, rate_bp, amount_fen, terms, duty: { amount_fen: duty_fen, ...duty } }: QuoteTax): Tax => ({
  status,
  terms,
  rate_percent: percent(rate_bp),
  amount: amount_fen === null ? null : fenToDecimal(amount_fen),
  duty: { ...duty, amount: fenToDecimal(duty_fen) },
})

/** The first weight and steps of a rate; of a table with lines, the line that ends at `to_g`. */
function getSteps({ pricing }: Pick<RateRow, 'pricing'>, to_g: number) {
  if (pricing.kind === 'first_step') {
    const { first_weight_g, step_weight_g, step_price_fen } = pricing
    return { first_weight_g, step_weight_g, step_price: fenToDecimal(step_price_fen), per_kg: null }
  }
  const per_kg_fen = pricing.steps.find((step) => step.to_g === to_g)?.per_kg_fen ?? 0
  const per_kg = per_kg_fen > 0 ? fenToDecimal(per_kg_fen) : null
  return { first_weight_g: to_g, step_weight_g: 0, step_price: fenToDecimal(0), per_kg }
}

type OriginOf = (warehouse: string) => Origin

const getChannel = (rate: RateRow, language: Language) => viewChannel({ ...rate, id: rate.channel_id }, language)

export function viewQuote(
  { rate, freight, parcels, ...quote }: Quote,
  getOrigin: OriginOf,
  language: Language,
): FreightOption {
  return {
    channel: getChannel(rate, language),
    warehouse: getOrigin(rate.warehouse),
    price: fenToDecimal(freight.total_fen),
    days_min: rate.days_min,
    days_max: rate.days_max,
    parcel_count: parcels.length,
    chargeable_weight_g: freight.chargeable_g,
    reckoning: {
      actual_g: freight.actual_g,
      packaging_g: freight.packaging_g,
      volumetric_g: freight.volumetric_g,
      is_volumetric: freight.is_volumetric,
      ...getSteps(rate, freight.step_to_g),
      first_price: fenToDecimal(freight.first_fen),
      steps: freight.steps,
      steps_amount: fenToDecimal(freight.steps_fen),
      minimum_extra: fenToDecimal(freight.minimum_extra_fen),
      fuel_percent: percent(rate.fuel_bp),
      fuel: fenToDecimal(freight.fuel_fen),
      remote: fenToDecimal(freight.remote_fen),
      surcharges: freight.surcharges
        .filter(({ kind }) => kind !== 'remote')
        .map(({ name, amount_fen }) => ({ name, amount: fenToDecimal(amount_fen) })),
    },
    tax: viewTax(quote.tax),
    is_cheapest: quote.is_cheapest,
    is_fastest: quote.is_fastest,
  }
}

export const viewRefusal = ({ rate, reason, limit }: Refusal, getOrigin: OriginOf, language: Language) => ({
  channel: getChannel(rate, language),
  warehouse: getOrigin(rate.warehouse),
  reason,
  limit,
})

export function viewRate(rate: RateRow, getOrigin: OriginOf, language: Language): RateView {
  const { pricing } = rate
  const steps = pricing.kind === 'steps' ? pricing.steps : []
  const { first_weight_g, step_weight_g, step_price } = getSteps(rate, steps[0]?.to_g ?? 0)
  return {
    channel: getChannel(rate, language),
    warehouse: getOrigin(rate.warehouse),
    country: rate.country,
    first_weight_g,
    first_price: fenToDecimal(pricing.kind === 'first_step' ? pricing.first_price_fen : (steps[0]?.price_fen ?? 0)),
    step_weight_g,
    step_price,
    minimum: fenToDecimal(rate.minimum_fen),
    fuel_percent: percent(rate.fuel_bp),
    days_min: rate.days_min,
    days_max: rate.days_max,
    remote_prefixes: rate.surcharges
      .filter(({ kind, basis }) => kind === 'remote' && basis === 'parcel')
      .flatMap(({ prefixes, amount }) => prefixes.map((prefix) => ({ prefix, surcharge: fenToDecimal(amount) })))
      .sort((a, b) => (a.prefix < b.prefix ? -1 : 1)),
    zone_prefixes: [...rate.prefixes],
    steps: steps.map(({ to_g, price_fen, per_kg_fen }) => ({
      to_g,
      price: fenToDecimal(price_fen),
      per_kg: fenToDecimal(per_kg_fen),
    })),
  }
}
