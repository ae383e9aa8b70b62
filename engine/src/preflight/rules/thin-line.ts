import type { Layer } from '../../layers/layer-types.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

const THINNEST_MM = 0.25

/** Width of a drawn line in canvas pixels; none: nothing is drawn with a line. */
function findLine(layer: Layer): number | null {
  if (layer.type === 'shape') return layer.stroke && layer.stroke_width > 0 ? layer.stroke_width : null
  if (layer.type === 'text')
    return layer.outline && layer.outline.width_em > 0 ? layer.outline.width_em * layer.size : null
  return null
}

const wantedPx = (cm_per_px: number) => Math.ceil((THINNEST_MM / 10 / cm_per_px) * 1000) / 1000
const MOST_OUTLINE_EM = 0.5

/** Around tiny letters no outline can be thick enough. */
const canThicken = (layer: Layer, cm_per_px: number) =>
  layer.type !== 'text' || wantedPx(cm_per_px) / layer.size + 0.001 <= MOST_OUTLINE_EM

export const thinLine: PreflightRule = {
  id: 'thin_line',
  check: ({ layers, cm_per_px }) =>
    layers.flatMap((layer) => {
      const line = findLine(layer)
      const width_mm = line === null ? THINNEST_MM : line * cm_per_px * 10
      // Rounding of a repaired line must not bring the finding back.
      if (width_mm >= THINNEST_MM - 0.001) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}的线条只有 ${width_mm.toFixed(2)} 毫米，细于 ${THINNEST_MM} 毫米的线可能印不出来。`,
            en: `The line of ${en} is ${width_mm.toFixed(2)} mm; lines under ${THINNEST_MM} mm may not print.`,
          },
          ...(canThicken(layer, cm_per_px)
            ? { fix: { zh: `加粗到 ${THINNEST_MM} 毫米`, en: `Thicken to ${THINNEST_MM} mm` } }
            : {}),
        },
      ]
    }),
  repair: ({ design, cm_per_px }, layer, { document }) => {
    const wanted = wantedPx(cm_per_px)
    return changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) => {
      if (now.type === 'shape') return { stroke_width: wanted }
      if (now.type !== 'text' || !now.outline) return {}
      return { outline: { ...now.outline, width_em: Math.min(MOST_OUTLINE_EM, round(wanted / now.size + 0.0005)) } }
    })
  },
}
