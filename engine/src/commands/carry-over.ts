import { type DesignDocument, newDocument } from '../document/design-document.ts'
import { type Area, boundsOf } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { coverView, fillsArea, setSizeRule } from '../print/size-rule.ts'
import { carried } from './copy-to-view.ts'

/** A printed face of a product, as far as carrying a design over is concerned. */
export interface Face {
  readonly view_id: number
  /** What the face is: front, back, left sleeve … */
  readonly key: string
  readonly area: Area
  /** What the main picture shows of it, where that is not all. */
  readonly focus?: Area | null | undefined
  /** Canvas pixels that are printed beyond each edge. */
  readonly bleed?: number | undefined
}

/**
 * Which faces of one product take the place of which of another: by what they are, each once. A lone face always does.
 */
export function matchFaces(from: readonly Face[], to: readonly Face[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const free = [...to]
  for (const face of from) {
    const place = free.findIndex((one) => one.key === face.key)
    const [found] = place < 0 ? [] : free.splice(place, 1)
    if (found) pairs.set(face.view_id, found.view_id)
  }
  const [first, target] = [from[0], to[0]]
  if (pairs.size === 0 && first && target) pairs.set(first.view_id, target.view_id)
  return pairs
}

/**
 * Fills the area from edge to edge on at least one axis: such a layer relates to the whole area, not to its visible
 * part.
 */
function spans(layer: Layer, { left, top, width, height }: Area): boolean {
  const seen = boundsOf([layer])
  const is_wide = seen.left <= left && seen.left + seen.width >= left + width
  return layer.type === 'pattern' || is_wide || (seen.top <= top && seen.top + seen.height >= top + height)
}

const carriedOver = (layer: Layer, from: Face, to: Face): Layer =>
  spans(layer, from.area)
    ? carried(layer, from.area, to.area)
    : carried(layer, from.focus ?? from.area, to.focus ?? to.area)

const grown = ({ left, top, width, height }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/**
 * The design on another product: layers keep their share of the print area, or of its visible part. Faces
 * without a match stay behind. One that fills its areas fills the new ones too.
 */
export function carryOver(
  document: DesignDocument,
  from: readonly Face[],
  to: readonly Face[],
  basic_product_id: number,
): DesignDocument {
  const pairs = matchFaces(from, to)
  const empty = newDocument(
    basic_product_id,
    to.map((face) => face.view_id),
  )
  const carried_over: DesignDocument = {
    ...empty,
    ...(document.template_id === undefined ? {} : { template_id: document.template_id }),
    views: empty.views.map((view) => {
      const source_id = [...pairs].find(([, target]) => target === view.view_id)?.[0]
      const source = document.views.find((one) => one.view_id === source_id)
      const [here, there] = [
        from.find((face) => face.view_id === source_id),
        to.find((face) => face.view_id === view.view_id),
      ]
      if (!source || !here || !there) return view
      const layers = source.layers.map((layer) => carriedOver(layer, here, there))
      return { ...view, background: source.background, layers }
    }),
  }
  if (!fillsArea(document)) return carried_over
  // Other proportions: what filled one area would leave a strip of the other bare.
  const filled = to.reduce(
    (now, { view_id, area, bleed }) => coverView(now, view_id, grown(area, bleed ?? 0)),
    carried_over,
  )
  return setSizeRule(filled, { kind: 'filling' })
}
