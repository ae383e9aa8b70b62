import * as contract from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { on } from '../../../infra/hooks.ts'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findDisagreements } from '../core/ledger.queries.ts'
import { sweepTrades } from '../sweep-trades.job.ts'
import { atCashier, postNotify, signedNotify } from '../testing/cashier.ts'
import { cashierUrl, pay, postTransaction, refund, walletHooks } from '../wallet.ts'

let app: TestApp
const settled: string[] = []
beforeAll(async () => {
  const settleThing = on(walletHooks.settle, {
    subject_kind: 'test_thing',
    async paid(_ctx, _seller_id, { subject_id }) {
      settled.push(subject_id)
    },
  })
  app = await testApp({ module: { hooks: [settleThing] } })
})

let things = 0
const give = (seller_id: number, fen: number) =>
  postTransaction(app.ctx, seller_id, {
    idempotency_key: `gift:${things++}`,
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen: fen },
      { account: 'clearing_bank', amount_fen: -fen },
    ],
  })
const buy = (
  seller_id: number,
  subject_id: string,
  goods_fen: number,
  method: contract.PayMethod,
  more: { freight_fen?: number; coupon_fen?: number } = {},
) =>
  pay(app.ctx, seller_id, {
    subject_kind: 'test_thing',
    subject_id,
    title: { zh: '测试', en: 'Test' },
    parts: { goods_fen, ...more },
    method,
    offers_alipay: true,
  })
const tokenFunds = (token: string) => app.call(wallet.getFunds, {}, { token })
const getUrl = async (seller_id: number, id: number) => (await cashierUrl(app.ctx, seller_id, id)) ?? ''
const thing = () => `thing-${things++}`

test('paying from the balance is done at once, and the same thing is paid once', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 10_000)
  const name = thing()
  const results = await Promise.all(Array.from({ length: 5 }, () => buy(seller_id, name, 4000, 'balance')))
  expect(new Set(results.map((one) => one.payment_no)).size).toBe(1)
  expect(results[0]?.state).toBe('paid')
  expect((await tokenFunds(token)).available).toBe('60.00')
  expect(settled.filter((one) => one === name)).toHaveLength(1)
})

test('a short balance is refused with 503 where Alipay would do and 502 where not, and leaves no trace', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 100)
  await expect(buy(seller_id, thing(), 101, 'balance')).rejects.toMatchObject({
    code: 'balance_insufficient_or_alipay',
  })
  const plain = { subject_kind: 'test_thing', subject_id: thing(), title: { zh: '', en: '' } }
  await expect(
    pay(app.ctx, seller_id, { ...plain, parts: { goods_fen: 101 }, method: 'balance' }),
  ).rejects.toMatchObject({ code: 'balance_insufficient' })
  expect((await app.call(contract.listPayments, {}, { token })).total).toBe(0)
})

test('a combined payment holds its share, completes by notify and is refunded the way it came', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 3000)
  const name = thing()
  const { payment_id, state } = await buy(seller_id, name, 9000, 'combined', { freight_fen: 1500, coupon_fen: 500 })
  expect(state).toBe('waiting')
  expect(await tokenFunds(token)).toMatchObject({ available: '0.00', frozen: '30.00', waiting_payments: 1 })
  expect((await app.call(wallet.getUnpaidCount, {}, { token })).count).toBe(1)
  await atCashier(await getUrl(seller_id, payment_id))
  const paid = await app.call(contract.getPayment, { id: payment_id }, { token })
  expect(paid).toMatchObject({ state: 'paid', balance: '30.00', alipay: '70.00', amount: '100.00' })
  expect(settled).toContain(name)
  expect(await tokenFunds(token)).toMatchObject({ available: '0.00', frozen: '0.00', waiting_payments: 0 })

  const give_back = (refund_key: string, goods_fen: number) =>
    refund(app.ctx, seller_id, { payment_id, refund_key, parts: { goods_fen }, reason: '测试退款' })
  expect(await give_back(`${name}-1`, 4000)).toMatchObject({ balance_fen: 3000, alipay_fen: 1000, is_new: true })
  expect(await give_back(`${name}-1`, 4000)).toMatchObject({ is_new: false })
  await expect(give_back(`${name}-1`, 4001)).rejects.toMatchObject({ code: 'idempotency_conflict' })
  await expect(give_back(`${name}-2`, 6001)).rejects.toMatchObject({ code: 'refund_too_much' })
  expect(await give_back(`${name}-3`, 6000)).toMatchObject({ balance_fen: 0, alipay_fen: 6000 })
  await app.drain()
  const after = await app.call(contract.getPayment, { id: payment_id }, { token })
  expect(after.refunds.map((one) => [one.alipay, one.state])).toEqual([
    ['10.00', 'done'],
    ['60.00', 'done'],
  ])
  expect((await tokenFunds(token)).available).toBe('30.00')
})

test('an abandoned combined payment frees its share; money that comes late goes to the balance, once', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 2000)
  const { payment_id, payment_no } = await buy(seller_id, thing(), 5000, 'combined')
  await (await fetch(await getUrl(seller_id, payment_id))).text()
  app.clock.advance(31 * 60_000)
  await sweepTrades.run(app.ctx, {})
  expect(await tokenFunds(token)).toMatchObject({ available: '20.00', frozen: '0.00' })
  const late = await signedNotify(app, payment_no, { trade_status: 'TRADE_SUCCESS' })
  expect(await Promise.all([postNotify(app, late), postNotify(app, late)])).toEqual(['success', 'success'])
  expect((await tokenFunds(token)).available).toBe('50.00')
  expect((await app.call(contract.getPayment, { id: payment_id }, { token })).state).toBe('closed')
})

test('choosing another way gives up the payment that waited; another seller sees none of it', async () => {
  const { seller_id, token } = await newSeller(app)
  const other = await newSeller(app)
  const name = thing()
  const first = await buy(seller_id, name, 500, 'alipay')
  expect((await buy(seller_id, name, 500, 'alipay')).payment_id).toBe(first.payment_id)
  await give(seller_id, 500)
  const second = await buy(seller_id, name, 500, 'balance')
  expect(second.state).toBe('paid')
  expect((await app.call(contract.getPayment, { id: first.payment_id }, { token })).state).toBe('closed')
  for (const endpoint of [contract.getPayment, contract.checkPayment, contract.closePayment]) {
    await expect(app.call(endpoint, { id: second.payment_id }, { token: other.token })).rejects.toMatchObject({
      error: 'not_found',
    })
  }
  await expect(app.call(contract.closePayment, { id: second.payment_id }, { token })).rejects.toMatchObject({
    error: 'payment_over',
  })
})

test('many payments, refunds and notifies at once, each sent several times, leave exact balances', async () => {
  const sellers = await Promise.all(Array.from({ length: 3 }, () => newSeller(app)))
  const work: (() => Promise<unknown>)[] = []
  const expected = new Map(sellers.map(({ seller_id }) => [seller_id, 0]))
  const book = (seller_id: number, fen: number) => expected.set(seller_id, (expected.get(seller_id) ?? 0) + fen)
  for (const { seller_id, token } of sellers) {
    await give(seller_id, 500_000)
    book(seller_id, 500_000)
    for (let round = 0; round < 6; round++) {
      const fen = 137 + round * 11
      const started = await app.call(recharge.startRecharge, { channel: 'alipay', amount: '12.34' }, { token })
      await atCashier(started.pay_url, 'pay', 'never')
      const form = await signedNotify(app, started.recharge_no)
      book(seller_id, 1234)
      const paid = await buy(seller_id, thing(), 1000, 'balance')
      const name = thing()
      book(seller_id, -1000 - fen + 400)
      const key = thing()
      const back = { payment_id: paid.payment_id, refund_key: key, parts: { goods_fen: 400 }, reason: '测试' }
      for (let again = 0; again < 3; again++) {
        work.push(() => postNotify(app, form))
        work.push(() => buy(seller_id, name, fen, 'balance'))
        work.push(() => refund(app.ctx, seller_id, back))
      }
    }
  }
  const shuffled = work.map((run, index) => ({ run, at: (index * 7919) % work.length })).sort((a, b) => a.at - b.at)
  const results = await Promise.allSettled(shuffled.map(({ run }) => run()))
  expect(results.filter((one) => one.status === 'rejected')).toEqual([])
  for (const { seller_id, token } of sellers) {
    const fen = expected.get(seller_id) ?? 0
    expect((await tokenFunds(token)).available).toBe((fen / 100).toFixed(2))
    const { data } = await app.call(wallet.listMovements, { page_size: 100 }, { token })
    // Each balance follows from the previous row.
    for (const [index, row] of data.entries()) {
      const before = data[index + 1]?.balance_after ?? '0.00'
      expect(Math.round((Number(before) + Number(row.amount)) * 100)).toBe(Math.round(Number(row.balance_after) * 100))
    }
  }
  expect(await findDisagreements(app.ctx.db)).toEqual([])
})

test('the invoice of a payment is a PDF the seller can open', async () => {
  const { seller_id, token } = await newSeller(app)
  await give(seller_id, 1000)
  const { payment_id } = await buy(seller_id, thing(), 900, 'balance', { freight_fen: 50 })
  const { url, file_name } = await app.call(contract.getPaymentInvoice, { id: payment_id }, { token })
  const body = Buffer.from(await (await fetch(app.origin + url)).arrayBuffer())
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file_name).toMatch(/^P.*\.pdf$/)
})
