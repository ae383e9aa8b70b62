import type { RoutePermission } from '@inkroute/contract/account/account'
import { expect, test } from 'vitest'
import { activeGroup, activeKey, buildMenu, getLanding, routeOfPath } from './console-menu.ts'

const record = (key: string, path: string, parent: string | null, more: Partial<RoutePermission> = {}) => ({
  key,
  path,
  name: { zh: `${key}中`, en: `${key} en` },
  component: path === '' ? '' : key,
  menu_visible: true,
  buttons: [],
  group_image: parent ?? key,
  parent,
  blank: false,
  is_new: false,
  authed: 1 as const,
  ...more,
})
const routes = [
  record('home', '', null),
  record('setting', '', null),
  record('order', '', null),
  record('dashboard', '/views/main', 'home'),
  record('home.bulletin', '/main/bulletin', 'home', { is_new: true }),
  record('home.bulletin-detail', '/main/bulletinDetail/{id}', 'home', { menu_visible: false }),
  record('setting.role', '/setting/createRole', 'setting'),
]

test('groups without a visible screen are left out; the rest keep the server’s order', () => {
  const menu = buildMenu({ routes, language: 'zh', counts: { 'setting.role': 3 } })
  expect(menu.map((section) => section.group)).toEqual(['home', 'setting'])
  expect(menu[0]?.items.map((item) => item.key)).toEqual(['dashboard', 'home.bulletin'])
  expect(menu[0]?.items[1]).toMatchObject({ is_new: true, count: 0, label: 'home.bulletin中' })
  expect(menu[1]?.items[0]?.count).toBe(3)
})

test('a detail screen highlights its parent entry', () => {
  const menu = buildMenu({ routes, language: 'en' })
  expect(activeKey('/main/bulletinDetail/7', menu)).toBe('home.bulletin')
  expect(activeKey('/views/main/', menu)).toBe('dashboard')
  expect(activeKey('/nowhere', menu)).toBeUndefined()
})

test('every screen has a group; the dashboard belongs to home', () => {
  expect(activeGroup('/views/main')).toBe('home')
  expect(activeGroup('/goods/detail/12')).toBe('goods')
  expect(activeGroup('/nowhere')).toBeUndefined()
})

test('a path with an id finds its menu record', () => {
  expect(routeOfPath(routes, '/main/bulletinDetail/7')?.key).toBe('home.bulletin-detail')
  expect(routeOfPath(routes, '/main/bulletinDetail/7/8')).toBeUndefined()
})

test('orders come before the cart, and the group leads to them', () => {
  const more = [record('order.cart', '/main/cart', 'order'), record('order.admin', '/myOrder/orderAdmin', 'order')]
  const orders = buildMenu({ routes: [...routes, ...more], language: 'zh' }).find(({ group }) => group === 'order')
  expect(orders?.items.map(({ key }) => key)).toEqual(['order.admin', 'order.cart'])
  expect(orders && getLanding(orders)).toBe('/myOrder/orderAdmin')
})

test('the catalogue leads the products, in the language of the console and for everybody', () => {
  const selection = record('selection', '', null)
  const [section] = buildMenu({ routes: [selection], language: 'zh' })
  expect(section?.items).toMatchObject([{ label: '底版目录', path: '/products' }])
  const [english] = buildMenu({ routes: [selection], language: 'en' })
  expect(english?.items).toMatchObject([{ label: 'Product catalogue', path: '/en/products' }])
})

test('a group leads to a screen of this window, not to the studio, which fills its own', () => {
  const studio = record('design.single', '/design/newSingleDesign', 'design', { blank: true })
  const list = record('design.record', '/design/designRecord', 'design')
  const group = record('design', '', null)
  const [both] = buildMenu({ routes: [group, studio, list], language: 'zh' })
  const [alone] = buildMenu({ routes: [group, studio], language: 'zh' })
  expect([both && getLanding(both), alone && getLanding(alone)]).toEqual([
    '/design/designRecord',
    '/design/newSingleDesign',
  ])
})

test('a tab and a second address highlight the entry of their screen', () => {
  const listed = [
    record('order.work', '/myOrder/workOrder', 'order'),
    record('account', '', null),
    record('account.design-service', '/setting/valueAddedServicesDesign', 'account'),
  ]
  const menu = buildMenu({ routes: [...routes, ...listed], language: 'zh' })
  expect(activeKey('/myOrder/returnApply', menu)).toBe('order.work')
  expect(activeKey('/main/valueAddedServices/design', menu)).toBe('account.design-service')
})
