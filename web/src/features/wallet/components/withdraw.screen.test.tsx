import * as contract from '@inkroute/contract/wallet/withdraw'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import WithdrawScreen from './withdraw-screen.tsx'

let api: FakeApi
let rows: contract.Withdrawal[]

beforeEach(() => {
  api = fakeApi()
  rows = []
  api.on(contract.listWithdrawals, () => ({
    data: rows,
    total: rows.length,
    page: 1,
    page_size: 10,
    available: '380.50',
    frozen: '20.00',
  }))
})

async function open(permissions = ['account.withdraw', 'account.withdraw:apply']) {
  openScreen(api, <WithdrawScreen />, { at: '/setting/withdraw', permissions })
  await screen.findByText('¥380.50')
}

async function fillIn(amount: string) {
  await screen.findByLabelText('提现金额')
  type('提现金额', amount)
  type('收款人姓名', '林小雨')
  type(/^支付宝账号/, 'lin@example.com')
  type('登录密码', 'paper-and-ink-7')
}

test('a withdrawal is sent to the fen, and the form is cleared', async () => {
  api.on(contract.createWithdrawal, () => ({ id: 7 }))
  await open()
  await fillIn('120.5')
  await press('提现 ¥120.50')
  expect(await screen.findByText('已提交，金额已冻结，处理后发消息通知')).toBeTruthy()
  expect(api.sent(contract.createWithdrawal)).toEqual([
    {
      amount: '120.50',
      method: 'alipay',
      account_name: '林小雨',
      account_no: 'lin@example.com',
      bank_name: '',
      password: 'paper-and-ink-7',
    },
  ])
  expect(fieldValue('收款人姓名')).toBe('')
})

test('too little, too much and missing fields are marked, and nothing is sent', async () => {
  await open()
  await fillIn('99.99')
  type('收款人姓名', '')
  await press(/^提现/)
  expect(await screen.findByText('请填写提现金额，最低 100.00')).toBeTruthy()
  expect(await screen.findByText('请填写收款人姓名')).toBeTruthy()
  type('提现金额', '380.51')
  expect(await screen.findByText('不能超过可提现余额')).toBeTruthy()
  expect(api.sent(contract.createWithdrawal)).toEqual([])
})

test('a refusal is shown at its field or above the form, and everything but the password stays', async () => {
  const problems = [
    { field: 'account_no', message: '账号与实名不符' },
    { field: 'password', message: '请填写登录密码' },
  ]
  api.refuse(contract.createWithdrawal, 'invalid_input', { problems })
  await open()
  await fillIn('200')
  await press('提现 ¥200.00')
  expect(await screen.findByText('账号与实名不符')).toBeTruthy()
  expect(screen.getByText('请填写登录密码')).toBeTruthy()
  api.refuse(contract.createWithdrawal, 'wrong_password')
  type('登录密码', 'not-mine')
  type(/^支付宝账号/, 'lin@example.com')
  await press('提现 ¥200.00')
  expect(await screen.findByText('当前密码不正确')).toBeTruthy()
  expect(fieldValue('提现金额')).toBe('200')
  expect(fieldValue(/^支付宝账号/)).toBe('lin@example.com')
  expect(fieldValue('登录密码')).toBe('')
})

test('an unpaid request can be cancelled after confirmation', async () => {
  rows = [
    sample(contract.Withdrawal, { id: 3, amount: '150.00', state: 'submitted', account_name: '林小雨' }),
    sample(contract.Withdrawal, { id: 2, amount: '90.00', state: 'paid', trade_no: 'T-88' }),
  ]
  api.on(contract.cancelWithdrawal, () => ({}))
  await open()
  const [cancel, ...more] = await screen.findAllByRole('button', { name: /^撤\s?回$/ })
  expect(more).toEqual([])
  fireEvent.click(cancel as HTMLElement)
  const question = await screen.findByRole('tooltip')
  expect(api.sent(contract.cancelWithdrawal)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: /^撤\s?回$/ }))
  await waitFor(() => expect(api.sent(contract.cancelWithdrawal)).toEqual([{ id: 3 }]))
  expect(await screen.findByText('已撤回，金额回到可用余额')).toBeTruthy()
})

test('read-only users see the records and no form', async () => {
  rows = [sample(contract.Withdrawal, { id: 3, amount: '150.00', state: 'submitted' })]
  await open(['account.withdraw'])
  expect(await screen.findByText('¥150.00')).toBeTruthy()
  expect(screen.queryByLabelText('提现金额')).toBeNull()
  expect(screen.queryByRole('button', { name: /^撤\s?回$/ })).toBeNull()
})
