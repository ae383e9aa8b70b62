import { expect, test } from 'vitest'
import { addressLines, findReason, getIds, mayDo, sumMoney } from './order.view.ts'

test('numbers are read from the address and rubbish is left out', () => {
  expect(getIds('3,7,7,x,-1,1.5')).toEqual([3, 7])
  expect(getIds(null)).toEqual([])
})

test('an action is open or says why not', () => {
  const order = {
    allowed_actions: [
      { action: 'pay' as const, is_allowed: true, reason: null },
      { action: 'cancel' as const, is_allowed: false, reason: 'in production' },
    ],
  }
  expect(mayDo(order, 'pay')).toBe(true)
  expect(mayDo(order, 'cancel')).toBe(false)
  expect(findReason(order, 'cancel')).toBe('in production')
  expect(mayDo(order, 'hold')).toBe(false)
})

test('an address leaves out what is empty', () => {
  const blank = { name: 'Anna', phone: '030', email: '', company: '', country: 'DE', state: '', tax_no: '' }
  expect(
    addressLines({ ...blank, city: 'Berlin', postcode: '10115', street1: 'Invalidenstr. 1', street2: '' }),
  ).toEqual(['Anna', '030', 'Invalidenstr. 1', 'Berlin, 10115'])
})

test('amounts add up to the fen', () => {
  expect(sumMoney(['0.10', '0.20', '31.80'])).toBe('32.10')
})
