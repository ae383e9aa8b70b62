import { getUser } from '@inkroute/contract/account/account'
import { SearchHit, searchConsole } from '@inkroute/contract/search/search'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sample } from '../../testing/sample.ts'
import { CommandPalette } from './command-palette.tsx'
import type { PaletteEntry } from './palette.ts'

const page: PaletteEntry = {
  id: 'page-order.admin',
  kind: 'page',
  label: '订单管理',
  aliases: ['/myOrder/orderAdmin'],
  hint: '订单',
  icon: 'order',
  to: '/myOrder/orderAdmin',
}
const run = vi.fn()
const action: PaletteEntry = {
  id: 'action-x',
  kind: 'action',
  label: '充值',
  aliases: ['top up'],
  hint: '',
  icon: 'wallet',
  to: null,
  run,
}
const order = sample(SearchHit, { kind: 'order', id: 31, title: 'IR202611170031', note: '已付款 · Anna' })
const goods = sample(SearchHit, { kind: 'goods', id: 8, title: '蓝色马克杯', picture_url: '/files/mug.webp' })

const recent_key = `inkroute.search-recent.${sample(getUser.reply, {}).id}`

let api: FakeApi
let shown: ReturnType<typeof openScreen>
const onClose = vi.fn()
const box = () => screen.getByRole('combobox')
const write = (value: string) => fireEvent.change(box(), { target: { value } })
const key = (name: string, more = {}) => fireEvent.keyDown(box(), { key: name, ...more })
const chosen = () => screen.getByRole('option', { selected: true }).textContent

beforeEach(() => {
  localStorage.clear()
  run.mockClear()
  onClose.mockClear()
  // The browser knows modal dialogs, the test's document does not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  api = fakeApi()
  api.on(searchConsole, () => ({ data: [order, goods] }))
})

const open = () => {
  shown = openScreen(api, <CommandPalette pages={[page]} actions={[action]} onClose={onClose} />, { at: '/views/main' })
}

test('an order is found by its number, chosen with the keyboard and opened', async () => {
  open()
  write('IR2026')
  const orders = await screen.findByRole('group', { name: '订单' })
  expect(within(orders).getByRole('option').textContent).toContain('已付款 · Anna')
  expect(screen.getByRole('group', { name: '商品' }).querySelector('img')?.getAttribute('src')).toBe('/files/mug.webp')
  expect(chosen()).toContain('IR202611170031')
  key('ArrowDown')
  expect(chosen()).toContain('蓝色马克杯')
  key('ArrowDown')
  expect(chosen()).toContain('IR202611170031')
  key('Enter')
  expect(onClose).toHaveBeenCalled()
  await waitFor(() => expect(shown.address()).toBe('/myOrder/orderDetail/31'))
  expect(localStorage.getItem(recent_key)).toContain('IR202611170031')
})

test('typing asks once, after a pause, for what was typed last', async () => {
  open()
  for (const value of ['I', 'IR', 'IR2', 'IR20']) write(value)
  await screen.findByRole('group', { name: '订单' })
  expect(api.sent(searchConsole)).toEqual([{ keyword: 'IR20' }])
})

test('an action runs at once, and Enter that ends an input method does nothing', () => {
  open()
  write('top up')
  key('Enter', { isComposing: true })
  expect(run).not.toHaveBeenCalled()
  key('Enter')
  expect(run).toHaveBeenCalledOnce()
})

test('what was opened before is offered first', async () => {
  const kept = [{ id: 'order-5', kind: 'order', label: 'IR202611160005', to: '/myOrder/orderDetail/5' }]
  localStorage.setItem(recent_key, JSON.stringify(kept))
  open()
  expect(within(await screen.findByRole('group', { name: '最近打开' })).getByRole('option').textContent).toContain(
    'IR202611160005',
  )
})

test('nothing found says what else to try; a failure can be tried again', async () => {
  api.on(searchConsole, () => ({ data: [] }))
  open()
  write('nowhere')
  expect(await screen.findByText('没有找到“nowhere”')).toBeTruthy()
  api.refuse(searchConsole, 'database_away')
  write('elsewhere')
  const failure = await screen.findByRole('alert')
  api.on(searchConsole, () => ({ data: [order] }))
  fireEvent.click(within(failure).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('group', { name: '订单' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
