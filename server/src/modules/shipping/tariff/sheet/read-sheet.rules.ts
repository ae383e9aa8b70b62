import type { SheetForm, TariffCurrency, WeightUnit } from '@inkroute/contract/shipping/tariff/codes'
import type { Zone } from '@inkroute/contract/shipping/tariff/tariff'
import type { Pricing } from '@inkroute/engine/freight/tariff'
import type { SheetLine } from './cells.rules.ts'
import { checkSteps, type Found, type PlacedStep } from './tariff-check.rules.ts'

/** What staff chose, or what the headers told, before prices are read. */
export interface ReadOptions {
  readonly unit: WeightUnit
  /** Yuan for one unit of the currency, in ten-thousandths. */
  readonly rate_e4: number
  /** A price in a matrix is for the parcel, or for each kilogram. */
  readonly price_per: 'parcel' | 'kg'
  /** Prices for “and above” end here. */
  readonly max_weight_g: number
  /** Countries of a carrier's zone, from another sheet or the table in force. */
  readonly countriesOf: (zone: string) => readonly string[]
}

/** The header of a table: where it is and what it says about units. */
export interface SheetHead {
  readonly form: SheetForm
  readonly line: SheetLine
  readonly unit: WeightUnit | null
  readonly currency: TariffCurrency | null
}

/** A zone as its cells describe it, before it is checked. */
export interface RawZone {
  readonly name: string
  readonly cell: string
  readonly countries: readonly string[]
  readonly unknown: readonly string[]
  readonly prefixes: readonly string[]
  readonly days: { readonly days_min: number; readonly days_max: number } | null
  readonly minimum_fen: number | null
  readonly steps: readonly PlacedStep[]
  readonly first: { readonly weight_g: number; readonly price_fen: number } | null
  readonly step: { readonly weight_g: number; readonly price_fen: number } | null
}

export interface ReadTable {
  readonly zones: readonly Zone[]
  readonly findings: readonly Found[]
  readonly row_count: number
}

/** `0.101–0.2` after `0–0.1` means the same as `0.1–0.2`: weights are whole grams. */
export function joinSteps(steps: readonly PlacedStep[]): PlacedStep[] {
  const sorted = [...steps].sort((a, b) => a.from_g - b.from_g || a.to_g - b.to_g)
  let end_g = 0
  return sorted.map((step) => {
    const from_g = step.from_g === end_g + 1 ? end_g : step.from_g
    end_g = Math.max(end_g, step.to_g)
    return { ...step, from_g }
  })
}

function findPricing({ first, step }: RawZone, steps: readonly PlacedStep[]): Pricing | null {
  if (first && step) {
    return {
      kind: 'first_step',
      first_weight_g: first.weight_g,
      first_price_fen: first.price_fen,
      step_weight_g: step.weight_g,
      step_price_fen: step.price_fen,
    }
  }
  const lines = steps.map(({ cell: _, ...line }) => line)
  return lines.length > 0 ? { kind: 'steps', round_g: 1, steps: lines } : null
}

const USUAL_DAYS = { days_min: 7, days_max: 15 }

/** Turns what was read into zones, with a finding for everything that needs a look. */
export function finishZones(raw: readonly RawZone[], daysFor: (country: string) => RawZone['days']) {
  const findings: Found[] = []
  const zones = raw.flatMap((zone): Zone[] => {
    const say = (level: Found['level'], kind: Found['kind'], zh: string, en: string) =>
      findings.push({ level, kind, cell: zone.cell, zone: zone.name, zh, en })
    for (const word of zone.unknown) say('error', 'unknown_country', `不认识国家“${word}”`, `Unknown country “${word}”`)
    if (zone.countries.length === 0 && zone.unknown.length === 0) {
      say('error', 'no_country', `分区“${zone.name}”没有国家`, `The zone “${zone.name}” has no countries`)
    }
    const steps = joinSteps(zone.steps)
    const pricing = findPricing(zone, steps)
    if (!pricing) {
      say('error', 'no_step', `“${zone.name}”没有价格`, `“${zone.name}” has no prices`)
      return []
    }
    if (pricing.kind === 'steps') findings.push(...checkSteps(steps, zone.name))
    const [country = ''] = zone.countries
    const days = zone.days ?? daysFor(country)
    if (!days) say('warning', 'days', '没有时效，暂按 7–15 天', 'No transit time given; 7–15 days assumed')
    const { name, minimum_fen } = zone
    const rest = { minimum_fen, fuel_bp: null, pricing: pricing as Zone['pricing'] }
    return [{ name, countries: [...zone.countries], prefixes: [...zone.prefixes], ...(days ?? USUAL_DAYS), ...rest }]
  })
  return { zones, findings }
}
