import { expect, test } from 'vitest'
import { findBeyond, findUnknown, withScreens } from './permission.rules.ts'

test('granting a button grants its screen, once', () => {
  expect(withScreens(['setting.role:edit', 'setting.role:create', 'setting.role'])).toEqual([
    'setting.role',
    'setting.role:create',
    'setting.role:edit',
  ])
})

test('only names of the tree can be granted, and neither open screens nor those of the staff', () => {
  expect(findUnknown(['setting.role', 'goods.library'])).toBeUndefined()
  expect(findUnknown(['setting.role', 'nonsense'])).toBe('nonsense')
  expect(findUnknown(['dashboard'])).toBe('dashboard')
  expect(findUnknown(['ops.finance'])).toBe('ops.finance')
})

test('the main account may grant everything, a sub-account only what it holds', () => {
  expect(findBeyond(null, ['setting.role'])).toBeUndefined()
  expect(findBeyond(new Set(['setting.role']), ['setting.role', 'order.admin'])).toBe('order.admin')
})
