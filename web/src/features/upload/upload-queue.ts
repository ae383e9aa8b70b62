import type { PixelCause, Upload } from '@inkroute/contract/upload/upload'
import { create } from 'zustand'
import { ApiError } from '../../shared/api/request.ts'
import { uploadFile } from './upload.api.ts'
import { backOffMs, countQueue, findProblem, type ItemState, type LocalProblem, nextToStart } from './upload.view.ts'

/** Called after a picture was added to the library, e.g. to move it to a folder. */
export type AfterUpload = (upload: Upload) => Promise<unknown>

export interface QueueItem {
  readonly id: number
  readonly file: File
  readonly state: ItemState
  /** Share of the bytes sent. */
  readonly progress: number
  /** Found out here, or said by the server. */
  readonly problem: LocalProblem | null
  readonly message: string | null
  /** Fonts of a drawing's text that were replaced. */
  readonly missing_fonts?: readonly string[]
  /** A page with effects was drawn in pixels. */
  readonly is_flattened?: boolean
  /** What of it could not stay curves. */
  readonly pixel_causes?: readonly PixelCause[]
  /** The page to take of a document. */
  readonly page?: number
  /** Pages to choose from, when the document has several and none was named. */
  readonly pages?: number
  /** A wrong file type cannot be retried; a lost connection can. */
  readonly can_retry: boolean
  /** Tries so far that the server or the connection put off. */
  readonly tries: number
  readonly after: AfterUpload | null
}

interface Queue {
  readonly items: readonly QueueItem[]
  /** Nothing new starts before this time while the server asks for a pause. */
  readonly paused_until_ms: number
}

/** Kept outside the screen, so that uploads continue after leaving it and are listed on return. */
export const useUploadQueue = create<Queue>(() => ({ items: [], paused_until_ms: 0 }))

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

// Leaving the site would lose files that are not uploaded yet.
useUploadQueue.subscribe(({ items }) => {
  if (countQueue(items).running) globalThis.addEventListener?.('beforeunload', askBeforeLeaving)
  else globalThis.removeEventListener?.('beforeunload', askBeforeLeaving)
})

/** Errors for rejected files and rate limits. */
const REFUSED = 422
const TOO_MANY = 429
const MAX_TRIES_WITHOUT_ANSWER = 3

let next_id = 1
const running = new Map<number, AbortController>()
let timer: ReturnType<typeof setTimeout> | undefined

function change(id: number, part: Partial<QueueItem>): void {
  useUploadQueue.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))
}

function getFailure(error: unknown): Partial<QueueItem> {
  if (error instanceof DOMException && error.name === 'AbortError') return { state: 'cancelled', can_retry: true }
  const message = error instanceof ApiError && error.message ? error.message : null
  const was_refused = error instanceof ApiError && error.status_code === REFUSED
  const pages = error instanceof ApiError && error.pages ? { pages: error.pages } : {}
  return { state: 'failed', message, problem: message ? null : 'network', can_retry: !was_refused, ...pages }
}

/** Whether to retry: always when rate-limited, a few times when there was no response. */
function mayGoOn(error: unknown, tries: number): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status_code === TOO_MANY || error.http === TOO_MANY) return true
  return error.status_code === 0 && tries < MAX_TRIES_WITHOUT_ANSWER
}

function putOff(item: QueueItem): void {
  const wait_ms = backOffMs(item.tries)
  useUploadQueue.setState(({ paused_until_ms }) => ({
    paused_until_ms: Math.max(paused_until_ms, Date.now() + wait_ms),
  }))
  change(item.id, { state: 'waiting', progress: 0, tries: item.tries + 1 })
}

async function run(item: QueueItem): Promise<void> {
  const { id, file, after, page } = item
  const controller = new AbortController()
  running.set(id, controller)
  const onProgress = (share: number) => change(id, { progress: share, state: share < 1 ? 'sending' : 'reading' })
  try {
    const upload = await uploadFile(file, { onProgress, signal: controller.signal, page })
    // The upload succeeded; a missing target folder does not make it fail.
    await after?.(upload).catch(() => {})
    const { missing_fonts = [], is_flattened = false, pixel_causes = [] } = upload
    change(id, { state: 'done', progress: 1, missing_fonts, is_flattened, pixel_causes })
  } catch (error) {
    if (mayGoOn(error, item.tries)) putOff(item)
    else change(id, getFailure(error))
  } finally {
    running.delete(id)
    start()
  }
}

function start(): void {
  clearTimeout(timer)
  const { items, paused_until_ms } = useUploadQueue.getState()
  const wait_ms = paused_until_ms - Date.now()
  if (wait_ms > 0) {
    timer = setTimeout(start, wait_ms)
    return
  }
  for (const item of nextToStart(items)) {
    change(item.id, { state: 'sending', progress: 0, problem: null, message: null })
    void run(item)
  }
}

function fresh(file: File, after: AfterUpload | null): QueueItem {
  const problem = findProblem(file)
  return {
    id: next_id++,
    file,
    after,
    problem,
    state: problem ? 'failed' : 'waiting',
    progress: 0,
    message: null,
    can_retry: false,
    tries: 0,
  }
}

export function enqueueFiles(files: Iterable<File>, after: AfterUpload | null = null): void {
  const added = [...files].map((file) => fresh(file, after))
  useUploadQueue.setState(({ items }) => ({ items: [...items, ...added] }))
  start()
}

/** One item for each chosen page takes the place of the document. */
export function choosePages(id: number, pages: readonly number[]): void {
  useUploadQueue.setState(({ items }) => ({
    items: items.flatMap((item) => {
      if (item.id !== id || pages.length === 0) return [item]
      const { file, after } = item
      return pages.map((page): QueueItem => ({ ...fresh(file, after), page }))
    }),
  }))
  start()
}

export function cancelUpload(id: number): void {
  running.get(id)?.abort()
  const item = useUploadQueue.getState().items.find((candidate) => candidate.id === id)
  if (item?.state === 'waiting') change(id, { state: 'cancelled', can_retry: true })
}

export function cancelAll(): void {
  for (const { id, state } of useUploadQueue.getState().items) {
    if (state === 'waiting' || state === 'sending' || state === 'reading') cancelUpload(id)
  }
}

export function retryUploads(ids: readonly number[]): void {
  for (const { id, can_retry } of useUploadQueue.getState().items) {
    if (ids.includes(id) && can_retry) change(id, { state: 'waiting', progress: 0, can_retry: false, tries: 0 })
  }
  start()
}

export function clearFinished(): void {
  useUploadQueue.setState(({ items }) => ({
    items: items.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'reading'),
  }))
}
