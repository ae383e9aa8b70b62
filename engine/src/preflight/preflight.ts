import type { DesignDocument } from '../document/design-document.ts'
import type { TurnedBox } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { takesNoInk } from '../print/cut-out.ts'
import { exportScale } from '../print/print-area.ts'
import { factorOnSize, fixedSize, viewOnSize } from '../print/size-rule.ts'
import { inkBoxOf } from '../text/ink-box.ts'
import type {
  Bilingual,
  Finding,
  FontFacts,
  Level,
  PreflightInput,
  PreflightRule,
  PreflightView,
  RuleFinding,
} from './preflight-types.ts'
import { preflightRules } from './rule-list.ts'

const rank: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 }

/** Everything a layer prints: the line of a shape goes beyond its box by half, letters by outline and shadow. */
function printedBox(layer: Layer, layout: FontFacts['layout']): TurnedBox {
  if (layer.type === 'shape' && layer.stroke !== null) {
    const { cx, cy, rotation_deg, stroke_width } = layer
    return { cx, cy, rotation_deg, width: layer.width + stroke_width, height: layer.height + stroke_width }
  }
  if (layer.type === 'image' && layer.adjust?.border) {
    const { cx, cy, rotation_deg } = layer
    const more = 2 * layer.adjust.border.width
    return { cx, cy, rotation_deg, width: layer.width + more, height: layer.height + more }
  }
  return layout ? inkBoxOf(layer, layout) : layer
}

interface SizedView {
  readonly size_id: number
  readonly width_cm: number
  /** How much larger than designed it is drawn on this size. */
  readonly factor: number
}

const chosenSizes = ({ product, size_ids }: PreflightInput, view_id: number) =>
  product.actual_sizes.filter(
    (one) => one.view_id === view_id && (size_ids.length === 0 || size_ids.includes(one.size_id)),
  )

/**
 * The sizes a view is looked at. A design that grows with the sizes is largest on the largest, which asks most of a picture.
 * One that keeps its centimetres may fit on the size it was made on and on no other: the smallest and the largest are
 * looked at as well.
 */
function sizesOf(input: PreflightInput, view_id: number): SizedView[] {
  const { document, product } = input
  const sized = chosenSizes(input, view_id)
    .map(({ size_id, actual_width }) => ({
      size_id,
      width_cm: actual_width,
      factor: factorOnSize(document, product.actual_sizes, view_id, size_id),
    }))
    .sort((a, b) => b.width_cm - a.width_cm)
  const [largest, smallest] = [sized[0], sized.at(-1)]
  if (!largest || !smallest) return []
  const designed = sized.find(({ factor }) => factor === 1) ?? largest
  return [designed, ...new Set([smallest, largest])].filter((one, n) => n === 0 || one.factor !== designed.factor)
}

/** The views the product can print, each on the sizes that matter. */
function viewsOf(input: PreflightInput): PreflightView[] {
  const { document, product, fonts } = input
  const boxOf = (layer: Layer) => printedBox(layer, fonts?.layout)
  return document.views.flatMap(({ view_id, ...rest }) => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const sizes = sizesOf(input, view_id)
    const chosen = chosenSizes(input, view_id).map((one) => one.actual_width)
    const least_cm = fixedSize(document) === undefined ? Math.min(...chosen) : undefined
    return sizes.map(({ size_id, width_cm, factor }, place) => {
      const design = viewOnSize({ view_id, ...rest }, area, factor)
      return {
        design,
        name: product.views.find((one) => one.view_id === view_id)?.name ?? String(view_id),
        area,
        cut_outs: (area.cut_outs ?? []).filter(takesNoInk),
        zones: (area.cut_outs ?? []).filter((zone) => !takesNoInk(zone)),
        cm_per_px: width_cm / area.width,
        least_cm_per_px: (least_cm ?? width_cm) / area.width,
        scale: exportScale(width_cm, product.dpi, area),
        layers: design.layers.filter((layer) => !layer.is_hidden && layer.opacity > 0),
        boxOf,
        size_name: place === 0 ? undefined : (product.sizes?.find(({ id }) => id === size_id)?.name ?? String(size_id)),
      }
    })
  })
}

const onSize = ({ zh, en }: Bilingual, name: string): Bilingual => ({
  zh: `${name} 码：${zh}`,
  en: `Size ${name}: ${en}`,
})

const toFinding = (rule: PreflightRule, { design, size_name }: PreflightView, finding: RuleFinding): Finding => ({
  rule: rule.id,
  level: finding.level,
  view_id: design.view_id,
  layer_id: finding.layer?.id ?? null,
  message: size_name === undefined ? finding.message : onSize(finding.message, size_name),
  // Locked layers are not touched, not even to fix them, and other sizes are not what is edited.
  fix:
    rule.repair && finding.layer && !finding.layer.is_locked && size_name === undefined ? (finding.fix ?? null) : null,
})

/** What depends on how much room there is; everything else is the same on all sizes. */
const depends_on_room = new Set(['outside_area', 'cut_out', 'crossing', 'safe_margin', 'bleed', 'coverage'])

const sameFault = (a: Finding, b: Finding) => a.rule === b.rule && a.view_id === b.view_id && a.layer_id === b.layer_id

/** Everything that may spoil the print, the worst first. */
export function preflight(input: PreflightInput): Finding[] {
  const views = viewsOf(input)
  const findingsOn = (rule: PreflightRule, shown: readonly PreflightView[]) =>
    shown.flatMap((view) => rule.check(view, input).map((one) => toFinding(rule, view, one)))
  const designed = views.filter(({ size_name }) => size_name === undefined)
  const others = views.filter(({ size_name }) => size_name !== undefined)
  return preflightRules
    .flatMap((rule) => {
      const found = findingsOn(rule, designed)
      if (!depends_on_room.has(rule.id)) return found
      // Said once for each layer, on the size it was made on or else on the first where it happens.
      const more = findingsOn(rule, others).filter((one) => !found.some((known) => sameFault(known, one)))
      return [...found, ...more.filter((one, place) => more.findIndex((other) => sameFault(other, one)) === place)]
    })
    .sort((a, b) => rank[a.level] - rank[b.level])
}

/** The document with one finding fixed; unchanged when the finding no longer exists. */
export function repair(input: PreflightInput, { rule, view_id, layer_id }: Finding): DesignDocument {
  const view = viewsOf(input).find((one) => one.design.view_id === view_id)
  const layer = view?.layers.find((one) => one.id === layer_id)
  const known = preflightRules.find((one) => one.id === rule)
  if (!view || !layer || !known?.repair) return input.document
  return known.repair(view, layer, input)
}
