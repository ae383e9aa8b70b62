import { changeLayers } from '../../transform/selection.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule, RuleFinding } from '../core/preflight-types.ts'

/** These are printed on a white base, which shows wherever the ink is thin. */
export const withWhiteBase = new Set(['dtg', 'dtf', 'uv'])
const MOST_TRANSLUCENT = 0.05

export const transparentEdges: PreflightRule = {
  id: 'transparent_edges',
  check: ({ layers, technique }, { pictureFacts }) => {
    if (!technique || !withWhiteBase.has(technique.key)) return []
    return layers.flatMap((layer): RuleFinding[] => {
      const { zh, en } = getLabel(layer)
      if (layer.opacity < 1) {
        return [
          {
            level: 'hint',
            layer,
            message: {
              zh: `${zh}是半透明的（${Math.round(100 * layer.opacity)}%），${technique.name}要用白墨打底，会比屏幕上显得发白。`,
              en: `${en} is translucent (${Math.round(100 * layer.opacity)} %): over the white base of ${technique.name} it will look paler than on screen.`,
            },
            fix: { zh: '改为不透明', en: 'Make it opaque' },
          },
        ]
      }
      const share = 'source' in layer ? (pictureFacts(layer.source.kind, layer.source.key)?.translucent_share ?? 0) : 0
      if (share <= MOST_TRANSLUCENT) return []
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}有 ${Math.round(100 * share)}% 的半透明像素（柔边、阴影或光晕），${technique.name}要用白墨打底，边缘会出现白边。请用边缘清晰的图。`,
            en: `${Math.round(100 * share)} % of ${en} is translucent (soft edges, shadows, glows): the white base of ${technique.name} will show as a pale edge. Use a picture with clean edges.`,
          },
        },
      ]
    })
  },
  repair: ({ design }, layer, { document }) =>
    changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, () => ({ opacity: 1 })),
}
