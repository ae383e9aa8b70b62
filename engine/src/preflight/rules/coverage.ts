import { type Area, getBounds } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { getBleedArea } from '../../print/print-area.ts'
import { fillsArea } from '../../print/rules/size-rule.ts'
import { fill } from '../../transform/transform.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightProduct, PreflightRule, PreflightView } from '../core/preflight-types.ts'

/** Sheets that are printed before they are cut or wrapped; a bare strip at their edge is a mistake. */
const from_edge_to_edge = new Set(['full', 'wrap'])
/** From this share of the area on a layer is meant to cover it; a badge in the middle is not. */
const MEANT_SHARE = 0.6
/** Less than a blade is exact. */
const SPARE_SHARE = 0.002

const findStyle = ({ design_style }: PreflightProduct) =>
  typeof design_style === 'object' ? design_style.key : design_style

function common(a: Area, b: Area): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Only upright boxes that are opaque from edge to edge cover anything. */
function shareCovered({ area, boxOf }: PreflightView, layer: Layer): number {
  if (layer.type === 'text' || layer.rotation_deg % 90 !== 0) return 0
  return common(area, getBounds([boxOf(layer)])) / (area.width * area.height)
}

const covering = (view: PreflightView): { layer: Layer; share: number } | null =>
  view.layers
    .map((layer) => ({ layer, share: shareCovered(view, layer) }))
    .reduce<{ layer: Layer; share: number } | null>((best, one) => (best && best.share >= one.share ? best : one), null)

/** A print that runs over the whole product leaves no bare strip. */
export const coverage: PreflightRule = {
  id: 'coverage',
  check: (view, { document, product }) => {
    const is_filling = fillsArea(document)
    if (
      view.design.background !== null ||
      view.design.grid ||
      (!is_filling && !from_edge_to_edge.has(findStyle(product) ?? ''))
    )
      return []
    const found = covering(view)
    if (!found || found.share < MEANT_SHARE || found.share >= 1 - SPARE_SHARE) return []
    const percent = Math.max(1, Math.round((1 - found.share) * 100))
    const { zh, en } = getLabel(found.layer)
    return [
      {
        level: is_filling ? 'warning' : 'hint',
        layer: found.layer,
        message: {
          zh: `${zh}没有铺满${view.name}，约 ${percent}% 会露出底色。`,
          en: `${en} leaves about ${percent} % of ${view.name} bare.`,
        },
        fix: { zh: '铺满印刷区', en: 'Fill the print area' },
      },
    ]
  },
  repair: ({ area, least_cm_per_px, design, boxOf }, layer, { document }) =>
    fill(document, { view_id: design.view_id, ids: [layer.id] }, getBleedArea(area, least_cm_per_px), boxOf),
}
