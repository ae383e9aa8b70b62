import { withoutTones } from '../../print/rules/technique.ts'
import { changeLayers } from '../../transform/selection.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'
import { withWhiteBase } from './transparent-edges.ts'

export const softShadow: PreflightRule = {
  id: 'soft_shadow',
  check: ({ layers, technique }) => {
    const cannot = technique !== undefined && withoutTones.has(technique.key)
    if (!technique || (!cannot && !withWhiteBase.has(technique.key))) return []
    return layers.flatMap((layer) => {
      if (layer.type !== 'text' || !layer.shadow) return []
      if (layer.shadow.blur_em === 0 && layer.shadow.opacity === 1) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: cannot ? 'warning' : 'hint',
          layer,
          message: cannot
            ? {
                zh: `${zh}有柔和的阴影，${technique.name}印不出渐变，阴影会断成色块。`,
                en: `${en} has a soft shadow. ${technique.name} cannot print soft shadows: it will break into patches.`,
              }
            : {
                zh: `${zh}有柔和的阴影，${technique.name}要用白墨打底，阴影会发白。`,
                en: `${en} has a soft shadow: over the white base of ${technique.name} it will look pale.`,
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
