import { expect, test } from 'vitest'
import { addUp, getMoney, getShare } from './money.ts'

test('money has the decimals of its currency, rounded without floating point', () => {
  const cases = [
    ['1500.00', 'JPY', '1500'],
    ['12900', 'KRW', '12900'],
    ['1.255', 'KWD', '1.255'],
    ['1.2', 'BHD', '1.200'],
    ['3.0005', 'OMR', '3.001'],
    ['7.5', 'JOD', '7.500'],
    ['0.0004', 'TND', '0.000'],
    ['14.950000', 'EUR', '14.95'],
    ['1.005', 'USD', '1.01'],
    ['-0.50', 'USD', '-0.50'],
    ['-0.001', 'USD', '0.00'],
    [3.5e-7, 'USD', '0.00'],
    ['12.3', '', '12.30'],
  ] as const
  for (const [value, currency, amount] of cases) expect(getMoney(value, currency)).toEqual({ amount, currency })
  expect(() => getMoney('12,30', 'USD')).toThrow(RangeError)
})

test('pieces are added up and shared out in the smallest unit', () => {
  const price = { amount: '1.255', currency: 'KWD' }
  expect(addUp([{ price, quantity: 3 }], 'KWD')).toEqual({ amount: '3.765', currency: 'KWD' })
  expect(addUp([{ price: null, quantity: 1 }], 'USD').amount).toBe('0.00')
  expect(getShare('1000', 3, 'JPY').amount).toBe('333')
  expect(getShare('10', 3, 'KWD').amount).toBe('3.333')
})
