import { type DesignDocument, newDocument } from '../document/design-document.ts'
import { type Area, getBounds } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { coverView, fillsArea, setSizeRule } from '../print/rules/size-rule.ts'
import { carriedFixed, fixedFactor, fixedSizes } from './carry-fixed.ts'
import { carried } from './copy-to-view.ts'
import { type Face, pairedFaces } from './faces.ts'

/**
 * Fills the area from edge to edge on at least one axis: such a layer relates to the whole area, not to its visible
 * part.
 */
function spans(layer: Layer, { left, top, width, height }: Area): boolean {
  const seen = getBounds([layer])
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
 * The design on another product: layers keep their share of the print area, or of its visible part. Faces without a match
 * stay behind. One that fills its areas fills the new ones too, and one that keeps its centimetres keeps them.
 */
export function carryOver(
  document: DesignDocument,
  from: readonly Face[],
  to: readonly Face[],
  basic_product_id: number,
): DesignDocument {
  const pairs = pairedFaces(from, to)
  const sizes = fixedSizes(document, pairs)
  const empty = newDocument(
    basic_product_id,
    to.map((face) => face.view_id),
  )
  const carried_over: DesignDocument = {
    ...empty,
    ...(document.template_id === undefined ? {} : { template_id: document.template_id }),
    ...(document.technique === undefined ? {} : { technique: document.technique }),
    ...(sizes ? { size_rule: { kind: 'fixed', size_id: sizes.to_id } } : {}),
    views: empty.views.map((view) => {
      const pair = pairs.find(([, there]) => there.view_id === view.view_id)
      const source = document.views.find((one) => one.view_id === pair?.[0].view_id)
      if (!source || !pair) return view
      const [here, there] = pair
      const factor = sizes && fixedFactor(here, there, sizes)
      const layers = factor
        ? carriedFixed(source.layers, pair, factor, (layer) => spans(layer, here.area))
        : source.layers.map((layer) => carriedOver(layer, here, there))
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
