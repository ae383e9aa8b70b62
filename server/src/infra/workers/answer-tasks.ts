import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

type Send = (answer: object, transfer: ArrayBuffer[]) => void

/** In a process: it ends with its parent, and what was compiled for the first task is kept for the next process. */
function processSide(receive: (task: unknown) => void, isBusy: () => boolean): Send {
  let is_first = true
  process.on('message', receive)
  process.on('disconnect', () => {
    // A normal exit removes temporary files, but would wait for native code that may be busy for minutes.
    if (isBusy()) process.kill(process.pid, 'SIGKILL')
    else process.exit()
  })
  // Signals to the process group (Ctrl+C, a service manager) are for the parent, which ends its workers.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  return (answer) => {
    // Without a callback, a parent that has just ended would be an error that nobody handles.
    process.send?.(answer, undefined, undefined, () => {})
    if (is_first) flushCompileCache()
    is_first = false
  }
}

/**
 * The worker's side of `workerPool`: one task at a time in order. Threads hand large buffers over instead of copying them.
 * The next task may already be queued here while one is running. Long work reports its progress.
 */
export function answerTasks<I, O>(
  work: (input: I, progress: () => void) => Promise<O>,
  getTransfer: (output: O) => ArrayBuffer[] = () => [],
) {
  let last = Promise.resolve()
  let open_tasks = 0
  const answer = async (input: I) => {
    try {
      const output = await work(input, () => send({ is_progress: true }, []))
      send({ ok: true, output }, getTransfer(output))
    } catch (error) {
      send({ ok: false, message: error instanceof Error ? error.message : String(error) }, [])
    } finally {
      open_tasks--
    }
  }
  const receive = (input: unknown) => {
    open_tasks++
    last = last.then(() => answer(input as I))
  }
  const port = parentPort
  port?.on('message', receive)
  const send: Send = port
    ? (message, transfer) => port.postMessage(message, transfer)
    : processSide(receive, () => open_tasks > 0)
}
