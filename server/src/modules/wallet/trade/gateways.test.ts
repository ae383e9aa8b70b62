import * as contract from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findDisagreements, lockAccounts } from '../core/ledger.queries.ts'
import { getClearing } from '../core/ledger.rules.ts'
import { changeRecharge } from '../core/recharge.queries.ts'
import { shanghaiDay } from '../gateway/gateway.ts'
import { sweepTrades } from '../sweep-trades.job.ts'
import { getNotice, payAtCashier, postNotice } from '../testing/cashier.ts'
import { cashierUrl, pay, refund, resendRefund } from '../wallet.ts'
import { askGateway } from './gateways.ts'
import { findTrade } from './trade.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const channels = contract.payChannels.map((channel) => ({ channel }))
type Each = (typeof channels)[number]

let things = 0
const getAvailable = async (token: string) => (await app.call(wallet.getFunds, {}, { token })).available
const start = (token: string, { channel }: Each, amount = '500') =>
  app.call(recharge.startRecharge, { channel, amount }, { token })
const buy = (seller_id: number, { channel }: Each, goods_fen: number) =>
  pay(app.ctx, seller_id, {
    subject_kind: 'test_thing',
    subject_id: `gateway-${things++}`,
    title: { zh: '测试', en: 'Test' },
    parts: { goods_fen },
    method: channel,
  })
const clearingFen = async (seller_id: number, { channel }: Each) =>
  (await lockAccounts(app.ctx.db, seller_id, [getClearing(channel)])).get(getClearing(channel))

test.each(channels)(
  '$channel: a recharge is credited in yuan by its notification, however often it comes',
  async (each) => {
    const { seller_id, token } = await newSeller(app)
    const { recharge_no, pay_url } = await start(token, each)
    await payAtCashier(app, each.channel, pay_url)
    expect(await getAvailable(token)).toBe('500.00')
    const again = await getNotice(app, each.channel, recharge_no)
    expect(await Promise.all([postNotice(app, again), postNotice(app, again)])).toEqual([true, true])
    expect(await getAvailable(token)).toBe('500.00')
    expect(await clearingFen(seller_id, each)).toBe(-50_000)
  },
)

test.each(channels)(
  '$channel: a lost notification is found by asking, and one that comes before our answer is booked',
  async (each) => {
    const { seller_id, token } = await newSeller(app)
    const lost = await start(token, each)
    await payAtCashier(app, each.channel, lost.pay_url, 'never')
    expect(await getAvailable(token)).toBe('0.00')
    expect(await app.call(recharge.checkRecharge, { id: lost.id }, { token })).toMatchObject({ state: 'paid' })
    const early = await start(token, each)
    await changeRecharge(app.ctx.db, seller_id, early.id, { gateway_ref: null })
    await payAtCashier(app, each.channel, early.pay_url)
    expect(await getAvailable(token)).toBe('1000.00')
  },
)

const amounts: Record<contract.PayChannel, object> = {
  alipay: { total_amount: '5000.00' },
  wechat_pay: { amount: { total: 500_000, currency: 'CNY' } },
  stripe: { amount_total: 1 },
  paypal: { amount: { currency_code: 'USD', value: '1.00' } },
}
const numberFields: Record<contract.PayChannel, (number: string) => object> = {
  alipay: (out_trade_no) => ({ out_trade_no }),
  wechat_pay: (out_trade_no) => ({ out_trade_no }),
  stripe: (client_reference_id) => ({ client_reference_id }),
  paypal: (custom_id) => ({ custom_id }),
}

test.each(channels)('$channel: forged, altered, foreign and stale notifications credit nothing', async (each) => {
  const { channel } = each
  const [victim, thief] = [await newSeller(app), await newSeller(app)]
  const mine = await start(thief.token, each, '1')
  const other = await start(victim.token, each)
  await payAtCashier(app, channel, mine.pay_url, 'never')
  const genuine = await getNotice(app, channel, mine.recharge_no)
  const forged = { ...genuine, body: genuine.body.replace(/.{3}(.{10})$/, 'abc$1') }
  expect(await postNotice(app, forged)).toBe(false)
  expect(await postNotice(app, { ...genuine, headers: { 'content-type': 'application/json' }, body: '{}' })).toBe(false)
  const wrong = [{ change: amounts[channel] }, { change: numberFields[channel](other.recharge_no) }]
  for (const more of wrong) {
    expect(await postNotice(app, await getNotice(app, channel, mine.recharge_no, more))).toBe(false)
  }
  if (channel === 'stripe') {
    const at = Math.floor(Date.now() / 1000) - 600
    expect(await postNotice(app, await getNotice(app, channel, mine.recharge_no, { at }))).toBe(false)
  }
  expect([await getAvailable(victim.token), await getAvailable(thief.token)]).toEqual(['0.00', '0.00'])
})

test.each(channels)(
  '$channel: refunds go back in the charged currency, once per key, and never beyond the payment',
  async (each) => {
    const { seller_id, token } = await newSeller(app)
    const { payment_id, payment_no } = await buy(seller_id, each, 10_001)
    await payAtCashier(app, each.channel, (await cashierUrl(app.ctx, seller_id, payment_id)) ?? '')
    const give = (refund_key: string, goods_fen: number) =>
      refund(app.ctx, seller_id, { payment_id, refund_key, parts: { goods_fen }, reason: '测试退款' })
    const key = `${payment_no}:a`
    await Promise.all([give(key, 3333), give(key, 3333)])
    await expect(give(`${payment_no}:b`, 6669)).rejects.toMatchObject({ code: 'refund_too_much' })
    await give(`${payment_no}:c`, 6668)
    await app.drain()
    // WeChat Pay takes a refund at once and finishes it later: it is asked again.
    const { refunds: sent } = await app.call(contract.getPayment, { id: payment_id }, { token })
    for (const { id, state } of sent) if (state === 'sending') await resendRefund(app.ctx, seller_id, id)
    await app.drain()
    const { refunds, charge } = await app.call(contract.getPayment, { id: payment_id }, { token })
    expect(refunds.map(({ state, amount }) => [state, amount])).toEqual([
      ['done', '33.33'],
      ['done', '66.68'],
    ])
    expect(charge?.amount ?? null).toBe(each.channel === 'stripe' || each.channel === 'paypal' ? '14.05' : null)
    expect(await clearingFen(seller_id, each)).toBe(0)
    expect((await findDisagreements(app.ctx.db)).filter((one) => one.seller_id === seller_id)).toEqual([])
  },
)

test.each(channels)('$channel: an abandoned trade is closed on both sides', async (each) => {
  const { token } = await newSeller(app)
  const { id, pay_url } = await start(token, each)
  app.clock.advance(31 * 60_000)
  await sweepTrades.run(app.ctx, {})
  await app.drain()
  const { data } = await app.call(recharge.listRecharges, {}, { token })
  expect(data.find((row) => row.id === id)?.state).toBe('closed')
  // PayPal has no call that closes an order: it is simply never captured. Alipay learns of a trade from the browser.
  if (each.channel === 'wechat_pay' || each.channel === 'stripe')
    await expect(payAtCashier(app, each.channel, pay_url, 'never')).rejects.toThrow()
})

test.each(channels)('$channel: the bill of the day lists what was paid', async (each) => {
  const { token } = await newSeller(app)
  const { recharge_no, pay_url } = await start(token, each, '12.34')
  await payAtCashier(app, each.channel, pay_url)
  const trade = await findTrade(app.ctx.db, recharge_no)
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(shanghaiDay(day).from <= new Date()).toBe(true)
  const { trades } = await askGateway(app.ctx, each.channel, (gateway) => gateway.listSettled(app.ctx, day))
  expect(trades).toContainEqual({ out_trade_no: recharge_no, trade_no: trade?.trade_no, charge: trade?.charge })
})

test('a QR code is shown to its seller only, until it is paid', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const { recharge_no, pay_url } = await start(owner.token, { channel: 'wechat_pay' })
  expect(pay_url).toBe(`/setting/payCode?no=${recharge_no}`)
  const code = await app.call(contract.getPayCode, { number: recharge_no }, { token: owner.token })
  expect(code).toMatchObject({ state: 'waiting', amount: '500.00', code: expect.stringMatching(/^weixin:\/\/wxpay/) })
  const peek = app.call(contract.getPayCode, { number: recharge_no }, { token: other.token })
  await expect(peek).rejects.toMatchObject({ error: 'not_found' })
  await payAtCashier(app, 'wechat_pay', pay_url)
  const after = await app.call(contract.getPayCode, { number: recharge_no }, { token: owner.token })
  expect(after).toMatchObject({ state: 'paid', code: null })
})

test.each([{ channel: 'stripe' }, { channel: 'paypal' }, { channel: 'wechat_pay' }] as const)(
  '$channel hears 400 for a notice that is not theirs and 500 for a failure of ours, which it repeats',
  async (each) => {
    const { token } = await newSeller(app)
    const { id, recharge_no, pay_url } = await start(token, each)
    await payAtCashier(app, each.channel, pay_url, 'never')
    const notice = await getNotice(app, each.channel, recharge_no)
    const getStatus = (headers: Record<string, string>) =>
      fetch(app.origin + notice.path, { method: 'POST', headers, body: notice.body }).then(({ status }) => status)
    expect(await getStatus({ 'content-type': 'application/json' })).toBe(400)
    await sql`alter table recharge rename to recharge_away`.execute(app.ctx.db)
    expect(
      await getStatus(notice.headers).finally(() =>
        sql`alter table recharge_away rename to recharge`.execute(app.ctx.db),
      ),
    ).toBe(500)
    expect(await postNotice(app, notice)).toBe(true)
    expect(await app.call(recharge.checkRecharge, { id }, { token })).toMatchObject({ state: 'paid' })
  },
)
