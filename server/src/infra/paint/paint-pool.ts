import { availableParallelism } from 'node:os'
import { type ThreadPool, threadPool } from '../threads/thread-pool.ts'
import type { PaintAnswer, PaintTask } from './paint-task.ts'

const MAX_THREADS = 4
const script = new URL('./paint.worker.ts', import.meta.url)

export type PaintPool = ThreadPool<PaintTask, PaintAnswer>

/** Threads that paint designs: mockups, flat pictures and print files. One pool per process. */
export const paintPool: PaintPool = threadPool({
  name: 'paint',
  script,
  max_threads: Math.max(2, Math.min(MAX_THREADS, availableParallelism())),
  timeout_ms: 180_000,
  // A new thread takes seconds to reach full speed, and designers pause now and then.
  idle_ms: 60_000,
  isQuick: ({ kind }) => kind === 'mockup' || kind === 'flat',
})
