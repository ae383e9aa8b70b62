import { getBounds, overlaps } from '../../geometry/box.ts'
import { getBleedArea } from '../../print/print-area.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { beyond, fallsShortOfBleed, scaledBy } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

/** A hair more, so that rounding leaves no gap. */
const SPARE = 1.0005

/** Cutting is never exact: artwork that ends at the edge of the print leaves a blank line where the blade is off. */
export const bleed: PreflightRule = {
  id: 'bleed',
  check: ({ area, cm_per_px, layers, boxOf, design }) => {
    if (!area.bleed_cm) return []
    const wanted = getBleedArea(area, cm_per_px)
    return layers.flatMap((layer) => {
      const bounds = getBounds([boxOf(layer)])
      // Letters at the edge are reported by other rules, and cells of a grid end where the grid does.
      if (layer.type === 'text' || layer.cell !== undefined || design.background !== null) return []
      if (!overlaps(area, bounds) || !fallsShortOfBleed(area, wanted, bounds)) return []
      const { zh, en } = getLabel(layer)
      const bleed_mm = Math.round((area.bleed_cm ?? 0) * 10)
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}印到了边缘，但没有铺满 ${bleed_mm} 毫米出血，裁切后可能露白边。`,
            en: `${en} reaches the edge but does not cover the ${bleed_mm} mm bleed; cutting may leave a blank line.`,
          },
          fix: { zh: '放大到出血线', en: 'Extend to the bleed line' },
        },
      ]
    })
  },
  repair: ({ area, least_cm_per_px, design, boxOf }, layer, { document }) => {
    // A centimetre is most of the print on the smallest size.
    const wanted = getBleedArea(area, least_cm_per_px)
    const bounds = getBounds([boxOf(layer)])
    const missing = beyond(wanted, bounds)
    const at_edge = beyond(area, bounds).map((past) => past >= -0.05)
    // Scaling uses the layer's centre: each side that is short asks for its own factor.
    const middle = [layer.cx - bounds.left, layer.cy - bounds.top] as const
    const reach = [middle[0], middle[1], bounds.width - middle[0], bounds.height - middle[1]]
    const factors = reach.map((length, side) =>
      at_edge[side] && length > 0 ? (length - Math.min(0, missing[side] ?? 0)) / length : 1,
    )
    const factor = Math.max(...factors) * SPARE
    return changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) => ({
      cx: round(now.cx),
      cy: round(now.cy),
      ...scaledBy(now, factor),
    }))
  },
}
