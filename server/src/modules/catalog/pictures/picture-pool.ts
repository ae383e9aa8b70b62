import { availableParallelism } from 'node:os'
import { type WorkerPool, workerPool } from '../../../infra/workers/worker-pool.ts'
import type { PictureTask } from './compose-picture.ts'

const MAX_PAINTERS = 4

const script = new URL('./picture.worker.ts', import.meta.url)

type PicturePool = WorkerPool<PictureTask, Uint8Array<ArrayBuffer>>

/** One for the node. A core is left to answer requests. */
export const picturePool: PicturePool = workerPool({
  name: 'picture',
  script,
  max_workers: Math.max(1, Math.min(MAX_PAINTERS, availableParallelism() - 1)),
  timeout_ms: 60_000,
  idle_ms: 60_000,
})

/** A template is large and rarely asked for: it must not hold up the shop's pictures, nor keep its memory. */
export const templatePool: PicturePool = workerPool({
  name: 'template',
  script,
  max_workers: 1,
  timeout_ms: 120_000,
  idle_ms: 2_000,
})
