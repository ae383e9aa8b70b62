import { createHash, randomInt } from 'node:crypto'
import type { Merchant, WechatPayBook, WechatRefund, WechatTrade } from './wechat-pay-book.ts'

export interface CallAnswer {
  readonly status: number
  readonly body?: object
}

const refuse = (status: number, code: string, message: string): CallAnswer => ({ status, body: { code, message } })
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/** `2026-11-15T12:00:00+08:00`. */
const shanghai = (iso: string) => `${new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
const yuan = (fen: number) => (fen / 100).toFixed(2)

export const getTransaction = ({ appid, mchid }: Merchant, trade: WechatTrade) => {
  const paid = trade.paid_at
    ? {
        transaction_id: trade.transaction_id,
        trade_type: 'NATIVE',
        bank_type: 'OTHERS',
        success_time: shanghai(trade.paid_at),
        payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
        amount: { total: trade.total, payer_total: trade.total, currency: 'CNY', payer_currency: 'CNY' },
      }
    : { amount: { total: trade.total, currency: 'CNY' } }
  const words = { NOTPAY: '订单未支付', SUCCESS: '支付成功', REFUND: '转入退款', CLOSED: '订单已关闭' }
  return {
    appid,
    mchid,
    out_trade_no: trade.out_trade_no,
    trade_state: trade.trade_state,
    trade_state_desc: words[trade.trade_state],
    attach: '',
    ...paid,
  }
}

interface NativeOrder {
  readonly appid?: string
  readonly mchid?: string
  readonly description?: string
  readonly out_trade_no?: string
  readonly notify_url?: string
  readonly amount?: { readonly total?: number; readonly currency?: string }
}

export function openNative(book: WechatPayBook, order: NativeOrder): CallAnswer {
  const { merchant } = book
  const { out_trade_no = '', description = '', notify_url = '', amount } = order
  if (order.appid !== merchant.appid) return refuse(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  const total = amount?.total ?? 0
  const is_whole = /^[\w*-]{6,32}$/.test(out_trade_no) && description !== '' && notify_url !== ''
  if (!is_whole || order.mchid !== merchant.mchid || !Number.isSafeInteger(total) || total <= 0) {
    return refuse(400, 'PARAM_ERROR', '参数错误')
  }
  const known = book.trade(out_trade_no)
  if (known?.paid_at) return refuse(400, 'ORDERPAID', '订单已支付')
  if (known && (known.total !== total || known.trade_state === 'CLOSED')) {
    return refuse(400, 'OUT_TRADE_NO_USED', '商户订单号重复')
  }
  if (known) return { status: 200, body: { code_url: known.code_url } }
  const code_url = `weixin://wxpay/bizpayurl?pr=${createHash('sha1').update(out_trade_no).digest('hex').slice(0, 9)}`
  const rest = { transaction_id: '', trade_state: 'NOTPAY' as const, paid_at: null, refunds: [] }
  const created_at = new Date().toISOString()
  book.trades.add({ out_trade_no, description, total, notify_url, code_url, created_at, ...rest })
  return { status: 200, body: { code_url } }
}

export function pay(book: WechatPayBook, trade: WechatTrade): void {
  trade.trade_state = 'SUCCESS'
  trade.transaction_id = `42000${digits(23)}`
  trade.paid_at = new Date().toISOString()
  book.save()
}

export function close(book: WechatPayBook, trade: WechatTrade): CallAnswer {
  if (trade.paid_at) return refuse(400, 'ORDERPAID', '订单已支付')
  trade.trade_state = 'CLOSED'
  book.save()
  return { status: 204 }
}

export const getRefund = (trade: WechatTrade, refund: WechatRefund) => ({
  refund_id: refund.refund_id,
  out_refund_no: refund.out_refund_no,
  transaction_id: trade.transaction_id,
  out_trade_no: trade.out_trade_no,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: shanghai(new Date().toISOString()),
  status: refund.status,
  amount: {
    total: trade.total,
    refund: refund.fen,
    payer_total: trade.total,
    payer_refund: refund.fen,
    settlement_refund: refund.fen,
    settlement_total: trade.total,
    discount_refund: 0,
    currency: 'CNY',
  },
})

interface RefundOrder {
  readonly out_trade_no?: string
  readonly out_refund_no?: string
  readonly amount?: { readonly refund?: number; readonly total?: number }
}

/** Taken at once and done when asked about later, as in real life. */
export function refund(book: WechatPayBook, { out_trade_no, out_refund_no = '', amount }: RefundOrder): CallAnswer {
  const trade = book.trade(out_trade_no)
  if (!trade?.paid_at) return refuse(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  const fen = amount?.refund ?? 0
  if (out_refund_no === '' || fen <= 0 || amount?.total !== trade.total) return refuse(400, 'PARAM_ERROR', '参数错误')
  const known = trade.refunds.find((one) => one.out_refund_no === out_refund_no)
  if (known && known.fen !== fen) return refuse(400, 'INVALID_REQUEST', '退款单参数不一致')
  const before = trade.refunds.reduce((sum, one) => sum + one.fen, 0)
  if (!known && before + fen > trade.total) return refuse(400, 'INVALID_REQUEST', '退款金额大于支付金额')
  const made: WechatRefund = known ?? {
    out_refund_no,
    refund_id: `50000${digits(23)}`,
    fen,
    at: new Date().toISOString(),
    status: 'PROCESSING',
  }
  if (!known) trade.refunds.push(made)
  trade.trade_state = 'REFUND'
  book.save()
  return { status: 200, body: getRefund(trade, made) }
}

export function findRefund(book: WechatPayBook, out_refund_no: string): CallAnswer {
  for (const trade of book.trades.items) {
    const known = trade.refunds.find((one) => one.out_refund_no === out_refund_no)
    if (!known) continue
    known.status = 'SUCCESS'
    book.save()
    return { status: 200, body: getRefund(trade, known) }
  }
  return refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
}

const HEADINGS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMMARY = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const isOn = (at: string | null | undefined, day: string) => Boolean(at) && shanghai(at ?? '').startsWith(day)

/** A row of a payment, or of a refund: then the amounts of the order are zero and those of the refund are filled in. */
function toRow({ merchant }: WechatPayBook, trade: WechatTrade, refund?: WechatRefund): string {
  const at = shanghai(refund?.at ?? trade.paid_at ?? '')
    .slice(0, 19)
    .replace('T', ' ')
  const buyer = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'
  const numbers = ['0', '', trade.transaction_id, trade.out_trade_no, buyer, 'NATIVE', refund ? 'REFUND' : 'SUCCESS']
  const paid = refund ? '0.00' : yuan(trade.total)
  const back = yuan(refund?.fen ?? 0)
  const ids = refund ? [refund.refund_id, refund.out_refund_no] : ['0', '0']
  const how = refund ? ['ORIGINAL', refund.status] : ['', '']
  const money = ['OTHERS', 'CNY', paid, '0.00', ...ids, back, '0.00', ...how]
  const rest = [trade.description.replaceAll(',', ' '), '', '0.00000', '0.60%', paid, back, '']
  return [at, merchant.appid, merchant.mchid, ...numbers, ...money, ...rest].map((cell) => `\`${cell}`).join(',')
}

/** The bill of one day in Shanghai; empty when nothing was paid or refunded. */
export function getBill(book: WechatPayBook, day: string): string {
  const paid = book.trades.items.filter(({ paid_at }) => isOn(paid_at, day))
  const refunded = book.trades.items.flatMap((trade) =>
    trade.refunds.filter(({ at }) => isOn(at, day)).map((refund) => ({ trade, refund })),
  )
  if (paid.length + refunded.length === 0) return ''
  const rows = [
    ...paid.map((trade) => toRow(book, trade)),
    ...refunded.map(({ trade, refund }) => toRow(book, trade, refund)),
  ]
  const sum = yuan(paid.reduce((all, trade) => all + trade.total, 0))
  const back = yuan(refunded.reduce((all, { refund }) => all + refund.fen, 0))
  const totals = [String(rows.length), sum, back, '0.00', '0.00000', sum, back].map((cell) => `\`${cell}`)
  return `${[HEADINGS, ...rows, SUMMARY, totals.join(',')].join('\r\n')}\r\n`
}
