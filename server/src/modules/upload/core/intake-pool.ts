import { availableParallelism } from 'node:os'
import { fontConfigFile, fontFolder } from '../../../infra/fonts/drawing-fonts.ts'
import { type WorkerPool, workerPool } from '../../../infra/workers/worker-pool.ts'
import type { IntakeResult, IntakeTask, WrittenFile } from '../intake/take-in-file.ts'

/** CPU time. Drawings are checked for cost first, so one that takes longer has evaded the check. */
const WORK_MS = 60_000
const DRAWING_WORK_MS = 15_000
/** Wall-clock limit for hangs; the repair job runs after it. */
const TIMEOUT_MS = 120_000

export const intakeLimitMs = ({ is_drawing }: Pick<IntakeTask, 'is_drawing'>): number =>
  is_drawing ? DRAWING_WORK_MS : WORK_MS

/** One more than cores, because a seller may use all but one. */
const MAX_PROCESSES = Math.max(3, Math.min(8, availableParallelism() + 1))

/** One per process: the machine is the limit, not the number of apps in it. */
export const intakePool: WorkerPool<IntakeTask, IntakeResult<WrittenFile>> = workerPool({
  name: 'intake',
  script: new URL('../intake/intake.child.ts', import.meta.url),
  max_workers: MAX_PROCESSES,
  timeout_ms: TIMEOUT_MS,
  // Uploads come in groups, and a new process takes about a second to start.
  idle_ms: 300_000,
  max_heap_mb: 768,
  limits: {
    getCpuMs: intakeLimitMs,
    max_memory_mb: 2_500,
    max_cpu_seconds: 600,
    env: async () => ({ FONTCONFIG_FILE: fontConfigFile(await fontFolder()), PATH: '/usr/bin:/bin' }),
  },
})
