import type { DesignDocument } from '../document/design-document.ts'
import { boundsOf, middleOf, turn, uprightDegrees } from '../geometry/box.ts'
import { changeableLayers, changeLayers, round, type Selection } from './selection.ts'

/** Rotates the selection as one, clockwise around its centre. */
export function rotate(document: DesignDocument, selection: Selection, degrees: number): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const middle = layers.length === 1 && layers[0] ? { x: layers[0].cx, y: layers[0].cy } : middleOf(boundsOf(layers))
  return changeLayers(document, selection, (layer) => {
    const moved = turn({ x: layer.cx - middle.x, y: layer.cy - middle.y }, degrees)
    return {
      rotation_deg: round(uprightDegrees(layer.rotation_deg + degrees)),
      cx: round(middle.x + moved.x),
      cy: round(middle.y + moved.y),
    }
  })
}

export const rotateTo = (document: DesignDocument, selection: Selection, degrees: number): DesignDocument =>
  changeLayers(document, selection, () => ({ rotation_deg: round(uprightDegrees(degrees)) }))
