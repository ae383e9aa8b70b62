import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChildMessage } from './answer-tasks.ts'

export interface Task<I, O> {
  readonly input: I
  readonly owner: string
  readonly resolve: (output: O) => void
  readonly reject: (error: Error) => void
}

/** It took too long and was killed. */
export class ProcessTimeout extends Error {}
/** The task brought its process down: a crash in native code, or more memory or processor time than allowed. */
export class ProcessDied extends Error {}
/** No process could be started; the task is not to blame. */
export class ProcessNotStarted extends Error {}

export interface ProcessLimits<I> {
  /** Processor time for one task, where the system tells it. */
  readonly cpuLimitOf: (input: I) => number
  /** Wall clock for one task: longer, since a busy machine is nobody's fault. */
  readonly timeout_ms: number
  readonly max_heap_mb: number
  /** Heap, stacks and native memory together. */
  readonly max_memory_mb: number
  /** Processor time of the whole life; a process is replaced well before it gets there. */
  readonly max_cpu_seconds: number
}

export interface ProcessOptions<I, O> extends ProcessLimits<I> {
  readonly script: URL
  readonly env: Readonly<Record<string, string>>
  readonly idle_ms: number
  /** It has answered this task and could take another. */
  readonly onIdle: (task: Task<I, O> | null) => void
  /** It is gone, or must go; the task is the one it had. */
  readonly onEnd: (task: Task<I, O> | null) => void
  /** It asks for another process to do this task, and ends. */
  readonly onAgain: (task: Task<I, O>) => void
}

const START_MS = 60_000
const WATCH_MS = 250
/** Linux counts in hundredths of a second whatever its kernel ticks at. */
const TICK_MS = 10

/** Processor time a process has used so far, all threads together. Null where the system does not tell. */
function cpuMsOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * TICK_MS : null
  } catch {
    return null
  }
}

/**
 * The shell sets limits that hold for native code as well. Of the memory limits only the one for data suits Node: V8
 * reserves far more address space than it uses. Where a limit is unknown (other systems), the clock alone counts.
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
    this.#child.on('message', (message: ChildMessage<O>) => this.#hear(message))
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
    this.#holdParent(true)
    if (this.#is_ready) this.#begin(task)
  }

  /** Kills it, whatever it is doing, and waits until it is gone. */
  async end(reason: Error): Promise<void> {
    this.#child.ref()
    this.#fail(reason)
    await this.#gone
  }

  #hear(message: ChildMessage<O>): void {
    if (this.#is_ended) return
    if (message.kind === 'ready') {
      this.#is_ready = true
      if (this.#task) this.#begin(this.#task)
      else this.#rest()
      return
    }
    const task = this.#task
    this.#task = null
    if (message.kind === 'again') {
      this.#fail(new Error('replaced'), task)
      if (task) this.#options.onAgain(task)
      return
    }
    if (message.kind === 'answer') task?.resolve(message.output)
    else task?.reject(new Error(message.message))
    // Replaced early: a task that comes late in the life of a process gets as much time as any other.
    if (message.cpu_ms > this.#options.max_cpu_seconds * 500) this.#fail(new Error('worked long enough'), task)
    else this.#settle(task)
  }

  #begin({ input }: Task<I, O>): void {
    const { timeout_ms, cpuLimitOf } = this.#options
    const [started_ms, cpu_before, cpu_limit] = [Date.now(), cpuMsOf(this.pid) ?? 0, cpuLimitOf(input)]
    clearTimeout(this.#timer)
    this.#timer = setInterval(() => {
      const cpu_ms = (cpuMsOf(this.pid) ?? 0) - cpu_before
      if (cpu_ms > cpu_limit) this.#fail(new ProcessTimeout(`no answer in ${cpu_limit} ms of work`))
      else if (Date.now() - started_ms > timeout_ms) this.#fail(new ProcessTimeout(`no answer in ${timeout_ms} ms`))
    }, WATCH_MS)
    // A failed send is followed by the exit of the process, which says more.
    this.#child.send(input as object, () => {})
  }

  #settle(task: Task<I, O> | null): void {
    this.#rest()
    this.#options.onIdle(task)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(new Error('not needed any more')), this.#options.idle_ms).unref()
    this.#holdParent(false)
  }

  #fail(error: Error, done: Task<I, O> | null = null): void {
    if (this.#is_ended) return
    this.#is_ended = true
    clearTimeout(this.#timer)
    const task = this.#task
    this.#task = null
    this.#child.kill('SIGKILL')
    task?.reject(error)
    this.#options.onEnd(task ?? done)
  }

  #reasonOf(how: string): Error {
    return this.#is_ready ? new ProcessDied(how) : new ProcessNotStarted(how)
  }

  /** An idle child must not keep the parent alive. */
  #holdParent(holds: boolean): void {
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
