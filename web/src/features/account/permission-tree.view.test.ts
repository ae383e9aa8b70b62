import type { Screen } from '@inkroute/contract/account/permission-screen'
import { expect, test } from 'vitest'
import { groupState, pickerGroups, searchGroups, summarise, toggleGroup, toggleKey } from './permission-tree.view.ts'

const screen = (key: string, more: Partial<Screen> = {}): Screen => ({
  key,
  path: `/${key}`,
  zh: `中${key}`,
  en: `En ${key}`,
  group: 'order',
  in_menu: true,
  is_built: true,
  buttons: [],
  ...more,
})
const tree = [
  screen('order.admin', {
    buttons: [
      { key: 'order.admin:refund', zh: '退款', en: 'Refund' },
      { key: 'order.admin:edit', zh: '改单', en: 'Edit' },
    ],
  }),
  screen('order.work'),
  screen('order.later', { is_built: false }),
  screen('home.open', { group: 'home', is_open: true }),
  screen('setting.role', { group: 'setting' }),
]
const everything = new Set(tree.flatMap((entry) => [entry.key, ...entry.buttons.map((button) => button.key)]))
const groups = pickerGroups('en', everything, tree)

test('only existing, restricted permissions that the person holds can be granted', () => {
  expect(groups.map((group) => [group.label, group.screens.map((entry) => entry.key)])).toEqual([
    ['Orders', ['order.admin', 'order.work']],
    ['Settings', ['setting.role']],
  ])
  const limited = pickerGroups('zh', new Set(['order.admin', 'order.admin:edit']), tree)
  expect(limited).toEqual([
    {
      key: 'order',
      label: '订单',
      screens: [{ key: 'order.admin', label: '中order.admin', buttons: [{ key: 'order.admin:edit', label: '改单' }] }],
    },
  ])
})

test('a button grants its screen, and revoking a screen revokes its buttons', () => {
  const granted = toggleKey(new Set(['order.work']), 'order.admin:refund', true)
  expect([...granted].sort()).toEqual(['order.admin', 'order.admin:refund', 'order.work'])
  expect([...toggleKey(granted, 'order.admin', false)]).toEqual(['order.work'])
  expect([...toggleKey(granted, 'order.admin:refund', false)].sort()).toEqual(['order.admin', 'order.work'])
})

test('a group is selected and cleared as a whole without affecting others', () => {
  const [orders] = groups
  const all = toggleGroup(new Set(['elsewhere']), orders!, true)
  expect(groupState(all, orders!)).toBe('all')
  expect(groupState(toggleKey(all, 'order.work', false), orders!)).toBe('some')
  const none = toggleGroup(all, orders!, false)
  expect(groupState(none, orders!)).toBe('none')
  expect([...none]).toEqual(['elsewhere'])
})

test('search finds groups, screens and buttons, ignoring case', () => {
  const found = (query: string) => searchGroups(groups, query).flatMap((group) => group.screens.map(({ key }) => key))
  expect(found('')).toEqual(['order.admin', 'order.work', 'setting.role'])
  expect(found('ORDERS')).toEqual(['order.admin', 'order.work'])
  expect(found('refund')).toEqual(['order.admin'])
  expect(found('role')).toEqual(['setting.role'])
  expect(found('nothing')).toEqual([])
})

test('a role is summarised in one line by its groups', () => {
  expect(summarise(['order.admin', 'order.admin:edit', 'setting.role', 'unknown'], groups)).toEqual([
    { key: 'order', label: 'Orders 1' },
    { key: 'setting', label: 'Settings 1' },
  ])
})
