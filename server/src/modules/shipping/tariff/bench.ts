import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { BenchAnswer, benchQuote as contract } from '@inkroute/contract/shipping/tariff/bench'
import { packed } from '@inkroute/engine/freight/parcel'
import type { StaffCtx } from '../../../infra/context.ts'
import { euroRate, selectWarehouses } from '../../catalog/catalog.ts'
import { freightDay, isPickup, type Quote, quoteEach, type RateRow, type Refusal, ratesOn } from '../shipping.ts'
import { selectTariffNames } from './tariff.queries.ts'

const NO_SIDE_MM = 1

function getAnswer(
  quote: Quote | undefined,
  refusal: Refusal | undefined,
  names: ReadonlyMap<number, string>,
): BenchAnswer {
  if (!quote) {
    if (!refusal) return { priced: null, refused: null }
    const { reason, limit, most, rate } = refusal
    return { priced: null, refused: { reason, limit, most, tariff_id: rate.tariff_id } }
  }
  const { rate, freight, tax } = quote
  return {
    refused: null,
    priced: {
      tariff_id: rate.tariff_id,
      tariff_name: names.get(rate.tariff_id) ?? '',
      zone: rate.zone,
      days_min: rate.days_min,
      days_max: rate.days_max,
      parcel_count: quote.parcels.length,
      actual_g: freight.actual_g + freight.packaging_g,
      volumetric_g: freight.volumetric_g,
      chargeable_g: freight.chargeable_g,
      is_volumetric: freight.is_volumetric,
      pricing: rate.pricing.kind,
      step_to_g: freight.step_to_g,
      steps: freight.steps,
      first_fen: freight.first_fen,
      steps_fen: freight.steps_fen,
      minimum_extra_fen: freight.minimum_extra_fen,
      fuel_bp: rate.fuel_bp,
      fuel_fen: freight.fuel_fen,
      surcharges: freight.surcharges.map(({ name, amount_fen }) => ({ name, amount_fen })),
      terms: tax.terms,
      tax_fen: tax.amount_fen,
      duty_fen: tax.duty.amount_fen,
      total_fen: freight.total_fen,
    },
  }
}

const getKey = (rate: RateRow) => `${rate.channel_id} ${rate.warehouse}`

/** A parcel with the tables of two days: what every channel charges and why one refuses. */
export async function benchQuote(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const today = freightDay(ctx.clock.now())
  const { country, weight_g, length_mm = NO_SIDE_MM, width_mm = NO_SIDE_MM, height_mm = NO_SIDE_MM } = input
  const { day = today, other_day = day } = input
  const parcel = packed({ weight_g, length_mm, width_mm, height_mm })
  const [eur_rate_e4, warehouses] = await Promise.all([euroRate(ctx.db), selectWarehouses(ctx.db)])
  const quoteOn = async (on: string) => {
    const rates = (await ratesOn(ctx, country, on)).filter(
      (rate) => !isPickup(rate) && (input.warehouse === undefined || rate.warehouse === input.warehouse),
    )
    const asked = {
      country,
      postcode: input.postcode ?? '',
      parcels: [parcel],
      hs_codes: [],
      eur_rate_e4,
      day: on,
      rates,
    }
    const { value_fen: goods_fen = null, has_tax_number } = input
    return { rates, ...quoteEach({ ...asked, goods_fen, has_tax_number }) }
  }
  const [now, other] = await Promise.all([quoteOn(day), quoteOn(other_day)])
  const lanes = new Map([...other.rates, ...now.rates].map((rate) => [getKey(rate), rate]))
  const names = await selectTariffNames(
    ctx.db,
    [...now.rates, ...other.rates].map(({ tariff_id }) => tariff_id),
  )
  const cities = new Map(warehouses.map((row) => [row.code, row[`city_${ctx.language}`]]))
  const answer = ({ quotes, refusals }: typeof now, key: string) =>
    getAnswer(
      quotes.find(({ rate }) => getKey(rate) === key),
      refusals.find(({ rate }) => getKey(rate) === key),
      names,
    )
  const data = [...lanes].map(([key, rate]) => ({
    channel_id: rate.channel_id,
    code: rate.code,
    name: rate[`name_${ctx.language}`],
    warehouse: rate.warehouse,
    city: cities.get(rate.warehouse) ?? rate.warehouse,
    now: answer(now, key),
    other: answer(other, key),
  }))
  const getPrice = ({ now: { priced } }: (typeof data)[number]) => priced?.total_fen ?? Number.POSITIVE_INFINITY
  data.sort((a, b) => getPrice(a) - getPrice(b))
  return { day, other_day, packaging_g: parcel.packaging_g, data }
}
