import { type ThreadPool, threadPool } from '../../infra/threads/thread-pool.ts'
import type { IntakeResult, IntakeTask } from './intake/take-in-file.ts'

export const INTAKE_TIMEOUT_MS = 60_000
const MAX_THREADS = 2

/** One for the process: what limits it is the machine, not the number of apps in it. */
export const intakePool: ThreadPool<IntakeTask, IntakeResult> = threadPool({
  script: new URL('./intake/intake.worker.ts', import.meta.url),
  max_threads: MAX_THREADS,
  timeout_ms: INTAKE_TIMEOUT_MS,
})
