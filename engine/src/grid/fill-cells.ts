import type { DesignDocument } from '../document/design-document.ts'
import type { ImageLayer } from '../layers/layer-types.ts'
import { placeInCell } from './grid-commands.ts'

/** A picture for a cell, with the face of the product it shows. */
export interface CellPicture {
  readonly view_id: number
  readonly layer: Omit<ImageLayer, 'id'>
}

/** Which picture goes to which cell: one of the face the cell asks for, each only again when all were used. */
export function dealPictures(
  cells: readonly { readonly index: number; readonly view_id: number | null }[],
  pictures: readonly { readonly view_id: number }[],
): Map<number, number> {
  const uses = pictures.map(() => 0)
  const dealt = new Map<number, number>()
  for (const cell of cells) {
    const isWanted = (at: number) => cell.view_id === null || pictures[at]?.view_id === cell.view_id
    const fitting = pictures.map((_, at) => at).filter(isWanted)
    const [first, ...rest] = fitting.length > 0 ? fitting : pictures.map((_, at) => at)
    if (first === undefined) break
    const chosen = rest.reduce((best, at) => ((uses[at] ?? 0) < (uses[best] ?? 0) ? at : best), first)
    uses[chosen] = (uses[chosen] ?? 0) + 1
    dealt.set(cell.index, chosen)
  }
  return dealt
}

/** Fills every cell of a sheet, replacing its content. */
export function fillCells(
  document: DesignDocument,
  view_id: number,
  pictures: readonly CellPicture[],
  newId: () => string,
): DesignDocument {
  const cells = document.views.find((view) => view.view_id === view_id)?.grid?.cells ?? []
  return [...dealPictures(cells, pictures)].reduce((current, [index, at]) => {
    const layer = pictures[at]?.layer
    return layer ? placeInCell(current, view_id, index, { ...layer, id: newId() }) : current
  }, document)
}
