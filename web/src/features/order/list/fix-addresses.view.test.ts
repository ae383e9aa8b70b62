import type { BadAddress } from '@inkroute/contract/order/work'
import { expect, test } from 'vitest'
import { commonFaults, fillAll, getChanges, openFields, withValue } from './fix-addresses.view.ts'

const bad = (order_id: number, ...fields: string[]) =>
  ({ order_id, faults: fields.map((field) => ({ field, message: field })) }) as unknown as BadAddress
const addresses = [bad(1, 'phone'), bad(2, 'postcode', 'phone'), bad(3, 'city')]

test('the most frequent fault is offered first', () => {
  expect(commonFaults(addresses)).toEqual(['phone', 'postcode', 'city'])
  expect(commonFaults([bad(1, 'nonsense')])).toEqual([])
})

test('a value for all goes only where the field is wrong, and never over what was typed', () => {
  const typed = withValue({}, 2, 'phone', '+49 30 1')
  const filled = fillAll(typed, addresses, 'phone', '+1 555')
  expect(getChanges(filled, addresses)).toEqual([
    { order_id: 1, address: { phone: '+1 555' } },
    { order_id: 2, address: { phone: '+49 30 1' } },
  ])
})

test('a corrected field stays open, and orders that are done are not sent again', () => {
  const typed = withValue({}, 3, 'street1', 'Main Street 1')
  expect(openFields(bad(3, 'city'), typed)).toEqual(['city', 'street1'])
  expect(getChanges(typed, [bad(1, 'phone')])).toEqual([])
})
