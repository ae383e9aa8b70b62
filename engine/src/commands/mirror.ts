import type { DesignDocument } from '../document/design-document.ts'
import { boundsOf, middleOf, uprightDegrees } from '../geometry/box.ts'
import { changeableLayers, changeLayers, round, type Selection } from './selection.ts'

/** `x` swaps left and right, `y` top and bottom, around the centre of the selection. */
export function mirror(document: DesignDocument, selection: Selection, axis: 'x' | 'y'): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const middle = middleOf(boundsOf(layers))
  return changeLayers(document, selection, (layer) => ({
    // Mirroring reverses the direction of a rotation.
    rotation_deg: round(uprightDegrees(-layer.rotation_deg)),
    ...(axis === 'x'
      ? { flip_x: !layer.flip_x, cx: round(2 * middle.x - layer.cx) }
      : { flip_y: !layer.flip_y, cy: round(2 * middle.y - layer.cy) }),
  }))
}
