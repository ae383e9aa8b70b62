import { isTranslucent } from '../../layers/gradient.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { withoutTones } from '../../print/rules/technique.ts'
import { changeLayers } from '../../transform/selection.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'
import { withWhiteBase } from './transparent-edges.ts'

const findGradient = (layer: Layer) => {
  if (layer.type === 'image') return layer.fade
  return layer.type === 'text' || layer.type === 'shape' ? layer.gradient : undefined
}

export const softGradient: PreflightRule = {
  id: 'soft_gradient',
  check: ({ layers, technique }) => {
    const cannot = technique !== undefined && withoutTones.has(technique.key)
    if (!technique || (!cannot && !withWhiteBase.has(technique.key))) return []
    return layers.flatMap((layer) => {
      const gradient = findGradient(layer)
      if (!gradient || (!cannot && !isTranslucent(gradient))) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: cannot ? 'warning' : 'hint',
          layer,
          message: cannot
            ? {
                zh: `${zh}有渐变，${technique.name}印不出渐变，颜色会断成色块。`,
                en: `${en} has a gradient. ${technique.name} cannot print gradients: it will break into patches.`,
              }
            : {
                zh: `${zh}渐变到透明，${technique.name}要用白墨打底，淡的部分会发白。`,
                en: `${en} fades to transparent: over the white base of ${technique.name} the faint part will look pale.`,
              },
          fix: { zh: '去掉渐变', en: 'Remove the gradient' },
        },
      ]
    })
  },
  repair: ({ design }, layer, { document }) =>
    changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) => {
      if (now.type === 'image') return { fade: undefined }
      if (now.type !== 'text' && now.type !== 'shape') return {}
      return { gradient: undefined, fill: now.fill ?? now.gradient?.stops[0]?.colour ?? null }
    }),
}
