import { watchPool } from '../watch/meters.ts'
import { PoolThread, type Task } from './pool-thread.ts'

interface PoolOptions<I> {
  /** How metrics call it. */
  readonly name: string
  /** Module that calls `answerTasks`. */
  readonly script: URL
  readonly max_threads: number
  /** A task that takes longer ends with its thread. */
  readonly timeout_ms: number
  /** A thread without work for this long ends and frees its memory. */
  readonly idle_ms?: number
  readonly max_heap_mb?: number
  /** A short task may be queued on a thread behind another, which then continues without a round trip. */
  readonly isQuick?: (input: I) => boolean
}

export interface ThreadPool<I, O> {
  /** Tasks with the same `affinity` go to the thread that ran the last of them, if it is free: its caches are warm. */
  run(input: I, affinity?: string): Promise<O>
  close(): Promise<void>
}

export class ThreadPoolClosed extends Error {}

const DEFAULT_IDLE_MS = 30_000
const DEFAULT_HEAP_MB = 512

/** The first waiting task, unless a later one has the affinity of a free thread. */
function choose<I, O>(waiting: readonly Task<I, O>[], threads: readonly PoolThread<I, O>[]) {
  const matches = (task: Task<I, O>) => (thread: PoolThread<I, O>) =>
    task.affinity !== undefined && thread.affinity === task.affinity
  const task = waiting.find((one) => threads.some(matches(one))) ?? waiting[0]
  const thread = task && (threads.find(matches(task)) ?? threads[0])
  return task && thread ? { task, thread } : null
}

/** Runs heavy work off the event loop. A thread that hangs or dies fails only its own task. */
export function threadPool<I, O>(options: PoolOptions<I>): ThreadPool<I, O> {
  const waiting: Task<I, O>[] = []
  const threads = new Set<PoolThread<I, O>>()
  const isQuick = ({ input }: { readonly input: I }) => options.isQuick?.(input) ?? false

  const spawn = () => {
    const { script, timeout_ms, idle_ms = DEFAULT_IDLE_MS, max_heap_mb = DEFAULT_HEAP_MB } = options
    const onEnd = (thread: PoolThread<I, O>, left: readonly Task<I, O>[]) => {
      threads.delete(thread)
      waiting.unshift(...left)
      next()
    }
    const thread = new PoolThread<I, O>({ script, timeout_ms, idle_ms, max_heap_mb, onAnswer: next, onEnd })
    threads.add(thread)
    return thread
  }
  const chosen = () => {
    const idle = [...threads].filter(({ load }) => load === 0)
    if (idle.length > 0) return choose(waiting, idle)
    if (threads.size < options.max_threads) return choose(waiting, [spawn()])
    const nearlyFree = [...threads].filter(({ load, current }) => load === 1 && isQuick({ input: current as I }))
    return choose(waiting.filter(isQuick), nearlyFree)
  }
  const next = () => {
    while (waiting.length > 0) {
      const found = chosen()
      if (!found) return
      waiting.splice(waiting.indexOf(found.task), 1)
      found.thread.take(found.task)
    }
  }
  watchPool(options.name, () => ({
    workers: threads.size,
    busy: [...threads].filter(({ load }) => load > 0).length,
    waiting: waiting.length,
  }))
  return {
    run: (input, affinity) =>
      new Promise<O>((resolve, reject) => {
        waiting.push({ input, affinity, resolve, reject })
        next()
      }),
    async close() {
      const ending = [...threads]
      threads.clear()
      const left = [...waiting.splice(0), ...ending.flatMap((thread) => thread.takeBack())]
      for (const task of left) task.reject(new ThreadPoolClosed())
      await Promise.all(ending.map((thread) => thread.end()))
    },
  }
}
