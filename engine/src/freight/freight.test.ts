import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreightRate, freightOfAll, getFreight, getShare, volumetricWeight } from './freight.ts'
import { joinPieces, oneLoad, packagingWeight, packed, stackPieces } from './parcel.ts'
import type { Surcharge } from './tariff.ts'

const rate: FreightRate = {
  pricing: { kind: 'first_step', first_weight_g: 100, first_price_fen: 2600, step_weight_g: 50, step_price_fen: 420 },
  volumetric_divisor: 8000,
  volumetric_over_percent: 100,
  minimum_fen: 0,
  fuel_bp: 0,
  surcharges: [],
}
const remote = (amount: number, ...prefixes: string[]): Surcharge => ({
  kind: 'remote',
  name: 'remote',
  from: null,
  until: null,
  countries: [],
  prefixes,
  basis: 'parcel',
  amount,
  over_side_mm: null,
  over_girth_mm: null,
  over_weight_g: null,
})
const parcel = { weight_g: 180, packaging_g: 20, length_mm: 300, width_mm: 250, height_mm: 20 }

const anyPiece = fc.record({
  weight_g: fc.integer({ min: 1, max: 60_000 }),
  length_mm: fc.integer({ min: 1, max: 2000 }),
  width_mm: fc.integer({ min: 1, max: 2000 }),
  height_mm: fc.integer({ min: 1, max: 2000 }),
})
const anyRate = fc.record({
  pricing: fc.record({
    kind: fc.constant('first_step' as const),
    first_weight_g: fc.integer({ min: 1, max: 20_000 }),
    first_price_fen: fc.integer({ min: 0, max: 100_000 }),
    step_weight_g: fc.integer({ min: 1, max: 5000 }),
    step_price_fen: fc.integer({ min: 0, max: 20_000 }),
  }),
  surcharges: fc.array(
    fc.integer({ min: 0, max: 20_000 }).map((amount) => remote(amount, '9')),
    { maxLength: 1 },
  ),
  volumetric_over_percent: fc.constant(100),
  volumetric_divisor: fc.constantFrom(0, 5000, 6000, 8000, 12_000),
  minimum_fen: fc.integer({ min: 0, max: 50_000 }),
  fuel_bp: fc.integer({ min: 0, max: 4000 }),
})

describe('a parcel', () => {
  test('weighs by its size when it is large and light', () => {
    expect(getFreight(parcel, rate)).toMatchObject({
      chargeable_g: 200,
      is_volumetric: false,
      steps: 2,
      total_fen: 3440,
    })
    const pillow = { ...parcel, height_mm: 200 }
    expect(volumetricWeight(pillow, 8000)).toBe(1875)
    expect(getFreight(pillow, rate)).toMatchObject({ chargeable_g: 1875, is_volumetric: true, steps: 36 })
  })

  test('pays a step as soon as it begins', () => {
    expect(getFreight({ ...parcel, height_mm: 5, weight_g: 80 }, rate).steps).toBe(0)
    expect(getFreight({ ...parcel, height_mm: 5, weight_g: 81 }, rate).steps).toBe(1)
  })

  test('pays at least the minimum, fuel on that, and the remote surcharge untouched', () => {
    const express = { ...rate, minimum_fen: 5000, fuel_bp: 1850 }
    expect(getFreight(parcel, { ...express, surcharges: [remote(3000, '99')] }, '99501')).toMatchObject({
      minimum_extra_fen: 5000 - 3440,
      fuel_fen: 925,
      remote_fen: 3000,
      total_fen: 5000 + 925 + 3000,
    })
  })

  test('half a fen is rounded up', () => {
    expect(getShare(50, 100)).toBe(1)
    expect(getShare(49, 100)).toBe(0)
  })
})

describe('for every parcel and rate', () => {
  test('the parts add up to a whole number of fen that is never below the minimum', () => {
    fc.assert(
      fc.property(anyPiece, anyRate, (piece, any) => {
        const freight = getFreight(packed(piece), any, '99501')
        const { first_fen, steps_fen, minimum_extra_fen, fuel_fen, remote_fen } = freight
        expect(freight.total_fen).toBe(first_fen + steps_fen + minimum_extra_fen + fuel_fen + remote_fen)
        expect(Number.isSafeInteger(freight.total_fen)).toBe(true)
        expect(freight.total_fen).toBeGreaterThanOrEqual(any.minimum_fen)
      }),
    )
  })

  test('parcels that go together cost what they would cost one by one, to the fen', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 20 }), anyRate, (all, any) => {
        const together = freightOfAll(all.map(packed), any, '99501')
        const single = all.map((piece) => getFreight(packed(piece), any, '99501'))
        expect(together.total_fen).toBe(single.reduce((sum, { total_fen }) => sum + total_fen, 0))
        const { first_fen, steps_fen, minimum_extra_fen, fuel_fen, remote_fen } = together
        expect(first_fen + steps_fen + minimum_extra_fen + fuel_fen + remote_fen).toBe(together.total_fen)
        expect(together.chargeable_g).toBe(single.reduce((sum, { chargeable_g }) => sum + chargeable_g, 0))
      }),
    )
  })

  test('the chargeable weight is the larger of weight with packaging and volume', () => {
    fc.assert(
      fc.property(anyPiece, anyRate, (piece, any) => {
        const freight = getFreight(packed(piece), any)
        expect(freight.chargeable_g).toBe(Math.max(freight.actual_g + freight.packaging_g, freight.volumetric_g))
      }),
    )
  })

  test('more weight or more pieces never cost less', () => {
    fc.assert(
      fc.property(anyPiece, anyRate, fc.integer({ min: 1, max: 40 }), (piece, any, extra) => {
        const cost = (of: typeof piece) => getFreight(packed(of), any).total_fen
        expect(cost({ ...piece, weight_g: piece.weight_g + extra })).toBeGreaterThanOrEqual(cost(piece))
        expect(cost(stackPieces(piece, extra + 1))).toBeGreaterThanOrEqual(cost(stackPieces(piece, extra)))
      }),
    )
  })

  test('the steps cover the weight and no step is paid in vain', () => {
    fc.assert(
      fc.property(anyPiece, anyRate, (piece, any) => {
        const { steps, chargeable_g } = getFreight(packed(piece), any)
        expect(any.pricing.first_weight_g + steps * any.pricing.step_weight_g).toBeGreaterThanOrEqual(chargeable_g)
        if (steps > 0)
          expect(any.pricing.first_weight_g + (steps - 1) * any.pricing.step_weight_g).toBeLessThan(chargeable_g)
      }),
    )
  })
})

describe('packing', () => {
  test('pieces are piled on their flat side, and the volume is kept', () => {
    expect(stackPieces({ weight_g: 190, length_mm: 300, width_mm: 20, height_mm: 250 }, 3)).toEqual({
      weight_g: 570,
      length_mm: 300,
      width_mm: 250,
      height_mm: 60,
    })
    fc.assert(
      fc.property(anyPiece, fc.integer({ min: 1, max: 50 }), (piece, quantity) => {
        const pile = stackPieces(piece, quantity)
        const volume = (of: typeof piece) => of.length_mm * of.width_mm * of.height_mm
        expect(volume(pile)).toBe(volume(piece) * quantity)
      }),
    )
  })

  test('different goods share one box that holds them all', () => {
    const box = joinPieces([
      { weight_g: 190, length_mm: 300, width_mm: 250, height_mm: 20 },
      { weight_g: 380, length_mm: 120, width_mm: 110, height_mm: 100 },
    ])
    expect(box).toEqual({ weight_g: 570, length_mm: 300, width_mm: 250, height_mm: 120 })
  })

  test('what is loaded at once weighs the sum and is as long as its longest', () => {
    const box = { weight_g: 9000, packaging_g: 600, length_mm: 500, width_mm: 400, height_mm: 300 }
    expect(oneLoad([box, { ...box, weight_g: 1000, width_mm: 450 }])).toEqual({
      weight_g: 10_000,
      packaging_g: 1200,
      length_mm: 500,
      width_mm: 450,
      height_mm: 300,
    })
  })

  test('a larger volume never gets a lighter wrapping', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        expect(packagingWeight({ ...piece, length_mm: piece.length_mm * 2 })).toBeGreaterThanOrEqual(
          packagingWeight(piece),
        )
      }),
    )
  })
})
