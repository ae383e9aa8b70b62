import type { Draft } from '@inkroute/contract/design/draft'
import { create } from 'zustand'

/** Links the local design of a product to its draft on the server. */
export interface DraftLink {
  readonly id: string
  /** Latest version seen by this browser. */
  readonly revision: number
  /** The saved design this draft is based on. */
  readonly design_id: number | null
}

const getKey = (user_id: number, product_id: number) => `inkroute.draft.${user_id}.${product_id}`

export const newLink = (design_id: number | null = null): DraftLink => ({
  id: crypto.randomUUID(),
  revision: 0,
  design_id,
})

export function readLink(user_id: number, product_id: number): DraftLink | null {
  try {
    const stored = JSON.parse(localStorage.getItem(getKey(user_id, product_id)) ?? 'null') as DraftLink | null
    return stored && typeof stored.id === 'string' && Number.isInteger(stored.revision) ? stored : null
  } catch {
    return null
  }
}

export function writeLink(user_id: number, product_id: number, link: DraftLink): void {
  try {
    localStorage.setItem(getKey(user_id, product_id), JSON.stringify(link))
  } catch {
    // If storage is full or blocked only the link is lost; the next start creates a new draft.
  }
}

/** Sync state of the design: changed, saving, saved or failed. */
export type SyncState = 'idle' | 'waiting' | 'sending' | 'kept' | 'offline' | 'refused' | 'conflict'

interface DraftStore {
  readonly link: DraftLink | null
  readonly state: SyncState
  readonly saved_at: string | null
  /** The conflicting version written by another tab. */
  readonly other: Draft | null
  /** Why the server refuses it, in the user's language. */
  readonly reason: string | null
}

export const useDraft = create<DraftStore>(() => ({
  link: null,
  state: 'idle',
  saved_at: null,
  other: null,
  reason: null,
}))

/** Unique per opened studio, so that a duplicated tab counts as another one. */
export const TAB_ID = crypto.randomUUID()
