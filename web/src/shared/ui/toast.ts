import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'info'

interface ToastState {
  readonly current: {
    readonly id: number
    readonly kind: ToastKind
    readonly message: string
    readonly seconds: number
  } | null
  readonly dismiss: () => void
}

/** At most one toast at a time: a new one replaces the old. */
export const useToast = create<ToastState>((set) => ({ current: null, dismiss: () => set({ current: null }) }))

let next_id = 1

export function showToast(kind: ToastKind, message: string, seconds = DEFAULT_TOAST_SECONDS): void {
  useToast.setState({ current: { id: next_id++, kind, message, seconds } })
}
