import { expect, test } from 'vitest'
import { countryOf } from './product-arrival.view.ts'

test('the buyer’s country is the one chosen last, else the first abroad that the browser names', () => {
  expect(countryOf('', ['de-DE', 'en-US'])).toBe('DE')
  expect(countryOf('', ['zh-CN', 'zh'])).toBe('US')
  expect(countryOf('', ['zh-CN', 'en-GB'])).toBe('GB')
  expect(countryOf('JP', ['de-DE'])).toBe('JP')
  expect(countryOf('XX', ['de-DE'])).toBe('DE')
})
