import type { PayMethod, paymentStates } from '@inkroute/contract/wallet-payment'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { TRADE_MINUTES } from '../alipay/alipay-gateway.ts'
import { lockBook } from '../ledger.queries.ts'
import { postTransaction } from '../post-transaction.ts'
import { newTradeNumber } from '../trade-number.ts'
import { giveUpPayment } from './give-up-payment.ts'
import { insertPayment, lockPaymentOf, type PaymentRow } from './payment.queries.ts'
import { amountOf, type PayParts, splitPayment, wholeParts } from './payment.rules.ts'
import { settlePayment } from './settle-payment.ts'

export interface PayInput {
  /** What is paid for, by its owner's name for the kind and the thing. */
  readonly subject_kind: string
  readonly subject_id: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly parts: PayParts
  readonly method: PayMethod
  /** Whether Alipay would do where the balance is short: 503 instead of 502. */
  readonly offers_alipay?: boolean
  /** The screen the browser comes back to from the cashier; `{id}` stands for the payment. */
  readonly return_path?: string
  readonly created_by?: number | null
}

export interface PayResult {
  readonly payment_id: number
  readonly payment_no: string
  readonly amount_fen: number
  readonly state: (typeof paymentStates)[number]
}

const resultOf = (row: PaymentRow): PayResult => ({
  payment_id: row.id,
  payment_no: row.payment_no,
  amount_fen: row.amount_fen,
  state: row.state as PayResult['state'],
})

/** Whether the seller asks again for the very payment that waits. */
const isSamePayment = (row: PaymentRow, amount_fen: number, method: PayMethod): boolean =>
  row.amount_fen === amount_fen && (row.balance_fen === 0) === (method === 'alipay') && method !== 'balance'

async function openPayment(tx: AppCtx, seller_id: number, input: PayInput): Promise<PaymentRow> {
  const parts = wholeParts(input.parts)
  const amount_fen = amountOf(parts)
  const available_fen = (await lockBook(tx.db, seller_id)).get('available') ?? 0
  const split = splitPayment(amount_fen, available_fen, input.method)
  if (!split) throw new AppError(input.offers_alipay ? 'balance_insufficient_or_alipay' : 'balance_insufficient')
  const now = tx.clock.now()
  return insertPayment(tx.db, seller_id, {
    ...parts,
    ...split,
    amount_fen,
    payment_no: newTradeNumber('P', seller_id, now),
    subject_kind: input.subject_kind,
    subject_id: input.subject_id,
    title_zh: input.title.zh,
    title_en: input.title.en,
    state: 'waiting',
    return_path: input.return_path ?? '',
    created_by: input.created_by ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TRADE_MINUTES * 60_000).toISOString(),
  })
}

/** The balance's share of a combined payment is held until Alipay's share is there. */
async function holdShare(tx: AppCtx, seller_id: number, row: PaymentRow): Promise<void> {
  if (row.balance_fen === 0) return
  await postTransaction(tx, seller_id, {
    idempotency_key: `hold:${row.payment_no}`,
    cause: 'payment_hold',
    cause_id: row.payment_no,
    title: { zh: row.title_zh, en: row.title_en },
    created_by: row.created_by,
    lines: [
      { account: 'available', amount_fen: -row.balance_fen },
      { account: 'frozen', amount_fen: row.balance_fen },
    ],
  })
}

export async function pay(ctx: AppCtx, seller_id: number, input: PayInput): Promise<PayResult> {
  const amount_fen = amountOf(wholeParts(input.parts))
  if (!Number.isSafeInteger(amount_fen) || amount_fen <= 0) throw new RangeError(`not payable: ${amount_fen} fen`)
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, seller_id)
    const known = await lockPaymentOf(tx.db, seller_id, input.subject_kind, input.subject_id)
    const is_over = known?.state === 'waiting' && new Date(known.expires_at) <= tx.clock.now()
    if (known?.state === 'paid') return resultOf(known)
    if (known && !is_over && isSamePayment(known, amount_fen, input.method)) return resultOf(known)
    if (known) await giveUpPayment(tx, seller_id, known)
    const row = await openPayment(tx, seller_id, input)
    if (row.alipay_fen === 0) return resultOf(await settlePayment(tx, seller_id, row, { from: 'available' }))
    await holdShare(tx, seller_id, row)
    return resultOf(row)
  })
}
