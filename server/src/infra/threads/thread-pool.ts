import { PoolThread, type Task } from './pool-thread.ts'

interface PoolOptions<I> {
  /** Module that answers messages through `answerTasks`. */
  readonly script: URL
  readonly max_threads: number
  /** A task that takes longer loses its thread. */
  readonly timeout_ms: number
  /** A thread without work for this long is let go; its memory goes with it. */
  readonly idle_ms?: number
  readonly max_heap_mb?: number
  /** Behind such a task another such one may wait on the thread itself, which then goes on without asking. */
  readonly isQuick?: (input: I) => boolean
}

export interface ThreadPool<I, O> {
  /** Tasks that are `near` each other go to the thread that had the last of them at hand, where one has room. */
  run(input: I, near?: string): Promise<O>
  close(): Promise<void>
}

export class ThreadPoolClosed extends Error {}

const DEFAULT_IDLE_MS = 30_000
const DEFAULT_HEAP_MB = 512

/** The first in line, unless one further behind is near to what one of the threads has at hand. */
function choose<I, O>(waiting: readonly Task<I, O>[], threads: readonly PoolThread<I, O>[]) {
  const isNear = (task: Task<I, O>) => (thread: PoolThread<I, O>) =>
    task.near !== undefined && thread.near === task.near
  const task = waiting.find((one) => threads.some(isNear(one))) ?? waiting[0]
  const thread = task && (threads.find(isNear(task)) ?? threads[0])
  return task && thread ? { task, thread } : null
}

/** Runs heavy work away from the event loop. A thread that hangs or dies takes only its own task with it. */
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
    const almost = [...threads].filter(({ load, current }) => load === 1 && isQuick({ input: current as I }))
    return choose(waiting.filter(isQuick), almost)
  }
  const next = () => {
    while (waiting.length > 0) {
      const found = chosen()
      if (!found) return
      waiting.splice(waiting.indexOf(found.task), 1)
      found.thread.take(found.task)
    }
  }
  return {
    run: (input, near) =>
      new Promise<O>((resolve, reject) => {
        waiting.push({ input, near, resolve, reject })
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
