import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/order/desk'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import OrderDesk from './order-desk.tsx'
import OrderStoryScreen from './order-story-screen.tsx'

const bare = { id: 1, order_no: 'IR1', country: 'DE', state: 'paid', pieces: 2 } as const
const money = { goods: '40.00', services: '0.00', freight: '2.00', tax: '0.00', discount: '0.00', total: '42.00' }
const seen = { ...bare, buyer_name: 'Anna', total: '42.00', refunded: '0.00' }
const line = { id: 9, title: '圆领 T恤', quantity: 2, goods: null, share: null, refunded: null, refundable: null }

function apiFor(permissions: readonly string[], order: Partial<contract.DeskOrder>) {
  const api = fakeApi()
  api.on(getStaff, () => sample(getStaff.reply, { permissions: [...permissions] }))
  api.on(contract.listDeskOrders, () =>
    sample(contract.listDeskOrders.reply, { data: [sample(contract.DeskOrderRow, order)], total: 1 }),
  )
  api.on(contract.getDeskOrder, () => sample(contract.DeskOrder, order))
  return api
}

test('the list has buyers and amounts only for those who are sent them', async () => {
  const list = { at: '/ops/order', path: '/ops/order' }
  openScreen(apiFor(['ops.order', 'ops.order:private'], seen), <OrderDesk />, list)
  await screen.findByText('¥42.00')
  expect(screen.getByText('Anna')).toBeTruthy()
  await screen.findByRole('button', { name: /导出/ })
  cleanup()
  openScreen(apiFor(['ops.order'], bare), <OrderDesk />, list)
  await screen.findByText('IR1')
  expect(screen.queryByText('金额')).toBeNull()
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull()
})

test('an order without amounts and address shows what there is to make and offers no refund', async () => {
  const story = { at: '/ops/order/IR1', path: '/ops/order/:number' }
  const actions = (['hold', 'change', 'refund'] as const).map((action) => ({ action, is_allowed: true, reason: null }))
  const held = ['ops.order', 'ops.order:edit', 'ops.order:refund']
  const api = apiFor(held, { ...bare, actions, lines: [sample(contract.DeskOrder.shape.lines.element, line)] })
  openScreen(api, <OrderStoryScreen />, story)
  await screen.findByText('圆领 T恤')
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1))
  expect(document.body.textContent).not.toContain('¥')
  expect(screen.getByText('德国')).toBeTruthy()
  cleanup()
  const address = sample(contract.DeskOrder.shape.address.unwrap(), { name: 'Anna', street1: 'Invalidenstraße 43' })
  const full = { ...seen, actions, amounts: money, address, payments: [], ledger: [] }
  openScreen(apiFor([...held, 'ops.order:private'], full), <OrderStoryScreen />, story)
  await screen.findByText(/Invalidenstraße 43/)
  expect(screen.getByText('¥42.00')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3))
})
