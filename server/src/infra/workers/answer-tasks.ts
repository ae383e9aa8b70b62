import { flushCompileCache } from 'node:module'

/** What a worker tells its pool. `cpu_ms` is the processor time of the process so far. */
export type WorkerMessage<O> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'answer'; readonly output: O; readonly cpu_ms: number }
  | { readonly kind: 'failure'; readonly message: string; readonly cpu_ms: number }
  /** Run this task in a new process. */
  | { readonly kind: 'again' }

/** Thrown by a task that needs a fresh process; the pool runs it in one. */
export class NeedsNewProcess extends Error {}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The worker's side of `workerPool`: one task at a time in order; the next may be queued here already. Long work reports
 * its progress. Data is copied through a pipe; write large results to files.
 */
export function answerTasks<I, O>(work: (input: I, progress: () => void) => Promise<O>): void {
  let last = Promise.resolve()
  let open_tasks = 0
  let is_first = true
  // Without a callback, a parent that has just ended would be an error that nobody handles.
  const send = (message: WorkerMessage<O>) => process.send?.(message, undefined, undefined, () => {})
  const answer = async (input: I) => {
    try {
      const output = await work(input, () => send({ kind: 'progress' }))
      send({ kind: 'answer', output, cpu_ms: cpuMs() })
    } catch (error) {
      if (error instanceof NeedsNewProcess) send({ kind: 'again' })
      else send({ kind: 'failure', message: error instanceof Error ? error.message : String(error), cpu_ms: cpuMs() })
    } finally {
      open_tasks--
      // What was compiled for the first task is kept for the next process.
      if (is_first) flushCompileCache()
      is_first = false
    }
  }
  process.on('message', (input) => {
    open_tasks++
    last = last.then(() => answer(input as I))
  })
  process.on('disconnect', () => {
    // A normal exit removes temporary files, but would wait for native code that may be busy for minutes.
    if (open_tasks > 0) process.kill(process.pid, 'SIGKILL')
    else process.exit()
  })
  // Signals to the process group (Ctrl+C, a service manager) are for the parent, which ends its workers.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  send({ kind: 'ready' })
}
