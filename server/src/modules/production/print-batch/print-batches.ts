import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  makePrintBatch as contract,
  listPrintBatches as listContract,
  PrintBatch,
} from '@inkroute/contract/production/production'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { printBatchJob } from './print-batch.job.ts'
import { type BatchRow, insertBatch, selectBatches, selectTaskOwners } from './print-batch.queries.ts'

const SHOWN = 10

const viewBatch = (ctx: AppCtx, row: BatchRow): PrintBatch => ({
  id: row.id,
  state: row.state as PrintBatch['state'],
  total: row.task_codes.length,
  done: row.done,
  missing: row.missing,
  bytes: row.bytes,
  url: row.file_key && `${ctx.storage.url(row.file_key)}&name=print-batch-${row.id}.zip`,
  created_at: new Date(row.created_at).toISOString(),
})

export async function makePrintBatch(ctx: StaffCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectTaskOwners(
      tx.db,
      input.codes.map((code) => code.toUpperCase()),
    )
    if (known.length === 0) throw new AppError('task_unknown', { code: input.codes[0] ?? '' })
    const task_codes = known.map(({ code }) => code)
    const created_at = tx.clock.now().toISOString()
    const row = await insertBatch(tx.db, { task_codes, created_by: tx.identity.user_id, created_at })
    await tx.jobs.send(printBatchJob, { id: row.id })
    return viewBatch(tx, row)
  })
}

export async function listPrintBatches(ctx: StaffCtx): Promise<Reply<typeof listContract>> {
  const rows = await selectBatches(ctx.db, SHOWN)
  return { data: rows.map((row) => viewBatch(ctx, row)) }
}
