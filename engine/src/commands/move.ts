import type { DesignDocument } from '../document/design-document.ts'
import { changeLayers, round, type Selection } from './selection.ts'

export const move = (document: DesignDocument, selection: Selection, dx: number, dy: number): DesignDocument =>
  changeLayers(document, selection, (layer) => ({ cx: round(layer.cx + dx), cy: round(layer.cy + dy) }))
