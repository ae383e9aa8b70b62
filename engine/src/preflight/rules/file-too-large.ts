import { isDrawing } from '../../layers/placed.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

const MEGA = 1_000_000
const MOST_PIXELS = 120 * MEGA
const MOST_BYTES = 100 * MEGA

export const fileTooLarge: PreflightRule = {
  id: 'file_too_large',
  check: ({ layers }, { pictureFacts }) =>
    layers.flatMap((layer) => {
      if (!('source' in layer) || isDrawing(layer.source)) return []
      const { kind, key, width_px, height_px } = layer.source
      const bytes = pictureFacts(kind, key)?.bytes ?? 0
      if (width_px * height_px <= MOST_PIXELS && bytes <= MOST_BYTES) return []
      const { zh, en } = getLabel(layer)
      const size = bytes > MOST_BYTES ? `${Math.round(bytes / MEGA)} MB` : `${width_px} × ${height_px} px`
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}的原图太大（${size}），制作印刷文件会很慢。请先缩到印刷需要的尺寸再上传。`,
            en: `The original of ${en} is very large (${size}) and slows down the print file. Scale it down to what the print needs and upload it again.`,
          },
        },
      ]
    }),
}
