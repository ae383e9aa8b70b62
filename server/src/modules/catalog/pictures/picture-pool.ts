import { availableParallelism } from 'node:os'
import { type ThreadPool, threadPool } from '../../../infra/threads/thread-pool.ts'
import type { PictureTask } from './compose-picture.ts'

const MAX_THREADS = 4

/** One for the process. A core is left to answer requests. */
export const picturePool: ThreadPool<PictureTask, Uint8Array<ArrayBuffer>> = threadPool({
  script: new URL('./picture.worker.ts', import.meta.url),
  max_threads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  timeout_ms: 60_000,
  idle_ms: 60_000,
})
