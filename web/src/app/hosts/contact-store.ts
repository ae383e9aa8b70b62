import { create } from 'zustand'

/** Whether the contact panel is open. */
export const useContact = create<{ is_open: boolean }>(() => ({ is_open: false }))

export const openContact = (): void => useContact.setState({ is_open: true })
export const closeContact = (): void => useContact.setState({ is_open: false })
