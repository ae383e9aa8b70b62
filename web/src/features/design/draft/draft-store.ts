import type { Draft } from '@inkroute/contract/design/draft'
import { create } from 'zustand'

/** Which draft of the server the design on a product in this browser belongs to. */
export interface DraftLink {
  readonly id: string
  /** The newest state of it that this browser has seen. */
  readonly revision: number
  /** The saved design it goes on with. */
  readonly design_id: number | null
}

const keyOf = (user_id: number, product_id: number) => `inkroute.draft.${user_id}.${product_id}`

export const newLink = (design_id: number | null = null): DraftLink => ({
  id: crypto.randomUUID(),
  revision: 0,
  design_id,
})

export function readLink(user_id: number, product_id: number): DraftLink | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(user_id, product_id)) ?? 'null') as DraftLink | null
    return stored && typeof stored.id === 'string' && Number.isInteger(stored.revision) ? stored : null
  } catch {
    return null
  }
}

export function writeLink(user_id: number, product_id: number, link: DraftLink): void {
  try {
    localStorage.setItem(keyOf(user_id, product_id), JSON.stringify(link))
  } catch {
    // A full or forbidden store costs the link, not the design: the next start makes a new draft.
  }
}

/** How far the design has come: being changed, on its way, at the server, or held up. */
export type SyncState = 'idle' | 'waiting' | 'sending' | 'kept' | 'offline' | 'refused' | 'conflict'

interface DraftStore {
  readonly link: DraftLink | null
  readonly state: SyncState
  readonly saved_at: string | null
  /** What another tab wrote meanwhile. */
  readonly other: Draft | null
  /** Why the server does not take it, in the person's words. */
  readonly reason: string | null
}

export const useDraft = create<DraftStore>(() => ({
  link: null,
  state: 'idle',
  saved_at: null,
  other: null,
  reason: null,
}))

/** One for each opening of the studio: a tab that was duplicated is another tab. */
export const TAB_ID = crypto.randomUUID()
