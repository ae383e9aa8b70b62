import { randomBytes } from 'node:crypto'
import { type AlipayBook, getDecimal, shanghaiTime, type Trade } from './alipay-book.ts'
import { type AlipayKeys, signedText } from './alipay-keys.ts'

/** The real schedule is 4 m, 10 m, 10 m, 1 h, 2 h, 6 h, 15 h; here a person is waiting. */
const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000]
const TIMEOUT_MS = 5_000

/** The form of a notify, signed. */
export function notifyForm(trade: Trade, keys: AlipayKeys, change: Record<string, string> = {}): URLSearchParams {
  const fields: Record<string, string> = {
    notify_time: shanghaiTime(new Date().toISOString()),
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    app_id: trade.app_id,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.trade_no,
    out_trade_no: trade.out_trade_no,
    buyer_id: '2088202190000077',
    buyer_logon_id: trade.buyer,
    seller_id: trade.seller_id,
    subject: trade.subject,
    total_amount: getDecimal(trade.amount_fen),
    receipt_amount: getDecimal(trade.amount_fen),
    buyer_pay_amount: getDecimal(trade.amount_fen),
    gmt_create: shanghaiTime(trade.created_at),
    gmt_payment: shanghaiTime(trade.paid_at ?? trade.created_at),
    trade_status: trade.status,
    ...change,
  }
  // Empty fields are neither sent nor signed.
  for (const [name, value] of Object.entries(fields)) if (value === '') delete fields[name]
  return new URLSearchParams({ ...fields, sign: keys.sign(signedText(fields, ['sign', 'sign_type'])) })
}

/** One notify; what the merchant answered, or why there is no answer. */
export async function sendNotify(book: AlipayBook, trade: Trade, form: URLSearchParams): Promise<string> {
  let answer: string
  try {
    const response = await fetch(trade.notify_url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: form.toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    answer = (await response.text()).trim().slice(0, 40)
  } catch (error) {
    answer = `no answer: ${error instanceof Error ? error.name : 'unknown'}`
  }
  trade.notifies.push({ at: new Date().toISOString(), answer })
  book.save()
  return answer
}

/** Notifies the merchant until it answers “success”. */
export async function notifyUntilHeard(book: AlipayBook, keys: AlipayKeys, trade: Trade, attempt = 0): Promise<void> {
  const answer = await sendNotify(book, trade, notifyForm(trade, keys))
  const wait_ms = RETRY_AFTER_MS[attempt]
  if (answer === 'success' || wait_ms === undefined) return
  // Not worth keeping the sandbox alive for.
  setTimeout(() => void notifyUntilHeard(book, keys, trade, attempt + 1), wait_ms).unref()
}
