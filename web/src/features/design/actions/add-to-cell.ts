import { findView } from '@inkroute/engine/document/design-document'
import { emptyCells, placeInCell } from '@inkroute/engine/grid/grid-commands'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { chooseCell, useCell } from '../state/cell-store.ts'
import { newPicture } from '../state/new-picture.ts'
import { apply, choose, documentNow, gridNow, useStudio } from '../state/studio-store.ts'
import { openSheet } from '../state/studio-ui.ts'

const firstEmpty = (): number | null => {
  const view = findView(documentNow(), useStudio.getState().view_id)
  return (view && emptyCells(view)[0]) ?? null
}

/** The selected cell, or the first empty one; null if none is selected and all are full. */
function cellToFill(): number | null {
  const { cell } = useCell.getState()
  return cell !== null && gridNow()?.cells.some((one) => one.index === cell) ? cell : firstEmpty()
}

/** Fills a cell and selects the next empty one, so that a grid can be filled by clicking pictures. */
export function addToCell(name: string, source: PictureSource): void {
  const index = cellToFill()
  if (index === null) return useCell.setState(({ refused }) => ({ refused: refused + 1 }))
  const layer = newPicture(name, source)
  apply((document) => placeInCell(document, useStudio.getState().view_id, index, layer))
  const next = firstEmpty()
  choose(next === null ? [layer.id] : [])
  chooseCell(next ?? index)
  // On phones the panel would cover the finished grid.
  if (next === null) openSheet(null)
}
