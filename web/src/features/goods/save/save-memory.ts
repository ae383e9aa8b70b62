import { create } from 'zustand'

/** Goods the design on the table belongs to: saved a moment ago, or opened to be designed anew. */
export interface SavedHere {
  readonly goods_id: number
  readonly product_id: number
  readonly name: string
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

/** Lives as long as the page: a second save updates what the first one made, instead of making it twice. */
export const useSavedHere = create<{ readonly saved: SavedHere | null }>(() => ({ saved: null }))

export const rememberSaved = (saved: SavedHere | null): void => useSavedHere.setState({ saved })
