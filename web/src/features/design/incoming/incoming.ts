import { create } from 'zustand'
import { ApiError } from '../../../shared/api/request.ts'
import { addPicture } from '../add-picture.ts'
import type { SendFile } from '../studio-slots.ts'

export interface IncomingItem {
  readonly id: string
  readonly name: string
  readonly progress: number
  /** What went wrong, in words; empty when only the connection failed. */
  readonly problem: string | null
}

/** Files on their way from a drop or the clipboard to the stage. */
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

async function bring(id: string, file: File, send: SendFile): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const sent = await send(file, {
      signal: controller.signal,
      onProgress: (progress) => change(id, { progress }),
    })
    const { width_px, height_px } = sent
    if (width_px && height_px) {
      addPicture(sent.name, { kind: 'material', key: String(sent.id), width_px, height_px })
    }
    dismiss(id)
  } catch (error) {
    change(id, { problem: error instanceof ApiError ? error.message : '' })
  } finally {
    running.delete(id)
  }
}

/** Sends the files one after another, so that they land in their order. */
export async function bringFiles(files: readonly File[], send: SendFile): Promise<void> {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file }))
  useIncomingFiles.setState(({ items }) => ({
    items: [...items, ...added.map(({ id, file }) => ({ id, name: file.name, progress: 0, problem: null }))],
  }))
  for (const { id, file } of added) {
    if (useIncomingFiles.getState().items.some((item) => item.id === id)) await bring(id, file, send)
  }
}
