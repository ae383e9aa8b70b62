import { availableParallelism } from 'node:os'
import { type WorkerPool, workerPool } from '../workers/worker-pool.ts'
import type { PaintAnswer, PaintTask } from './paint-task.ts'

const MAX_PAINTERS = 4
const script = new URL('./paint.worker.ts', import.meta.url)

export type PaintPool = WorkerPool<PaintTask, PaintAnswer>

const options = {
  script,
  // Without progress: a large print takes minutes on a busy machine.
  timeout_ms: 180_000,
  // A new painter takes seconds to reach full speed, and designers pause now and then.
  idle_ms: 60_000,
} as const

/** Painters of designs: mockups, flat pictures, and prints that somebody wants to see. One pool for the node. */
export const paintPool: PaintPool = workerPool({
  ...options,
  name: 'paint',
  max_workers: Math.max(2, Math.min(MAX_PAINTERS, availableParallelism())),
  isQuick: ({ kind }) => kind === 'mockup' || kind === 'flat',
})

/** Paid pieces have a painter of their own: however many mockups wait, a factory is promised its files. */
export const printPool: PaintPool = workerPool({ ...options, name: 'print', max_workers: 1 })
