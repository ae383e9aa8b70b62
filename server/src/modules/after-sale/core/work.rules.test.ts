import { expect, test } from 'vitest'
import { planRefund, refundableFen } from './work.rules.ts'

const line = { share_fen: 1_000, quantity: 3, refunded_pieces: 0, refunded_fen: 0 }

test('pieces bring back their share, the last one what rounding left', () => {
  expect(refundableFen(line, 1)).toBe(333)
  expect(refundableFen(line, 3)).toBe(1_000)
  expect(refundableFen({ ...line, refunded_pieces: 2, refunded_fen: 666 }, 3)).toBe(334)
  expect(refundableFen({ ...line, refunded_pieces: 3, refunded_fen: 1_000 }, 1)).toBe(0)
})

test('a sum given without pieces makes later refunds smaller, never larger than what is left', () => {
  expect(refundableFen({ ...line, refunded_fen: 900 }, 3)).toBe(100)
})

const asked = [
  { line_id: 1, pieces: 2, left_fen: 500, refundable_fen: 400 },
  { line_id: 2, pieces: 1, left_fen: 100, refundable_fen: 100 },
]

test('without amounts the pieces of the request are given back', () => {
  expect(planRefund(asked, undefined)).toEqual({
    lines: [
      { line_id: 1, pieces: 2, amount_fen: 400 },
      { line_id: 2, pieces: 1, amount_fen: 100 },
    ],
  })
})

test('named amounts may not pass what is left, even in two parts, nor touch other lines', () => {
  expect(planRefund(asked, [{ line_id: 1, amount_fen: 501 }])).toEqual({ refusal: 'too_much', left_fen: 500 })
  const twice = [
    { line_id: 2, amount_fen: 60 },
    { line_id: 2, amount_fen: 60 },
  ]
  expect(planRefund(asked, twice)).toMatchObject({ refusal: 'too_much' })
  expect(planRefund(asked, [{ line_id: 9, amount_fen: 1 }])).toEqual({ refusal: 'unknown' })
  expect(planRefund(asked, [{ line_id: 1, amount_fen: 50 }])).toEqual({
    lines: [{ line_id: 1, pieces: 0, amount_fen: 50 }],
  })
  expect(planRefund([{ ...asked[0], line_id: 1, pieces: 1, left_fen: 0, refundable_fen: 0 }], undefined)).toEqual({
    refusal: 'nothing',
  })
})
