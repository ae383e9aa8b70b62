import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/batch/batch'
import type { BatchRunState } from '@inkroute/contract/goods/batch/batch'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requestPictures, retryPictures } from '../../design/design.ts'
import { findDesignQuota } from '../../membership/membership.ts'
import { cancelWaiting, requeueFailed, selectMade, setDone } from './cell.queries.ts'
import { changeRun, lockRun, type RunRow } from './plan/batch.queries.ts'
import { getProgress, publishProgress } from './progress.ts'
import { runBatchJob } from './run-batch.job.ts'

async function runIn(tx: AppCtx, seller_id: number, id: number, states: readonly BatchRunState[]): Promise<RunRow> {
  const row = await lockRun(tx.db, seller_id, id)
  if (!row) throw new AppError('not_found')
  if (!states.includes(row.state as BatchRunState)) throw new AppError('batch_not_now')
  return row
}

/** Restarts a run from its current state. The new epoch makes workers of earlier starts stop. */
export async function startRun(
  ctx: AppCtx,
  seller_id: number,
  id: number,
  from: readonly BatchRunState[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await runIn(tx, seller_id, id, from)
    const epoch = row.epoch + 1
    const beat_at = tx.clock.now().toISOString()
    await changeRun(tx.db, seller_id, id, { state: 'running', reason: null, epoch, beat_at, finished_at: null })
    await tx.jobs.send(runBatchJob, { seller_id, run_id: id, epoch })
  })
}

type Verb<E extends typeof contract.pauseBatchRun> = (ctx: SellerCtx, input: Input<E>) => Promise<Reply<E>>

export const pauseBatchRun: Verb<typeof contract.pauseBatchRun> = async (ctx, { id }) => {
  await inTransaction(ctx, async (tx) => {
    await runIn(tx, tx.seller.id, id, ['running'])
    await changeRun(tx.db, tx.seller.id, id, { state: 'paused', reason: null })
  })
  return publishProgress(ctx, ctx.seller.id, id)
}

/** With no quota left the run would pause again right after resuming. */
async function requireDesigns(ctx: SellerCtx, id: number): Promise<void> {
  const { waiting } = await getProgress(ctx, ctx.seller.id, id)
  if (waiting === 0) return
  const { left } = await findDesignQuota(ctx, ctx.seller.id)
  if (left === 0) throw new AppError('design_quota_exceeded')
}

export const resumeBatchRun: Verb<typeof contract.resumeBatchRun> = async (ctx, { id }) => {
  await requireDesigns(ctx, id)
  await startRun(ctx, ctx.seller.id, id, ['paused'])
  return publishProgress(ctx, ctx.seller.id, id)
}

/** Goods that still lack pictures get a job, because the run no longer renders them. */
async function letGo(tx: AppCtx, seller_id: number, run_id: number, now: string): Promise<void> {
  for (const { cell_no, design_id } of await selectMade(tx.db, seller_id, run_id)) {
    if (design_id !== null) await requestPictures(tx, seller_id, { design_id, version: 1 })
    await setDone(tx.db, seller_id, run_id, cell_no, { error: null, updated_at: now })
  }
}

export const cancelBatchRun: Verb<typeof contract.cancelBatchRun> = async (ctx, { id }) => {
  await inTransaction(ctx, async (tx) => {
    await runIn(tx, tx.seller.id, id, ['running', 'paused'])
    const now = tx.clock.now().toISOString()
    await changeRun(tx.db, tx.seller.id, id, { state: 'cancelled', reason: null, finished_at: now })
    await cancelWaiting(tx.db, tx.seller.id, id, now)
    await letGo(tx, tx.seller.id, id, now)
  })
  return publishProgress(ctx, ctx.seller.id, id)
}

export async function retryBatchRun(
  ctx: SellerCtx,
  { id, cell_nos }: Input<typeof contract.retryBatchRun>,
): Promise<Reply<typeof contract.retryBatchRun>> {
  const seller_id = ctx.seller.id
  await inTransaction(ctx, async (tx) => {
    await runIn(tx, seller_id, id, ['running', 'paused', 'finished'])
    const again = await requeueFailed(tx.db, seller_id, id, cell_nos, tx.clock.now().toISOString())
    if (again.length === 0) throw new AppError('batch_not_now')
    for (const { design_id } of again) if (design_id) await retryPictures(tx, seller_id, { design_id, version: 1 })
    await startRun(tx, seller_id, id, ['running', 'paused', 'finished'])
  })
  return publishProgress(ctx, seller_id, id)
}
