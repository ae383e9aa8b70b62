import { type Area, getCorners, turn } from '../geometry/box.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import type { Ink } from '../text/cells.ts'
import { getStretch } from '../text/ink-box.ts'
import type { TextLayout } from '../text/layout-text.ts'
import { noReach, type Reach, traceOutline, withOutline } from '../text/outline.ts'
import { gradientStyle } from './gradient-style.ts'
import type { PaintPlace, Surface } from './surface.ts'

/** Outlines filled in one go: neighbours that touch, as in Arabic, show no seam. */
const OUTLINES_AT_ONCE = 64

interface Batch {
  readonly ink: Ink[]
  /** Its extent, in em from the centre of the text. */
  reach: Reach
}

/** Neighbours of the same colour, in the order they are painted. */
function getBatches(ink: readonly Ink[]): Batch[] {
  const found: Batch[] = []
  for (const one of ink) {
    const last = found.at(-1)
    // Parts of a coloured emoji overlap, letters do not.
    const first = last?.ink[0]
    const is_alike = first?.colour === one.colour && (one.colour === null || (first.is_letter && one.is_letter))
    const joins = last && is_alike && last.ink.length < OUTLINES_AT_ONCE
    const batch = joins ? last : { ink: [], reach: noReach }
    if (!joins) found.push(batch)
    batch.ink.push(one)
    batch.reach = withOutline(batch.reach, one.outline, one.matrix)
  }
  return found
}

const kept = new WeakMap<TextLayout, readonly Batch[]>()

function batches(layout: TextLayout): readonly Batch[] {
  const known = kept.get(layout) ?? getBatches(layout.ink)
  kept.set(layout, known)
  return known
}

function trace<P>(surface: Surface<P>, { ink }: Batch, is_closed: boolean): void {
  surface.beginPath()
  for (const { outline, matrix } of ink) traceOutline(surface, outline, matrix, is_closed)
}

/** The visible area, in em from the centre of the text. */
function seenFrom(visible: Area, layer: TextLayer, em: { readonly x: number; readonly y: number }): Reach {
  const corners = getCorners({
    cx: visible.left + visible.width / 2,
    cy: visible.top + visible.height / 2,
    width: visible.width,
    height: visible.height,
    rotation_deg: 0,
  }).map(({ x, y }) => turn({ x: x - layer.cx, y: y - layer.cy }, -layer.rotation_deg))
  const xs = corners.map(({ x }) => (layer.flip_x ? -x : x) / em.x)
  const ys = corners.map(({ y }) => (layer.flip_y ? -y : y) / em.y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Lines that hang out of the print area, as most of a very long text do, are not worth their ink. */
function seenBatches(all: readonly Batch[], seen: Reach, margin_em: number): readonly Batch[] {
  return all.filter(
    ({ reach }) =>
      reach.right + margin_em >= seen.left &&
      reach.left - margin_em <= seen.right &&
      reach.bottom + margin_em >= seen.top &&
      reach.top - margin_em <= seen.bottom,
  )
}

/** Pixels of the edge are half covered: a batch that ends next to it is still painted. */
const EDGE_PX = 2

/** Paints the outlines of glyphs; letters never go through the canvas's own text. */
export function paintText<P>({ surface, tools, visible, scale }: PaintPlace<P>, layer: TextLayer): boolean {
  const layout = tools.typesetter?.layout(layer)
  if (!layout) return false
  const stretch = getStretch(layer, layout)
  const em = { x: stretch.x * layout.em_px, y: stretch.y * layout.em_px }
  surface.scale(em.x, em.y)
  const all = batches(layout)
  const outline_em = layer.outline?.width_em ?? 0
  const margin_em = outline_em + EDGE_PX / scale / Math.min(em.x, em.y)
  // A shadow falls into sight from letters that are not.
  const groups = layer.shadow ? all : seenBatches(all, seenFrom(visible, layer, em), margin_em)
  if (layer.outline && outline_em > 0) {
    surface.strokeStyle = layer.outline.colour
    // Half of the stroke is covered by the letters.
    surface.lineWidth = 2 * outline_em
    surface.lineJoin = 'round'
    for (const group of groups) {
      trace(surface, group, true)
      surface.stroke()
    }
  }
  const { gradient } = layer
  const own = gradient
    ? gradientStyle(surface, gradient, layout.width / layout.em_px, layout.height / layout.em_px)
    : layer.fill
  for (const group of groups) {
    const style = group.ink[0]?.colour ?? own
    if (!style) continue
    surface.fillStyle = style
    trace(surface, group, false)
    surface.fill()
  }
  return true
}
