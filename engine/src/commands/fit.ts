import type { DesignDocument } from '../document/design-document.ts'
import { type Area, boundsOf, middleOf } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { scaledLayer } from './scale.ts'
import { changeLayers, round, type Selection } from './selection.ts'

function placed(layer: Layer, area: Area, choose: (...factors: number[]) => number): Partial<Layer> {
  const seen = boundsOf([layer])
  const factor = choose(area.width / seen.width, area.height / seen.height)
  const middle = middleOf(area)
  return { ...scaledLayer(layer, factor), cx: round(middle.x), cy: round(middle.y) }
}

/** As large as the area allows with everything visible. */
export const fit = (document: DesignDocument, selection: Selection, area: Area): DesignDocument =>
  changeLayers(document, selection, (layer) => placed(layer, area, Math.min))

/** As small as possible with nothing of the area left bare. An upright layer covers it exactly; a turned one by its bounds. */
export const fill = (document: DesignDocument, selection: Selection, area: Area): DesignDocument =>
  changeLayers(document, selection, (layer) => placed(layer, area, Math.max))
