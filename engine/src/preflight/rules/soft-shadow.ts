import { changeLayers } from '../../commands/selection.ts'
import { labelOf } from '../layer-label.ts'
import type { PreflightRule } from '../preflight-types.ts'
import { withWhiteBase } from './transparent-edges.ts'

/** These lay one flat colour beside another: nothing can fade out. */
export const withoutTones = new Set(['vinyl', 'embroidery', 'laser', 'screen'])

export const softShadow: PreflightRule = {
  id: 'soft_shadow',
  check: ({ layers }, { product }) => {
    const cannot = product.techniques.some(({ key }) => withoutTones.has(key))
    const is_pale = product.techniques.some(({ key }) => withWhiteBase.has(key))
    if (!cannot && !is_pale) return []
    return layers.flatMap((layer) => {
      if (layer.type !== 'text' || !layer.shadow) return []
      if (layer.shadow.blur_em === 0 && layer.shadow.opacity === 1) return []
      const { zh, en } = labelOf(layer)
      return [
        {
          level: cannot ? 'warning' : 'hint',
          layer,
          message: cannot
            ? {
                zh: `${zh}有柔和的阴影，这种工艺印不出渐变，阴影会断成色块。`,
                en: `${en} has a soft shadow, which this technique cannot print: it will break into patches.`,
              }
            : {
                zh: `${zh}有柔和的阴影，白墨打底后阴影会发白。`,
                en: `${en} has a soft shadow: over the white base it will look pale.`,
              },
          fix: { zh: '改为硬阴影', en: 'Make the shadow solid' },
        },
      ]
    })
  },
  repair: ({ design }, layer, { document }) =>
    changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) =>
      now.type === 'text' && now.shadow ? { shadow: { ...now.shadow, blur_em: 0, opacity: 1 } } : {},
    ),
}
