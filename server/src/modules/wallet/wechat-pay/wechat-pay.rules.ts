import { decimalToMinor } from '../gateway/charge.rules.ts'
import type { PaidTrade, RefundState, SettledDay } from '../gateway/gateway.ts'

/** A transaction as the API, and a decrypted notification, describe it. */
interface Transaction {
  readonly appid?: string
  readonly mchid?: string
  readonly out_trade_no?: string
  readonly transaction_id?: string
  /** `REFUND`: paid, and something was given back. */
  readonly trade_state?: string
  readonly amount?: { readonly total?: number; readonly currency?: string }
}

/** The paid trade, or null while it is not paid. */
export function paidTrade({ trade_state, out_trade_no, transaction_id, amount }: Transaction): PaidTrade | null {
  if (trade_state !== 'SUCCESS' && trade_state !== 'REFUND') return null
  if (!out_trade_no || !transaction_id || !Number.isSafeInteger(amount?.total)) return null
  const charge = { currency: amount?.currency ?? 'CNY', minor: amount?.total ?? 0 }
  return { channel: 'wechat_pay', out_trade_no, trade_no: transaction_id, charge }
}

/** Whether a notification is about our own account. */
export const isOurs = (us: { readonly appid?: string; readonly mchid?: string }, seen: Transaction): boolean =>
  seen.mchid === us.mchid && (seen.appid === undefined || seen.appid === us.appid)

export function refundState(status: unknown): RefundState {
  if (status === 'SUCCESS') return 'done'
  // ABNORMAL: the buyer's card is gone and the money is still ours.
  return status === 'CLOSED' || status === 'ABNORMAL' ? 'refused' : 'pending'
}

/** Refusals that no retry changes. Everything else, such as a short balance of ours, is tried again. */
const FINAL = ['PARAM_ERROR', 'INVALID_REQUEST', 'RESOURCE_NOT_EXISTS', 'USER_ACCOUNT_ABNORMAL', 'NO_AUTH']
export const isFinalRefusal = (code: unknown): boolean => FINAL.includes(String(code))

/** The daily bill: headings, then rows whose values start with a backtick, then a summary. */
export function parseBill(text: string): SettledDay {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const at = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? ''
  const end = lines.findIndex((line) => !line.startsWith('`'))
  const rows = lines.slice(0, end === -1 ? lines.length : end).map((line) => line.slice(1).split(',`'))
  const getCharge = (row: readonly string[], amount: string) => ({
    currency: at(row, '货币种类'),
    minor: decimalToMinor('CNY', at(row, amount)) ?? 0,
  })
  const ofState = (state: string) => rows.filter((row) => at(row, '交易状态') === state)
  return {
    trades: ofState('SUCCESS').map((row) => ({
      out_trade_no: at(row, '商户订单号'),
      trade_no: at(row, '微信订单号'),
      charge: getCharge(row, '订单金额'),
    })),
    // One that failed moved no money.
    refunds: ofState('REFUND')
      .filter((row) => refundState(at(row, '退款状态')) !== 'refused' && at(row, '退款状态') !== 'FAIL')
      .map((row) => ({
        request_no: at(row, '商户退款单号'),
        refund_no: at(row, '微信退款单号'),
        charge: getCharge(row, '申请退款金额'),
      })),
  }
}
