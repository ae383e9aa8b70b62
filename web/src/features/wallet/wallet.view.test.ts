import { expect, test } from 'vitest'
import { movementLink, payOptions, readAmount } from './wallet.view.ts'

test('amounts are parsed as people type them', () => {
  const typed = ['500', '1,200.50', '0.1', 'abc', '', '1.234', '-5', '0']
  expect(typed.map(readAmount)).toEqual([50_000, 120_050, 10, null, null, null, null, null])
})

test('a sufficient balance comes first; an insufficient one is offered together with Alipay', () => {
  expect(payOptions('79.00', '100.00').map(({ method, is_possible }) => [method, is_possible])).toEqual([
    ['balance', true],
    ['alipay', true],
  ])
  expect(payOptions('79.00', '30.50')[0]).toEqual({
    method: 'combined',
    is_possible: true,
    balance: '30.50',
    rest: '48.50',
  })
  expect(payOptions('79.00', '0.00').map(({ method, is_possible }) => [method, is_possible])).toEqual([
    ['balance', false],
    ['alipay', true],
  ])
})

test('a movement links to its cause', () => {
  expect(movementLink('payment', 'P20261115_7_AB')).toBe('/setting/fees?keyword=P20261115_7_AB')
  expect(movementLink('adjustment', 'x')).toBeNull()
})
