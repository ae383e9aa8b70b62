import { expect, test } from 'vitest'
import { servicePrice } from './service-price.ts'

const label = { price_fen: 125, weight_g: 2 }
const box = { price_fen: 680, weight_g: 110 }
const tiers = [
  { quantity: 100, discount_bp: 500 },
  { quantity: 500, discount_bp: 1000 },
]

test('services of a piece add up, and so does their weight', () => {
  expect(servicePrice([label, box], tiers, 3)).toEqual({ unit_fen: 805, total_fen: 2415, weight_g: 336 })
})

test('many pieces lower the price, rounded once for each piece', () => {
  // 125 × 0.95 = 118.75
  expect(servicePrice([label], tiers, 100)).toEqual({ unit_fen: 119, total_fen: 11_900, weight_g: 200 })
  expect(servicePrice([label], tiers, 99).unit_fen).toBe(125)
  expect(servicePrice([label], tiers, 5000).unit_fen).toBe(113)
})

test('no service costs and weighs nothing', () => {
  expect(servicePrice([], tiers, 1000)).toEqual({ unit_fen: 0, total_fen: 0, weight_g: 0 })
})
