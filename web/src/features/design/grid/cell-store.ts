import { create } from 'zustand'
import { layersNow, useStudio } from '../studio-store.ts'

interface CellStore {
  /** The cell the next picture goes to; null lets it take the first empty one. */
  readonly cell: number | null
  /** While the contents of a cell are dragged: from where, and over which other cell they are now. */
  readonly drag: { readonly from: number; readonly over: number | null } | null
  /** Neighbours give way when a side of the cell gets another number. */
  readonly is_following: boolean
  /** Counts pictures that found no cell, so that somebody says so. */
  readonly refused: number
}

export const useCell = create<CellStore>(() => ({ cell: null, drag: null, is_following: true, refused: 0 }))

export const chooseCell = (cell: number | null): void => useCell.setState({ cell })

/** Whoever takes a layer in hand has its cell in hand. */
export const followChosen = (): (() => void) =>
  useStudio.subscribe((now, before) => {
    if (now.chosen === before.chosen || now.chosen.length === 0) return
    const held = layersNow().find((layer) => layer.id === now.chosen[0])
    chooseCell(held?.cell ?? null)
  })
