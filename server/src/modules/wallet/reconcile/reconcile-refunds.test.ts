import { getPayment, type PayChannel, payChannels } from '@inkroute/contract/wallet/payment'
import * as contract from '@inkroute/contract/wallet/reconcile'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { changeRefund, findPayment, insertRefund } from '../core/payment.queries.ts'
import { payAtCashier } from '../testing/cashier.ts'
import { askGateway } from '../trade/gateways.ts'
import { tradeOfPayment } from '../trade/trade.ts'
import { cashierUrl, pay, refund, resendRefund } from '../wallet.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.finance']) }
})

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function paid(seller_id: number, channel: PayChannel, subject_id: string) {
  const title = { zh: '测试', en: 'Test' }
  const thing = { subject_kind: 'test_thing', subject_id, title, parts: { goods_fen: 10_000 } }
  const { payment_id } = await pay(app.ctx, seller_id, { ...thing, method: channel })
  await payAtCashier(app, channel, (await cashierUrl(app.ctx, seller_id, payment_id)) ?? '')
  const row = await findPayment(app.ctx.db, seller_id, payment_id)
  if (row?.state !== 'paid') throw new Error('not paid')
  return row
}
type Paid = Awaited<ReturnType<typeof paid>>

/** Sends a refund and waits until the gateway has finished it. */
async function refunded({ seller_id, token }: TestSeller, { id: payment_id }: Paid): Promise<number> {
  const asked = { payment_id, refund_key: `reconcile-${payment_id}`, parts: { goods_fen: 2_500 }, reason: '测试' }
  await refund(app.ctx, seller_id, asked)
  await app.drain('wallet.')
  const read = async () => (await app.call(getPayment, { id: payment_id }, { token })).refunds
  // WeChat Pay takes a refund at once and finishes it later: it is asked again.
  for (const { id, state } of await read()) if (state === 'sending') await resendRefund(app.ctx, seller_id, id)
  await app.drain('wallet.')
  const [made] = await read()
  expect(made).toMatchObject({ state: 'done', amount: '25.00' })
  return made!.id
}

/** As somebody does in the gateway's own console: our books hear nothing of it. */
async function refundElsewhere(channel: PayChannel, row: Paid, request_no: string): Promise<void> {
  const trade = tradeOfPayment(row)
  const charge = { currency: trade.charge.currency, minor: 100 }
  const order = { ...trade, request_no, charge, paid: trade.charge, reason: 'console' }
  await askGateway(app.ctx, channel, (gateway) => gateway.refund(app.ctx, order))
}

async function compare(channel: PayChannel) {
  await app.call(contract.reconcileDay, { channel, day: today() }, staff)
  await app.drain('wallet.')
  const { data: days } = await app.call(contract.listReconciliations, { channel }, staff)
  // All tests pay the same emulated companies, so there are payments of others among them.
  const found = new Map<string, contract.Difference>()
  for (let page = 1; ; page++) {
    const input = { channel, state: 'open', page, page_size: 100 } as const
    const { data, total } = await app.call(contract.listDifferences, input, staff)
    for (const row of data) found.set(row.out_trade_no, row)
    if (page * input.page_size >= total) return { day: days[0], found }
  }
}

test.each(payChannels.map((channel) => ({ channel })))(
  '$channel: a refund that only one side knows, or that was paid out twice, is reported',
  async ({ channel }) => {
    const seller = await newSeller(app)
    const { seller_id } = seller
    const [both, turned, theirs, ours] = [
      await paid(seller_id, channel, `${channel}-both`),
      await paid(seller_id, channel, `${channel}-turned`),
      await paid(seller_id, channel, `${channel}-theirs`),
      await paid(seller_id, channel, `${channel}-ours`),
    ]
    const toNumber = (row: Paid, refund_id: number) => `${row.payment_no}_${refund_id}`
    const known = toNumber(both, await refunded(seller, both))
    // Credited to the balance because it was thought to be refused, although the gateway sent it.
    const turned_id = await refunded(seller, turned)
    await changeRefund(app.ctx.db, seller_id, turned_id, { state: 'turned' })
    const unheard = toNumber(theirs, 987_654)
    await refundElsewhere(channel, theirs, unheard)
    const now = app.clock.now().toISOString()
    const { id: made_up } = await insertRefund(app.ctx.db, seller_id, {
      payment_id: ours.id,
      refund_key: `made-up-${channel}`,
      amount_fen: 1_200,
      alipay_fen: 1_200,
      balance_fen: 0,
      charge_minor: ours.charge_minor === null ? null : 169,
      reason: '',
      state: 'done',
      created_at: now,
      done_at: now,
    })
    const first = await compare(channel)
    expect(first.day).toMatchObject({ state: 'done', error: '', refunds_matched: 1 })
    expect(first.found.has(known)).toBe(false)
    const refunds = { subject: 'refund', currency: both.charge_currency ?? 'CNY' }
    expect(first.found.get(unheard)).toMatchObject({ ...refunds, kind: 'theirs_only', ours: null, theirs: '1.00' })
    const twice = first.found.get(toNumber(turned, turned_id))
    expect(twice).toMatchObject({ ...refunds, kind: 'theirs_only', seller_id })
    const alone = first.found.get(toNumber(ours, made_up))
    expect(alone).toMatchObject({ ...refunds, kind: 'ours_only', theirs: null, seller_id })

    // Once our books agree there is nothing left to report.
    await changeRefund(app.ctx.db, seller_id, turned_id, { state: 'done' })
    const second = await compare(channel)
    expect(second.day?.refunds_matched).toBe(2)
    expect(second.found.has(toNumber(turned, turned_id))).toBe(false)
  },
)
