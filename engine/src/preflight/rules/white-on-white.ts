import { changeLayers, round } from '../../commands/selection.ts'
import { boundsOf } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { spanColours } from '../../text/spans.ts'
import { colourDistance, contrastTo } from '../colour-distance.ts'
import { overlaps } from '../into-area.ts'
import { labelOf } from '../layer-label.ts'
import type { ClothColour, PictureFacts, PreflightInput, PreflightRule, PreflightView } from '../preflight-types.ts'

/** Closer than this, a print can hardly be distinguished from the cloth. */
const HARDLY_SEEN = 8
/** Letters and codes closer than this are seen, but not read from a few steps away. */
const HARDLY_READ = 22
const FLAT_SPREAD = 6
const OUTLINE_EM = 0.06
const STROKE_CM = 0.1

/** The flat colours a layer shows on the cloth; none where it has many, or an outline that keeps it readable. */
function flatColours(layer: Layer, factsOf: PreflightInput['pictureFacts']): (string | null)[] {
  if ((layer.type === 'text' || layer.type === 'shape') && layer.gradient) return []
  if (layer.type === 'text') return layer.outline ? [] : [layer.fill, ...spanColours(layer)]
  if (layer.type === 'shape' && layer.code?.paper) return []
  if (layer.type === 'shape') return layer.stroke && layer.stroke_width > 0 ? [] : [layer.fill]
  const facts: PictureFacts = factsOf(layer.source.kind, layer.source.key) ?? {}
  // What has been adjusted no longer has the colour that was measured.
  if (layer.adjust || (facts.colour_spread ?? 100) > FLAT_SPREAD) return []
  return [facts.mean_colour ?? null]
}

/** Only what is printed directly on the product can disappear in it. */
function liesOnCloth(layer: Layer, { design, layers, boxOf }: PreflightView): boolean {
  if (design.background !== null) return false
  const own = boundsOf([boxOf(layer)])
  return !layers.slice(0, layers.indexOf(layer)).some((below) => overlaps(boundsOf([boxOf(below)]), own))
}

const isRead = (layer: Layer): boolean => layer.type === 'text' || (layer.type === 'shape' && layer.code !== undefined)

/** The colour below the artwork: a mug whose handle is coloured is white. */
const BODY_PART = 1
const clothHex = ({ hex, part_ids = [] }: ClothColour): string =>
  part_ids.length === 0 || part_ids.includes(BODY_PART) ? hex : '#ffffff'

/** The colours of the product on which a part of the layer is closer to the cloth than this. */
const closeTo = (cloths: readonly ClothColour[], shown: readonly (string | null)[], distance: number) =>
  cloths.filter((cloth) => {
    const hex = clothHex(cloth)
    return shown.some((colour) => colour !== null && colourDistance(hex, colour) < distance)
  })

export const whiteOnWhite: PreflightRule = {
  id: 'white_on_white',
  check: (view, { colours, pictureFacts }) =>
    view.layers.flatMap((layer) => {
      const shown = liesOnCloth(layer, view) ? flatColours(layer, pictureFacts) : []
      const same = closeTo(colours, shown, HARDLY_SEEN)
      const near = isRead(layer) ? closeTo(colours, shown, HARDLY_READ) : same
      if (near.length === 0) return []
      const { zh, en } = labelOf(layer)
      const concerned = same.length > 0 ? same : near
      const names = concerned.map(({ name }) => name)
      return [
        {
          level: same.length > 0 ? 'warning' : 'hint',
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
