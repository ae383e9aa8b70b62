import type { MockupAnswer, MockupAsk, MockupReplies, MockupRequest } from './mockup-protocol.ts'

interface Waiting {
  readonly resolve: (reply: unknown) => void
  readonly reject: (error: Error) => void
}

/** The subset of Worker used here, so that tests can replace it. */
export type MockupWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export interface MockupClient {
  readonly ask: <K extends MockupRequest['kind']>(
    request: Extract<MockupRequest, { kind: K }>,
    transfer?: Transferable[],
  ) => Promise<MockupReplies[K]>
  readonly close: () => void
}

export function mockupClient(worker: MockupWorker): MockupClient {
  const waiting = new Map<number, Waiting>()
  let last_id = 0
  const fail = (error: Error) => {
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  worker.addEventListener('message', (event) => {
    const answer = (event as MessageEvent<MockupAnswer>).data
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.reply)
  })
  worker.addEventListener('error', () => fail(new Error('the preview worker has stopped')))
  return {
    ask: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        const id = ++last_id
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
        worker.postMessage({ ...request, id } satisfies MockupAsk, transfer)
      }),
    close: () => {
      worker.terminate()
      fail(new Error('closed'))
    },
  }
}

export const startMockupWorker = (): MockupClient =>
  mockupClient(new Worker(new URL('./mockup.worker.ts', import.meta.url), { type: 'module' }))
