import { availableParallelism } from 'node:os'
import { type WorkerPool, workerPool } from '../workers/worker-pool.ts'
import type { PaintAnswer, PaintTask } from './paint-task.ts'

const MAX_PAINTERS = 4
const script = new URL('./paint.worker.ts', import.meta.url)

export type PaintPool = WorkerPool<PaintTask, PaintAnswer>

/** Painters of designs: mockups, flat pictures and print files. One pool for the node. */
export const paintPool: PaintPool = workerPool({
  name: 'paint',
  script,
  kind: 'process',
  max_workers: Math.max(2, Math.min(MAX_PAINTERS, availableParallelism())),
  timeout_ms: 180_000,
  // A new painter takes seconds to reach full speed, and designers pause now and then.
  idle_ms: 60_000,
  isQuick: ({ kind }) => kind === 'mockup' || kind === 'flat',
})
