import type { DesignDocument } from '../document/design-document.ts'
import type { TurnedBox } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { exportScale } from '../print/print-area.ts'
import { inkBoxOf } from '../text/ink-box.ts'
import type {
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

/** The views the product can print. The largest of the sizes asks most of a picture. */
function viewsOf({ document, product, size_ids, fonts }: PreflightInput): PreflightView[] {
  const boxOf = (layer: Layer) => printedBox(layer, fonts?.layout)
  return document.views.flatMap((design) => {
    const { view_id } = design
    const area = product.print_areas.find((one) => one.view_id === view_id)
    const widths_cm = product.actual_sizes
      .filter((one) => one.view_id === view_id && (size_ids.length === 0 || size_ids.includes(one.size_id)))
      .map((one) => one.actual_width)
    if (!area || widths_cm.length === 0) return []
    const width_cm = Math.max(...widths_cm)
    return {
      design,
      name: product.views.find((one) => one.view_id === view_id)?.name ?? String(view_id),
      area,
      cut_outs: area.cut_outs ?? [],
      cm_per_px: width_cm / area.width,
      scale: exportScale(width_cm, product.dpi, area),
      layers: design.layers.filter((layer) => !layer.is_hidden && layer.opacity > 0),
      boxOf,
    }
  })
}

const toFinding = (rule: PreflightRule, { design }: PreflightView, finding: RuleFinding): Finding => ({
  rule: rule.id,
  level: finding.level,
  view_id: design.view_id,
  layer_id: finding.layer?.id ?? null,
  message: finding.message,
  // Locked layers are not touched, not even to fix them.
  fix: rule.repair && finding.layer && !finding.layer.is_locked ? (finding.fix ?? null) : null,
})

/** Everything that may spoil the print, the worst first. */
export function preflight(input: PreflightInput): Finding[] {
  const views = viewsOf(input)
  return preflightRules
    .flatMap((rule) => views.flatMap((view) => rule.check(view, input).map((one) => toFinding(rule, view, one))))
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
