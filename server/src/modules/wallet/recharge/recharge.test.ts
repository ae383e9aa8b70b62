import * as message from '@inkroute/contract/message/message'
import * as contract from '@inkroute/contract/wallet/recharge'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { findDisagreements } from '../core/ledger.queries.ts'
import { sweepTrades } from '../sweep-trades.job.ts'
import { atCashier, postNotify, signedNotify } from '../testing/cashier.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const findBalance = async (token: string) => (await app.call(wallet.getGroupBalance, {}, { token })).balance
const start = (token: string, amount = '500') =>
  app.call(contract.startRecharge, { channel: 'alipay', amount }, { token })
const findState = async (token: string, id: number) =>
  (await app.call(contract.listRecharges, {}, { token })).data.find((row) => row.id === id)?.state

test('a recharge goes through the cashier, is credited by the signed notification and announced in a message', async () => {
  const { token } = await newSeller(app)
  const { id, pay_url, recharge_no } = await start(token)
  expect(await findBalance(token)).toBe('0.00')
  const back = await atCashier(pay_url)
  expect(back).toContain(`/setting/recharge?back=${id}`)
  expect(await findBalance(token)).toBe('500.00')
  expect(await findState(token, id)).toBe('paid')
  const { data } = await app.call(wallet.listMovements, {}, { token })
  expect(data).toMatchObject([{ cause: 'recharge', cause_id: recharge_no, amount: '500.00', balance_after: '500.00' }])
  const inbox = await app.call(message.listMessages, { type: 3 }, { token })
  expect(inbox.data[0]?.title).toContain('500.00')
})

test('notifies that come twice, at the same time and again later credit once', async () => {
  const { token } = await newSeller(app)
  const { pay_url, recharge_no } = await start(token, '88.80')
  await atCashier(pay_url, 'pay', 'twice')
  const form = await signedNotify(app, recharge_no)
  const answers = await Promise.all(Array.from({ length: 6 }, () => postNotify(app, form)))
  expect(answers).toEqual(Array(6).fill('success'))
  expect(await findBalance(token)).toBe('88.80')
})

test('tampered, foreign and unsigned notifies credit nothing', async () => {
  const { token } = await newSeller(app)
  const { pay_url, recharge_no, id } = await start(token, '100')
  await atCashier(pay_url, 'pay', 'never')
  const tampered = await signedNotify(app, recharge_no)
  tampered.set('total_amount', '10000.00')
  expect(await postNotify(app, tampered)).toBe('failure')
  const unsigned = await signedNotify(app, recharge_no)
  unsigned.delete('sign')
  expect(await postNotify(app, unsigned)).toBe('failure')
  // Signed by Alipay itself, but not what we agreed on.
  const changes = [
    { total_amount: '10000.00' },
    { app_id: '2021000000000000' },
    { seller_id: '2088999999999999' },
    { out_trade_no: 'R20261115_999999999_AAAAAAAA' },
    { out_trade_no: 'whatever' },
    { trade_no: '' },
    { total_amount: 'abc' },
  ]
  for (const change of changes) {
    expect(await postNotify(app, await signedNotify(app, recharge_no, change)), JSON.stringify(change)).toBe('failure')
  }
  // Genuine, but nothing has been paid.
  const closed = await signedNotify(app, recharge_no, { trade_status: 'TRADE_CLOSED' })
  expect(await postNotify(app, closed)).toBe('success')
  expect(await findBalance(token)).toBe('0.00')
  expect(await findState(token, id)).toBe('waiting')
  expect(await postNotify(app, await signedNotify(app, recharge_no))).toBe('success')
  expect(await findBalance(token)).toBe('100.00')
  // The same number with another trade of Alipay is not the same money.
  const other = await signedNotify(app, recharge_no, { trade_no: '2026111500000000000000000000' })
  expect(await postNotify(app, other)).toBe('failure')
  expect(await findBalance(token)).toBe('100.00')
})

test('when the notify is lost, asking Alipay finds the payment', async () => {
  const { token } = await newSeller(app)
  const { id, pay_url } = await start(token, '20')
  expect((await app.call(contract.checkRecharge, { id }, { token })).state).toBe('waiting')
  await atCashier(pay_url, 'pay', 'never')
  expect((await app.call(contract.checkRecharge, { id }, { token })).state).toBe('paid')
  expect(await findBalance(token)).toBe('20.00')
})

test('a paid recharge whose notice was lost is found within two minutes, without anybody asking', async () => {
  const { token } = await newSeller(app)
  const { id, pay_url } = await start(token, '20')
  await atCashier(pay_url, 'pay', 'never')
  await sweepTrades.run(app.ctx, {})
  expect(await findState(token, id)).toBe('waiting')
  app.clock.advance(61_000)
  await sweepTrades.run(app.ctx, {})
  expect(await findState(token, id)).toBe('paid')
  expect(await findBalance(token)).toBe('20.00')
})

test('an abandoned recharge is closed after its time; money that comes late is credited all the same', async () => {
  const { token } = await newSeller(app)
  const lost = await start(token, '30')
  await atCashier(lost.pay_url, 'pay', 'never')
  const left = await start(token, '40')
  await atCashier(left.pay_url, 'cancel')
  const late = await start(token, '50')
  await (await fetch(late.pay_url)).text()
  app.clock.advance(31 * 60_000)
  await sweepTrades.run(app.ctx, {})
  expect(await findState(token, lost.id)).toBe('paid')
  expect(await findState(token, left.id)).toBe('closed')
  expect(await findState(token, late.id)).toBe('closed')
  expect(await postNotify(app, await signedNotify(app, late.recharge_no, { trade_status: 'TRADE_SUCCESS' }))).toBe(
    'success',
  )
  expect(await findBalance(token)).toBe('80.00')
  await app.drain()
})

test('amounts outside the limits and another seller’s recharge are refused', async () => {
  const { token } = await newSeller(app)
  const other = await newSeller(app)
  for (const amount of ['0.99', '50000.01']) {
    await expect(start(token, amount)).rejects.toMatchObject({ error: 'amount_out_of_range' })
  }
  for (const amount of ['-5', '1e3', '12.345', '']) {
    await expect(start(token, amount)).rejects.toMatchObject({ status_code: 422 })
  }
  const { id } = await start(token)
  await expect(app.call(contract.checkRecharge, { id }, { token: other.token })).rejects.toMatchObject({
    error: 'not_found',
  })
})

async function sendVoucher(token: string, amount = '3000') {
  const upload = await uploadFile(app, token, 'slip.png', await getCanvas().png().toBuffer(), { purpose: 'attachment' })
  await app.drain()
  const input = { amount, payer: '深圳市云杉贸易有限公司', transferred_on: '2026-11-14', upload_ids: [upload.id] }
  return app.call(contract.sendBankRecharge, input, { token })
}

test('finance books a bank transfer once, with its number, and the seller is notified', async () => {
  const { token, seller_id } = await newSeller(app)
  const finance = await newStaff(app, ['ops.finance'])
  const { id } = await sendVoucher(token)
  const list = await app.call(contract.listStaffRecharges, { state: 'reviewing' }, { token: finance })
  const row = list.data.find((entry) => entry.id === id)
  expect(row).toMatchObject({ amount: '3000.00', transferred_on: '2026-11-14', seller_id })
  expect(row?.vouchers).toHaveLength(1)
  const approve = (bank_no: string) =>
    app.call(contract.reviewRecharge, { id, seller_id, is_approved: true, bank_no }, { token: finance })
  const results = await Promise.allSettled([approve('CMB-20261114-01'), approve('CMB-20261114-02')])
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await findBalance(token)).toBe('3000.00')
  const used = (await app.call(contract.listRecharges, {}, { token })).data[0]?.trade_no ?? ''
  const again = await sendVoucher(token)
  await expect(
    app.call(
      contract.reviewRecharge,
      { id: again.id, seller_id, is_approved: true, bank_no: used },
      { token: finance },
    ),
  ).rejects.toMatchObject({ error: 'bank_no_used' })
})

test('finance refuses with a reason; without the permission nobody decides', async () => {
  const seller = await newSeller(app)
  const finance = await newStaff(app, ['ops.finance'])
  const support = await newStaff(app, ['ops.support'])
  const { id } = await sendVoucher(seller.token, '66')
  const refuse = (token: string, reason: string) =>
    app.call(contract.reviewRecharge, { id, seller_id: seller.seller_id, is_approved: false, reason }, { token })
  await expect(refuse(support, '未收到款项')).rejects.toMatchObject({ http: 403 })
  await expect(refuse(seller.token, '未收到款项')).rejects.toMatchObject({ error: 'wrong_console' })
  await expect(refuse(finance, '')).rejects.toMatchObject({ status_code: 422 })
  await refuse(finance, '未收到款项')
  await expect(refuse(finance, '未收到款项')).rejects.toMatchObject({ error: 'recharge_handled' })
  expect(await findState(seller.token, id)).toBe('rejected')
  expect(await findBalance(seller.token)).toBe('0.00')
  const sub = await newSubAccount(app, seller, ['account.fees'])
  await expect(start(sub.token)).rejects.toMatchObject({ http: 403 })
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})
