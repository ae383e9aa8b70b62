// Places round a mug, a tumbler or a hat, as somebody sees it from the left, from the front and from the right.

import type { DesignDocument } from '../../document/design-document.ts'
import { type Area, getBounds, getMiddle } from '../../geometry/box.ts'
import { type BoxOf, ownBox } from '../../text/ink-box.ts'
import { changeableLayers, changeLayers, round, type Selection } from '../../transform/selection.ts'
import { scaledLayer } from '../../transform/transform.ts'
import type { PrintAreaFacts, WrapSide } from '../print-area.ts'

export type WrapPlaces = Readonly<Partial<Record<WrapSide, Area>>>

type Ground = Area & Pick<PrintAreaFacts, 'focus' | 'cut_outs' | 'places'>

/** A quarter of the way round from the front to each side. */
const QUARTER = 0.25
/** More than a third of the way round is out of sight at its edges. */
const SEEN_SHARE = { width: 0.34, height: 0.86 } as const

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** What runs round a body: by how the product is designed, or because a brim follows it. */
const runsRound = ({ cut_outs = [] }: Ground, design_style: string): boolean =>
  design_style === 'wrap' || cut_outs.some(({ kind }) => kind === 'brim')

/**
 * Where artwork is seen from each side, as the product states it, or else by how it is printed; null for what is flat. The
 * front of a wrap is its middle, opposite the handle; a hat is printed on from where its main picture shows it.
 */
export function wrapPlaces(area: Ground, design_style: string): WrapPlaces | null {
  if (area.places?.length) return Object.fromEntries(area.places.map(({ side, ...place }) => [side, place]))
  if (!runsRound(area, design_style)) return null
  const { left, top } = area
  const size = { width: area.width * SEEN_SHARE.width, height: area.height * SEEN_SHARE.height }
  const is_wrap = design_style === 'wrap'
  const front = is_wrap || !area.focus ? 0.5 : (getMiddle(area.focus).x - left) / area.width
  const at = (share: number): Area => ({
    ...size,
    left: clamped(left + area.width * share - size.width / 2, left, left + area.width - size.width),
    top: top + (area.height - size.height) / 2,
  })
  return { left: at(front - QUARTER), front: at(front), right: at(front + QUARTER) }
}

/** The selection as one, as large as a place allows with everything visible, or covering it. */
export function placeInside(
  document: DesignDocument,
  selection: Selection,
  place: Area,
  how: 'inside' | 'covering',
  getBox: BoxOf = ownBox,
): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const bounds = getBounds(layers.map(getBox))
  const factors = [place.width / bounds.width, place.height / bounds.height]
  const factor = how === 'inside' ? Math.min(...factors) : Math.max(...factors)
  const [from, to] = [getMiddle(bounds), getMiddle(place)]
  return changeLayers(document, selection, (layer) => ({
    ...scaledLayer(layer, factor),
    cx: round(to.x + (layer.cx - from.x) * factor),
    cy: round(to.y + (layer.cy - from.y) * factor),
  }))
}
