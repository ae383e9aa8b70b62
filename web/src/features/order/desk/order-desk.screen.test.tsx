import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/order/desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import OrderDesk from './order-desk.tsx'

const shared = { order_no: 'P-20261101', country: 'US', seller: { id: 12, name: '青柠家居' } }

/** The list as the server answers people with and without the permission. */
function open(permissions: readonly string[], row: Partial<contract.DeskOrderRow>) {
  const api = fakeApi()
  api.on(getStaff, () => sample(getStaff.reply, { permissions: [...permissions] }))
  api.on(contract.getDeskFacets, () => ({ warehouses: [] }))
  api.on(contract.listDeskOrders, () => ({
    data: [sample(contract.DeskOrderRow, { ...shared, ...row })],
    total: 1,
    page: 1,
    page_size: 20,
    is_total_capped: false,
  }))
  openScreen(api, <OrderDesk />, { at: '/ops/order' })
}

test('a factory finds orders without their amounts and buyers, and cannot export them', async () => {
  open(['ops.order'], { buyer_name: null, total: null })
  expect(await screen.findByText('P-20261101')).toBeTruthy()
  expect(screen.getAllByText('美国').length).toBeGreaterThan(0)
  for (const hidden of ['收件人', '金额']) expect(screen.queryByText(hidden)).toBeNull()
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull()
})

test('who may see amounts and buyers sees them and exports the list', async () => {
  open(['ops.order', 'ops.order:private'], { buyer_name: 'Ada Lovelace', total: '128.40' })
  expect((await screen.findAllByText('Ada Lovelace')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('金额').length).toBeGreaterThan(0)
  expect(screen.getAllByText(/128\.40/).length).toBeGreaterThan(0)
  expect(await screen.findByRole('button', { name: /导出/ })).toBeTruthy()
})
