import { getServices } from '@inkroute/contract/service/service'
import { listPayWays } from '@inkroute/contract/wallet/payment'
import * as contract from '@inkroute/contract/wallet/recharge'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { RechargeScreen } from './recharge-screen.tsx'

let api: FakeApi
const leave = vi.fn()

beforeEach(() => {
  api = fakeApi()
  leave.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  api.on(getServices, () => sample(getServices.reply, { alipay: true, bank: true }))
  api.on(listPayWays, () => ({ ways: [{ channel: 'alipay' as const, currency: 'CNY', rate: null }] }))
  api.on(getGroupBalance, () => sample(getGroupBalance.reply, { balance: '80.00' }))
  api.on(contract.listRecharges, ({ page, page_size }) => ({ data: [], total: 0, page, page_size }))
})

const open = (search = '') =>
  openScreen(api, <RechargeScreen picture_field={() => null} />, { at: `/setting/recharge${search}` })

test('the amount is sent to the cashier to the fen, and the browser follows', async () => {
  api.on(contract.startRecharge, () => ({ id: 1, recharge_no: 'R1', pay_url: 'https://cashier.example/1' }))
  open()
  await screen.findByText('¥80.00')
  type('充值金额', '1280.5')
  await press('支付宝支付 ¥1,280.50')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://cashier.example/1'))
  expect(api.sent(contract.startRecharge)).toEqual([{ channel: 'alipay', amount: '1280.50' }])
})

test('an invalid amount is rejected, and a refusal keeps the input', async () => {
  api.refuse(contract.startRecharge, 'amount_out_of_range', { details: { min: '1.00', max: '50000.00' } })
  open()
  await screen.findByText('¥80.00')
  type('充值金额', '')
  await press(/^支付宝支付$/)
  expect(await screen.findByText('请填写金额，例如 500')).toBeTruthy()
  expect(api.sent(contract.startRecharge)).toEqual([])
  type('充值金额', '90000')
  await press('支付宝支付 ¥90,000.00')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('50000.00'))
  expect(fieldValue('充值金额')).toBe('90000')
  expect(leave).not.toHaveBeenCalled()
})

test('a cashier abroad shows what it charges and at which rate before anything is sent', async () => {
  const ways = [
    { channel: 'alipay' as const, currency: 'CNY', rate: null },
    { channel: 'stripe' as const, currency: 'USD', rate: '7.12' },
  ]
  api.on(listPayWays, () => ({ ways }))
  api.on(contract.startRecharge, () => ({ id: 2, recharge_no: 'R2', pay_url: 'https://cashier.example/2' }))
  open('?way=stripe')
  await screen.findByText(/扣款 USD 70.23，汇率 1 USD = ¥7.12/)
  await press('银行卡（Stripe）支付 ¥500.00')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://cashier.example/2'))
  expect(api.sent(contract.startRecharge)).toEqual([{ channel: 'stripe', amount: '500.00' }])
})

test('on return from the cashier the result is polled and shown', async () => {
  const paid = sample(contract.Recharge, { id: 6, amount: '500.00', state: 'paid' })
  // An older one, as in a list that was read before or of somebody who recharges often.
  const other = { ...paid, id: 5, amount: '20.00' }
  api.on(contract.listRecharges, ({ page, page_size }) => ({ data: [other], total: 1, page, page_size }))
  api.on(contract.checkRecharge, () => paid)
  open('?back=6')
  expect(await screen.findByText('充值成功，¥500.00 已到账')).toBeTruthy()
})

test('without a payment method, a message replaces the form', async () => {
  api.on(getServices, () => sample(getServices.reply, { alipay: false, bank: false }))
  api.on(listPayWays, () => ({ ways: [] }))
  open()
  expect(await screen.findByText('暂时无法充值')).toBeTruthy()
  expect(screen.queryByLabelText('充值金额')).toBeNull()
})
