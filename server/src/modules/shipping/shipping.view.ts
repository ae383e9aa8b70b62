import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { ChannelKind, WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { Channel, FreightOption, RateRow as RateView, Tax } from '@inkroute/contract/shipping/shipping'
import type { Quote, QuoteTax, Refusal } from './quote.rules.ts'
import type { ChannelRow, RateRow, RemoteAreaRow } from './shipping.queries.ts'

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

const viewTax = ({ status, rate_bp, amount_fen, duty: { amount_fen: duty_fen, ...duty } }: QuoteTax): Tax => ({
  status,
  rate_percent: percent(rate_bp),
  amount: amount_fen === null ? null : fenToDecimal(amount_fen),
  duty: { ...duty, amount: fenToDecimal(duty_fen) },
})

type OriginOf = (warehouse: string) => Origin

const channelOf = (rate: RateRow, language: Language) => viewChannel({ ...rate, id: rate.channel_id }, language)

export function viewQuote(
  { rate, freight, parcels, ...quote }: Quote,
  originOf: OriginOf,
  language: Language,
): FreightOption {
  return {
    channel: channelOf(rate, language),
    warehouse: originOf(rate.warehouse),
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
      first_weight_g: rate.first_weight_g,
      first_price: fenToDecimal(freight.first_fen),
      step_weight_g: rate.step_weight_g,
      step_price: fenToDecimal(rate.step_price_fen),
      steps: freight.steps,
      steps_amount: fenToDecimal(freight.steps_fen),
      minimum_extra: fenToDecimal(freight.minimum_extra_fen),
      fuel_percent: percent(rate.fuel_bp),
      fuel: fenToDecimal(freight.fuel_fen),
      remote: fenToDecimal(freight.remote_fen),
    },
    tax: viewTax(quote.tax),
    is_cheapest: quote.is_cheapest,
    is_fastest: quote.is_fastest,
  }
}

export const viewRefusal = ({ rate, reason, limit }: Refusal, originOf: OriginOf, language: Language) => ({
  channel: channelOf(rate, language),
  warehouse: originOf(rate.warehouse),
  reason,
  limit,
})

export const viewRate = (
  rate: RateRow,
  areas: readonly RemoteAreaRow[],
  originOf: OriginOf,
  language: Language,
): RateView => ({
  channel: channelOf(rate, language),
  warehouse: originOf(rate.warehouse),
  country: rate.country,
  first_weight_g: rate.first_weight_g,
  first_price: fenToDecimal(rate.first_price_fen),
  step_weight_g: rate.step_weight_g,
  step_price: fenToDecimal(rate.step_price_fen),
  minimum: fenToDecimal(rate.minimum_fen),
  fuel_percent: percent(rate.fuel_bp),
  days_min: rate.days_min,
  days_max: rate.days_max,
  remote_prefixes: areas
    .filter((area) => area.channel_id === rate.channel_id)
    .map(({ prefix, surcharge_fen }) => ({ prefix, surcharge: fenToDecimal(surcharge_fen) })),
})
