import type { DesignDocument } from '../document/design-document.ts'
import { type Area, boundsOf, middleOf } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../text/ink-box.ts'
import { scaledLayer } from './scale.ts'
import { changeLayers, round, type Selection } from './selection.ts'

function placed(layer: Layer, area: Area, boxOf: BoxOf, choose: (...factors: number[]) => number): Partial<Layer> {
  const seen = boundsOf([boxOf(layer)])
  const factor = choose(area.width / seen.width, area.height / seen.height)
  const [middle, own] = [middleOf(area), middleOf(seen)]
  // The visible part is centred; the centre of the layer itself may be elsewhere.
  const cx = round(middle.x + (layer.cx - own.x) * factor)
  const cy = round(middle.y + (layer.cy - own.y) * factor)
  return { ...scaledLayer(layer, factor), cx, cy }
}

type Place = (document: DesignDocument, selection: Selection, area: Area, boxOf?: BoxOf) => DesignDocument

/** As large as the area allows with everything visible. */
export const fit: Place = (document, selection, area, boxOf = ownBox) =>
  changeLayers(document, selection, (layer) => placed(layer, area, boxOf, Math.min))

/**
 * As small as possible while covering the whole area. An upright layer covers it exactly; a rotated one by its bounds.
 */
export const fill: Place = (document, selection, area, boxOf = ownBox) =>
  changeLayers(document, selection, (layer) => placed(layer, area, boxOf, Math.max))
