import { create } from 'zustand'
import { ApiError } from '../../shared/api/request.ts'
import { uploadFile } from './upload.api.ts'
import { type ItemState, type LocalProblem, nextToStart, problemOf } from './upload.view.ts'

export interface QueueItem {
  readonly id: number
  readonly file: File
  readonly state: ItemState
  /** Share of the bytes sent. */
  readonly progress: number
  /** Found out here, or said by the server. */
  readonly problem: LocalProblem | null
  readonly message: string | null
  /** A file of the wrong kind stays what it is; a lost connection does not. */
  readonly can_retry: boolean
}

/** Lives outside the screen: uploads go on when one leaves it, and are still listed on return. */
export const useUploadQueue = create<{ items: readonly QueueItem[] }>(() => ({ items: [] }))

/** What the server says of a file it has looked into. */
const REFUSED = 422

let next_id = 1
const running = new Map<number, AbortController>()

function change(id: number, part: Partial<QueueItem>): void {
  useUploadQueue.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))
}

function failureOf(error: unknown): Partial<QueueItem> {
  if (error instanceof DOMException && error.name === 'AbortError') return { state: 'cancelled', can_retry: true }
  const message = error instanceof ApiError && error.message ? error.message : null
  const was_refused = error instanceof ApiError && error.status_code === REFUSED
  return { state: 'failed', message, problem: message ? null : 'network', can_retry: !was_refused }
}

async function run({ id, file }: QueueItem): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  const onProgress = (share: number) => change(id, { progress: share, state: share < 1 ? 'sending' : 'reading' })
  try {
    await uploadFile(file, { onProgress, signal: controller.signal })
    change(id, { state: 'done', progress: 1 })
  } catch (error) {
    change(id, failureOf(error))
  } finally {
    running.delete(id)
    start()
  }
}

function start(): void {
  for (const item of nextToStart(useUploadQueue.getState().items)) {
    change(item.id, { state: 'sending', progress: 0, problem: null, message: null })
    void run(item)
  }
}

export function enqueueFiles(files: Iterable<File>): void {
  const added = [...files].map((file): QueueItem => {
    const problem = problemOf(file)
    return {
      id: next_id++,
      file,
      state: problem ? 'failed' : 'waiting',
      progress: 0,
      problem,
      message: null,
      can_retry: false,
    }
  })
  useUploadQueue.setState(({ items }) => ({ items: [...items, ...added] }))
  start()
}

export function cancelUpload(id: number): void {
  running.get(id)?.abort()
  const item = useUploadQueue.getState().items.find((candidate) => candidate.id === id)
  if (item?.state === 'waiting') change(id, { state: 'cancelled', can_retry: true })
}

export function retryUploads(ids: readonly number[]): void {
  for (const { id, can_retry } of useUploadQueue.getState().items) {
    if (ids.includes(id) && can_retry) change(id, { state: 'waiting', progress: 0, can_retry: false })
  }
  start()
}

export function clearFinished(): void {
  useUploadQueue.setState(({ items }) => ({
    items: items.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'reading'),
  }))
}
