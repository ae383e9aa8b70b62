import { getBounds, overlaps } from '../../geometry/box.ts'
import { contains, isBleeding, moveInto } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

export const outsideArea: PreflightRule = {
  id: 'outside_area',
  check: ({ area, layers, name, boxOf }) =>
    layers.flatMap((layer) => {
      const bounds = getBounds([boxOf(layer)])
      const is_lost = !overlaps(area, bounds)
      // A picture may run over the edge on purpose; letters that do so are lost.
      const is_meant = layer.type !== 'text' && (isBleeding(area, bounds) || Boolean(area.bleed_cm))
      if (!is_lost && (contains(area, bounds) || is_meant)) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: is_lost ? 'error' : 'warning',
          layer,
          message: is_lost
            ? {
                zh: `${zh}完全在${name}的印刷区外，不会被印出来。请移进来，或删除它。`,
                en: `${en} is entirely outside the print area of ${name} and will not be printed. Move it in or delete it.`,
              }
            : {
                zh: `${zh}超出了${name}的印刷区，超出的部分会被裁掉。`,
                en: `${en} extends beyond the print area of ${name}; the part outside will be cut off.`,
              },
          fix: { zh: '移进印刷区', en: 'Move inside' },
        },
      ]
    }),
  repair: ({ area, design, boxOf }, layer, { document }) =>
    moveInto(document, { view_id: design.view_id, layer, boxOf }, area),
}
