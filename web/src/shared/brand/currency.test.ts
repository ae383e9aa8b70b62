import { expect, test } from 'vitest'
import { currencyIn } from './currency.ts'

const shop = {
  currencies: [
    { code: 'USD', rate: '7.12' },
    { code: 'EUR', rate: '8.25' },
  ],
}

test('a visitor sees the currency they chose, or the first one of the operator', () => {
  expect(currencyIn('a=1; currency=EUR; b=2', shop)).toBe('EUR')
  expect(currencyIn('currency=CNY', shop)).toBe('CNY')
  expect(currencyIn('', shop)).toBe('USD')
})

test('a currency the operator does not offer is not shown', () => {
  expect(currencyIn('currency=GBP', shop)).toBe('USD')
  expect(currencyIn('currency=<script>', shop)).toBe('USD')
  expect(currencyIn('mycurrency=EUR', shop)).toBe('USD')
  expect(currencyIn('currency=EUR', { currencies: [] })).toBe('CNY')
})
