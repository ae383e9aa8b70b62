import { workerPool } from '../../../infra/workers/worker-pool.ts'
import type { LabelFile, LabelTask } from './label-pdf.ts'

/** Five thousand labels take seconds, so a worker draws them and exits soon after to free its memory. */
export const labelPool = workerPool<LabelTask, LabelFile>({
  name: 'label',
  script: new URL('./label.worker.ts', import.meta.url),
  max_workers: 1,
  timeout_ms: 120_000,
  idle_ms: 5_000,
})
