import { watchPool } from '../watch/meters.ts'
import { PoolClosed } from '../workers/pool-closed.ts'
import { FairQueue } from './fair-queue.ts'
import { PoolProcess, type ProcessLimits, type Task } from './pool-process.ts'

type Env = Readonly<Record<string, string>>

interface PoolOptions<I> extends ProcessLimits<I> {
  /** How metrics call it. */
  readonly name: string
  /** Module that calls `answerTasks`. */
  readonly script: URL
  readonly max_processes: number
  /** The whole environment of a child: it reads untrusted files and must not see our secrets. */
  readonly env?: () => Promise<Env>
  readonly idle_ms?: number
}

export interface ProcessPool<I, O> {
  /** Owners share the processes fairly; none gets all of them. */
  run(input: I, owner: string, onSpent?: (cpu_ms: number) => void): Promise<O>
  open(): void
  /** Kills the processes at once and rejects running and waiting tasks with `PoolClosed`. */
  close(): Promise<void>
  pids(): number[]
}

const DEFAULT_IDLE_MS = 60_000

/**
 * Runs work that may hang, crash or use up memory in native code, where a thread cannot be stopped but a process can be
 * killed. Processes are reused, so most tasks do not wait for one to start.
 */
export function processPool<I, O>(options: PoolOptions<I>): ProcessPool<I, O> {
  const { name, max_processes, env, idle_ms = DEFAULT_IDLE_MS, ...rest } = options
  const queue = new FairQueue<Task<I, O>>(Math.max(1, max_processes - 1))
  const processes = new Set<PoolProcess<I, O>>()
  let is_closed = false
  let known_env: Env | undefined

  const readEnv = async () => {
    known_env ??= (await env?.()) ?? {}
    return known_env
  }
  const start = (child_env: Env) => {
    const child: PoolProcess<I, O> = new PoolProcess<I, O>({
      ...rest,
      env: child_env,
      idle_ms,
      onIdle: finish,
      onAgain: again,
      onEnd: (task) => {
        processes.delete(child)
        finish(task)
      },
    })
    processes.add(child)
    return child
  }
  const finish = (task: Task<I, O> | null) => {
    if (task) queue.done(task.owner)
    place()
  }
  const moved = new WeakSet<Task<I, O>>()
  const again = (task: Task<I, O>) => {
    if (moved.has(task) || is_closed) {
      task.reject(is_closed ? new PoolClosed() : new Error('no process was new enough'))
      return
    }
    moved.add(task)
    queue.add(task.owner, task)
    place()
  }
  const place = () => {
    while (!is_closed && known_env) {
      const idle = [...processes].find(({ is_busy }) => !is_busy)
      const task = idle || processes.size < max_processes ? queue.take() : null
      if (!task) return
      const needs_new = moved.has(task)
      const child = needs_new || !idle ? start(known_env) : idle
      child.take(task)
      if (needs_new && idle && processes.size > max_processes) void idle.end(new Error('replaced'))
    }
  }
  watchPool(name, () => ({
    workers: processes.size,
    busy: [...processes].filter(({ is_busy }) => is_busy).length,
    waiting: queue.length,
  }))
  return {
    pids: () => [...processes].flatMap(({ pid }) => pid ?? []),
    async run(input, owner, onSpent) {
      await readEnv()
      if (is_closed) throw new PoolClosed()
      return new Promise<O>((resolve, reject) => {
        queue.add(owner, { input, owner, resolve, reject, onSpent })
        place()
      })
    },
    open() {
      is_closed = false
    },
    async close() {
      is_closed = true
      for (const task of queue.clear()) task.reject(new PoolClosed())
      await Promise.all([...processes].map((child) => child.end(new PoolClosed())))
    },
  }
}
