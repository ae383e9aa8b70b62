import type { Parcel, Piece } from './parcel.ts'

/** A price for the first weight, and one for every step begun beyond it. */
interface FirstStepPricing {
  readonly kind: 'first_step'
  readonly first_weight_g: number
  readonly first_price_fen: number
  readonly step_weight_g: number
  readonly step_price_fen: number
}

/** A line of a price table: above `from_g`, up to and including `to_g`. */
export interface WeightStep {
  readonly from_g: number
  readonly to_g: number
  /** For the parcel: the price of the step, or the handling fee beside a price per kilogram. */
  readonly price_fen: number
  /** For each kilogram of the parcel; 0 where the step has one price. */
  readonly per_kg_fen: number
}

interface StepPricing {
  readonly kind: 'steps'
  /** Weights are rounded up to a multiple of this before a price per kilogram applies. */
  readonly round_g: number
  readonly steps: readonly WeightStep[]
}

export type Pricing = FirstStepPricing | StepPricing

export interface Charge {
  /** The step that applies ends here; the first weight where prices grow by steps. */
  readonly step_to_g: number
  /** Steps begun beyond the first weight. */
  readonly steps: number
  /** Price of the first weight or of the step, or the handling fee. */
  readonly first_fen: number
  /** What the steps beyond the first weight, or the kilograms, add. */
  readonly steps_fen: number
}

const GRAMS_PER_KG = 1000

/** What a weight costs; null where the table does not reach it. */
export function findCharge(pricing: Pricing, weight_g: number): Charge | null {
  if (pricing.kind === 'first_step') {
    const steps = Math.max(0, Math.ceil((weight_g - pricing.first_weight_g) / pricing.step_weight_g))
    return {
      step_to_g: pricing.first_weight_g,
      steps,
      first_fen: pricing.first_price_fen,
      steps_fen: steps * pricing.step_price_fen,
    }
  }
  const rounded_g = Math.ceil(weight_g / pricing.round_g) * pricing.round_g
  const step = pricing.steps.find(({ from_g, to_g }) => weight_g > from_g && weight_g <= to_g)
  if (!step) return null
  const steps_fen = Math.floor((step.per_kg_fen * rounded_g + GRAMS_PER_KG / 2) / GRAMS_PER_KG)
  return { step_to_g: step.to_g, steps: 0, first_fen: step.price_fen, steps_fen }
}

export const surchargeKinds = ['peak', 'remote', 'oversize', 'other'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** `amount` is fen for each parcel or kilogram, or hundredths of a percent of the charge. */
export const surchargeBases = ['parcel', 'kg', 'percent'] as const

export interface Surcharge {
  readonly kind: SurchargeKind
  readonly name: string
  /** First and last day, `YYYY-MM-DD`; null leaves that end open. */
  readonly from: string | null
  readonly until: string | null
  /** Empty means all. */
  readonly countries: readonly string[]
  /** Beginnings of postcodes; empty means all. */
  readonly prefixes: readonly string[]
  readonly basis: (typeof surchargeBases)[number]
  readonly amount: number
  /** Only for parcels above one of these. */
  readonly over_side_mm: number | null
  readonly over_girth_mm: number | null
  readonly over_weight_g: number | null
}

/** Surcharges that a table applies to parcels to a country on a day. */
export const surchargesOn = (all: readonly Surcharge[], country: string, day: string): Surcharge[] =>
  all.filter(
    ({ countries, from, until }) =>
      (countries.length === 0 || countries.includes(country)) &&
      (from === null || from <= day) &&
      (until === null || day <= until),
  )

export const longestSide = ({ length_mm, width_mm, height_mm }: Piece): number =>
  Math.max(length_mm, width_mm, height_mm)

/** Length plus twice width and height, as carriers measure large parcels. */
export const getGirth = (piece: Piece): number =>
  2 * (piece.length_mm + piece.width_mm + piece.height_mm) - longestSide(piece)

const isAbove = (value: number, limit: number | null) => limit !== null && value > limit

function isLargeEnough(surcharge: Surcharge, parcel: Parcel, weight_g: number): boolean {
  const { over_side_mm, over_girth_mm, over_weight_g } = surcharge
  if (over_side_mm === null && over_girth_mm === null && over_weight_g === null) return true
  return (
    isAbove(longestSide(parcel), over_side_mm) ||
    isAbove(getGirth(parcel), over_girth_mm) ||
    isAbove(weight_g, over_weight_g)
  )
}

/** `sw1a 1aa`, `SW1A-1AA` and full-width digits are one postcode. */
export const plainPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Length of the longest prefix that matches: 0 where everything matches, -1 where nothing does. */
export function matchPostcode(prefixes: readonly string[], plain: string): number {
  if (prefixes.length === 0) return 0
  return prefixes.reduce((best, prefix) => (plain.startsWith(prefix) ? Math.max(best, prefix.length) : best), -1)
}

/** The most specific of what matches a postcode: an island within a remote county has its own price. */
export function nearestTo<T extends { readonly prefixes: readonly string[] }>(
  all: readonly T[],
  plain: string,
): T | null {
  let nearest: T | null = null
  let longest = -1
  for (const one of all) {
    const length = matchPostcode(one.prefixes, plain)
    if (length > longest) [nearest, longest] = [one, length]
  }
  return nearest
}

/** Surcharges of one parcel: of the remote areas only the most specific. */
export function surchargesFor(
  all: readonly Surcharge[],
  parcel: Parcel,
  weight_g: number,
  plain: string,
): readonly Surcharge[] {
  if (all.length === 0) return all
  const remote = nearestTo(
    all.filter(({ kind, prefixes }) => kind === 'remote' && prefixes.length > 0),
    plain,
  )
  return all.filter(
    (one) =>
      (one.kind === 'remote' ? one === remote : matchPostcode(one.prefixes, plain) >= 0) &&
      isLargeEnough(one, parcel, weight_g),
  )
}
