import type { AppCtx } from '../../../infra/context.ts'
import type { Gateway, Notice, RawNotice } from '../gateway/gateway.ts'
import { type GatewayValues, gatewayValues } from '../gateway/gateway-values.ts'
import { askWechat, downloadBill, getRefusal, type WechatAnswer } from './wechat-client.ts'
import { isFinalRefusal, isOurs, paidTrade, parseBill, refundState } from './wechat-pay.rules.ts'
import { openResource, signatureFault } from './wechat-signature.ts'

export const WECHAT_PAY_NOTIFY_PATH = '/req/frontend/pay/wechat/notify'

const MAX_DESCRIPTION = 127
const MAX_REASON = 80
const SHANGHAI_MS = 8 * 3_600_000

/** `2026-11-15T12:00:00+08:00`; the same for the same trade, because a repeated order must not differ. */
const shanghaiTime = (at: Date) => `${new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 19)}+08:00`

/** By characters, never through the middle of one. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('')

const getValues = (ctx: AppCtx) => gatewayValues(ctx, 'wechat_pay')
const isMissing = ({ status }: WechatAnswer) => status === 404

function need(answer: WechatAnswer): WechatAnswer {
  if (answer.status >= 300) throw new Error(getRefusal(answer))
  return answer
}

function getNotice(values: GatewayValues, body: string): Notice {
  const { event_type, resource } = JSON.parse(body) as { event_type: string; resource: never }
  const opened = JSON.parse(openResource(values.api_v3_key ?? '', resource)) as Record<string, string>
  if (!isOurs(values, opened)) return { kind: 'refused', reason: 'another merchant' }
  if (event_type.startsWith('REFUND.')) return { kind: 'refund', request_no: opened.out_refund_no ?? '' }
  const trade = event_type === 'TRANSACTION.SUCCESS' ? paidTrade(opened) : null
  return trade ? { kind: 'paid', trade } : { kind: 'ignored' }
}

async function readNotice(ctx: AppCtx, { headers, body }: RawNotice): Promise<Notice> {
  const values = await getValues(ctx)
  const fault = signatureFault(values, { header: (name) => headers[name], body })
  if (fault) return { kind: 'refused', reason: fault }
  try {
    return getNotice(values, body)
  } catch {
    return { kind: 'refused', reason: 'the resource cannot be opened' }
  }
}

const tradePath = (out_trade_no: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(out_trade_no)}`

/** WeChat Pay, API v3: Native pay, where the seller scans a code. */
export const wechatPayGateway: Gateway = {
  async open(ctx, trade) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'POST', '/v3/pay/transactions/native', {
      appid: values.appid,
      mchid: values.mchid,
      description: cut(trade.subject.zh, MAX_DESCRIPTION),
      out_trade_no: trade.out_trade_no,
      time_expire: shanghaiTime(trade.expires_at),
      notify_url: ctx.callback_origin() + WECHAT_PAY_NOTIFY_PATH,
      amount: { total: trade.charge.minor, currency: trade.charge.currency },
    })
    const code = String(need(answer).body.code_url ?? '')
    if (code === '') throw new Error('there is no code_url in the answer')
    return { pay_url: null, code, gateway_ref: code }
  },

  async findPaid(ctx, { out_trade_no }) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'GET', `${tradePath(out_trade_no)}?mchid=${values.mchid}`)
    if (isMissing(answer)) return null
    const paid = paidTrade(need(answer).body)
    return paid?.out_trade_no === out_trade_no ? paid : null
  },

  async close(ctx, { out_trade_no }) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'POST', `${tradePath(out_trade_no)}/close`, { mchid: values.mchid })
    // Paid or unknown: nothing to close.
    if (answer.status >= 500 || answer.status === 401) throw new Error(getRefusal(answer))
  },

  async refund(ctx, { out_trade_no, request_no, charge, paid, reason }) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'POST', '/v3/refund/domestic/refunds', {
      out_trade_no,
      out_refund_no: request_no,
      reason: cut(reason, MAX_REASON),
      notify_url: ctx.callback_origin() + WECHAT_PAY_NOTIFY_PATH,
      amount: { refund: charge.minor, total: paid.minor, currency: charge.currency },
    })
    if (answer.status < 300) return refundState(answer.body.status)
    ctx.log.error({ out_trade_no, code: answer.body.code }, 'wechat pay refused a refund')
    if (isFinalRefusal(answer.body.code)) return 'refused'
    throw new Error(getRefusal(answer))
  },

  async findRefund(ctx, { request_no }) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'GET', `/v3/refund/domestic/refunds/${encodeURIComponent(request_no)}`)
    return isMissing(answer) ? null : refundState(need(answer).body.status)
  },

  readNotice,

  async listSettled(ctx, day) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
    if (answer.body.code === 'NO_STATEMENT_EXIST') return { trades: [], refunds: [] }
    const { download_url, hash_value } = need(answer).body
    return parseBill(await downloadBill(values, String(download_url), String(hash_value)))
  },

  async test(ctx) {
    const values = await getValues(ctx)
    const answer = await askWechat(values, 'GET', `${tradePath('TEST20260101')}?mchid=${values.mchid}`)
    if (!isMissing(answer)) throw new Error(getRefusal(answer))
    return getRefusal(answer)
  },
}
