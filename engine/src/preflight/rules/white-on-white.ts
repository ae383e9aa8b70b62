import type { Layer } from '../../layers/layer-types.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { contrastTo } from '../core/colour-distance.ts'
import { getLabel } from '../core/layer-label.ts'
import { clothHex, flatInks, isHardlyRead, isHardlySeen, isRead, liesOnCloth } from '../core/on-cloth.ts'
import type { ClothColour, PictureFacts, PreflightInput, PreflightRule } from '../core/preflight-types.ts'

const FLAT_SPREAD = 6
const OUTLINE_EM = 0.06
const STROKE_CM = 0.1

/** The flat colours a layer shows on the cloth; none where it has many. */
function flatColours(layer: Layer, findFacts: PreflightInput['pictureFacts']): (string | null)[] {
  if (layer.type === 'text' || layer.type === 'shape') return flatInks(layer)
  const facts: PictureFacts = findFacts(layer.source.kind, layer.source.key) ?? {}
  // What has been adjusted no longer has the colour that was measured.
  if (layer.adjust || (facts.colour_spread ?? 100) > FLAT_SPREAD) return []
  return [facts.mean_colour ?? null]
}

/** The colours of the product on which a part of the layer is lost. */
const lostOn = (
  cloths: readonly ClothColour[],
  shown: readonly (string | null)[],
  isLost: (ink: string, cloth: string) => boolean,
) =>
  cloths.filter((cloth) => {
    const hex = clothHex(cloth)
    return shown.some((colour) => colour !== null && isLost(colour, hex))
  })

export const whiteOnWhite: PreflightRule = {
  id: 'white_on_white',
  check: (view, { colours, pictureFacts }) =>
    view.layers.flatMap((layer) => {
      const is_on_cloth = liesOnCloth(layer, { background: view.design.background, layers: view.layers }, view.boxOf)
      const shown = is_on_cloth ? flatColours(layer, pictureFacts) : []
      const same = lostOn(colours, shown, isHardlySeen)
      const near = isRead(layer) ? lostOn(colours, shown, isHardlyRead) : same
      if (near.length === 0) return []
      const { zh, en } = getLabel(layer)
      const concerned = same.length > 0 ? same : near
      const names = concerned.map(({ name }) => name)
      return [
        {
          level: 'warning',
          layer,
          // On every colour alike, the colour is not what to look at.
          colours: concerned.length < colours.length ? concerned : [],
          message:
            same.length > 0
              ? {
                  zh: `${zh}的颜色和产品颜色（${names.join('、')}）几乎一样，印出来看不清。`,
                  en: `${en} is almost the same colour as the product (${names.join(', ')}) and will be hard to see.`,
                }
              : {
                  zh: `${zh}和产品颜色（${names.join('、')}）太接近，远一点就读不出来。`,
                  en: `${en} has little contrast with the product (${names.join(', ')}) and is hard to read from a distance.`,
                },
          ...(layer.type === 'text' || layer.type === 'shape' ? { fix: { zh: '加描边', en: 'Add an outline' } } : {}),
        },
      ]
    }),
  repair: ({ design, cm_per_px }, layer, { document }) =>
    changeLayers(document, { view_id: design.view_id, ids: [layer.id] }, (now) => {
      if (now.type === 'text') return { outline: { colour: contrastTo(now.fill ?? '#ffffff'), width_em: OUTLINE_EM } }
      if (now.type !== 'shape') return {}
      return { stroke: contrastTo(now.fill ?? '#ffffff'), stroke_width: round(STROKE_CM / cm_per_px) }
    }),
}
