import { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { type History, historySchema, nearestSteps } from '@inkroute/engine/history/history'
import { useStudio } from './studio-store.ts'

const SAVE_AFTER_MS = 400
const getKey = (user_id: number, product_id: number) => `inkroute.design.${user_id}.${product_id}`

/** Backs up a design from a newer program version before the first change would overwrite it. */
function putAside(key: string): void {
  const stored = localStorage.getItem(key)
  if (stored) localStorage.setItem(`${key}.unread`, stored)
}

/** The local design of this user and product, with its undo history; null if none. */
export function readDraft(user_id: number, product_id: number): History<DesignDocument> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(getKey(user_id, product_id)) ?? 'null') as History<unknown> | null
    if (!stored) return null
    const whole = historySchema(DesignDocument).safeParse(stored)
    if (whole.success) return whole.data
    const present = readDocument(stored.present)
    if (present.ok) return { past: [], present: present.document, future: [], key: null }
    putAside(getKey(user_id, product_id))
    return null
  } catch {
    return null
  }
}

/** Stores the current design now; false if storage is full. */
export function writeDraft(): boolean {
  const { user_id, product, history } = useStudio.getState()
  if (!product) return true
  try {
    localStorage.setItem(getKey(user_id, product.id), JSON.stringify(nearestSteps(history)))
    return true
  } catch {
    return false
  }
}

export type SaveState = 'saved' | 'saving' | 'failed'

/** Stores the design locally within half a second of each change, and immediately when the page is left. */
export function keepDraft(onState: (state: SaveState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    onState(writeDraft() ? 'saved' : 'failed')
  }
  const flush = () => {
    if (timer !== undefined) write()
  }
  const stop = useStudio.subscribe((now, before) => {
    if (now.history === before.history || now.product !== before.product) return
    onState('saving')
    clearTimeout(timer)
    timer = setTimeout(write, SAVE_AFTER_MS)
  })
  window.addEventListener('pagehide', flush)
  return () => {
    stop()
    flush()
    window.removeEventListener('pagehide', flush)
  }
}
