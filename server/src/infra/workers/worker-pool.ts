import { watchPool } from '../watch/meters.ts'
import type { LaneKind } from './lane.ts'
import { PoolClosed } from './pool-closed.ts'
import { PoolWorker, type Task } from './pool-worker.ts'

interface PoolOptions<I> {
  /** How metrics call it. */
  readonly name: string
  /** Module that calls `answerTasks`. */
  readonly script: URL
  /** A thread unless told otherwise. */
  readonly kind?: LaneKind
  readonly max_workers: number
  /** A task that shows no progress for this long ends with its worker. */
  readonly timeout_ms: number
  /** A worker without work for this long ends and frees its memory. */
  readonly idle_ms?: number
  readonly max_heap_mb?: number
  /** A short task may be queued on a worker behind another, which then continues without a round trip. */
  readonly isQuick?: (input: I) => boolean
}

export interface WorkerPool<I, O> {
  /** Tasks with the same `affinity` go to the worker that ran the last of them, if it is free: its caches are warm. */
  run(input: I, affinity?: string): Promise<O>
  close(): Promise<void>
}

const DEFAULT_IDLE_MS = 30_000
const DEFAULT_HEAP_MB = 512

/** The first waiting task, unless a later one has the affinity of a free worker. */
function choose<I, O>(waiting: readonly Task<I, O>[], workers: readonly PoolWorker<I, O>[]) {
  const matches = (task: Task<I, O>) => (worker: PoolWorker<I, O>) =>
    task.affinity !== undefined && worker.affinity === task.affinity
  const task = waiting.find((one) => workers.some(matches(one))) ?? waiting[0]
  const worker = task && (workers.find(matches(task)) ?? workers[0])
  return task && worker ? { task, worker } : null
}

/** Runs heavy work off the event loop. A worker that hangs or dies fails only its own task. */
export function workerPool<I, O>(options: PoolOptions<I>): WorkerPool<I, O> {
  const waiting: Task<I, O>[] = []
  const workers = new Set<PoolWorker<I, O>>()
  const isQuick = ({ input }: { readonly input: I }) => options.isQuick?.(input) ?? false

  const spawn = () => {
    const { script, kind = 'thread', timeout_ms, idle_ms = DEFAULT_IDLE_MS, max_heap_mb = DEFAULT_HEAP_MB } = options
    const onEnd = (worker: PoolWorker<I, O>, left: readonly Task<I, O>[]) => {
      workers.delete(worker)
      waiting.unshift(...left)
      next()
    }
    const worker = new PoolWorker<I, O>({ kind, script, timeout_ms, idle_ms, max_heap_mb, onAnswer: next, onEnd })
    workers.add(worker)
    return worker
  }
  const chosen = () => {
    const idle = [...workers].filter(({ load }) => load === 0)
    if (idle.length > 0) return choose(waiting, idle)
    if (workers.size < options.max_workers) return choose(waiting, [spawn()])
    const nearlyFree = [...workers].filter(({ load, current }) => load === 1 && isQuick({ input: current as I }))
    return choose(waiting.filter(isQuick), nearlyFree)
  }
  const next = () => {
    while (waiting.length > 0) {
      const found = chosen()
      if (!found) return
      waiting.splice(waiting.indexOf(found.task), 1)
      found.worker.take(found.task)
    }
  }
  watchPool(options.name, () => ({
    workers: workers.size,
    busy: [...workers].filter(({ load }) => load > 0).length,
    waiting: waiting.length,
  }))
  return {
    run: (input, affinity) =>
      new Promise<O>((resolve, reject) => {
        waiting.push({ input, affinity, resolve, reject })
        next()
      }),
    async close() {
      const ending = [...workers]
      workers.clear()
      const left = [...waiting.splice(0), ...ending.flatMap((worker) => worker.takeBack())]
      for (const task of left) task.reject(new PoolClosed())
      await Promise.all(ending.map((worker) => worker.end()))
    },
  }
}
