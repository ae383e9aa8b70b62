import { create } from 'zustand'

interface ServiceState {
  readonly is_open: boolean
  /** The conversation shown; null shows the question form and the list. */
  readonly conversation_id: number | null
}

/** The support panel of the console, opened from the top bar, the user menu or a message. */
export const useService = create<ServiceState>(() => ({ is_open: false, conversation_id: null }))

export const openService = (conversation_id: number | null = null): void =>
  useService.setState({ is_open: true, conversation_id })
export const closeService = (): void => useService.setState({ is_open: false, conversation_id: null })
