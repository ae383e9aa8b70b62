import { parentPort } from 'node:worker_threads'

/**
 * The thread's side of `threadPool`: one task at a time in order; large buffers are transferred instead of copied. The
 * next task may already be queued here while one is running.
 */
export function answerTasks<I, O>(work: (input: I) => Promise<O>, transferOf: (output: O) => ArrayBuffer[] = () => []) {
  let last = Promise.resolve()
  const answer = async (input: I) => {
    try {
      const output = await work(input)
      parentPort?.postMessage({ ok: true, output }, transferOf(output))
    } catch (error) {
      parentPort?.postMessage({ ok: false, message: error instanceof Error ? error.message : String(error) })
    }
  }
  parentPort?.on('message', (input: I) => {
    last = last.then(() => answer(input))
  })
}
