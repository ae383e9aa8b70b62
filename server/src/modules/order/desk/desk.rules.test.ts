import { expect, test } from 'vitest'
import { type DeskFacts, findDeskRefusal, refundRefusal, reprintCost, wholeRefund } from './desk.rules.ts'

const facts = (change: Partial<DeskFacts>): DeskFacts => ({
  state: 'paid',
  hold_reason: null,
  is_paid: true,
  is_reprint: false,
  total_fen: 1000,
  refunded_fen: 0,
  ...change,
})

test('an order can be held and changed until it is made, and only then reprinted', () => {
  expect(findDeskRefusal('hold', facts({}))).toBeNull()
  expect(findDeskRefusal('hold', facts({ state: 'in_production' }))).toBe('in_making')
  expect(findDeskRefusal('reroute', facts({ state: 'on_hold', hold_reason: 'stock' }))).toBeNull()
  expect(findDeskRefusal('change', facts({ refunded_fen: 1 }))).toBe('partly_refunded')
  expect(findDeskRefusal('reprint', facts({}))).toBe('not_made')
  expect(findDeskRefusal('reprint', facts({ state: 'shipped' }))).toBeNull()
  expect(findDeskRefusal('cancel', facts({ state: 'packed' }))).toBe('in_making')
  expect(findDeskRefusal('cancel', facts({ state: 'awaiting_payment', is_paid: false }))).toBeNull()
})

test('staff release what a person or a rule held, not what waits for a cause', () => {
  const held = (hold_reason: DeskFacts['hold_reason']) => facts({ state: 'on_hold', hold_reason })
  expect(findDeskRefusal('release', held('staff'))).toBeNull()
  expect(findDeskRefusal('release', held('stock'))).toBe('by_cause')
  expect(findDeskRefusal('release', facts({}))).toBe('not_held')
})

test('a whole refund before production is a cancellation', () => {
  expect(refundRefusal(facts({}), 1000)).toBe('cancel_instead')
  expect(refundRefusal(facts({}), 999)).toBeNull()
  expect(refundRefusal(facts({ state: 'shipped', refunded_fen: 400 }), 600)).toBeNull()
  expect(findDeskRefusal('refund', facts({ state: 'shipped', refunded_fen: 1000 }))).toBe('nothing_left')
})

test('a whole refund takes what is left of each line; a reprint costs goods and services', () => {
  const line = { id: 1, quantity: 3, share_fen: 900, refunded_fen: 300, refunded_pieces: 1 }
  const done = { id: 2, quantity: 1, share_fen: 100, refunded_fen: 100, refunded_pieces: 1 }
  expect(wholeRefund([line, done])).toEqual([{ line_id: 1, pieces: 2, amount_fen: 600 }])
  expect(reprintCost([{ line: { goods_fen: 1000, services_fen: 50, quantity: 3 }, pieces: 2 }])).toBe(700)
})
