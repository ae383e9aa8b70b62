import type { BatchProgress, BatchRunState } from '@inkroute/contract/goods/batch/batch'
import { type KeptError, refusalText } from '../../design/design.ts'
import type { CellCounts } from './batch.queries.ts'

export const RATE_WINDOW_MS = 30_000

const nothing: CellCounts = { total: 0, waiting: 0, made: 0, done: 0, failed: 0, skipped: 0, cancelled: 0, recent: 0 }

interface RunState {
  readonly id: number
  readonly state: string
  readonly reason: unknown
  readonly created_at: string
}

function reasonOf(kept: unknown): BatchProgress['reason'] {
  const [zh, en] = [refusalText(kept, 'zh'), refusalText(kept, 'en')]
  return zh === null || en === null ? null : { name: (kept as KeptError).name, zh, en }
}

/** How far a run is and how long it will take, as of its last half minute, or of its whole life when it is younger. */
export function viewProgress(run: RunState, counts: CellCounts = nothing, now_ms: number): BatchProgress {
  const { recent, ...shown } = counts
  const age_ms = now_ms - Date.parse(run.created_at)
  const window_ms = Math.max(1000, Math.min(RATE_WINDOW_MS, age_ms))
  const rate_per_minute = run.state === 'running' ? (recent * 60_000) / window_ms : 0
  const open = shown.waiting + shown.made
  return {
    id: run.id,
    state: run.state as BatchRunState,
    reason: reasonOf(run.reason),
    ...shown,
    rate_per_minute: Math.round(rate_per_minute * 10) / 10,
    remaining_seconds: rate_per_minute > 0 ? Math.ceil((open * 60) / rate_per_minute) : null,
    seen_at_ms: now_ms,
  }
}
