import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'info'

/** What can be done about it, such as taking it back. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastState {
  readonly current: {
    readonly id: number
    readonly kind: ToastKind
    readonly message: string
    readonly seconds: number
    readonly action?: ToastAction | undefined
  } | null
  readonly dismiss: () => void
}

/** At most one toast at a time: a new one replaces the old. */
export const useToast = create<ToastState>((set) => ({ current: null, dismiss: () => set({ current: null }) }))

let next_id = 1

export function showToast(
  kind: ToastKind,
  message: string,
  seconds = DEFAULT_TOAST_SECONDS,
  action?: ToastAction,
): void {
  useToast.setState({ current: { id: next_id++, kind, message, seconds, action } })
}
