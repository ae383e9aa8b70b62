import { changeLayers, round } from '../../commands/selection.ts'
import { wholePicture } from '../../layers/adjust.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { isDrawing } from '../../layers/placed.ts'
import { SMALLEST_PX, scaledBy } from '../into-area.ts'
import { labelOf } from '../layer-label.ts'
import type { PreflightRule, PreflightView } from '../preflight-types.ts'

const WARNING_SHARE = 0.75
const ERROR_SHARE = 0.4

/** Picture pixels per required print pixel; none for vector drawings and plain colours. */
export function sharpnessOf(layer: Layer, { scale }: Pick<PreflightView, 'scale'>): number | null {
  if (layer.type !== 'image' && layer.type !== 'pattern') return null
  if (isDrawing(layer.source)) return null
  const { width_px, height_px } = layer.source
  if (layer.type === 'pattern') return width_px / (layer.tile_width * scale)
  const crop = layer.crop ?? wholePicture
  return Math.min((width_px * crop.width) / (layer.width * scale), (height_px * crop.height) / (layer.height * scale))
}

/** A picture of a few pixels would have to become a speck. */
const canShrink = (layer: Layer, share: number): boolean =>
  share * (layer.type === 'pattern' ? layer.tile_width : Math.min(layer.width, layer.height)) >= SMALLEST_PX

export const resolution: PreflightRule = {
  id: 'resolution',
  check: (view, { product }) =>
    view.layers.flatMap((layer) => {
      const share = sharpnessOf(layer, view)
      if (share === null || share >= WARNING_SHARE) return []
      const dpi = Math.round(share * product.dpi)
      const { zh, en } = labelOf(layer)
      const is_error = share < ERROR_SHARE
      return [
        {
          level: is_error ? 'error' : 'warning',
          layer,
          message: {
            zh: `${zh}只有 ${dpi} dpi（要求 ${product.dpi}），印出来会${is_error ? '明显模糊' : '略微发虚'}。请缩小，或换更大的原图。`,
            en: `${en} has ${dpi} dpi (${product.dpi} recommended) and will print ${is_error ? 'clearly blurred' : 'a little soft'}. Make it smaller or use a larger original.`,
          },
          ...(canShrink(layer, share) ? { fix: { zh: '缩小到清晰尺寸', en: 'Shrink until sharp' } } : {}),
        },
      ]
    }),
  repair: (view, layer, { document }) =>
    changeLayers(document, { view_id: view.design.view_id, ids: [layer.id] }, (now) => {
      const share = sharpnessOf(now, view) ?? 1
      // A pattern keeps its field and gets smaller tiles.
      if (now.type === 'pattern') return { tile_width: round(now.tile_width * share), gap: round(now.gap * share) }
      return scaledBy(now, share)
    }),
}
