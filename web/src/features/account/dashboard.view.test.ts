import type { RoutePermission } from '@inkroute/contract/account/account'
import { expect, test } from 'vitest'
import { getHour, groupLinks, partOfDay, pinned, reachable } from './dashboard.view.ts'

const route = (key: string, parent: string | null, more: Partial<RoutePermission> = {}): RoutePermission => ({
  key,
  path: parent ? `/${key}` : '',
  name: { zh: key, en: key },
  component: key,
  menu_visible: true,
  buttons: [],
  group_image: '',
  parent,
  blank: false,
  is_new: false,
  authed: 1,
  ...more,
})
const routes = [
  route('home', null),
  route('order', null),
  route('dashboard', 'home'),
  route('home.message', 'home'),
  route('order.secret', 'order', { menu_visible: false, authed: 2 }),
]

test('the greeting follows the seller’s clock', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
  expect(getHour('2026-11-15 08:59:59')).toBe(8)
})

test('links lead only to screens the person may open, and never to the current one', () => {
  expect(reachable(routes, 'dashboard').map((one) => one.key)).toEqual(['home.message'])
  expect(groupLinks(routes, 'dashboard').map((group) => group.key)).toEqual(['home'])
})

test('shortcuts keep the chosen order and drop screens that no longer exist', () => {
  expect(pinned(routes, ['home.message', 'order.secret', 'dashboard', 'gone']).map((one) => one.key)).toEqual([
    'home.message',
    'dashboard',
  ])
})
