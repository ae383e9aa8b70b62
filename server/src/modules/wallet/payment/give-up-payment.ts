import type { AppCtx } from '../../../infra/context.ts'
import { postTransaction } from '../post-transaction.ts'
import { closeTradeJob } from './close-trade.job.ts'
import { changePayment, lockWaitingOfKind, type PaymentRow } from './payment.queries.ts'

/** Closes a waiting payment in the caller's transaction and frees what it held. Alipay is told in a job. */
export async function giveUpPayment(tx: AppCtx, seller_id: number, row: PaymentRow): Promise<void> {
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

export async function giveUpWaitingOf(tx: AppCtx, seller_id: number, subject_kind: string): Promise<void> {
  for (const row of await lockWaitingOfKind(tx.db, seller_id, subject_kind)) await giveUpPayment(tx, seller_id, row)
}
