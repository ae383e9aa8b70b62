import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { expect, test } from 'vitest'
import { compareTables } from '../compare.rules.ts'
import { checkTariff } from './tariff-check.rules.ts'

const zone = (change: Partial<Zone> = {}): Zone => ({
  name: 'one',
  countries: ['US'],
  prefixes: [],
  days_min: 5,
  days_max: 9,
  minimum_fen: null,
  fuel_bp: null,
  pricing: { kind: 'first_step', first_weight_g: 100, first_price_fen: 2000, step_weight_g: 100, step_price_fen: 500 },
  ...change,
})
const steps = (...lines: [from: number, to: number, price: number][]): Zone['pricing'] => ({
  kind: 'steps',
  round_g: 1,
  steps: lines.map(([from_g, to_g, price_fen]) => ({ from_g, to_g, price_fen, per_kg_fen: 0 })),
})
const table = (zones: Zone[], change: Partial<TariffBody> = {}): TariffBody => ({
  name: 'table',
  warehouses: ['CN-DG'],
  minimum_fen: 0,
  fuel_bp: 0,
  surcharges: [],
  zones,
  ...change,
})
const around = { max_weight_g: 2000, channel_warehouses: [], known_warehouses: ['CN-DG', 'CN-YW'] }
const kinds = (body: TariffBody) => checkTariff(body, around).map(({ kind, level }) => `${level} ${kind}`)

test('a sound table has no findings', () => {
  expect(
    kinds(table([zone(), zone({ name: 'two', countries: ['GB'], pricing: steps([0, 500, 10], [500, 2000, 20]) })])),
  ).toEqual([])
})

test('gaps, overlaps and steps that end before they begin are errors; cheaper heavier steps are worth a look', () => {
  expect(kinds(table([zone({ pricing: steps([0, 100, 10], [200, 2000, 20]) })]))).toEqual(['error gap'])
  expect(kinds(table([zone({ pricing: steps([50, 2000, 20]) })]))).toEqual(['error gap'])
  expect(kinds(table([zone({ pricing: steps([0, 300, 10], [200, 2000, 20]) })]))).toEqual(['error overlap'])
  expect(kinds(table([zone({ pricing: steps([0, 0, 10], [0, 2000, 20]) })]))).toContain('error upside_down')
  expect(kinds(table([zone({ pricing: steps([0, 100, 30], [100, 2000, 20]) })]))).toEqual(['warning decreasing'])
  expect(kinds(table([zone({ pricing: steps([0, 1000, 30]) })]))).toEqual(['warning short'])
})

test('a country belongs to one zone, except by postcode', () => {
  const islands = zone({ name: 'islands', prefixes: ['967'] })
  expect(kinds(table([zone(), islands]))).toEqual([])
  expect(kinds(table([zone(), zone({ name: 'again' })]))).toEqual(['error country_twice'])
  expect(kinds(table([zone({ countries: ['XX'] })]))).toEqual(['error unknown_country'])
  expect(kinds(table([zone({ countries: [] })]))).toEqual(['error no_country'])
  expect(kinds(table([]))).toEqual(['error no_zone'])
})

test('surcharges and warehouses are checked', () => {
  const surcharge = {
    kind: 'remote' as const,
    name: 'far',
    from: '2026-12-01',
    until: '2026-11-01',
    countries: [],
    prefixes: [],
    basis: 'parcel' as const,
    amount: 100,
    over_side_mm: null,
    over_girth_mm: null,
    over_weight_g: null,
  }
  expect(kinds(table([zone()], { surcharges: [surcharge] }))).toEqual(['error surcharge_dates', 'error no_prefix'])
  expect(kinds(table([zone()], { warehouses: ['XX-1'] }))).toEqual(['error warehouse'])
})

test('a new table is compared with the old one, price by price', () => {
  const old = { ...table([zone(), zone({ name: 'gb', countries: ['GB'] })]), warehouse: 'CN-DG' }
  const next = table([zone({ name: 'new', countries: ['US', 'CA'], pricing: steps([0, 100, 2200], [100, 500, 3600]) })])
  const found = compareTables(next, [old], 500)
  expect(found).toMatchObject({ has_old: true, added_countries: ['CA'], dropped_countries: ['GB'], most_percent: 44 })
  const [us, ca] = found.lanes
  expect(us).toMatchObject({ zone: 'new', old_zone: 'one', countries: ['US'] })
  expect(us?.cells).toContainEqual({ weight_g: 100, old_fen: 2000, new_fen: 2200, change_percent: 10 })
  expect(us?.cells).toContainEqual({ weight_g: 500, old_fen: 4000, new_fen: 3600, change_percent: -10 })
  expect(ca?.cells[0]).toEqual({ weight_g: 100, old_fen: null, new_fen: 2200, change_percent: null })
})
