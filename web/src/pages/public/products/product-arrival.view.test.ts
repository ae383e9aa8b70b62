import { expect, test } from 'vitest'
import { getCountry } from './product-arrival.view.ts'

test('the buyer’s country is the one chosen last, else the first abroad that the browser names', () => {
  expect(getCountry('', ['de-DE', 'en-US'])).toBe('DE')
  expect(getCountry('', ['zh-CN', 'zh'])).toBe('US')
  expect(getCountry('', ['zh-CN', 'en-GB'])).toBe('GB')
  expect(getCountry('JP', ['de-DE'])).toBe('JP')
  expect(getCountry('XX', ['de-DE'])).toBe('DE')
})
