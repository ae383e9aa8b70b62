import { newTextStyle } from '../../layers/text-layer.ts'
import { getFamilies, levelSpans } from '../../text/spans.ts'
import { changeLayers } from '../../transform/selection.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule, RuleFinding } from '../core/preflight-types.ts'

const SHOWN_CHARACTERS = 8

export const fontMissing: PreflightRule = {
  id: 'font_missing',
  check: ({ layers }, { fonts }) =>
    layers.flatMap((layer): RuleFinding[] => {
      if (layer.type !== 'text' || fonts === null) return []
      const { zh, en } = getLabel(layer)
      const family = getFamilies(layer).find((one) => !fonts.hasFamily(one))
      if (family !== undefined) {
        return [
          {
            level: 'error',
            layer,
            message: {
              zh: `${zh}用的字体“${family}”不在字体库里，会换成别的字体印刷。`,
              en: `The font “${family}” of ${en} is not available; another font would be printed.`,
            },
            fix: { zh: `换成 ${newTextStyle.family}`, en: `Use ${newTextStyle.family}` },
          },
        ]
      }
      const missing = fonts.missingIn(layer)
      if (missing.length === 0) return []
      const shown = missing.slice(0, SHOWN_CHARACTERS).join(' ')
      return [
        {
          level: 'error',
          layer,
          message: {
            zh: `${zh}里有字体库无法绘制的字符：${shown}。请换成别的字。`,
            en: `${en} contains characters no font can display: ${shown}. Please replace them.`,
          },
        },
      ]
    }),
  repair: ({ design }, layer, { document, fonts }) =>
    changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) => {
      if (now.type !== 'text') return {}
      const spans = now.spans ? { spans: levelSpans(now, ['family', 'weight', 'is_italic']) } : {}
      if (fonts?.hasFamily(now.family)) return spans
      const { family, weight, is_italic } = newTextStyle
      return { family, weight, is_italic, ...spans }
    }),
}
