import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalToFen, fenToDecimal } from './money.ts'

test('fen become a decimal with two digits', () => {
  expect([0, 5, 40, 100, 268_000, -1, -12_345].map(fenToDecimal)).toEqual([
    '0.00',
    '0.05',
    '0.40',
    '1.00',
    '2680.00',
    '-0.01',
    '-123.45',
  ])
})

test('every amount survives the way there and back', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (fen) => decimalToFen(fenToDecimal(fen)) === fen))
})

test('a third decimal, a word or half a fen is refused', () => {
  for (const bad of ['1.005', '1.', '.5', 'abc', '', '1e3']) expect(() => decimalToFen(bad)).toThrow(RangeError)
  expect(() => fenToDecimal(0.5)).toThrow(RangeError)
})
