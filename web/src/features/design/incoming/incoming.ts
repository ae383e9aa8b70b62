import { getMiddle, type Point } from '@inkroute/engine/geometry/box'
import { getFocus } from '@inkroute/engine/print/print-area'
import { create } from 'zustand'
import { ApiError } from '../../../shared/api/request.ts'
import { addPicture } from '../actions/add-picture.ts'
import type { SendFile } from '../state/studio-slots.ts'
import { areaNow } from '../state/studio-store.ts'

type Sent = Awaited<ReturnType<SendFile>>

export interface IncomingItem {
  readonly id: string
  readonly name: string
  readonly progress: number
  /** Error message; empty if only the connection failed. */
  readonly problem: string | null
  /** A document of which a page has to be chosen. */
  readonly document?: { readonly file: File; readonly pages: number; readonly at: Point | undefined }
}

/** Dropped or pasted files being uploaded. */
export const useIncomingFiles = create<{ readonly items: readonly IncomingItem[] }>(() => ({ items: [] }))

const running = new Map<string, AbortController>()

const change = (id: string, part: Partial<IncomingItem>) =>
  useIncomingFiles.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }))

export function dismiss(id: string): void {
  running.get(id)?.abort()
  useIncomingFiles.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
}

const isWanted = (id: string) => useIncomingFiles.getState().items.some((item) => item.id === id)

interface Wanted {
  readonly file: File
  readonly page?: number | undefined
  readonly at: Point | undefined
}

/** The uploaded picture; null if refused, lost or cancelled. Never rejects. */
async function sendOne(id: string, { file, page, at }: Wanted, send: SendFile): Promise<Sent | null> {
  if (!isWanted(id)) return null
  const controller = new AbortController()
  running.set(id, controller)
  try {
    return await send(file, { signal: controller.signal, page, onProgress: (progress) => change(id, { progress }) })
  } catch (error) {
    const pages = error instanceof ApiError && error.pages
    const document = pages ? { document: { file, pages, at } } : {}
    change(id, { problem: error instanceof ApiError ? error.message : '', ...document })
    return null
  } finally {
    running.delete(id)
  }
}

/** Puts a picture of the library on the design. */
export function placeMaterial({ id, name, width_px, height_px, dpi, is_vector }: Sent, at?: Point): void {
  if (!width_px || !height_px) return
  const source = { kind: 'material', key: String(id), width_px, height_px } as const
  addPicture(name, is_vector ? { ...source, is_vector } : source, { dpi, at })
}

const AT_ONCE = 3
/** Offset between several new pictures, so that none hides another. */
const STEP_PX = 14

/** Uploads files with limited concurrency and places them in order, at the drop point or in the visible area. */
export async function bringFiles(files: readonly File[], send: SendFile, at?: Point, page?: number): Promise<void> {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file }))
  useIncomingFiles.setState(({ items }) => ({
    items: [...items, ...added.map(({ id, file }) => ({ id, name: file.name, progress: 0, problem: null }))],
  }))
  const sends: Promise<Sent | null>[] = []
  for (const [n, { id, file }] of added.entries()) {
    const earlier = sends[n - AT_ONCE] ?? Promise.resolve()
    sends.push(earlier.then(() => sendOne(id, { file, page, at }, send)))
  }
  for (const [n, { id }] of added.entries()) {
    const sent = await sends[n]
    if (!sent) continue
    const first = at ?? placeOfNew()
    placeMaterial(sent, n === 0 ? at : first && { x: first.x + n * STEP_PX, y: first.y + n * STEP_PX })
    dismiss(id)
  }
}

/** Position for a picture that was not dropped. */
function placeOfNew(): Point | undefined {
  const area = areaNow()
  return area && getMiddle(getFocus(area))
}
