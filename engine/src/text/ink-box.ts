import { type TurnedBox, turn } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import type { TextLayout } from './layout-text.ts'
import { noReach, type Reach, withOutline } from './outline.ts'
import type { Typesetter } from './typesetter.ts'

/** Which box counts as the place of a layer. */
export type BoxOf = (layer: Layer) => TurnedBox

/** The box of a layer in the document. */
export const ownBox: BoxOf = (layer) => layer

/** Stretches a text to its box: the box decides where a layer is, whatever it contains. */
export const getStretch = (layer: TextLayer, layout: Pick<TextLayout, 'width' | 'height'>) => ({
  x: layer.width / layout.width,
  y: layer.height / layout.height,
})

/**
 * How far a shadow remains visible, as a share of its blur: two deviations. Beyond that, less than 5 % of it is left.
 */
const SEEN_BLUR = 1

/** How far outline and shadow reach around some letters, in canvas pixels from the middle of the layer. */
function inkReach(layer: TextLayer, layout: TextLayout, letters: Reach): Reach {
  const stretch = getStretch(layer, layout)
  const em = { x: layout.em_px * stretch.x, y: layout.em_px * stretch.y }
  const line_em = layer.outline?.width_em ?? 0
  const [left, right] = [(letters.left - line_em) * em.x, (letters.right + line_em) * em.x]
  const [top, bottom] = [(letters.top - line_em) * em.y, (letters.bottom + line_em) * em.y]
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

function turnedBox(layer: TextLayer, { left, top, right, bottom }: Reach): TurnedBox {
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

/**
 * The box around everything a text prints: letters with their overhangs, outline and shadow. The document's box is that
 * of the lines, which is taller than the letters and narrower than their outline. Other layers fill the box they have.
 */
export function getInkBox(layer: Layer, layout: Typesetter['layout']): TurnedBox {
  const set = layer.type === 'text' ? layout(layer) : undefined
  if (layer.type !== 'text' || !set || set.ink.length === 0) return layer
  return turnedBox(layer, inkReach(layer, set, set.reach))
}

/** The boxes of the letters one by one: along a curve they leave most of the box of the text free. */
export const getLetterBoxes = (layer: TextLayer, set: TextLayout): TurnedBox[] =>
  set.ink.flatMap(({ outline, matrix }) => {
    const reach = withOutline(noReach, outline, matrix)
    return reach.left > reach.right ? [] : [turnedBox(layer, inkReach(layer, set, reach))]
  })

/** Everything a layer prints: the line of a shape goes beyond its box by half, letters by outline and shadow. */
export function printedBox(layer: Layer, layout?: Typesetter['layout']): TurnedBox {
  if (layer.type === 'shape' && layer.stroke !== null) {
    const { cx, cy, rotation_deg, stroke_width } = layer
    return { cx, cy, rotation_deg, width: layer.width + stroke_width, height: layer.height + stroke_width }
  }
  if (layer.type === 'image' && layer.adjust?.border) {
    const { cx, cy, rotation_deg } = layer
    const more = 2 * layer.adjust.border.width
    return { cx, cy, rotation_deg, width: layer.width + more, height: layer.height + more }
  }
  return layout ? getInkBox(layer, layout) : layer
}
