import type { AppCtx } from '../../../infra/context.ts'
import { findSettler, type Settler } from '../core/payment.hooks.ts'
import { changePayment, lockWaitingOfKind, type PaymentRow } from '../core/payment.queries.ts'
import { paymentLines } from '../core/payment.rules.ts'
import { postNew, postTransaction, spendChanged } from '../core/post-transaction.ts'
import { closeTradeJob } from './close-trade.job.ts'

interface Delivery {
  readonly from: 'available' | 'frozen'
  /** Balances the caller has locked in the transaction that made the payment. */
  readonly balances?: ReadonlyMap<string, number>
  readonly paid?: Settler['paid'] | undefined
}

/** Posts a payment that is marked paid and runs its paid-handler, all in the caller's transaction. */
export async function deliverPaid(
  tx: AppCtx,
  seller_id: number,
  row: PaymentRow,
  { from, balances, paid }: Delivery,
): Promise<void> {
  const posting = {
    idempotency_key: `pay:${row.payment_no}`,
    cause: 'payment',
    cause_id: row.payment_no,
    title: { zh: row.title_zh, en: row.title_en },
    created_by: row.created_by,
    lines: paymentLines(row, row, from),
  }
  if (balances && posting.lines.every(({ account }) => balances.has(account)))
    await postNew(tx, seller_id, posting, balances)
  else await postTransaction(tx, seller_id, posting)
  if (row.goods_fen + row.freight_fen > 0) await tx.jobs.send(spendChanged, { seller_id })
  // Last, because it may lock stock that other sellers wait for.
  await (paid ?? findSettler(tx, row.subject_kind)?.paid)?.(tx, seller_id, row)
}

/** Completes a payment once the cashier's share has arrived. */
export async function settlePayment(
  tx: AppCtx,
  seller_id: number,
  row: PaymentRow,
  { from, trade_no = null }: { readonly from: 'available' | 'frozen'; readonly trade_no?: string | null },
): Promise<PaymentRow> {
  const paid_at = tx.clock.now().toISOString()
  await changePayment(tx.db, seller_id, row.id, { state: 'paid', paid_at, trade_no })
  await deliverPaid(tx, seller_id, row, { from })
  return { ...row, state: 'paid', paid_at, trade_no }
}

/** Closes a waiting payment in the caller's transaction and releases held balance. A job closes the trade at the cashier. */
export async function closeWaitingPayment(tx: AppCtx, seller_id: number, row: PaymentRow): Promise<void> {
  if (row.balance_fen > 0) {
    await postTransaction(tx, seller_id, {
      idempotency_key: `release:${row.payment_no}`,
      cause: 'payment_release',
      cause_id: row.payment_no,
      title: { zh: row.title_zh, en: row.title_en },
      lines: [
        { account: 'frozen', amount_fen: -row.balance_fen },
        { account: 'available', amount_fen: row.balance_fen },
      ],
    })
  }
  await changePayment(tx.db, seller_id, row.id, { state: 'closed', closed_at: tx.clock.now().toISOString() })
  await tx.jobs.send(closeTradeJob, { out_trade_no: row.payment_no })
}

/** Closes every waiting payment of a kind, in the caller's transaction. */
export async function closeWaitingPayments(tx: AppCtx, seller_id: number, subject_kind: string): Promise<void> {
  for (const row of await lockWaitingOfKind(tx.db, seller_id, subject_kind))
    await closeWaitingPayment(tx, seller_id, row)
}
