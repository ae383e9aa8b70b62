import { type Area, getBounds, getMiddle } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { type CutOut, freeAreas, roomiestArea } from '../../print/cut-out.ts'
import { getSafeArea, safeMarginCm } from '../../print/print-area.ts'
import { reached, shareLost } from '../core/ink-parts.ts'
import { isBleeding, moveInto } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { Bilingual, PreflightRule, PreflightView } from '../core/preflight-types.ts'

/** Share of a picture that may fall into a hole without a warning; letters may lose nothing. */
const MOST_LOST = 0.1
/** Beyond this the important part is lost. */
const MOSTLY_LOST = 0.6

/** Half its size is as small as a layer is made without asking. */
const SMALLEST_FACTOR = 0.5

/** Where the layer keeps most of its size; of several such places the nearest. */
function placeFor({ area, cm_per_px, cut_outs, boxOf }: PreflightView, layer: Layer): Area | null {
  const bounds = getBounds([boxOf(layer)])
  const margin = safeMarginCm(area.width * cm_per_px, area.height * cm_per_px) / cm_per_px
  const best = roomiestArea(freeAreas(getSafeArea(area, cm_per_px), cut_outs, margin), bounds, getMiddle(bounds))
  return best && best.factor >= SMALLEST_FACTOR ? best.area : null
}

/** What happens to the layer, and what one click does about it. */
function said(
  layer: Bilingual,
  { kind = 'hole', name }: CutOut,
): { readonly message: Bilingual; readonly fix: Bilingual } {
  if (kind === 'cut')
    return {
      message: {
        zh: `${layer.zh}落在${name.zh}，会被裁掉一部分。请移开。`,
        en: `${layer.en} reaches into ${name.en} and loses a piece. Move it away.`,
      },
      fix: { zh: '移到裁切线内', en: 'Move inside the cut line' },
    }
  return {
    message: {
      zh: `${layer.zh}落在${name.zh}上，孔里的部分不会被印出来。请移开。`,
      en: `${layer.en} overlaps ${name.en}; that part will not be printed. Move it away.`,
    },
    fix: { zh: '移到孔外', en: 'Move away from the hole' },
  }
}

export const cutOut: PreflightRule = {
  id: 'cut_out',
  check: (view) =>
    view.layers.flatMap((layer) => {
      const box = view.boxOf(layer)
      const is_text = layer.type === 'text'
      // Patterns and what fills the area go around holes by nature.
      if (layer.type === 'pattern' || (!is_text && isBleeding(view.area, getBounds([box])))) return []
      const holes = reached(view, layer, view.cut_outs)
      const [hole] = holes
      const lost = shareLost(view, layer, holes)
      if (!hole || (!is_text && lost < MOST_LOST)) return []
      const { message, fix } = said(getLabel(layer), hole)
      return [
        {
          level: is_text || lost > MOSTLY_LOST ? 'error' : 'warning',
          layer,
          message,
          ...(placeFor(view, layer) ? { fix } : {}),
        },
      ]
    }),
  repair: (view, layer, { document }) => {
    const place = placeFor(view, layer)
    const { design, boxOf } = view
    return place ? moveInto(document, { view_id: design.view_id, layer, boxOf }, place) : document
  },
}
