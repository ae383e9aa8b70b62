import { expect, test } from 'vitest'
import { askedAmount, movementLink, payOptions, readAmount } from './wallet.view.ts'

const ways = [{ channel: 'alipay' as const, currency: 'CNY', rate: null }]

test('amounts are parsed as people type them', () => {
  const typed = ['500', '1,200.50', '0.1', 'abc', '', '1.234', '-5', '0']
  expect(typed.map(readAmount)).toEqual([50_000, 120_050, 10, null, null, null, null, null])
})

test('a top-up asked for by an order is exact, and never less than a cashier takes', () => {
  expect([null, '86.21', '0.30', 'x'].map(askedAmount)).toEqual([null, '86.21', '1.00', null])
})

test('a sufficient balance comes first; an insufficient one is offered together with Alipay', () => {
  expect(payOptions('79.00', '100.00', ways).map(({ method, is_possible }) => [method, is_possible])).toEqual([
    ['balance', true],
    ['alipay', true],
  ])
  expect(payOptions('79.00', '30.50', ways)[0]).toEqual({
    method: 'combined',
    is_possible: true,
    balance: '30.50',
    rest: '48.50',
    way: ways[0],
  })
  expect(payOptions('79.00', '0.00', ways).map(({ method, is_possible }) => [method, is_possible])).toEqual([
    ['balance', false],
    ['alipay', true],
  ])
})

test('a movement links to its cause', () => {
  expect(movementLink('payment', 'P20261115_7_AB')).toBe('/setting/fees?keyword=P20261115_7_AB')
  expect(movementLink('adjustment', 'x')).toBeNull()
})
