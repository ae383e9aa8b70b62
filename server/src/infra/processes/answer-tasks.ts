/** What a child process tells its pool. `cpu_ms` is what the process has used in its whole life. */
export type ChildMessage<O> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly output: O; readonly cpu_ms: number }
  /** Another process has to do this task. */
  | { readonly kind: 'again' }
  | { readonly kind: 'failure'; readonly message: string; readonly cpu_ms: number }

/** Thrown by a task that needs a process that has not loaded anything yet; it is given to one. */
export class NeedsNewProcess extends Error {}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The child's side of `processPool`: one task at a time. Inputs and outputs are cloned through a pipe; large results are better written to files. */
export function answerTasks<I, O>(work: (input: I) => Promise<O>): void {
  const send = (message: ChildMessage<O>) => process.send?.(message)
  process.on('message', async (input: I) => {
    try {
      send({ kind: 'answer', output: await work(input), cpu_ms: cpuMs() })
    } catch (error) {
      if (error instanceof NeedsNewProcess) send({ kind: 'again' })
      else send({ kind: 'failure', message: error instanceof Error ? error.message : String(error), cpu_ms: cpuMs() })
    }
  })
  // The parent is gone. An ordinary exit would wait for native code that may be busy for minutes.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Signals to the whole group (Ctrl+C, a service manager) are for the parent, which ends its children itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  send({ kind: 'ready' })
}
