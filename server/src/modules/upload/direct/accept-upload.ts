import type { Upload } from '@inkroute/contract/upload/upload'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { hastenJobs } from '../../../infra/jobs/job-rows.queries.ts'
import { PoolClosed } from '../../../infra/workers/pool-closed.ts'
import { intakeJob } from '../core/intake.job.ts'
import { takeIn } from '../core/take-in.ts'
import { findUpload, insertUpload } from '../core/upload.queries.ts'
import { cleanName, type ObjectOwner } from '../core/upload.rules.ts'
import { pageNote, viewUpload } from '../core/upload.view.ts'
import { assertQuota } from '../core/upload-quota.ts'

/** Most pictures are ready by then; the rest are reported as pending and polled. */
const WAIT_MS = 8_000
/** Well after the wait and the process limit: by then only a stopped node can have left it unfinished. */
const REPAIR_AFTER_SECONDS = 150

export interface Arrival {
  readonly owner: ObjectOwner
  readonly name: string
  readonly bytes: number
  /** Of a document with several. */
  readonly page: number | null
  readonly language: 'zh' | 'en'
}

const withinWait = (work: Promise<void>): Promise<unknown> => {
  let timer: NodeJS.Timeout
  const wait = new Promise((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  return Promise.race([work, wait]).finally(() => clearTimeout(timer))
}

/** The storage has a file for us: note it, read it, and answer how it went. */
export async function acceptUpload(ctx: AppCtx, { owner, name, bytes, page, language }: Arrival): Promise<Upload> {
  const { seller_id, user_id, purpose, nonce } = owner
  await assertQuota(ctx, seller_id, purpose)
  const id = await inTransaction(ctx, async (tx) => {
    const created_at = ctx.clock.now().toISOString()
    const row = { user_id, purpose, nonce, name: cleanName(name), bytes, notes: pageNote(page), created_at }
    const inserted = await insertUpload(tx.db, seller_id, row)
    if (inserted === null) throw new AppError('upload_policy_used')
    await tx.jobs.send(intakeJob, { seller_id, id: inserted }, { start_after_seconds: REPAIR_AFTER_SECONDS })
    return inserted
  })
  const work = takeIn(ctx, seller_id, id).catch(async (error: unknown) => {
    // The repair job takes over; the caller sees it as pending.
    if (error instanceof PoolClosed) await hastenJobs(ctx.db, intakeJob.name, [{ seller_id, id }]).catch(() => {})
    else ctx.log.error({ err: error, upload_id: id }, 'intake failed')
  })
  await withinWait(work)
  const row = await findUpload(ctx.db, seller_id, id)
  if (!row) throw new AppError('not_found')
  const refusal = row.refusal
  // Not an error: the sender chooses a page and sends the file again.
  if (refusal && refusal.error !== 'upload_pdf_pages') throw new AppError(refusal.error, refusal.details)
  return viewUpload(row, ctx.storage, language)
}
