import type { AppCtx } from '../../../infra/context.ts'
import { postNew, postTransaction } from '../post-transaction.ts'
import { spendChanged } from '../spend-changed.ts'
import { changePayment, type PaymentRow } from './payment.queries.ts'
import { type Settler, settlerOf } from './payment.registry.ts'
import { paymentLines } from './payment.rules.ts'

interface HandOver {
  readonly from: 'available' | 'frozen'
  /** Balances the caller has locked in the transaction that made the payment. */
  readonly balances?: ReadonlyMap<string, number>
  readonly paid?: Settler['paid'] | undefined
}

/** Books a payment that is marked paid and hands the thing over, all in the caller's transaction. */
export async function handOver(
  tx: AppCtx,
  seller_id: number,
  row: PaymentRow,
  { from, balances, paid }: HandOver,
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
  // Last, because it may take what other sellers wait for.
  await (paid ?? settlerOf(row.subject_kind)?.paid)?.(tx, seller_id, row)
}

/** A payment whose share at Alipay has arrived. */
export async function settlePayment(
  tx: AppCtx,
  seller_id: number,
  row: PaymentRow,
  { from, trade_no = null }: { readonly from: 'available' | 'frozen'; readonly trade_no?: string | null },
): Promise<PaymentRow> {
  const paid_at = tx.clock.now().toISOString()
  await changePayment(tx.db, seller_id, row.id, { state: 'paid', paid_at, trade_no })
  await handOver(tx, seller_id, row, { from })
  return { ...row, state: 'paid', paid_at, trade_no }
}
