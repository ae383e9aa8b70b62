import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as recharge from '@inkroute/contract/wallet/recharge'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { parseTradeBill } from '../alipay/alipay-bill.ts'
import { type Capture, paidCapture, refundState as paypalRefund } from '../paypal/paypal.rules.ts'
import { askPaypal } from '../paypal/paypal-client.ts'
import { paidSession, refundState as stripeRefund } from '../stripe/stripe.rules.ts'
import { payAtCashier } from '../testing/cashier.ts'
import { findTrade } from '../trade/trade.ts'
import { askWechat } from '../wechat-pay/wechat-client.ts'
import { paidTrade, parseBill, refundState as wechatRefund } from '../wechat-pay/wechat-pay.rules.ts'
import { getSignature } from '../wechat-pay/wechat-signature.ts'
import { type GatewayValues, gatewayValues, toPem } from './gateway-values.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

type Sample = Record<'trade' | 'refund', Record<string, never>>
const getSample = (channel: string): Sample =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples', `${channel}.json`), 'utf8'))

/** The same fields with the kinds of their values; lists by their first entry. */
const getShape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(getShape)
  if (value === null || typeof value !== 'object') return expect.anything()
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inner === null ? null : getShape(inner)])),
  )
}

interface Case {
  readonly channel: 'wechat_pay' | 'stripe' | 'paypal'
  readonly read: (values: GatewayValues, number: string, ref: string) => Promise<unknown>
}

const cases: readonly Case[] = [
  {
    channel: 'wechat_pay',
    read: async (values, number) =>
      (await askWechat(values, 'GET', `/v3/pay/transactions/out-trade-no/${number}?mchid=${values.mchid}`)).body,
  },
  {
    channel: 'stripe',
    read: async ({ secret_key, endpoint }, _number, ref) => {
      const headers = { authorization: `Bearer ${secret_key}` }
      return (await fetch(`${endpoint}/v1/checkout/sessions/${ref}`, { headers })).json()
    },
  },
  { channel: 'paypal', read: (values, _number, ref) => askPaypal(values, `/v2/checkout/orders/${ref}`) },
]

test.each(cases)('$channel: the emulator answers in the documented shape', async ({ channel, read }) => {
  const { token } = await newSeller(app)
  const { id, recharge_no, pay_url } = await app.call(recharge.startRecharge, { channel, amount: '500' }, { token })
  await payAtCashier(app, channel, pay_url)
  await app.call(recharge.checkRecharge, { id }, { token })
  const trade = await findTrade(app.ctx.db, recharge_no)
  const answer = await read(await gatewayValues(app.ctx, channel), recharge_no, trade?.gateway_ref ?? '')
  const found = Array.isArray((answer as { links?: unknown }).links)
    ? { ...(answer as object), links: (answer as { links: unknown[] }).links.slice(0, 1) }
    : answer
  expect(found).toEqual(getShape(getSample(channel).trade))
})

test('documented answers are understood', () => {
  const number = 'R20261115_1002_7KQ2M9XD'
  expect(paidTrade(getSample('wechat_pay').trade)).toMatchObject({ out_trade_no: number, charge: { minor: 50_000 } })
  expect(paidSession(getSample('stripe').trade as never)).toMatchObject({
    out_trade_no: number,
    trade_no: 'pi_3Sample',
  })
  const [unit] = getSample('paypal').trade.purchase_units as unknown as [{ payments: { captures: [Capture] } }]
  expect(paidCapture(unit.payments.captures[0])).toMatchObject({
    out_trade_no: number,
    charge: { currency: 'USD', minor: 7023 },
  })
  expect(wechatRefund(getSample('wechat_pay').refund.status)).toBe('done')
  expect(stripeRefund(getSample('stripe').refund.status ?? null)).toBe('done')
  expect(paypalRefund(getSample('paypal').refund.status)).toBe('done')
})

test('a day’s bill of WeChat Pay is read by its headings, payments and refunds apart, without its summary', () => {
  const bill = [
    '交易时间,微信订单号,商户订单号,交易状态,货币种类,微信退款单号,商户退款单号,退款状态,订单金额,申请退款金额,费率备注',
    '`2026-11-15 12:00:00,`4200001,`R1,`SUCCESS,`CNY,`0,`0,`,`500.00,`0.00,`',
    '`2026-11-15 12:10:00,`4200002,`P1,`REFUND,`CNY,`5000001,`P1_7,`SUCCESS,`0.00,`12.50,`',
    '`2026-11-15 12:20:00,`4200002,`P1,`REFUND,`CNY,`5000002,`P1_8,`FAIL,`0.00,`3.00,`',
    '总交易单数,应结订单总金额',
    '`3,`500.00',
  ].join('\r\n')
  expect(parseBill(bill)).toEqual({
    trades: [{ out_trade_no: 'R1', trade_no: '4200001', charge: { currency: 'CNY', minor: 50_000 } }],
    refunds: [{ request_no: 'P1_7', refund_no: '5000001', charge: { currency: 'CNY', minor: 1_250 } }],
  })
})

test('a day’s bill of Alipay lists refunds by their request, below zero', () => {
  const bill = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号,备注',
    '20261115\t,R1\t,交易\t,500.00\t,\t,\t',
    '20261116\t,P1\t,退款\t,-12.50\t,P1_7\t,\t',
    '#-----业务明细列表结束-----',
  ].join('\r\n')
  expect(parseTradeBill(bill)).toEqual({
    trades: [{ out_trade_no: 'R1', trade_no: '20261115', charge: { currency: 'CNY', minor: 50_000 } }],
    refunds: [{ request_no: 'P1_7', refund_no: '20261116', charge: { currency: 'CNY', minor: 1_250 } }],
  })
})

test('a key may be pasted in one line, and signs the documented text', async () => {
  const { private_key = '' } = await gatewayValues(app.ctx, 'wechat_pay')
  const pasted = private_key.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
  expect(toPem(pasted, 'PRIVATE KEY').trim()).toBe(private_key.trim())
  const call = {
    method: 'GET',
    target: '/v3/certificates',
    timestamp: '1554208460',
    nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
    body: '',
  }
  expect(getSignature(pasted, call)).toBe(getSignature(private_key, call))
})
