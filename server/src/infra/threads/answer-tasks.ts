import { parentPort } from 'node:worker_threads'

/** The thread's side of `threadPool`: one task at a time, its big buffers handed over instead of copied. */
export function answerTasks<I, O>(work: (input: I) => Promise<O>, transferOf: (output: O) => ArrayBuffer[] = () => []) {
  parentPort?.on('message', async (input: I) => {
    try {
      const output = await work(input)
      parentPort?.postMessage({ ok: true, output }, transferOf(output))
    } catch (error) {
      parentPort?.postMessage({ ok: false, message: error instanceof Error ? error.message : String(error) })
    }
  })
}
