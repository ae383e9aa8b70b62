import { type WorkerPool, workerPool } from '../workers/worker-pool.ts'
import type { FontVerdict } from './inspect-font.ts'

/** Fonts that sellers send are read in processes without secrets, which can be killed. */
export const inspectPool: WorkerPool<Uint8Array, FontVerdict> = workerPool({
  name: 'fonts',
  script: new URL('./inspect-font.child.ts', import.meta.url),
  max_workers: 2,
  timeout_ms: 60_000,
  idle_ms: 60_000,
  limits: { getCpuMs: () => 20_000, max_memory_mb: 1_500, max_cpu_seconds: 300 },
})
