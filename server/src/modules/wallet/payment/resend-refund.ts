import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { hastenJobs, lastErrors, withoutLiveJob } from '../../../infra/jobs/job-rows.queries.ts'
import { lockRefund, selectUnsentRefunds } from '../core/payment.queries.ts'
import { readTradeNumber } from '../trade/trade.ts'
import { readRequestNumber, sendRefundJob } from './send-refund.job.ts'

/** Refunds of all sellers that should have reached a cashier before `before`, with the error of their last attempt. */
export async function unsentRefunds(db: Db, before: string, limit: number) {
  const { rows, total } = await selectUnsentRefunds(db, before, limit)
  const payloads = rows.map(({ seller_id, id }) => ({ seller_id, refund_id: id }))
  const errors = await lastErrors(db, sendRefundJob.name, payloads)
  return { rows: rows.map((row, at) => ({ ...row, error: errors[at] ?? '' })), total }
}

/** False if there is no refund on its way. */
async function hasten(ctx: AppCtx, seller_id: number, refund_id: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if ((await lockRefund(tx.db, seller_id, refund_id))?.state !== 'sending') return false
    const payload = [{ seller_id, refund_id }]
    await hastenJobs(tx.db, sendRefundJob.name, payload)
    await tx.jobs.sendMany(sendRefundJob, await withoutLiveJob(tx.db, sendRefundJob.name, payload))
    return true
  })
}

/** Retries at the cashier now. The request number makes this idempotent. */
export async function resendRefund(ctx: AppCtx, seller_id: number, refund_id: number): Promise<void> {
  if (!(await hasten(ctx, seller_id, refund_id))) throw new AppError('not_found')
}

/** A notification about a refund only makes us ask; the answer decides. Null when there is nothing wrong with it. */
export async function findResendRefund(ctx: AppCtx, request_no: string): Promise<string | null> {
  const request = readRequestNumber(request_no)
  const number = request && readTradeNumber(request.out_trade_no)
  if (!number) return 'unknown refund'
  await hasten(ctx, number.seller_id, request.refund_id)
  return null
}
