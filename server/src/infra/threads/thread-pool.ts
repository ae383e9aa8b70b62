import { Worker } from 'node:worker_threads'

interface PoolOptions {
  /** Module that answers messages through `answerTasks`. */
  readonly script: URL
  readonly max_threads: number
  /** A task that takes longer loses its thread. */
  readonly timeout_ms: number
  /** A thread without work for this long is let go; its memory goes with it. */
  readonly idle_ms?: number
  readonly max_heap_mb?: number
}

export interface ThreadPool<I, O> {
  /** Tasks that are `near` each other go to the thread that had the last of them at hand, where one is free. */
  run(input: I, near?: string): Promise<O>
  close(): Promise<void>
}

export class ThreadTimeout extends Error {}
export class ThreadPoolClosed extends Error {}

interface Task<I, O> {
  readonly input: I
  readonly near: string | undefined
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
}

type Answer<O> = { readonly ok: true; readonly output: O } | { readonly ok: false; readonly message: string }

const DEFAULT_IDLE_MS = 30_000

/** Runs heavy work away from the event loop. A thread that hangs or dies takes only its own task with it. */
export function threadPool<I, O>(options: PoolOptions): ThreadPool<I, O> {
  const waiting: Task<I, O>[] = []
  const idle = new Map<Worker, NodeJS.Timeout>()
  const threads = new Set<Worker>()
  const last_near = new Map<Worker, string | undefined>()

  const spawn = () => {
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.max_heap_mb ?? 512 },
      execArgv: [],
    })
    // An idle thread must not keep the process alive; a busy one is kept by the request that waits for it.
    worker.unref()
    // Errors of a running task are told to the task; one of a thread that is being ended concerns nobody.
    worker.on('error', () => {})
    threads.add(worker)
    return worker
  }
  const drop = (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    threads.delete(worker)
    last_near.delete(worker)
    return worker.terminate()
  }
  const rest = (worker: Worker) => {
    const timer = setTimeout(() => void drop(worker), options.idle_ms ?? DEFAULT_IDLE_MS).unref()
    idle.set(worker, timer)
  }
  const takeThread = (near: string | undefined): Worker | null => {
    const ready = [...idle.keys()].find((worker) => near !== undefined && last_near.get(worker) === near)
    const [any] = idle.keys()
    const worker = ready ?? any
    if (!worker) return threads.size < options.max_threads ? spawn() : null
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    return worker
  }
  /** The first in line, unless one further behind is near to what a free thread has at hand. */
  const takeTask = (): Task<I, O> | undefined => {
    const at_hand = new Set([...idle.keys()].map((worker) => last_near.get(worker)))
    const place = waiting.findIndex(({ near }) => near !== undefined && at_hand.has(near))
    return waiting.splice(Math.max(0, place), 1)[0]
  }
  const next = () => {
    if (waiting.length === 0 || (idle.size === 0 && threads.size >= options.max_threads)) return
    const task = takeTask()
    const worker = task && takeThread(task.near)
    if (!worker || !task) return
    last_near.set(worker, task.near)
    runOn(worker, task, options.timeout_ms)
      .then(
        () => rest(worker),
        () => drop(worker),
      )
      .finally(next)
  }
  return {
    run: (input, near) =>
      new Promise<O>((resolve, reject) => {
        waiting.push({ input, near, resolve, reject })
        next()
      }),
    async close() {
      for (const task of waiting.splice(0)) task.reject(new ThreadPoolClosed())
      await Promise.all([...threads].map(drop))
    },
  }
}

/** Settles the task in any case; rejects when the thread cannot be used again. */
function runOn<I, O>(worker: Worker, task: Task<I, O>, timeout_ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void, failure?: Error) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
      if (failure) reject(failure)
      else resolve()
    }
    const breakOff = (failure: Error) => finish(() => task.reject(failure), failure)
    const onMessage = (answer: Answer<O>) =>
      finish(() => (answer.ok ? task.resolve(answer.output) : task.reject(new Error(answer.message))))
    const onError = (error: unknown) => breakOff(error instanceof Error ? error : new Error(String(error)))
    const onExit = (code: number) => breakOff(new Error(`thread ended with code ${code}`))
    const timer = setTimeout(() => breakOff(new ThreadTimeout(`no answer in ${timeout_ms} ms`)), timeout_ms)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task.input)
  })
}
