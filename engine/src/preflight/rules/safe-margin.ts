import { getBounds } from '../../geometry/box.ts'
import { getSafeArea } from '../../print/print-area.ts'
import { contains, isBleeding, moveInto, reachesEdge } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

export const safeMargin: PreflightRule = {
  id: 'safe_margin',
  check: ({ area, cm_per_px, layers, boxOf, other_sizes, is_as_designed }) => {
    // A margin that only follows from the size of the print is proportional but for its rounding.
    if (other_sizes.length > 0 && is_as_designed && !area.safe_cm) return []
    const safe = getSafeArea(area, cm_per_px)
    return layers.flatMap((layer) => {
      const bounds = getBounds([boxOf(layer)])
      // A pattern runs to the edge by design; another rule reports what reaches over the edge.
      if (layer.type === 'pattern' || !contains(area, bounds)) return []
      if (contains(safe, bounds) || isBleeding(area, bounds)) return []
      // On products with bleed, artwork at the very edge is meant to run over it.
      if (area.bleed_cm && layer.type !== 'text' && reachesEdge(area, bounds)) return []
      const { zh, en } = getLabel(layer)
      const margin_mm = Math.round((safe.left - area.left) * cm_per_px * 10)
      return [
        {
          level: layer.type === 'text' ? 'warning' : 'hint',
          layer,
          message: {
            zh: `${zh}离印刷边缘不到 ${margin_mm} 毫米，裁切或缝合时可能缺一块。`,
            en: `${en} is less than ${margin_mm} mm from the edge; part of it may be cut off or sewn in.`,
          },
          fix: { zh: '移进安全区', en: 'Move into the safe area' },
        },
      ]
    })
  },
  repair: ({ area, cm_per_px, least_cm_per_px, design, boxOf }, layer, { document }) => {
    const safe = getSafeArea(area, area.safe_cm ? least_cm_per_px : cm_per_px)
    return moveInto(document, { view_id: design.view_id, layer, boxOf }, safe)
  },
}
