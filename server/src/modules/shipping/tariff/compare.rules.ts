import type { ComparedLane, Comparison } from '@inkroute/contract/shipping/tariff/sheet'
import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { findCharge } from '@inkroute/engine/freight/tariff'

type Table = Pick<TariffBody, 'zones' | 'minimum_fen'>

/** The table in force for one warehouse. */
export interface OldTable extends Table {
  readonly warehouse: string
}

const MAX_WEIGHTS = 80
const MAX_LANES = 600
/** Where a table grows by steps without end, prices are compared at these weights. */
const usualWeights = [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000]

function getWeights({ pricing }: Zone): number[] {
  if (pricing.kind === 'steps') return pricing.steps.map(({ to_g }) => to_g)
  const { first_weight_g, step_weight_g } = pricing
  return [first_weight_g, first_weight_g + step_weight_g, ...usualWeights.filter((grams) => grams > first_weight_g)]
}

function findPrice(zone: Zone, minimum_fen: number, weight_g: number): number | null {
  const charge = findCharge(zone.pricing, weight_g)
  return charge && Math.max(charge.first_fen + charge.steps_fen, zone.minimum_fen ?? minimum_fen)
}

const findPercent = (old_fen: number, new_fen: number) =>
  old_fen === 0 ? null : Math.round(((new_fen - old_fen) / old_fen) * 1000) / 10

/** The zone that charged a country so far: the one with the same postcodes, or the rest of the country. */
function findOldZone(zones: readonly Zone[], country: string, prefixes: readonly string[]): Zone | null {
  const own = zones.filter(({ countries }) => countries.includes(country))
  const same = own.find((zone) => zone.prefixes.join() === prefixes.join())
  return same ?? own.find((zone) => zone.prefixes.length === 0) ?? null
}

function lane(zone: Zone, old: Zone | null, tables: { next: Table; last: Table }, max_weight_g: number) {
  const weights = [...new Set([...getWeights(zone), ...(old ? getWeights(old) : [])])]
    .filter((grams) => grams <= max_weight_g)
    .sort((a, b) => a - b)
    .slice(0, MAX_WEIGHTS)
  return weights.map((weight_g) => {
    const old_fen = old && findPrice(old, tables.last.minimum_fen, weight_g)
    const new_fen = findPrice(zone, tables.next.minimum_fen, weight_g)
    const change_percent = old_fen === null || new_fen === null ? null : findPercent(old_fen, new_fen)
    return { weight_g, old_fen, new_fen, change_percent }
  })
}

function getLanes(next: Table, last: OldTable, max_weight_g: number): ComparedLane[] {
  return next.zones.flatMap((zone) => {
    const groups = new Map<Zone | null, string[]>()
    for (const country of zone.countries) {
      const old = findOldZone(last.zones, country, zone.prefixes)
      groups.set(old, [...(groups.get(old) ?? []), country])
    }
    return [...groups].map(([old, countries]) => ({
      zone: zone.name,
      old_zone: old?.name ?? '',
      countries,
      warehouse: last.warehouse,
      cells: lane(zone, old, { next, last }, max_weight_g),
    }))
  })
}

const getCountries = (zones: readonly Zone[]) => new Set(zones.flatMap(({ countries }) => countries))

/** A table beside those in force, price by price, with the totals people ask for first. */
export function compareTables(next: Table, olds: readonly OldTable[], max_weight_g: number): Comparison {
  const lanes = olds.flatMap((last) => getLanes(next, last, max_weight_g)).slice(0, MAX_LANES)
  const changes = lanes.flatMap(({ cells }) => cells.flatMap(({ change_percent: one }) => (one === null ? [] : [one])))
  const [now, before] = [getCountries(next.zones), getCountries(olds.flatMap(({ zones }) => zones))]
  const mean = changes.length === 0 ? 0 : changes.reduce((sum, one) => sum + one, 0) / changes.length
  return {
    has_old: olds.length > 0,
    compared: changes.length,
    raised: changes.filter((one) => one > 0).length,
    lowered: changes.filter((one) => one < 0).length,
    mean_percent: Math.round(mean * 10) / 10,
    most_percent: changes.reduce((most, one) => Math.max(most, one), 0),
    least_percent: changes.reduce((least, one) => Math.min(least, one), 0),
    added_countries: [...now].filter((code) => !before.has(code)).sort(),
    dropped_countries: [...before].filter((code) => !now.has(code)).sort(),
    lanes,
  }
}
