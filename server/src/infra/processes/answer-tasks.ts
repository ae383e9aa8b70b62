/** What a child process sends to its pool. `cpu_ms` is the total processor time of the process. */
export type ChildMessage<O> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly output: O; readonly cpu_ms: number }
  /** Run this task in a new process. */
  | { readonly kind: 'again' }
  | { readonly kind: 'failure'; readonly message: string; readonly cpu_ms: number }

/** Thrown by a task that needs a fresh process; the pool runs it in one. */
export class NeedsNewProcess extends Error {}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The child's side of `processPool`: one task at a time. Data is copied through a pipe; write large results to files. */
export function answerTasks<I, O>(work: (input: I) => Promise<O>): void {
  // Without a callback, a parent that has just ended would be an error that nobody handles.
  const send = (message: ChildMessage<O>) => process.send?.(message, undefined, undefined, () => {})
  process.on('message', async (input: I) => {
    try {
      send({ kind: 'answer', output: await work(input), cpu_ms: cpuMs() })
    } catch (error) {
      if (error instanceof NeedsNewProcess) send({ kind: 'again' })
      else send({ kind: 'failure', message: error instanceof Error ? error.message : String(error), cpu_ms: cpuMs() })
    }
  })
  // The parent is gone. A normal exit would wait for native code that may be busy for minutes.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Signals to the process group (Ctrl+C, a service manager) are for the parent, which ends its children.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  send({ kind: 'ready' })
}
