import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { hastenJobs, lastErrors, withoutLiveJob } from '../../../infra/jobs/job-rows.queries.ts'
import { lockRefund, selectUnsentRefunds } from './payment.queries.ts'
import { sendRefundJob } from './send-refund.job.ts'

/** Refunds that should have reached Alipay before then, across sellers, with what their last try ran into. */
export async function unsentRefunds(db: Db, before: string, limit: number) {
  const { rows, total } = await selectUnsentRefunds(db, before, limit)
  const payloads = rows.map(({ seller_id, id }) => ({ seller_id, refund_id: id }))
  const errors = await lastErrors(db, sendRefundJob.name, payloads)
  return { rows: rows.map((row, at) => ({ ...row, error: errors[at] ?? '' })), total }
}

/** Asks Alipay now. The request number makes repeating harmless. */
export async function resendRefund(ctx: AppCtx, seller_id: number, refund_id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await lockRefund(tx.db, seller_id, refund_id))?.state !== 'sending') throw new AppError('not_found')
    const payload = [{ seller_id, refund_id }]
    await hastenJobs(tx.db, sendRefundJob.name, payload)
    await tx.jobs.sendMany(sendRefundJob, await withoutLiveJob(tx.db, sendRefundJob.name, payload))
  })
}
