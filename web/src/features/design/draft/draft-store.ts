import type { Draft } from '@inkroute/contract/design/draft'
import { create } from 'zustand'
import type { DraftLink } from './draft-link.ts'

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
