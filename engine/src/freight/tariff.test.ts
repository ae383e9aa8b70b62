import { describe, expect, test } from 'vitest'
import { chargeableWeight, type FreightRate, freightOfAll, getFreight } from './freight.ts'
import { findCharge, getGirth, nearestTo, type Pricing, plainPostcode, type Surcharge, surchargesOn } from './tariff.ts'

const parcel = { weight_g: 480, packaging_g: 20, length_mm: 300, width_mm: 200, height_mm: 100 }
const steps: Pricing = {
  kind: 'steps',
  round_g: 10,
  steps: [
    { from_g: 0, to_g: 100, price_fen: 2000, per_kg_fen: 0 },
    { from_g: 100, to_g: 500, price_fen: 1800, per_kg_fen: 6500 },
    { from_g: 500, to_g: 2000, price_fen: 1600, per_kg_fen: 6000 },
  ],
}
const rate: FreightRate = {
  pricing: steps,
  volumetric_divisor: 0,
  volumetric_over_percent: 100,
  minimum_fen: 0,
  fuel_bp: 1000,
  surcharges: [],
}
const surcharge = (change: Partial<Surcharge>): Surcharge => ({
  kind: 'peak',
  name: 'peak season',
  from: null,
  until: null,
  countries: [],
  prefixes: [],
  basis: 'parcel',
  amount: 500,
  over_side_mm: null,
  over_girth_mm: null,
  over_weight_g: null,
  ...change,
})

describe('a price table with steps', () => {
  test('a step includes its upper end and begins just above its lower end', () => {
    expect(findCharge(steps, 100)).toMatchObject({ first_fen: 2000, steps_fen: 0, step_to_g: 100 })
    expect(findCharge(steps, 101)).toMatchObject({ first_fen: 1800, step_to_g: 500 })
  })

  test('a price per kilogram is added to the handling fee, on the weight rounded up', () => {
    // 243 g count as 250 g at 65.00 a kilogram.
    expect(findCharge(steps, 243)).toEqual({ first_fen: 1800, steps_fen: 1625, steps: 0, step_to_g: 500 })
  })

  test('a weight beyond the last step has no price', () => {
    expect(findCharge(steps, 2001)).toBeNull()
    expect(() => getFreight({ ...parcel, weight_g: 2000 }, rate)).toThrow('2020 g')
  })

  test('fuel is charged on the table price, surcharges come on top', () => {
    const peak = surcharge({ basis: 'percent', amount: 500 })
    const heavy = surcharge({ kind: 'other', name: 'by weight', basis: 'kg', amount: 300 })
    expect(getFreight(parcel, { ...rate, surcharges: [peak, heavy] })).toMatchObject({
      first_fen: 1800,
      steps_fen: 3250,
      fuel_fen: 505,
      surcharges: [
        { name: 'peak season', amount_fen: 253 },
        { name: 'by weight', amount_fen: 150 },
      ],
      surcharge_fen: 403,
      total_fen: 1800 + 3250 + 505 + 403,
    })
  })

  test('parcels of a shipment add up their surcharges by name', () => {
    const { surcharges, surcharge_fen } = freightOfAll([parcel, parcel], { ...rate, surcharges: [surcharge({})] })
    expect(surcharges).toEqual([{ kind: 'peak', name: 'peak season', amount_fen: 1000 }])
    expect(surcharge_fen).toBe(1000)
  })
})

describe('surcharges', () => {
  test('apply from the first to the last day, in their countries', () => {
    const peak = surcharge({ from: '2026-11-15', until: '2027-01-10', countries: ['US', 'CA'] })
    const on = (country: string, day: string) => surchargesOn([peak], country, day).length
    expect([on('US', '2026-11-14'), on('US', '2026-11-15'), on('US', '2027-01-10'), on('US', '2027-01-11')]).toEqual([
      0, 1, 1, 0,
    ])
    expect(on('GB', '2026-12-01')).toBe(0)
  })

  test('of remote areas only the most specific counts, however the postcode is written', () => {
    const areas = [
      surcharge({ kind: 'remote', name: 'county', prefixes: ['99', 'HS'], amount: 4000 }),
      surcharge({ kind: 'remote', name: 'island', prefixes: ['995'], amount: 9000 }),
    ]
    const cost = (postcode: string) => getFreight(parcel, { ...rate, surcharges: areas }, postcode).remote_fen
    expect([cost('99501'), cost('99 101'), cost('hs1 2aa'), cost('10001'), cost('')]).toEqual([9000, 4000, 4000, 0, 0])
    expect(plainPostcode('００６-01')).toBe('00601')
  })

  test('oversize is charged above one of its limits', () => {
    const oversize = surcharge({ kind: 'oversize', over_side_mm: 600, over_girth_mm: 1500 })
    const cost = (length_mm: number, width_mm = 200) =>
      getFreight({ ...parcel, length_mm, width_mm }, { ...rate, surcharges: [oversize] }).surcharge_fen
    expect([cost(600), cost(601), cost(600, 400)]).toEqual([0, 500, 500])
    expect(getGirth({ ...parcel, length_mm: 600, width_mm: 400 })).toBe(1600)
  })
})

test('size counts only above its share of the actual weight', () => {
  const rule = { volumetric_divisor: 6000, volumetric_over_percent: 150 }
  const light = { weight_g: 700, packaging_g: 0, length_mm: 300, width_mm: 200, height_mm: 100 }
  expect(chargeableWeight(light, rule)).toBe(700)
  expect(chargeableWeight({ ...light, weight_g: 600 }, rule)).toBe(1000)
})

test('a postcode finds the zone with the longest prefix, or the rest of the country', () => {
  const zones = [
    { name: 'mainland', prefixes: [] },
    { name: 'islands', prefixes: ['07', '35'] },
    { name: 'ibiza', prefixes: ['078'] },
  ]
  const of = (postcode: string) => nearestTo(zones, postcode)?.name
  expect([of('28001'), of('07001'), of('07800'), of('')]).toEqual(['mainland', 'islands', 'ibiza', 'mainland'])
  expect(nearestTo(zones.slice(1), '28001')).toBeNull()
})
