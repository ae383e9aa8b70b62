import { availableParallelism } from 'node:os'
import { type ThreadPool, threadPool } from '../../../infra/threads/thread-pool.ts'
import type { PictureTask } from './compose-picture.ts'

const MAX_THREADS = 4

const script = new URL('./picture.worker.ts', import.meta.url)

type PicturePool = ThreadPool<PictureTask, Uint8Array<ArrayBuffer>>

/** One for the process. A core is left to answer requests. */
export const picturePool: PicturePool = threadPool({
  name: 'picture',
  script,
  max_threads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  timeout_ms: 60_000,
  idle_ms: 60_000,
})

/** A template is large and rarely asked for: it must not hold up the shop's pictures, nor keep its memory. */
export const templatePool: PicturePool = threadPool({
  name: 'template',
  script,
  max_threads: 1,
  timeout_ms: 120_000,
  idle_ms: 2_000,
})
