import { Worker } from 'node:worker_threads'

export interface Task<I, O> {
  readonly input: I
  readonly affinity: string | undefined
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
}

type Answer<O> = { readonly ok: true; readonly output: O } | { readonly ok: false; readonly message: string }

export class ThreadTimeout extends Error {}

export interface ThreadOptions<I, O> {
  readonly script: URL
  readonly max_heap_mb: number
  readonly timeout_ms: number
  readonly idle_ms: number
  /** A task is done and the thread can take another. */
  readonly onAnswer: () => void
  /** The thread has ended; `left` are the tasks it had not begun. */
  readonly onEnd: (thread: PoolThread<I, O>, left: readonly Task<I, O>[]) => void
}

/** A thread with its running task and those queued on it. */
export class PoolThread<I, O> {
  /** The affinity key of its last task. */
  affinity: string | undefined
  readonly #worker: Worker
  readonly #options: ThreadOptions<I, O>
  readonly #tasks: Task<I, O>[] = []
  #timer: NodeJS.Timeout | undefined
  #is_ended = false

  constructor(options: ThreadOptions<I, O>) {
    const { script, max_heap_mb } = options
    this.#options = options
    this.#worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: max_heap_mb }, execArgv: [] })
    // An idle thread must not keep the process alive; a busy one is kept by its timer.
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer<O>) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', (code) => this.#fail(new Error(`thread ended with code ${code}`)))
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
      this.#worker.postMessage(task.input)
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
    await this.#worker.terminate()
  }

  /** Limits the time of a running task, or the time without one. */
  #watch(): void {
    const { timeout_ms, idle_ms } = this.#options
    clearTimeout(this.#timer)
    if (this.load > 0) {
      this.#timer = setTimeout(() => this.#fail(new ThreadTimeout(`no answer in ${timeout_ms} ms`)), timeout_ms)
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
