import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockBook } from '../core/ledger.queries.ts'
import { changePayment, findRefund, insertRefund, lockPayment, type PaymentRow } from '../core/payment.queries.ts'
import { getAmount, type PayParts, refundLines, type Split, splitRefund, wholeParts } from '../core/payment.rules.ts'
import { postTransaction, spendChanged } from '../core/post-transaction.ts'
import { chargeOfRow, refundCharge } from '../gateway/charge.rules.ts'
import { sendRefundJob } from './send-refund.job.ts'

export interface RefundInput {
  readonly payment_id: number
  /** Idempotency key: a retry with the same key refunds nothing more. */
  readonly refund_key: string
  readonly parts: PayParts
  /** Shown to the seller and at the cashier. */
  readonly reason: string
  readonly created_by?: number | null
}

export interface RefundResult extends Split {
  readonly refund_id: number
  readonly is_new: boolean
}

/** In the currency the cashier charged; null where that is CNY. */
function chargedRefund(row: PaymentRow, split: Split): number | null {
  if (row.charge_minor === null || split.alipay_fen === 0) return null
  const paid = { fen: row.alipay_fen, charge: chargeOfRow(row, row.alipay_fen) }
  return refundCharge(paid, row.refunded_fen - row.refunded_balance_fen, split.alipay_fen).minor
}

async function bookRefund(
  tx: AppCtx,
  seller_id: number,
  row: PaymentRow,
  input: RefundInput,
  split: Split,
): Promise<number> {
  const amount_fen = split.balance_fen + split.alipay_fen
  const now = tx.clock.now().toISOString()
  await changePayment(tx.db, seller_id, row.id, {
    refunded_fen: row.refunded_fen + amount_fen,
    refunded_balance_fen: row.refunded_balance_fen + split.balance_fen,
  })
  const { id } = await insertRefund(tx.db, seller_id, {
    payment_id: row.id,
    refund_key: input.refund_key,
    reason: input.reason,
    amount_fen,
    ...split,
    charge_minor: chargedRefund(row, split),
    state: split.alipay_fen > 0 ? 'sending' : 'done',
    created_at: now,
    done_at: split.alipay_fen > 0 ? null : now,
  })
  await postTransaction(tx, seller_id, {
    idempotency_key: `refund:${input.refund_key}`,
    cause: 'refund',
    cause_id: row.payment_no,
    title: { zh: row.title_zh, en: row.title_en },
    created_by: input.created_by ?? null,
    lines: refundLines(wholeParts(input.parts), split, row.channel),
  })
  return id
}

/**
 * Refunds the way the money came, balance first and never more than was paid; once per key. The ledger is updated here,
 * and a job asks the cashier, so a network failure cannot lose the refund.
 */
export async function refund(ctx: AppCtx, seller_id: number, input: RefundInput): Promise<RefundResult> {
  const parts = wholeParts(input.parts)
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, seller_id)
    const row = await lockPayment(tx.db, seller_id, input.payment_id)
    if (!row) throw new AppError('not_found')
    const known = await findRefund(tx.db, seller_id, input.refund_key)
    if (known) {
      if (known.payment_id !== row.id || known.amount_fen !== getAmount(parts))
        throw new AppError('idempotency_conflict')
      return { refund_id: known.id, balance_fen: known.balance_fen, alipay_fen: known.alipay_fen, is_new: false }
    }
    const split = row.state === 'paid' ? splitRefund(row, getAmount(parts)) : null
    if (!split) throw new AppError('refund_too_much')
    const refund_id = await bookRefund(tx, seller_id, row, input, split)
    if (split.alipay_fen > 0) await tx.jobs.send(sendRefundJob, { seller_id, refund_id })
    if (parts.goods_fen + parts.freight_fen > 0) await tx.jobs.send(spendChanged, { seller_id })
    return { refund_id, ...split, is_new: true }
  })
}
