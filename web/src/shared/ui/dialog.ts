import { create } from 'zustand'

/** A dialog any code may open, shown by `DialogHost` in the root. */
export interface DialogRequest {
  readonly title: string
  readonly body: string
  readonly action: string
  readonly href?: string
  readonly run?: () => void
  /** A second action beside the first. */
  readonly other?: { readonly action: string; readonly run: () => void }
}

export const useDialog = create<{ current: DialogRequest | null }>(() => ({ current: null }))

export const showDialog = (request: DialogRequest): void => useDialog.setState({ current: request })
export const closeDialog = (): void => useDialog.setState({ current: null })
