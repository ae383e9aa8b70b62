import { Worker } from 'node:worker_threads'

export interface Task<I, O> {
  readonly input: I
  readonly near: string | undefined
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
  /** It has answered and could take another task. */
  readonly onAnswer: () => void
  /** It is gone, or must go; the tasks it had not begun are left. */
  readonly onEnd: (thread: PoolThread<I, O>, left: readonly Task<I, O>[]) => void
}

/** A thread with the task under work and those it takes up after it. */
export class PoolThread<I, O> {
  /** What its last task was near to. */
  near: string | undefined
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

  /** What it works on. */
  get current(): I | undefined {
    return this.#tasks[0]?.input
  }

  take(task: Task<I, O>): void {
    this.near = task.near
    try {
      this.#worker.postMessage(task.input)
    } catch (error) {
      task.reject(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.#tasks.push(task)
    if (this.load === 1) this.#watch()
  }

  /** Tasks that were given to it and not begun. */
  takeBack(): Task<I, O>[] {
    return this.#tasks.splice(1)
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#worker.terminate()
  }

  /** Busy, it may take so long; idle, it may rest so long. */
  #watch(): void {
    const { timeout_ms, idle_ms } = this.#options
    clearTimeout(this.#timer)
    if (this.load > 0) {
      this.#timer = setTimeout(() => this.#fail(new ThreadTimeout(`no answer in ${timeout_ms} ms`)), timeout_ms)
    } else {
      this.#timer = setTimeout(() => this.#fail(new Error('not needed any more')), idle_ms).unref()
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
