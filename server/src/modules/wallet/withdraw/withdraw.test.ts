import * as wallet from '@inkroute/contract/wallet/wallet'
import * as contract from '@inkroute/contract/wallet/withdraw'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, TEST_PASSWORD } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findDisagreements } from '../core/ledger.queries.ts'
import { postTransaction } from '../wallet.ts'
import { maskAccount } from './withdraw.view.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

async function richSeller() {
  const seller = await newSeller(app)
  await postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: 'gift',
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen: 50_000 },
      { account: 'clearing_bank', amount_fen: -50_000 },
    ],
  })
  return seller
}
const ask = (token: string, amount: string, password = TEST_PASSWORD) =>
  app.call(
    contract.createWithdrawal,
    { amount, method: 'alipay', account_name: '陈晓岚', account_no: 'lan.chen@example.com', password },
    { token },
  )
const tokenFunds = (token: string) => app.call(wallet.getFunds, {}, { token })

test('money is frozen at once, and paid or returned once', async () => {
  const { seller_id, token } = await richSeller()
  const finance = await newStaff(app, ['ops.finance'])
  const { id } = await ask(token, '300')
  expect(await tokenFunds(token)).toMatchObject({ available: '200.00', frozen: '300.00', open_withdrawals: 1 })
  const review = (is_paid: boolean) =>
    app.call(
      contract.reviewWithdrawal,
      { id, seller_id, is_paid, trade_no: is_paid ? 'ALI-0001' : '', reason: is_paid ? '' : '账号不符' },
      { token: finance },
    )
  const results = await Promise.allSettled([review(true), review(false), review(true)])
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  const { data } = await app.call(contract.listWithdrawals, {}, { token })
  const is_paid = data[0]?.state === 'paid'
  expect(await tokenFunds(token)).toMatchObject({ available: is_paid ? '200.00' : '500.00', frozen: '0.00' })
  expect(data[0]?.account_no).toBe('la***@example.com')
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('finance sees when money would go to a name that nobody verified', async () => {
  const seller = await richSeller()
  const finance = await newStaff(app, ['ops.finance'])
  const { id } = await ask(seller.token, '100')
  const checked = async () => {
    const { data } = await app.call(contract.listStaffWithdrawals, {}, { token: finance })
    return data.find((row) => row.id === id && row.seller_id === seller.seller_id)
  }
  const verify = (name: string) =>
    sql`insert into seller_authentication (seller_id, user_id, kind, name, number_sealed, state, created_at)
      values (${seller.seller_id}, ${seller.user_id}, 'person', ${name}, '', 'approved', now())
      on conflict (seller_id, state) where state in ('pending', 'approved') do update set name = excluded.name`.execute(
      app.ctx.db,
    )
  expect(await checked()).toMatchObject({ name_check: 'unverified', verified_name: '' })
  await verify('王小明')
  expect(await checked()).toMatchObject({ name_check: 'different', verified_name: '王小明' })
  await verify(' 陈 晓岚')
  expect(await checked()).toMatchObject({ name_check: 'same' })
})

test('a request can be taken back until it is handled', async () => {
  const { token } = await richSeller()
  const { id } = await ask(token, '500.00')
  await app.call(contract.cancelWithdrawal, { id }, { token })
  expect(await tokenFunds(token)).toMatchObject({ available: '500.00', frozen: '0.00' })
  await expect(app.call(contract.cancelWithdrawal, { id }, { token })).rejects.toMatchObject({
    error: 'withdraw_handled',
  })
})

test('too little, too much, a wrong password, and people without the permission are refused', async () => {
  const seller = await richSeller()
  const other = await newSeller(app)
  await expect(ask(seller.token, '99.99')).rejects.toMatchObject({ error: 'amount_out_of_range' })
  await expect(ask(seller.token, '500.01')).rejects.toMatchObject({ status_code: 502 })
  await expect(ask(seller.token, '100', 'guess-guess-1')).rejects.toMatchObject({ error: 'wrong_password' })
  const sub = await newSubAccount(app, seller, ['account.withdraw'])
  await expect(ask(sub.token, '100')).rejects.toMatchObject({ http: 403 })
  const { id } = await ask(seller.token, '100')
  await expect(app.call(contract.cancelWithdrawal, { id }, { token: other.token })).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('account numbers are shown by their ends', () => {
  expect(['6225880137706688', '13800138000', 'li@qq.com', '123'].map(maskAccount)).toEqual([
    '**** 6688',
    '**** 8000',
    'li***@qq.com',
    '123',
  ])
})
