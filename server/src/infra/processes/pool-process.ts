import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChildMessage } from './answer-tasks.ts'

export interface Task<I, O> {
  readonly input: I
  readonly owner: string
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
  /** Told what the task cost in processor time, however it ended. */
  readonly onSpent?: ((cpu_ms: number) => void) | undefined
}

/** The task took too long and its process was killed. */
export class ProcessTimeout extends Error {}
/** The task crashed its process, or used more memory or processor time than allowed. */
export class ProcessDied extends Error {}
/** No process could be started; the task is not to blame. */
export class ProcessNotStarted extends Error {}

export interface ProcessLimits<I> {
  /** Processor time for one task, where the system reports it. */
  readonly cpuLimitOf: (input: I) => number
  /** Wall clock for one task: longer, since the machine may be busy. */
  readonly timeout_ms: number
  readonly max_heap_mb: number
  /** Heap, stacks and native memory together. */
  readonly max_memory_mb: number
  /** Processor time of the process in total; it is replaced well before. */
  readonly max_cpu_seconds: number
}

export interface ProcessOptions<I, O> extends ProcessLimits<I> {
  readonly script: URL
  readonly env: Readonly<Record<string, string>>
  readonly idle_ms: number
  /** The task is done and the process can take another. */
  readonly onIdle: (task: Task<I, O> | null) => void
  /** The process has ended; `task` is the one it was working on. */
  readonly onEnd: (task: Task<I, O> | null) => void
  /** The task needs a new process; this one ends. */
  readonly onAgain: (task: Task<I, O>) => void
}

const START_MS = 60_000
const WATCH_MS = 250
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
function spawnLimited<I, O>({ script, env, max_heap_mb, max_memory_mb, max_cpu_seconds }: ProcessOptions<I, O>) {
  const node = [process.execPath, `--max-old-space-size=${max_heap_mb}`, fileURLToPath(script)]
  const limits = `ulimit -c 0; ulimit -d ${max_memory_mb * 1024}; ulimit -t ${max_cpu_seconds}`
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `{ ${limits}; } 2>/dev/null; exec "$@"`, 'sh', ...node]
  return spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' })
}

/** A child process that works on one task at a time and can be killed in the middle of native code. */
export class PoolProcess<I, O> {
  readonly #child: ChildProcess
  readonly #options: ProcessOptions<I, O>
  #task: Task<I, O> | null = null
  #timer: NodeJS.Timeout | undefined
  #spent: () => number = () => 0
  #is_ready = false
  #is_ended = false
  readonly #gone: Promise<void>

  constructor(options: ProcessOptions<I, O>) {
    this.#options = options
    this.#child = spawnLimited(options)
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', () => resolve())
      this.#child.once('error', () => resolve())
    })
    this.#child.on('message', (message: ChildMessage<O>) => this.#receive(message))
    this.#child.on('error', (error) => this.#fail(new ProcessNotStarted(error.message)))
    this.#child.on('exit', (code, signal) => this.#fail(this.#reasonOf(`ended with ${signal ?? `code ${code}`}`)))
    this.#timer = setTimeout(() => this.#fail(new ProcessNotStarted('the process did not start in time')), START_MS)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get is_busy(): boolean {
    return this.#task !== null
  }

  take(task: Task<I, O>): void {
    this.#task = task
    this.#keepParentAlive(true)
    if (this.#is_ready) this.#begin(task)
  }

  /** Kills the process and waits until it is gone. */
  async end(reason: Error): Promise<void> {
    this.#child.ref()
    this.#fail(reason)
    await this.#gone
  }

  #receive(message: ChildMessage<O>): void {
    if (this.#is_ended) return
    if (message.kind === 'ready') {
      this.#is_ready = true
      if (this.#task) this.#begin(this.#task)
      else this.#startIdle()
      return
    }
    const task = this.#endTask()
    if (message.kind === 'again') {
      this.#fail(new Error('replaced'), task)
      if (task) this.#options.onAgain(task)
      return
    }
    if (message.kind === 'answer') task?.resolve(message.output)
    else task?.reject(new Error(message.message))
    // Replaced early, so that every task has the same processor time available.
    if (message.cpu_ms > this.#options.max_cpu_seconds * 500) this.#fail(new Error('worked long enough'), task)
    else this.#settle(task)
  }

  #begin({ input }: Task<I, O>): void {
    const { timeout_ms, cpuLimitOf } = this.#options
    const [started_ms, cpu_before, cpu_limit] = [Date.now(), findCpuMs(this.pid) ?? 0, cpuLimitOf(input)]
    this.#spent = () => Math.max(0, (findCpuMs(this.pid) ?? 0) - cpu_before)
    clearTimeout(this.#timer)
    this.#timer = setInterval(() => {
      if (this.#spent() > cpu_limit) this.#fail(new ProcessTimeout(`no answer in ${cpu_limit} ms of work`))
      else if (Date.now() - started_ms > timeout_ms) this.#fail(new ProcessTimeout(`no answer in ${timeout_ms} ms`))
    }, WATCH_MS)
    // A failed send is followed by the exit of the process, which tells the reason.
    this.#child.send(input as object, () => {})
  }

  #endTask(): Task<I, O> | null {
    const task = this.#task
    this.#task = null
    task?.onSpent?.(this.#spent())
    return task
  }

  #settle(task: Task<I, O> | null): void {
    this.#startIdle()
    this.#options.onIdle(task)
  }

  #startIdle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(new Error('not needed any more')), this.#options.idle_ms).unref()
    this.#keepParentAlive(false)
  }

  #fail(error: Error, done: Task<I, O> | null = null): void {
    if (this.#is_ended) return
    this.#is_ended = true
    clearTimeout(this.#timer)
    const task = this.#endTask()
    this.#child.kill('SIGKILL')
    task?.reject(error)
    this.#options.onEnd(task ?? done)
  }

  #reasonOf(how: string): Error {
    return this.#is_ready ? new ProcessDied(how) : new ProcessNotStarted(how)
  }

  /** An idle child must not keep the parent alive. */
  #keepParentAlive(holds: boolean): void {
    const channel = this.#child.channel
    if (holds) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
    }
  }
}
