import { movedOn } from './alipay-bill.ts'
import { type AlipayBook, findFen, getDecimal, type MerchantApp, shanghaiTime, type Trade } from './alipay-book.ts'

type Answer = Record<string, unknown>
type Content = Readonly<Record<string, unknown>>

const SUCCESS = { code: '10000', msg: 'Success' }
const failed = (sub_code: string, sub_msg: string): Answer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})
const NO_TRADE = failed('ACQ.TRADE_NOT_EXIST', '交易不存在')

const refundedFen = (trade: Trade): number => trade.refunds.reduce((sum, refund) => sum + refund.amount_fen, 0)

function query(trade: Trade): Answer {
  return {
    ...SUCCESS,
    out_trade_no: trade.out_trade_no,
    trade_no: trade.trade_no,
    trade_status: trade.status,
    total_amount: getDecimal(trade.amount_fen),
    buyer_logon_id: trade.buyer,
    ...(trade.paid_at ? { send_pay_date: shanghaiTime(trade.paid_at) } : {}),
  }
}

function close(trade: Trade): Answer {
  if (trade.status === 'TRADE_SUCCESS') return failed('ACQ.REASON_TRADE_STATUS_INVALID', '交易状态不合法')
  trade.status = 'TRADE_CLOSED'
  return { ...SUCCESS, out_trade_no: trade.out_trade_no, trade_no: trade.trade_no }
}

/** The same request number refunds once, however often it is sent. */
function refund(trade: Trade, content: Content): Answer {
  const amount_fen = findFen(content.refund_amount)
  const out_request_no = String(content.out_request_no ?? '')
  if (!amount_fen || out_request_no === '') return failed('ACQ.INVALID_PARAMETER', '参数无效')
  if (trade.paid_at === null) return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  const known = trade.refunds.find((entry) => entry.out_request_no === out_request_no)
  if (known && known.amount_fen !== amount_fen) return failed('ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的请求')
  if (!known && refundedFen(trade) + amount_fen > trade.amount_fen) {
    return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
  }
  if (!known) trade.refunds.push({ out_request_no, amount_fen, at: new Date().toISOString() })
  return {
    ...SUCCESS,
    out_trade_no: trade.out_trade_no,
    trade_no: trade.trade_no,
    buyer_logon_id: trade.buyer,
    fund_change: known ? 'N' : 'Y',
    refund_fee: getDecimal(refundedFen(trade)),
  }
}

/** A refund nobody asked for is a success without a status. */
function findRefund(trade: Trade, content: Content): Answer {
  const { out_trade_no, trade_no, amount_fen } = trade
  const known = trade.refunds.find((entry) => entry.out_request_no === content.out_request_no)
  if (!known) return { ...SUCCESS }
  const total = { total_amount: getDecimal(amount_fen), refund_amount: getDecimal(known.amount_fen) }
  const { out_request_no } = known
  return { ...SUCCESS, out_trade_no, trade_no, out_request_no, ...total, refund_status: 'REFUND_SUCCESS' }
}

function findBill(book: AlipayBook, app: MerchantApp, content: Content, origin: string): Answer {
  const day = String(content.bill_date ?? '')
  if (content.bill_type !== 'trade' || !/^\d{4}-\d\d-\d\d$/.test(day)) {
    return failed('isv.invalid-arguments', '参数有误')
  }
  if (movedOn(book.trades.items, app.app_id, day).length === 0) {
    return failed('isp.bill_not_exist', '账单不存在')
  }
  return { ...SUCCESS, bill_download_url: `${origin}/alipay/bill?app_id=${app.app_id}&bill_date=${day}` }
}

interface Call {
  readonly method: string
  readonly content: Content
  readonly origin: string
}

/** Answers the calls a merchant's server makes. */
export function answerCall(book: AlipayBook, app: MerchantApp, { method, content, origin }: Call): Answer {
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') return findBill(book, app, content, origin)
  const trade = book.trade(app.app_id, String(content.out_trade_no ?? ''))
  const calls: Record<string, (trade: Trade) => Answer> = {
    'alipay.trade.query': query,
    'alipay.trade.close': close,
    'alipay.trade.refund': (found) => refund(found, content),
    'alipay.trade.fastpay.refund.query': (found) => findRefund(found, content),
  }
  const call = calls[method]
  if (!call) return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method', sub_msg: '不存在的方法' }
  if (!trade) return NO_TRADE
  const answer = call(trade)
  book.save()
  return answer
}
