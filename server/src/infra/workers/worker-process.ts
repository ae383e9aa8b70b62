import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WorkerMessage } from './answer-tasks.ts'

export interface Task<I, O> {
  readonly input: I
  readonly owner: string
  readonly affinity: string | undefined
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
  /** Told what the task cost in processor time, however it ended. */
  readonly onSpent: ((cpu_ms: number) => void) | undefined
}

/** The task took too long and its process was killed. */
export class WorkerTimeout extends Error {}
/** The task crashed its process, or used more memory or processor time than allowed. */
export class WorkerDied extends Error {}
/** No process could be started; the task is not to blame. */
class WorkerNotStarted extends Error {}

export type Env = Readonly<Record<string, string>>

/** What a task may cost that reads a file of a stranger. */
export interface WorkerLimits<I> {
  /** Processor time for one task, where the system reports it. */
  readonly getCpuMs: (input: I) => number
  /** Heap, stacks and native memory together. */
  readonly max_memory_mb: number
  /** Processor time of the process in total; it is replaced well before. */
  readonly max_cpu_seconds: number
}

export interface WorkerOptions<I, O> {
  readonly script: URL
  readonly env: Env
  readonly max_heap_mb: number
  readonly limits?: WorkerLimits<I>
  /** Time without progress that ends the process with its task. */
  readonly timeout_ms: number
  readonly idle_ms: number
  /** The task has ended and the worker can take another. */
  readonly onFree: (task: Task<I, O>) => void
  /** The worker has ended: `lost` is the task it was working on, `left` are those it had not begun. */
  readonly onEnd: (worker: WorkerProcess<I, O>, lost: Task<I, O> | undefined, left: readonly Task<I, O>[]) => void
  /** The task needs a new process; this one has ended. */
  readonly onAgain: (task: Task<I, O>) => void
}

const START_MS = 60_000
const WATCH_MS = 250
/** An idle process exits and tidies up within this time. */
const EXIT_MS = 1000
/** Linux reports hundredths of a second, whatever its kernel's tick. */
const TICK_MS = 10

/** Processor time of a process, all threads together. Null where the system does not report it. */
function findCpuMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * TICK_MS : null
  } catch {
    return null
  }
}

/**
 * The shell sets limits that apply to native code as well. Of the memory limits only `data` suits Node: V8 reserves far
 * more address space than it uses. On systems without a limit only the clock counts.
 */
function spawnWorker<I, O>({ script, env, max_heap_mb, limits }: WorkerOptions<I, O>): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${max_heap_mb}`, fileURLToPath(script)]
  const set = limits && `ulimit -c 0; ulimit -d ${limits.max_memory_mb * 1024}; ulimit -t ${limits.max_cpu_seconds}`
  const [command = '', ...args] =
    set && process.platform !== 'win32' ? ['/bin/sh', '-c', `{ ${set}; } 2>/dev/null; exec "$@"`, 'sh', ...node] : node
  const stderr = limits ? 'ignore' : 'inherit'
  return spawn(command, args, { env, stdio: ['ignore', 'ignore', stderr, 'ipc'], serialization: 'advanced' })
}

/** A process with its running task and those queued on it. It can be killed in the middle of native code. */
export class WorkerProcess<I, O> {
  /** The affinity key of its last task. */
  affinity: string | undefined
  readonly #options: WorkerOptions<I, O>
  readonly #child: ChildProcess
  readonly #gone: Promise<void>
  readonly #tasks: Task<I, O>[] = []
  /** Holds the parent while there is a task; an idle worker does not. */
  #timer: NodeJS.Timeout
  #is_ready = false
  #is_ended = false
  /** When the running task began or last reported progress. */
  #seen_at = 0
  #cpu_before_ms = 0

  constructor(options: WorkerOptions<I, O>) {
    this.#options = options
    const child = spawnWorker(options)
    this.#child = child
    this.#gone = new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    child.unref()
    child.channel?.unref()
    child.on('message', (message) => this.#receive(message as WorkerMessage<O>))
    child.on('error', (error) => this.#fail(new WorkerNotStarted(error.message)))
    child.on('exit', (code, signal) => {
      const how = `worker ended with ${signal ?? `code ${code}`}`
      this.#fail(this.#is_ready ? new WorkerDied(how) : new WorkerNotStarted(how))
    })
    this.#timer = setTimeout(() => this.#fail(new WorkerNotStarted('the worker did not start in time')), START_MS)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get load(): number {
    return this.#tasks.length
  }

  /** The running task. */
  get current(): Task<I, O> | undefined {
    return this.#tasks[0]
  }

  take(task: Task<I, O>): void {
    this.affinity = task.affinity
    this.#tasks.push(task)
    if (!this.#is_ready) return
    this.#post(task)
    if (this.current === task) this.#watch()
  }

  /** Idle, the process exits and tidies up; busy, it is killed. Waits until it is gone. */
  async end(reason: Error): Promise<void> {
    this.#child.ref()
    this.#fail(reason)
    await this.#gone
  }

  #post(task: Task<I, O>): void {
    try {
      // A failed send is followed by the end of the process, which tells the reason.
      this.#child.send(task.input as object, () => {})
    } catch (error) {
      // It cannot be copied.
      this.#tasks.splice(this.#tasks.indexOf(task), 1)
      task.reject(error instanceof Error ? error : new Error(String(error)))
      this.#watch()
      this.#options.onFree(task)
    }
  }

  #receive(message: WorkerMessage<O>): void {
    if (this.#is_ended) return
    if (message.kind === 'progress') this.#seen_at = Date.now()
    else if (message.kind === 'ready') {
      this.#is_ready = true
      for (const task of [...this.#tasks]) this.#post(task)
      this.#watch()
    } else this.#settle(message)
  }

  #settle(message: Exclude<WorkerMessage<O>, { kind: 'ready' | 'progress' }>): void {
    const task = this.#tasks.shift()
    if (!task) return
    this.#tellSpent(task)
    if (message.kind === 'again') {
      this.#fail(new Error('replaced'))
      this.#options.onAgain(task)
      return
    }
    if (message.kind === 'answer') task.resolve(message.output)
    else task.reject(new Error(message.message))
    const { limits, onFree } = this.#options
    // Replaced early, so that every task has the same processor time available.
    if (limits && message.cpu_ms > limits.max_cpu_seconds * 500) this.#fail(new Error('worked long enough'))
    else this.#watch()
    onFree(task)
  }

  /** Limits the time a running task shows no progress and what it may cost, or the time without a task. */
  #watch(): void {
    const { timeout_ms, idle_ms, limits } = this.#options
    clearTimeout(this.#timer)
    const task = this.current
    if (!task) {
      this.#timer = setTimeout(() => this.#fail(new Error('idle')), idle_ms).unref()
      return
    }
    const cpu_limit_ms = limits?.getCpuMs(task.input)
    this.#seen_at = Date.now()
    this.#cpu_before_ms = findCpuMs(this.pid) ?? 0
    this.#timer = setInterval(() => {
      if (Date.now() - this.#seen_at > timeout_ms) this.#fail(new WorkerTimeout(`no answer in ${timeout_ms} ms`))
      else if (cpu_limit_ms !== undefined && this.#spentMs() > cpu_limit_ms) {
        this.#fail(new WorkerTimeout(`no answer in ${cpu_limit_ms} ms of work`))
      }
    }, WATCH_MS)
  }

  #spentMs(): number {
    return Math.max(0, (findCpuMs(this.pid) ?? 0) - this.#cpu_before_ms)
  }

  #tellSpent(task: Task<I, O> | undefined): void {
    task?.onSpent?.(this.#is_ready ? this.#spentMs() : 0)
  }

  #fail(error: Error): void {
    if (this.#is_ended) return
    this.#is_ended = true
    clearTimeout(this.#timer)
    const [lost, ...left] = this.#tasks.splice(0)
    this.#tellSpent(lost)
    if (lost || !this.#child.connected) this.#child.kill('SIGKILL')
    else this.#leave()
    lost?.reject(error)
    this.#options.onEnd(this, lost, left)
  }

  #leave(): void {
    this.#child.disconnect()
    // Native code that hangs hears nothing.
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), EXIT_MS)
    void this.#gone.then(() => clearTimeout(timer))
  }
}
