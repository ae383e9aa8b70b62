import {
  canMove,
  holdReasons,
  type OrderState,
  orderActions,
  orderStates,
  orderTransitions,
} from '@inkroute/contract/order/codes'
import { describe, expect, test } from 'vitest'
import { findRefusal, getActions } from './order-actions.rules.ts'

const facts = (state: OrderState) => ({ state, hold_reason: null })
const open = (state: OrderState) =>
  getActions(facts(state))
    .filter(({ refusal }) => refusal === null)
    .map(({ action }) => action)

describe('the machine', () => {
  test('every state can be reached, and what is over stays over', () => {
    const reached = new Set<OrderState>(['draft'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const state of reached) for (const next of orderTransitions[state]) reached.add(next)
    }
    expect([...orderStates].filter((state) => !reached.has(state))).toEqual([])
    expect(orderTransitions.cancelled).toEqual([])
    expect(orderTransitions.refunded).toEqual([])
  })
  test('an order in production cannot be cancelled', () => {
    expect(canMove('paid', 'cancelled')).toBe(true)
    expect(canMove('in_production', 'cancelled')).toBe(false)
    // What was sent comes back instead.
    const before_production = ['draft', 'awaiting_payment', 'paid', 'in_review', 'on_hold']
    expect(orderStates.filter((state) => canMove(state, 'cancelled'))).toEqual(before_production)
  })
})

describe('what a seller may do', () => {
  test('before payment: pay, correct the address, or cancel', () => {
    expect(open('awaiting_payment')).toEqual(['pay', 'change', 'change_address', 'split', 'merge', 'cancel'])
  })
  test('after payment and before production: change, hold, cancel', () => {
    expect(open('paid')).toEqual(['change', 'change_address', 'split', 'merge', 'hold', 'cancel'])
  })
  test('a draft is matched and corrected, and reports what is missing before payment', () => {
    const draft = { state: 'draft', hold_reason: null, problems: ['unmatched'] } as const
    expect(getActions(draft).flatMap(({ action, refusal }) => (refusal ? [] : [action]))).toEqual([
      'match',
      'change_address',
      'cancel',
    ])
    expect(findRefusal('pay', draft)).toBe('unmatched')
  })
  test('in production only after-sale is open, and the refusal says so', () => {
    expect(open('in_production')).toEqual(['after_sale'])
    expect(findRefusal('cancel', facts('in_production'))).toBe('in_making')
  })
  test('a hold by the platform is not released by the seller', () => {
    expect(findRefusal('release', { state: 'on_hold', hold_reason: 'seller' })).toBeNull()
    expect(findRefusal('release', { state: 'on_hold', hold_reason: 'picture' })).toBe('by_platform')
    const released = holdReasons.filter((hold_reason) => !findRefusal('release', { state: 'on_hold', hold_reason }))
    expect(released).toEqual(['seller', 'rule'])
  })
  test('every action is answered in every state', () => {
    for (const state of orderStates) expect(getActions(facts(state))).toHaveLength(orderActions.length)
  })

  test('a free reprint cannot be changed by the seller, only held or cancelled', () => {
    const reprint = { ...facts('paid'), is_reprint: true }
    for (const action of ['change', 'split', 'merge', 'change_address'] as const)
      expect(findRefusal(action, reprint)).toBe('free_of_charge')
    expect(findRefusal('hold', reprint)).toBeNull()
    expect(findRefusal('cancel', reprint)).toBeNull()
  })
})
