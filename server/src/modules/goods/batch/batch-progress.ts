import { BATCH_EVENT, type BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { listUserIds } from '../../account/account.ts'
import { pushEvent } from '../../message/message.ts'
import { countCells, findRun } from './batch.queries.ts'
import { RATE_WINDOW_MS, viewProgress } from './progress.view.ts'

export const rateSince = (ctx: Pick<AppCtx, 'clock'>): string =>
  new Date(ctx.clock.now().getTime() - RATE_WINDOW_MS).toISOString()

export async function progressOf(
  ctx: Pick<AppCtx, 'db' | 'clock'>,
  seller_id: number,
  run_id: number,
): Promise<BatchProgress> {
  // Before looking: what changes meanwhile is told later, and must not count as older.
  const now_ms = ctx.clock.now().getTime()
  const run = await findRun(ctx.db, seller_id, run_id)
  if (!run) throw new AppError('not_found')
  const counts = await countCells(ctx.db, seller_id, [run_id], rateSince(ctx))
  return viewProgress(run, counts.get(run_id), now_ms)
}

/** Tells everybody of the seller who may see the run how far it is. Only a hint: the numbers can be asked for as well. */
export async function tellProgress(ctx: AppCtx, seller_id: number, run_id: number): Promise<BatchProgress> {
  const progress = await progressOf(ctx, seller_id, run_id)
  const user_ids = await listUserIds(ctx.db, seller_id, 'design.group')
  await pushEvent(ctx, user_ids, BATCH_EVENT, progress)
  return progress
}
