import type { TextLayer } from '../layers/text-layer.ts'
import type { Ink } from '../text/cells.ts'
import type { TextLayout } from '../text/layout-text.ts'
import { traceOutline } from '../text/outline.ts'
import type { PaintPlace } from './paint-layer.ts'
import type { Surface } from './surface.ts'

/** Outlines filled in one go: neighbours that touch, as in Arabic, show no seam. */
const OUTLINES_AT_ONCE = 64

/** Neighbours of the same colour, in the order they are painted. */
function batches(ink: readonly Ink[]): Ink[][] {
  const found: Ink[][] = []
  for (const one of ink) {
    const last = found.at(-1)
    // Parts of a coloured picture lie on top of each other, letters do not.
    const joins = last && one.colour === null && last[0]?.colour === null && last.length < OUTLINES_AT_ONCE
    if (joins) last.push(one)
    else found.push([one])
  }
  return found
}

function trace<P>(surface: Surface<P>, ink: readonly Ink[]): void {
  surface.beginPath()
  for (const { outline, matrix } of ink) traceOutline(surface, outline, matrix)
}

/** Stretches a text to its box: the box says where a layer stands, whatever it holds. */
export const stretchOf = (layer: TextLayer, layout: TextLayout) => ({
  x: layer.width / layout.width,
  y: layer.height / layout.height,
})

/** Paints the outlines of glyphs; letters never go through the canvas's own text. */
export function paintText<P>({ surface, tools }: PaintPlace<P>, layer: TextLayer): boolean {
  const layout = tools.typesetter?.layout(layer)
  if (!layout) return false
  const stretch = stretchOf(layer, layout)
  surface.scale(stretch.x * layout.em_px, stretch.y * layout.em_px)
  const groups = batches(layout.ink)
  if (layer.outline && layer.outline.width_em > 0) {
    surface.strokeStyle = layer.outline.colour
    // Half of the line lies under the letters.
    surface.lineWidth = 2 * layer.outline.width_em
    surface.lineJoin = 'round'
    for (const group of groups) {
      trace(surface, group)
      surface.stroke()
    }
  }
  for (const group of groups) {
    const colour = group[0]?.colour ?? layer.fill
    if (!colour) continue
    surface.fillStyle = colour
    trace(surface, group)
    surface.fill()
  }
  return true
}
