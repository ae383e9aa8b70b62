interface WorkerScope<Question, Answer> {
  onmessage: (event: MessageEvent<Question>) => void
  postMessage: (message: Answer, transfer?: Transferable[]) => void
}

/** The global scope of a worker. Its sources are checked with the types of a page, where `self` is a window. */
export const workerScope = <Question, Answer>() => self as unknown as WorkerScope<Question, Answer>
