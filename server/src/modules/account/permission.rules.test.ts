import { expect, test } from 'vitest'
import { findBeyond, findUnknown, menuFor, withScreens } from './permission.rules.ts'

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

const record = (held: ReadonlySet<string> | null, key: string) => menuFor(held).find((route) => route.key === key)

test('a tab is listed once with its screen, and on its own for someone who may open nothing else', () => {
  expect(record(null, 'order.work')).toMatchObject({
    menu_visible: true,
    name: { zh: '售后', en: 'Returns & support' },
  })
  expect(record(null, 'order.return')).toMatchObject({ menu_visible: false, authed: 1, name: { zh: '售后' } })
  const returns_only = new Set(['order.return'])
  expect(record(returns_only, 'order.return')).toMatchObject({ menu_visible: true, authed: 1 })
  expect(record(returns_only, 'order.work')).toMatchObject({ menu_visible: false, authed: 2 })
})

test('a second address of a screen opens with the permission of the first', () => {
  const buyer = new Set(['account.plan', 'account.design-service'])
  expect(record(buyer, 'account.level-pay')).toMatchObject({ authed: 1, menu_visible: false })
  expect(record(buyer, 'account.design-quantity')).toMatchObject({ authed: 1, menu_visible: false })
  expect(record(new Set(), 'account.level-pay')).toMatchObject({ authed: 2 })
})
