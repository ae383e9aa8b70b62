import { expect, test } from 'vitest'
import { getPrefixes, getYuan, newZone, scaled, withPricing, withStep } from './tariff.view.ts'

test('amounts are typed in yuan and stored in fen, without binary fractions', () => {
  expect(scaled.store(19.99, 100)).toBe(1999)
  expect(scaled.store(1.005, 100)).toBe(100)
  expect(scaled.store(null, 100)).toBeNull()
  expect(getYuan(123_456)).toBe('¥1,234.56')
})

test('a new step begins where the last one ends', () => {
  const zone = withStep(withStep(newZone('a')))
  expect(zone.pricing).toMatchObject({ steps: [{ from_g: 0, to_g: 500 }, { from_g: 500 }, { from_g: 1000 }] })
})

test('changing the kind of price keeps what both can say', () => {
  const steps = withStep(newZone('a'))
  const first = withPricing(steps, 'first_step')
  expect(first.pricing).toMatchObject({ first_weight_g: 500, step_weight_g: 500 })
  expect(withPricing(first, 'steps').pricing).toMatchObject({ steps: [{ from_g: 0, to_g: 500 }] })
})

test('postcode prefixes are compared without spaces and hyphens', () => {
  expect(getPrefixes('99 501，hs 99')).toEqual(['99', '501', 'HS'])
})
