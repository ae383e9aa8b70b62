import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import type { MenuSection } from './console-menu.ts'
import { useNav } from './nav-store.ts'
import { SideNav } from './side-nav.tsx'

const item = (key: string, path: string, label: string, count = 0) => {
  return { key, path, label, count, is_new: false, is_blank: false }
}
const menu: readonly MenuSection[] = [
  {
    group: 'selection',
    label: '选品',
    icon: 'shirt',
    items: [item('selection.apply', '/basic/applyProducts', '上架申请', 120)],
  },
  {
    group: 'order',
    label: '订单',
    icon: 'order',
    items: [item('order.admin', '/myOrder/orderAdmin', '订单管理'), item('order.cart', '/main/cart', '购物车')],
  },
]

let api: FakeApi
const group = (name: RegExp) => screen.getByRole('button', { name })
const isOpen = (name: RegExp) => group(name).getAttribute('aria-expanded')
const shown = () => screen.getAllByRole('link').flatMap((link) => link.textContent || [])

beforeEach(() => {
  api = fakeApi()
  localStorage.clear()
  useNav.setState({ is_collapsed: false, choice: null })
  openScreen(api, <SideNav menu={menu} in_drawer />, { at: '/myOrder/orderAdmin' })
})

test('only the group of the current screen is open', () => {
  expect([isOpen(/选品/), isOpen(/订单/)]).toEqual(['false', 'true'])
  expect(shown()).toEqual(expect.arrayContaining(['订单管理', '购物车']))
  expect(shown()).not.toContain('上架申请')
})

test('opening another group closes the first, and is remembered', () => {
  expect(group(/选品/).textContent).toContain('99+')
  fireEvent.click(group(/选品/))
  expect([isOpen(/选品/), isOpen(/订单/)]).toEqual(['true', 'false'])
  expect(localStorage.getItem('inkroute.nav-group')).toBe('order selection')
  fireEvent.click(group(/选品/))
  expect([isOpen(/选品/), isOpen(/订单/)]).toEqual(['false', 'false'])
})

test('arrow keys walk through groups and open screens, and skip what is closed', () => {
  group(/选品/).focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('订单')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('订单管理')
  press('Home')
  expect(document.activeElement?.textContent).toContain('选品')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('购物车')
})
