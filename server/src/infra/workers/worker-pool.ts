import { getCompileCacheDir } from 'node:module'
import { watchPool } from '../trace/meters.ts'
import { PoolClosed } from './pool-closed.ts'
import { TaskQueue } from './task-queue.ts'
import { type Env, type Task, type WorkerLimits, WorkerProcess } from './worker-process.ts'

interface PoolLimits<I> extends WorkerLimits<I> {
  /** The whole environment of a process; empty unless told otherwise. */
  readonly env?: () => Promise<Env>
}

interface PoolOptions<I> {
  /** How metrics call it. */
  readonly name: string
  /** Module that calls `answerTasks`. */
  readonly script: URL
  readonly max_workers: number
  /** A task that shows no progress for this long ends with its process. */
  readonly timeout_ms: number
  /** A process without work for this long ends and frees its memory. */
  readonly idle_ms?: number
  readonly max_heap_mb?: number
  /** A short task may be queued on a process behind another, which then continues without a round trip. */
  readonly isQuick?: (input: I) => boolean
  /** For files of strangers. No owner gets all processes. */
  readonly limits?: PoolLimits<I>
}

interface RunOptions {
  /** Tasks with the same go to the process that ran the last of them, if it is free: its caches are warm. */
  readonly affinity?: string
  /** Owners share the processes fairly. */
  readonly owner?: string
  readonly onSpent?: ((cpu_ms: number) => void) | undefined
}

export interface WorkerPool<I, O> {
  run(input: I, options?: RunOptions): Promise<O>
  /** Keeps the pool open until all who opened it have released it by the returned function. */
  open(): () => Promise<void>
  /** Ends the processes at once and rejects running and waiting tasks with `PoolClosed`. */
  close(): Promise<void>
  pids(): number[]
}

const DEFAULT_IDLE_MS = 30_000
const DEFAULT_HEAP_MB = 512

/** Workers read pictures of sellers and must not see our secrets. The allocator as in `npm start`. */
function ownEnv(): Env {
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }
  const cache = getCompileCacheDir()
  return cache ? { ...allocator, NODE_COMPILE_CACHE: cache } : allocator
}

interface Placed<I, O> {
  readonly task: Task<I, O>
  readonly worker: WorkerProcess<I, O>
}

class Pool<I, O> implements WorkerPool<I, O> {
  readonly #options: PoolOptions<I>
  readonly #queue: TaskQueue<Task<I, O>>
  readonly #workers = new Set<WorkerProcess<I, O>>()
  /** Tasks that have asked for a new process. */
  readonly #moved = new WeakSet<Task<I, O>>()
  #env: Env | undefined
  #holders = 0
  #is_closed = false

  constructor(options: PoolOptions<I>) {
    this.#options = options
    const { limits, max_workers } = options
    this.#queue = new TaskQueue(limits ? Math.max(1, max_workers - 1) : Number.POSITIVE_INFINITY)
    watchPool(options.name, () => ({
      workers: this.#workers.size,
      busy: [...this.#workers].filter(({ load }) => load > 0).length,
      waiting: this.#queue.length,
    }))
  }

  readonly run = async (input: I, { affinity, owner = '', onSpent }: RunOptions = {}): Promise<O> => {
    const { limits } = this.#options
    this.#env ??= limits ? ((await limits.env?.()) ?? {}) : ownEnv()
    if (this.#is_closed) throw new PoolClosed()
    return new Promise<O>((resolve, reject) => {
      this.#queue.add({ input, affinity, owner, onSpent, resolve, reject })
      this.#next()
    })
  }

  readonly open = (): (() => Promise<void>) => {
    this.#is_closed = false
    this.#holders++
    let is_held = true
    return async () => {
      if (!is_held) return
      is_held = false
      this.#holders--
      if (this.#holders === 0) await this.close()
    }
  }

  readonly close = async (): Promise<void> => {
    this.#is_closed = true
    const gone = [...this.#workers].map((worker) => worker.end(new PoolClosed()))
    for (const task of this.#queue.clear()) task.reject(new PoolClosed())
    await Promise.all(gone)
  }

  readonly pids = (): number[] => [...this.#workers].flatMap(({ pid }) => pid ?? [])

  #next(): void {
    while (!this.#is_closed && this.#env) {
      const found = this.#choose(this.#env)
      if (!found) return
      found.worker.take(found.task)
    }
  }

  #choose(env: Env): Placed<I, O> | null {
    const { max_workers, isQuick = () => false } = this.#options
    const idle = [...this.#workers].filter(({ load }) => load === 0)
    if (idle.length > 0) {
      const found = this.#takeFor(idle)
      return found && this.#moved.has(found.task) ? this.#withNewWorker(found, env) : found
    }
    if (this.#workers.size < max_workers) {
      const task = this.#queue.take()
      return task && { task, worker: this.#start(env) }
    }
    const isNearlyFree = ({ load, current }: WorkerProcess<I, O>) => load === 1 && current && isQuick(current.input)
    return this.#takeFor([...this.#workers].filter(isNearlyFree), ({ input }) => isQuick(input))
  }

  /** A task for one of these workers, those first whose affinity one of them has. */
  #takeFor(free: readonly WorkerProcess<I, O>[], fits = (_task: Task<I, O>) => true): Placed<I, O> | null {
    if (free.length === 0) return null
    const findWarm = ({ affinity }: Task<I, O>) =>
      affinity === undefined ? undefined : free.find((worker) => worker.affinity === affinity)
    const task = this.#queue.take((one) => fits(one) && findWarm(one) !== undefined) ?? this.#queue.take(fits)
    const worker = task && (findWarm(task) ?? free[0])
    return task && worker ? { task, worker } : null
  }

  /** The idle one makes room where there is none. */
  #withNewWorker({ task, worker: idle }: Placed<I, O>, env: Env): Placed<I, O> {
    const worker = this.#start(env)
    if (this.#workers.size > this.#options.max_workers) void idle.end(new Error('replaced'))
    return { task, worker }
  }

  #start(env: Env): WorkerProcess<I, O> {
    const worker = new WorkerProcess<I, O>({
      max_heap_mb: DEFAULT_HEAP_MB,
      idle_ms: DEFAULT_IDLE_MS,
      ...this.#options,
      env,
      onFree: (task) => {
        this.#queue.done(task)
        this.#next()
      },
      onAgain: (task) => this.#move(task),
      onEnd: (ended, lost, left) => {
        this.#workers.delete(ended)
        if (lost) this.#queue.done(lost)
        this.#queue.putBack(left)
        this.#next()
      },
    })
    this.#workers.add(worker)
    return worker
  }

  #move(task: Task<I, O>): void {
    this.#queue.done(task)
    if (this.#is_closed) task.reject(new PoolClosed())
    else if (this.#moved.has(task)) task.reject(new Error('no process was new enough'))
    else {
      this.#moved.add(task)
      this.#queue.add(task)
    }
    this.#next()
  }
}

/**
 * Runs heavy work in processes. A task that hangs or dies fails alone: a thread cannot be stopped in native code, and keeps
 * the memory that painting took; a process can be killed, and gives it back. They are reused, so most tasks do not wait for
 * one to start.
 */
export const workerPool = <I, O>(options: PoolOptions<I>): WorkerPool<I, O> => new Pool(options)
