import { changeLayers, round } from '../../commands/selection.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { spanColours } from '../../text/spans.ts'
import { colourDistance, contrastTo } from '../colour-distance.ts'
import { labelOf } from '../layer-label.ts'
import type { PictureFacts, PreflightInput, PreflightRule, PreflightView } from '../preflight-types.ts'

/** Closer than this, a print can hardly be distinguished from the cloth. */
const HARDLY_SEEN = 8
const FLAT_SPREAD = 6
const OUTLINE_EM = 0.06
const STROKE_CM = 0.1

/** The one colour a layer shows; none where it has several, or an outline that keeps it readable. */
function soleColour(layer: Layer, factsOf: PreflightInput['pictureFacts']): string | null {
  if ((layer.type === 'text' || layer.type === 'shape') && layer.gradient) return null
  if (layer.type === 'text') return layer.outline || spanColours(layer).length > 0 ? null : layer.fill
  if (layer.type === 'shape' && layer.code?.paper) return null
  if (layer.type === 'shape') return layer.stroke && layer.stroke_width > 0 ? null : layer.fill
  const facts: PictureFacts = factsOf(layer.source.kind, layer.source.key) ?? {}
  return (facts.colour_spread ?? 100) <= FLAT_SPREAD ? (facts.mean_colour ?? null) : null
}

/** Only what is printed directly on the product can disappear in it. */
function liesOnCloth(layer: Layer, { design, layers }: PreflightView): boolean {
  return design.background === null && layers.indexOf(layer) === 0
}

export const whiteOnWhite: PreflightRule = {
  id: 'white_on_white',
  check: (view, { colours, pictureFacts }) =>
    view.layers.flatMap((layer) => {
      const colour = liesOnCloth(layer, view) || view.layers.length === 1 ? soleColour(layer, pictureFacts) : null
      const same = colour === null ? [] : colours.filter(({ hex }) => colourDistance(hex, colour) < HARDLY_SEEN)
      if (same.length === 0) return []
      const { zh, en } = labelOf(layer)
      const names = same.map(({ name }) => name)
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}的颜色和产品颜色（${names.join('、')}）几乎一样，印出来看不清。`,
            en: `${en} is almost the same colour as the product (${names.join(', ')}) and will be hard to see.`,
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
