import { listOrdersOfPayment } from '@inkroute/contract/order/order'
import { getPayment } from '@inkroute/contract/wallet/payment'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import PayWaitScreen from './pay-wait-screen.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(listOrdersOfPayment, () => ({ orders: [] }))
})
const open = () => openScreen(api, <PayWaitScreen />, { at: '/myOrder/payWait?payment=9', may_open: [] })

test('a payment that could not be read is offered again, and is not called missing', async () => {
  api.refuse(getPayment, 'internal')
  open()
  await screen.findByRole('alert')
  expect(screen.queryByText('这些订单都不需要付款')).toBeNull()
  api.on(getPayment, () => sample(getPayment.reply, { state: 'paid', amount: '98.20' }))
  await press('重新加载')
  expect(await screen.findByText('付款成功')).toBeTruthy()
  expect(screen.getByText('¥98.20')).toBeTruthy()
})

test('a payment nobody knows leads back to the orders', async () => {
  api.refuse(getPayment, 'not_found')
  open()
  expect(await screen.findByText('这些订单都不需要付款')).toBeTruthy()
})
