import { expect, test } from 'vitest'
import { findCountries } from './find-countries.ts'

test('countries are found by code, Chinese, English and without accents', () => {
  expect(findCountries('de')[0]?.code).toBe('DE')
  expect(findCountries('德')[0]?.code).toBe('DE')
  expect(findCountries('turkiye')[0]?.code).toBe('TR')
  expect(findCountries('united k')[0]?.code).toBe('GB')
  expect(findCountries('zzz')).toEqual([])
})

test.each([
  ['Germny', 'DE'],
  ['germnay', 'DE'],
  ['Austrlia', 'AU'],
  ['netherlnds', 'NL'],
  ['swizerland', 'CH'],
  ['untied states', 'US'],
])('%s finds its country all the same', (typed, code) => {
  expect(findCountries(typed)[0]?.code).toBe(code)
})
