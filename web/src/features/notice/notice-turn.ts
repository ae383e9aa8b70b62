import { create } from 'zustand'

/** Dialogs take turns: the promotion waits until the notices are closed, or known to be none. */
export const useNoticeTurn = create<{ is_notice_turn: boolean }>(() => ({ is_notice_turn: false }))
