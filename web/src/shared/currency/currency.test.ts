import { expect, test } from 'vitest'
import { currencyIn } from './currency.ts'

const shop = {
  currencies: [
    { code: 'USD', rate: '7.12', as_of: '2026-11-01' },
    { code: 'EUR', rate: '8.25', as_of: '2026-11-01' },
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

test('without a choice the country of the browser decides, as far as its currency is offered', () => {
  expect(currencyIn('', shop, 'de-DE,de;q=0.9,en;q=0.8')).toBe('EUR')
  expect(currencyIn('', shop, 'zh-CN,zh;q=0.9')).toBe('CNY')
  expect(currencyIn('', shop, 'en-GB')).toBe('USD')
  expect(currencyIn('', shop, 'en')).toBe('USD')
  expect(currencyIn('currency=USD', shop, 'zh-CN')).toBe('USD')
})
