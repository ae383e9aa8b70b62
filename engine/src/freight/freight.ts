import type { Parcel } from './parcel.ts'
import { findCharge, type Pricing, plainPostcode, type Surcharge, surchargesFor } from './tariff.ts'

/** When the size of a parcel counts as weight. */
export interface Volumetric {
  /** Cubic centimetres that count as a kilogram; 0 where size does not count. */
  readonly volumetric_divisor: number
  /** Size counts only above this share of the actual weight; 100 where the larger of both always counts. */
  readonly volumetric_over_percent: number
}

/** The price of one channel from one warehouse to one zone: whole fen and grams. */
export interface FreightRate extends Volumetric {
  readonly pricing: Pricing
  readonly minimum_fen: number
  /** Fuel on the charge, in hundredths of a percent. */
  readonly fuel_bp: number
  /** Those that apply on the day, in the country. */
  readonly surcharges: readonly Surcharge[]
}

export interface AppliedSurcharge {
  readonly kind: Surcharge['kind']
  readonly name: string
  readonly amount_fen: number
}

export interface Freight {
  readonly actual_g: number
  readonly packaging_g: number
  readonly volumetric_g: number
  readonly chargeable_g: number
  readonly is_volumetric: boolean
  /** Steps begun beyond the first weight. */
  readonly steps: number
  /** End of the step that applies to the last parcel, or the first weight. */
  readonly step_to_g: number
  readonly first_fen: number
  readonly steps_fen: number
  /** What the minimum charge adds; 0 where the weight pays more. */
  readonly minimum_extra_fen: number
  readonly fuel_fen: number
  readonly remote_fen: number
  /** All but remote areas. */
  readonly surcharge_fen: number
  readonly surcharges: readonly AppliedSurcharge[]
  readonly total_fen: number
}

/** Half a fen and more is a fen. */
export const getShare = (amount_fen: number, share_bp: number): number =>
  Math.floor((amount_fen * share_bp + 5000) / 10_000)

/** A cubic millimetre over the divisor is a gram: the thousands of cm³ and of kg cancel out. */
export function volumetricWeight(parcel: Parcel, divisor: number): number {
  return divisor > 0 ? Math.ceil((parcel.length_mm * parcel.width_mm * parcel.height_mm) / divisor) : 0
}

/** The weight a parcel is charged by: limits of channels hold for it, too. */
export function chargeableWeight(parcel: Parcel, rule: Volumetric): number {
  const weight_g = parcel.weight_g + parcel.packaging_g
  const volumetric_g = volumetricWeight(parcel, rule.volumetric_divisor)
  const counts = volumetric_g > weight_g && volumetric_g * 100 > weight_g * rule.volumetric_over_percent
  return counts ? volumetric_g : weight_g
}

const none: Freight = {
  actual_g: 0,
  packaging_g: 0,
  volumetric_g: 0,
  chargeable_g: 0,
  is_volumetric: false,
  steps: 0,
  step_to_g: 0,
  first_fen: 0,
  steps_fen: 0,
  minimum_extra_fen: 0,
  fuel_fen: 0,
  remote_fen: 0,
  surcharge_fen: 0,
  surcharges: [],
  total_fen: 0,
}

/**
 * Parcels of one shipment, each charged separately: every carton starts at the first weight and rounds its own fuel.
 */
export const freightOfAll = (parcels: readonly Parcel[], rate: FreightRate, postcode = ''): Freight =>
  parcels
    .map((parcel) => getFreight(parcel, rate, postcode))
    .reduce(
      (sum, one) => ({
        actual_g: sum.actual_g + one.actual_g,
        packaging_g: sum.packaging_g + one.packaging_g,
        volumetric_g: sum.volumetric_g + one.volumetric_g,
        chargeable_g: sum.chargeable_g + one.chargeable_g,
        is_volumetric: sum.is_volumetric || one.is_volumetric,
        steps: sum.steps + one.steps,
        step_to_g: one.step_to_g,
        first_fen: sum.first_fen + one.first_fen,
        steps_fen: sum.steps_fen + one.steps_fen,
        minimum_extra_fen: sum.minimum_extra_fen + one.minimum_extra_fen,
        fuel_fen: sum.fuel_fen + one.fuel_fen,
        remote_fen: sum.remote_fen + one.remote_fen,
        surcharge_fen: sum.surcharge_fen + one.surcharge_fen,
        surcharges: one.surcharges.length === 0 ? sum.surcharges : addUp(sum.surcharges, one.surcharges),
        total_fen: sum.total_fen + one.total_fen,
      }),
      none,
    )

/** One line for each surcharge, however many parcels pay it. */
function addUp(sum: readonly AppliedSurcharge[], more: readonly AppliedSurcharge[]): AppliedSurcharge[] {
  const all = [...sum]
  for (const one of more) {
    const at = all.findIndex(({ kind, name }) => kind === one.kind && name === one.name)
    const known = all[at]
    if (known) all[at] = { ...known, amount_fen: known.amount_fen + one.amount_fen }
    else all.push(one)
  }
  return all
}

const GRAMS_PER_KG = 1000

/** A price per kilogram is charged by the gram. */
function getAmount({ basis, amount }: Surcharge, charge_fen: number, weight_g: number): number {
  if (basis === 'percent') return getShare(charge_fen, amount)
  return basis === 'kg' ? Math.floor((amount * weight_g + GRAMS_PER_KG / 2) / GRAMS_PER_KG) : amount
}

const getSum = (all: readonly AppliedSurcharge[], isRemote: boolean) =>
  all.reduce((sum, one) => ((one.kind === 'remote') === isRemote ? sum + one.amount_fen : sum), 0)

/** Freight of a parcel, with every amount that makes up the total, so that people can check it. */
export function getFreight(parcel: Parcel, rate: FreightRate, postcode = ''): Freight {
  const { weight_g: actual_g, packaging_g } = parcel
  const chargeable_g = chargeableWeight(parcel, rate)
  const charge = findCharge(rate.pricing, chargeable_g)
  // Callers refuse such parcels first.
  if (!charge) throw new RangeError(`the price table does not reach ${chargeable_g} g`)
  const { first_fen, steps_fen } = charge
  const minimum_extra_fen = Math.max(0, rate.minimum_fen - first_fen - steps_fen)
  const charge_fen = first_fen + steps_fen + minimum_extra_fen
  const fuel_fen = getShare(charge_fen, rate.fuel_bp)
  const surcharges = surchargesFor(rate.surcharges, parcel, chargeable_g, plainPostcode(postcode)).map((one) => ({
    kind: one.kind,
    name: one.name,
    amount_fen: getAmount(one, charge_fen, chargeable_g),
  }))
  const remote_fen = getSum(surcharges, true)
  const surcharge_fen = getSum(surcharges, false)
  return {
    actual_g,
    packaging_g,
    volumetric_g: volumetricWeight(parcel, rate.volumetric_divisor),
    chargeable_g,
    is_volumetric: chargeable_g > actual_g + packaging_g,
    steps: charge.steps,
    step_to_g: charge.step_to_g,
    first_fen,
    steps_fen,
    minimum_extra_fen,
    fuel_fen,
    remote_fen,
    surcharge_fen,
    surcharges,
    total_fen: charge_fen + fuel_fen + remote_fen + surcharge_fen,
  }
}
