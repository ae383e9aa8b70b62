import { create } from 'zustand'
import { layersNow, useStudio } from './studio-store.ts'

interface CellStore {
  /** The cell the next picture goes to; null means the first empty one. */
  readonly cell: number | null
  /** Source and current target while a cell's content is dragged. */
  readonly drag: { readonly from: number; readonly over: number | null } | null
  /** Neighbours adjust when a side of the cell is edited. */
  readonly is_following: boolean
  /** Counts pictures that found no free cell, so that a message is shown. */
  readonly refused: number
}

export const useCell = create<CellStore>(() => ({ cell: null, drag: null, is_following: true, refused: 0 }))

export const chooseCell = (cell: number | null): void => useCell.setState({ cell })

/** Selecting a layer selects its cell. */
export const followSelectedLayer = (): (() => void) =>
  useStudio.subscribe((now, before) => {
    if (now.chosen === before.chosen || now.chosen.length === 0) return
    const held = layersNow().find((layer) => layer.id === now.chosen[0])
    chooseCell(held?.cell ?? null)
  })
