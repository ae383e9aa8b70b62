import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { Charge } from '@inkroute/contract/wallet/exchange'
import type { AppCtx } from '../../../infra/context.ts'
import { type Gateway, type Notice, TRADE_MINUTES } from '../gateway/gateway.ts'
import { type AlipayAccount, alipayAccount } from './alipay-account.ts'
import { readTradeBill } from './alipay-bill.ts'
import { judgeNotify } from './notify.rules.ts'

export const ALIPAY_NOTIFY_PATH = '/req/frontend/pay/alipay/notify'

const SUCCESS = '10000'
const BUSY = '20000'
const NO_REFUND = 'ACQ.TRADE_NOT_EXIST'

const yuan = (minor: number): Charge => ({ currency: 'CNY', minor })

async function ask(ctx: AppCtx, method: string, bizContent: Record<string, string>) {
  const { sdk }: AlipayAccount = await alipayAccount(ctx)
  const answer = await sdk.exec(method, { bizContent }, { validateSign: true })
  if (answer.code === BUSY) throw new Error(`alipay asks to try again: ${answer.subCode ?? ''}`)
  return answer as typeof answer & Readonly<Record<string, string | undefined>>
}

async function readNotice(ctx: AppCtx, body: string): Promise<Notice> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const account = await alipayAccount(ctx)
  if (fields.sign_type !== 'RSA2' || !account.sdk.checkNotifySignV2(fields)) {
    return { kind: 'refused', reason: 'wrong signature' }
  }
  const verdict = judgeNotify(fields, account)
  if (verdict.kind !== 'paid') return verdict
  const { out_trade_no, trade_no, amount_fen } = verdict
  return { kind: 'paid', trade: { channel: 'alipay', out_trade_no, trade_no, charge: yuan(amount_fen) } }
}

/** Alipay's page pay, by the official client. */
export const alipayGateway: Gateway = {
  /** The signed address of the cashier; opened by the browser, so nothing is asked here. */
  async open(ctx, trade) {
    const { sdk } = await alipayAccount(ctx)
    const pay_url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      notify_url: ctx.callback_origin() + ALIPAY_NOTIFY_PATH,
      return_url: ctx.callback_origin() + trade.return_path,
      bizContent: {
        out_trade_no: trade.out_trade_no,
        total_amount: fenToDecimal(trade.charge.minor),
        subject: trade.subject.zh,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        timeout_express: `${TRADE_MINUTES}m`,
      },
    })
    return { pay_url, code: null, gateway_ref: null }
  },

  async findPaid(ctx, { out_trade_no }) {
    const answer = await ask(ctx, 'alipay.trade.query', { out_trade_no })
    const is_paid = answer.tradeStatus === 'TRADE_SUCCESS' || answer.tradeStatus === 'TRADE_FINISHED'
    if (answer.code !== SUCCESS || !is_paid) return null
    const { tradeNo, totalAmount } = answer
    if (answer.outTradeNo !== out_trade_no || !tradeNo || !totalAmount) return null
    return { channel: 'alipay', out_trade_no, trade_no: tradeNo, charge: yuan(decimalToFen(totalAmount)) }
  },

  async close(ctx, { out_trade_no }) {
    await ask(ctx, 'alipay.trade.close', { out_trade_no })
  },

  async refund(ctx, { out_trade_no, request_no, charge, reason }) {
    const answer = await ask(ctx, 'alipay.trade.refund', {
      out_trade_no,
      out_request_no: request_no,
      refund_amount: fenToDecimal(charge.minor),
      refund_reason: reason,
    })
    if (answer.code === SUCCESS) return 'done'
    ctx.log.error({ out_trade_no, sub_code: answer.subCode }, 'alipay refused a refund')
    return 'refused'
  },

  async findRefund(ctx, { out_trade_no, request_no }) {
    const content = { out_trade_no, out_request_no: request_no }
    const answer = await ask(ctx, 'alipay.trade.fastpay.refund.query', content)
    if (answer.code !== SUCCESS && answer.subCode !== NO_REFUND) {
      throw new Error(`alipay does not tell about a refund: ${answer.subCode ?? answer.code}`)
    }
    return answer.refundStatus === 'REFUND_SUCCESS' ? 'done' : null
  },

  readNotice: (ctx, { body }) => readNotice(ctx, body),

  async listSettled(ctx, day) {
    const answer = await ask(ctx, 'alipay.data.dataservice.bill.downloadurl.query', {
      bill_type: 'trade',
      bill_date: day,
    })
    // A day without any trade has no bill.
    if (answer.subCode === 'isp.bill_not_exist') return { trades: [], refunds: [] }
    if (answer.code !== SUCCESS || !answer.billDownloadUrl) throw new Error(`no bill: ${answer.subCode ?? answer.code}`)
    return readTradeBill(answer.billDownloadUrl)
  },

  async test(ctx) {
    const answer = await ask(ctx, 'alipay.trade.query', { out_trade_no: 'TEST' })
    if (answer.subCode !== 'ACQ.TRADE_NOT_EXIST') throw new Error(`${answer.subCode ?? answer.code}: ${answer.msg}`)
    return 'alipay.trade.query: OK'
  },
}
