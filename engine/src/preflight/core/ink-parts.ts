import { type TurnedBox, turn } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { isBent } from '../../layers/text-layer.ts'
import { type CutOut, shareInHoles, touchesHole } from '../../print/cut-out.ts'
import { getLetterBoxes } from '../../text/ink-box.ts'
import type { FontFacts, PreflightView } from './preflight-types.ts'

const isRound = (layer: Layer): boolean => {
  if (layer.type === 'shape') return layer.shape === 'ellipse' && layer.path === undefined
  return layer.type === 'image' && layer.mask === 'ellipse' && layer.mask_path === undefined
}

const SLICES = 24

/** Level strips that cover an ellipse and little beside it. */
const getSlices = ({ cx, cy, width, height, rotation_deg }: TurnedBox): TurnedBox[] =>
  Array.from({ length: SLICES }, (_, n) => {
    const [from, to] = [(2 * n) / SLICES - 1, (2 * (n + 1)) / SLICES - 1]
    const widest = Math.min(Math.abs(from), Math.abs(to))
    const middle = turn({ x: 0, y: ((from + to) / 4) * height }, rotation_deg)
    const across = Math.sqrt(1 - widest * widest) * width
    return { cx: cx + middle.x, cy: cy + middle.y, width: across, height: height / SLICES, rotation_deg }
  })

/** Boxes that together cover what a layer prints, closer than the one around it: round things and letters on a curve. */
export function inkParts(layer: Layer, box: TurnedBox, layout: FontFacts['layout']): readonly TurnedBox[] {
  if (isRound(layer)) return getSlices(box)
  if (layer.type !== 'text' || !(isBent(layer) || layer.warp)) return [box]
  const set = layout?.(layer)
  return set && set.ink.length > 0 ? getLetterBoxes(layer, set) : [box]
}

/** The places of a product that what a layer prints reaches into. */
export function reached<Z extends CutOut>({ boxOf, partsOf }: PreflightView, layer: Layer, zones: readonly Z[]): Z[] {
  const near = zones.filter((zone) => touchesHole(boxOf(layer), zone))
  if (near.length === 0) return near
  const parts = partsOf(layer)
  return near.filter((zone) => parts.some((part) => touchesHole(part, zone)))
}

/** How much of what a layer prints falls into holes. */
export function shareLost({ partsOf }: PreflightView, layer: Layer, holes: readonly CutOut[]): number {
  if (holes.length === 0) return 0
  const parts = partsOf(layer).map((part) => ({ part, size: part.width * part.height }))
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  return parts.reduce((sum, { part, size }) => sum + shareInHoles(part, holes) * size, 0) / whole
}
