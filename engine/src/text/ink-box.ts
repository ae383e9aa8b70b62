import { type TurnedBox, turn } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import type { TextLayout } from './layout-text.ts'
import type { Reach } from './outline.ts'
import type { Typesetter } from './typesetter.ts'

/** Which box counts as the place of a layer. */
export type BoxOf = (layer: Layer) => TurnedBox

/** The box of a layer in the document. */
export const ownBox: BoxOf = (layer) => layer

/** Stretches a text to its box: the box decides where a layer is, whatever it contains. */
export const stretchOf = (layer: TextLayer, layout: Pick<TextLayout, 'width' | 'height'>) => ({
  x: layer.width / layout.width,
  y: layer.height / layout.height,
})

/**
 * How far a shadow remains visible, as a share of its blur: two deviations. Beyond that, less than 5 % of it is left.
 */
const SEEN_BLUR = 1

/** How far outline and shadow reach around the letters, in canvas pixels from the middle of the layer. */
function inkReach(layer: TextLayer, layout: TextLayout): Reach {
  const stretch = stretchOf(layer, layout)
  const em = { x: layout.em_px * stretch.x, y: layout.em_px * stretch.y }
  const line_em = layer.outline?.width_em ?? 0
  const [left, right] = [(layout.reach.left - line_em) * em.x, (layout.reach.right + line_em) * em.x]
  const [top, bottom] = [(layout.reach.top - line_em) * em.y, (layout.reach.bottom + line_em) * em.y]
  const { shadow } = layer
  if (!shadow || shadow.opacity === 0) return { left, top, right, bottom }
  const [x, y] = [shadow.x_em * em.x, shadow.y_em * em.y]
  const blur = SEEN_BLUR * shadow.blur_em * layout.em_px * Math.sqrt(stretch.x * stretch.y)
  return {
    left: Math.min(left, left + x - blur),
    top: Math.min(top, top + y - blur),
    right: Math.max(right, right + x + blur),
    bottom: Math.max(bottom, bottom + y + blur),
  }
}

/**
 * The box around everything a text prints: letters with their overhangs, outline and shadow. The document's box is that
 * of the lines, which is taller than the letters and narrower than their outline. Other layers fill the box they have.
 */
export function inkBoxOf(layer: Layer, layout: Typesetter['layout']): TurnedBox {
  const set = layer.type === 'text' ? layout(layer) : undefined
  if (layer.type !== 'text' || !set || set.ink.length === 0) return layer
  const { left, top, right, bottom } = inkReach(layer, set)
  const middle = turn(
    { x: ((left + right) / 2) * (layer.flip_x ? -1 : 1), y: ((top + bottom) / 2) * (layer.flip_y ? -1 : 1) },
    layer.rotation_deg,
  )
  return {
    cx: layer.cx + middle.x,
    cy: layer.cy + middle.y,
    width: right - left,
    height: bottom - top,
    rotation_deg: layer.rotation_deg,
  }
}
