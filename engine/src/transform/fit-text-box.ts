import { turn } from '../geometry/box.ts'
import { isBent, type TextLayer } from '../layers/text-layer.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { round } from './selection.ts'

const sides = { left: -1, center: 0, right: 1, justify: -1 } as const
const length = (value: number) => Math.min(20_000, Math.max(0.1, round(value)))

/**
 * Changes a text and gives its box the size of what it now holds. The edge it is aligned to stays where it was, and a
 * box that a user widened stays wider by the same amount. Undefined while a font is not loaded.
 */
export function changeText(
  layer: TextLayer,
  change: Partial<TextLayer>,
  typesetter: Typesetter,
): TextLayer | undefined {
  const changed = { ...layer, ...change }
  const [before, after] = [typesetter.layout(layer), typesetter.layout(changed)]
  if (!after) return undefined
  const stretch = before
    ? { x: near(layer.width / length(before.width)), y: near(layer.height / length(before.height)) }
    : { x: 1, y: 1 }
  const [width, height] = [length(after.width * stretch.x), length(after.height * stretch.y)]
  const side = changed.is_vertical || isBent(changed) ? 0 : sides[changed.align]
  const held = turn({ x: (side * (layer.width - width)) / 2, y: 0 }, layer.rotation_deg)
  return { ...changed, width, height, cx: round(layer.cx + held.x), cy: round(layer.cy + held.y) }
}

/** Rounding of lengths is no stretch. */
const near = (ratio: number) => (Math.abs(ratio - 1) < 0.002 ? 1 : ratio)

/** A box that fits its text; the same layer when it already fits or a font is not loaded. */
export function fitTextBox(layer: TextLayer, typesetter: Typesetter): TextLayer {
  const layout = typesetter.layout(layer)
  if (!layout) return layer
  const [width, height] = [length(layout.width), length(layout.height)]
  return width === layer.width && height === layer.height ? layer : { ...layer, width, height }
}
