import { type Lane, type LaneKind, openLane } from './lane.ts'

export interface Task<I, O> {
  readonly input: I
  readonly affinity: string | undefined
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
}

type Answer<O> = { readonly ok: true; readonly output: O } | { readonly ok: false; readonly message: string }

/** The running task goes on. */
interface Progress {
  readonly is_progress?: boolean
}

export class WorkerTimeout extends Error {}

export interface WorkerOptions<I, O> {
  readonly kind: LaneKind
  readonly script: URL
  readonly max_heap_mb: number
  readonly timeout_ms: number
  readonly idle_ms: number
  /** A task is done and the worker can take another. */
  readonly onAnswer: () => void
  /** The worker has ended; `left` are the tasks it had not begun. */
  readonly onEnd: (worker: PoolWorker<I, O>, left: readonly Task<I, O>[]) => void
}

/** A thread or process with its running task and those queued on it. */
export class PoolWorker<I, O> {
  /** The affinity key of its last task. */
  affinity: string | undefined
  readonly #lane: Lane
  readonly #options: WorkerOptions<I, O>
  readonly #tasks: Task<I, O>[] = []
  #timer: NodeJS.Timeout | undefined
  #is_ended = false

  constructor(options: WorkerOptions<I, O>) {
    const { kind, script, max_heap_mb } = options
    this.#options = options
    // A busy worker keeps the process alive by its timer.
    this.#lane = openLane(kind, {
      script,
      max_heap_mb,
      onAnswer: (answer) => {
        if ((answer as Progress).is_progress) this.#watch()
        else this.#settle(answer as Answer<O>)
      },
      onEnd: (error) => this.#fail(error),
    })
  }

  get load(): number {
    return this.#tasks.length
  }

  /** The input of the running task. */
  get current(): I | undefined {
    return this.#tasks[0]?.input
  }

  take(task: Task<I, O>): void {
    this.affinity = task.affinity
    try {
      this.#lane.post(task.input)
    } catch (error) {
      task.reject(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.#tasks.push(task)
    if (this.load === 1) this.#watch()
  }

  /** Removes the tasks it has not begun. */
  takeBack(): Task<I, O>[] {
    return this.#tasks.splice(1)
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#lane.end()
  }

  /** Limits the time a running task shows no progress, or the time without one. */
  #watch(): void {
    const { timeout_ms, idle_ms } = this.#options
    clearTimeout(this.#timer)
    if (this.load > 0) {
      this.#timer = setTimeout(() => this.#fail(new WorkerTimeout(`no answer in ${timeout_ms} ms`)), timeout_ms)
    } else {
      this.#timer = setTimeout(() => this.#fail(new Error('idle')), idle_ms).unref()
    }
  }

  #settle(answer: Answer<O>): void {
    const task = this.#tasks.shift()
    this.#watch()
    if (answer.ok) task?.resolve(answer.output)
    else task?.reject(new Error(answer.message))
    this.#options.onAnswer()
  }

  #fail(error: Error): void {
    if (this.#is_ended) return
    this.#is_ended = true
    const left = this.takeBack()
    this.#tasks.shift()?.reject(error)
    void this.end()
    this.#options.onEnd(this, left)
  }
}
