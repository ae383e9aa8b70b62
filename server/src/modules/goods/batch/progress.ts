import { BATCH_EVENT, type BatchProgress, type BatchRunState } from '@inkroute/contract/goods/batch/batch'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { listUserIds } from '../../account/account.ts'
import { type KeptError, refusalText } from '../../design/design.ts'
import { pushEvent } from '../../message/message.ts'
import { type CellCounts, countCells, findRun } from './plan/batch.queries.ts'

const RATE_WINDOW_MS = 30_000

const nothing: CellCounts = { total: 0, waiting: 0, made: 0, done: 0, failed: 0, skipped: 0, cancelled: 0, recent: 0 }

interface RunState {
  readonly id: number
  readonly state: string
  readonly reason: unknown
  readonly created_at: string
}

function findReason(kept: unknown): BatchProgress['reason'] {
  const [zh, en] = [refusalText(kept, 'zh'), refusalText(kept, 'en')]
  return zh === null || en === null ? null : { name: (kept as KeptError).name, zh, en }
}

/** Progress and remaining time of a run, based on the last half minute or on its lifetime if shorter. */
export function viewProgress(run: RunState, counts: CellCounts = nothing, now_ms: number): BatchProgress {
  const { recent, ...shown } = counts
  const age_ms = now_ms - Date.parse(run.created_at)
  const window_ms = Math.max(1000, Math.min(RATE_WINDOW_MS, age_ms))
  const rate_per_minute = run.state === 'running' ? (recent * 60_000) / window_ms : 0
  const open = shown.waiting + shown.made
  return {
    id: run.id,
    state: run.state as BatchRunState,
    reason: findReason(run.reason),
    ...shown,
    rate_per_minute: Math.round(rate_per_minute * 10) / 10,
    remaining_seconds: rate_per_minute > 0 ? Math.ceil((open * 60) / rate_per_minute) : null,
    seen_at_ms: now_ms,
  }
}

export const rateSince = (ctx: Pick<AppCtx, 'clock'>): string =>
  new Date(ctx.clock.now().getTime() - RATE_WINDOW_MS).toISOString()

export async function getProgress(
  ctx: Pick<AppCtx, 'db' | 'clock'>,
  seller_id: number,
  run_id: number,
): Promise<BatchProgress> {
  // Taken before reading, so that later changes are not mistaken for older ones.
  const now_ms = ctx.clock.now().getTime()
  const run = await findRun(ctx.db, seller_id, run_id)
  if (!run) throw new AppError('not_found')
  const counts = await countCells(ctx.db, seller_id, [run_id], rateSince(ctx))
  return viewProgress(run, counts.get(run_id), now_ms)
}

/** Pushes progress to users who may see the run. Only a hint: clients can also poll. */
export async function publishProgress(ctx: AppCtx, seller_id: number, run_id: number): Promise<BatchProgress> {
  const progress = await getProgress(ctx, seller_id, run_id)
  const user_ids = await listUserIds(ctx.db, seller_id, 'design.group')
  await pushEvent(ctx, user_ids, BATCH_EVENT, progress)
  return progress
}
