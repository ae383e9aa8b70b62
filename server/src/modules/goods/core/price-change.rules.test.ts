import { expect, test } from 'vitest'
import { marginBp, priceByRule } from './price-change.rules.ts'

const sku = { price_fen: 10_000, cost_fen: 4_000 }

test('each rule gives its price', () => {
  expect(priceByRule({ kind: 'fixed', amount: '89.9' }, 'none', sku)).toBe(8990)
  expect(priceByRule({ kind: 'percent', percent: -15 }, 'none', sku)).toBe(8500)
  expect(priceByRule({ kind: 'add', amount: '-5.00' }, 'none', sku)).toBe(9500)
  expect(priceByRule({ kind: 'cost', percent: 250 }, 'none', sku)).toBe(10_000)
  expect(priceByRule({ kind: 'fixed', amount: '' }, 'none', sku)).toBeNull()
})

test('a rule that starts from a price leaves SKUs without one alone', () => {
  const bare = { price_fen: null, cost_fen: 4_000 }
  expect(priceByRule({ kind: 'percent', percent: 10 }, 'none', bare)).toBe('no_price')
  expect(priceByRule({ kind: 'cost', percent: 200 }, 'none', bare)).toBe(8000)
})

test('price endings round to the nearest such price and never to zero', () => {
  const ending = (amount: string, to: '00' | '90' | '99') => priceByRule({ kind: 'fixed', amount }, to, sku)
  expect(ending('88.20', '99')).toBe(8799)
  expect(ending('88.60', '99')).toBe(8899)
  expect(ending('88.60', '90')).toBe(8890)
  expect(ending('88.49', '00')).toBe(8800)
  expect(ending('0.10', '99')).toBe(99)
  expect(ending('0.20', '00')).toBe(100)
})

test('prices stay between zero and the limit', () => {
  expect(priceByRule({ kind: 'add', amount: '-500' }, 'none', sku)).toBe(0)
  expect(priceByRule({ kind: 'percent', percent: 1000 }, 'none', { price_fen: 9_000_000, cost_fen: 1 })).toBe(
    10_000_000,
  )
})

test('the margin is a share of the price, and negative below cost', () => {
  expect(marginBp(10_000, 4_000)).toBe(6000)
  expect(marginBp(3_000, 4_000)).toBe(-3333)
  expect(marginBp(null, 4_000)).toBeNull()
})
