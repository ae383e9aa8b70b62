import type { RateRow } from '@inkroute/contract/shipping/shipping'
import { expect, test } from 'vitest'
import { getLines } from './rate.view.ts'

const rate = (id: number, city: string, first_price: string): RateRow => ({
  channel: { id } as RateRow['channel'],
  warehouse: { code: city, region: 'CN', city },
  country: 'US',
  first_weight_g: 100,
  first_price,
  step_weight_g: 50,
  step_price: '4.30',
  minimum: '0.00',
  fuel_percent: 0,
  days_min: 8,
  days_max: 12,
  remote_prefixes: [],
  zone_prefixes: [],
  steps: [],
})

test('warehouses with the same terms share a row, others have their own', () => {
  const lines = getLines([
    rate(1, '东莞', '26.80'),
    rate(1, '义乌', '26.80'),
    rate(1, '洛杉矶', '30.00'),
    rate(2, '东莞', '26.80'),
  ])
  expect(lines.map(({ cities }) => cities)).toEqual([['东莞', '义乌'], ['洛杉矶'], ['东莞']])
})
