import { removeLayers } from '../../commands/layers.ts'
import { newTextStyle } from '../../layers/text-layer.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

export const defaultText: PreflightRule = {
  id: 'default_text',
  check: ({ layers }) =>
    layers.flatMap((layer) => {
      if (layer.type !== 'text') return []
      const text = layer.text.trim()
      const is_default = text.toLowerCase() === newTextStyle.text.toLowerCase()
      if (text !== '' && !is_default) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: is_default ? 'error' : 'hint',
          layer,
          message: is_default
            ? {
                zh: `${zh}还是默认文字，会原样印出来。`,
                en: `${en} still has the default text and will be printed as it is.`,
              }
            : { zh: `${zh}是空的，不会印出任何内容。`, en: `${en} is empty and will print nothing.` },
          fix: { zh: '删除这段文字', en: 'Delete this text' },
        },
      ]
    }),
  repair: ({ design }, layer, { document }) => removeLayers(document, { view_id: design.view_id, ids: [layer.id] }),
}
