import { getBounds, getMiddle } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { freeAreas, roomiestArea, type ZoneKind } from '../../print/cut-out.ts'
import { getSafeArea, safeMarginCm } from '../../print/print-area.ts'
import { reached, shareLost } from '../core/ink-parts.ts'
import { moveInto } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { Bilingual, PreflightRule, PreflightView } from '../core/preflight-types.ts'

type Printed = Exclude<ZoneKind, 'hole' | 'cut'>

/** What each kind of place does to the artwork across it. */
const harm: Readonly<Record<Printed, Bilingual>> = {
  seam: { zh: '会错位或被缝进去', en: 'it may not meet exactly or be sewn in' },
  fold: { zh: '折起来的部分看不全', en: 'part of it disappears in the fold' },
  handle: { zh: '会被挡住', en: 'it will be hidden' },
  brim: { zh: '会跟着弯', en: 'it will be bent' },
}

/** Half of a picture beside a handle is still seen; letters have to be read. */
const MOST_HIDDEN = 0.25
/** Smaller than this nobody makes it without being asked. */
const SMALLEST_FACTOR = 0.5

const isRead = (layer: Layer): boolean => layer.type === 'text' || (layer.type === 'shape' && layer.code !== undefined)

function placeFor({ area, cm_per_px, cut_outs, zones, boxOf }: PreflightView, layer: Layer) {
  const bounds = getBounds([boxOf(layer)])
  const margin = safeMarginCm(area.width * cm_per_px, area.height * cm_per_px) / cm_per_px
  const free = freeAreas(getSafeArea(area, cm_per_px), [...cut_outs, ...zones], margin / 2)
  const best = roomiestArea(free, bounds, getMiddle(bounds))
  return best && best.factor >= SMALLEST_FACTOR ? best.area : null
}

/** Seams, folds, handles and brims: printed, but what has to be read does not belong there. */
export const crossing: PreflightRule = {
  id: 'crossing',
  check: (view) =>
    view.layers.flatMap((layer) => {
      if (layer.type === 'pattern') return []
      const [zone] = isRead(layer)
        ? reached(view, layer, view.zones)
        : view.zones.filter((one) => one.kind === 'handle' && shareLost(view, layer, [one]) > MOST_HIDDEN)
      if (!zone) return []
      const { zh, en } = getLabel(layer)
      const why = harm[zone.kind as Printed]
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}压在${zone.name.zh}上，${why.zh}。请移开。`,
            en: `${en} lies across ${zone.name.en}: ${why.en}. Move it away.`,
          },
          ...(placeFor(view, layer) ? { fix: { zh: '移到旁边', en: 'Move beside it' } } : {}),
        },
      ]
    }),
  repair: (view, layer, { document }) => {
    const place = placeFor(view, layer)
    const { design, boxOf } = view
    return place ? moveInto(document, { view_id: design.view_id, layer, boxOf }, place) : document
  },
}
