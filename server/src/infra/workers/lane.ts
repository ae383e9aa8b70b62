import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** What runs the tasks of a worker. Neither kind keeps its parent alive. */
export interface Lane {
  /** Throws when the task cannot be copied. */
  post(task: unknown): void
  end(): Promise<void>
}

/** Native code that paints leaves its memory behind when a thread ends, not when a process does. */
export type LaneKind = 'thread' | 'process'

export interface LaneOptions {
  readonly script: URL
  readonly max_heap_mb: number
  readonly onAnswer: (answer: unknown) => void
  readonly onEnd: (error: Error) => void
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

function threadLane({ script, max_heap_mb, onAnswer, onEnd }: LaneOptions): Lane {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: max_heap_mb }, execArgv: [] })
  worker.unref()
  worker.on('message', onAnswer)
  worker.on('error', (error) => onEnd(asError(error)))
  worker.on('exit', (code) => onEnd(new Error(`worker ended with code ${code}`)))
  return {
    post: (task) => worker.postMessage(task),
    end: async () => void (await worker.terminate()),
  }
}

/** The whole environment: painters read pictures of sellers and must not see our secrets. The allocator as in `npm start`. */
function laneEnv(): Record<string, string> {
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }
  const cache = getCompileCacheDir()
  return cache ? { ...allocator, NODE_COMPILE_CACHE: cache } : allocator
}

const END_WITHIN_MS = 1000

function processLane({ script, max_heap_mb, onAnswer, onEnd }: LaneOptions): Lane {
  const child = fork(fileURLToPath(script), [], {
    env: laneEnv(),
    execArgv: [`--max-old-space-size=${max_heap_mb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.unref()
  child.channel?.unref()
  child.on('message', onAnswer)
  child.on('error', onEnd)
  child.on('exit', (code, signal) => onEnd(new Error(`worker ended with ${signal ?? `code ${code}`}`)))
  return {
    // A failed send is followed by the end of the process, which tells the reason.
    post: (task) => void child.send(task as object, () => {}),
    async end() {
      child.ref()
      // Idle, it exits and tidies up; busy, it ends at once. Native code that hangs hears nothing.
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
      await gone
      clearTimeout(timer)
    },
  }
}

export const openLane = (kind: LaneKind, options: LaneOptions): Lane =>
  kind === 'thread' ? threadLane(options) : processLane(options)
