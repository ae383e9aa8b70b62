import { smallestSize } from '../../text/spans.ts'
import { changeLayers } from '../../transform/selection.ts'
import { scaledBy } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule, PreflightView } from '../core/preflight-types.ts'

/** Height of an em. Smaller letters fill up on cloth; threads need more. */
const SMALLEST_MM = 2.4
const SMALLEST_STITCHED_MM = 7
const stitched = new Set(['embroidery'])

const getSmallest = ({ technique }: PreflightView): number =>
  technique && stitched.has(technique.key) ? SMALLEST_STITCHED_MM : SMALLEST_MM

/** A design that grows with the sizes has its smallest letters on the smallest. */
const sizeMm = (size: number, { least_cm_per_px }: PreflightView): number => size * least_cm_per_px * 10

const PT_PER_MM = 72 / 25.4
/** A hair more, so that rounding does not bring the finding back. */
const SPARE = 1.002

export const smallText: PreflightRule = {
  id: 'small_text',
  check: (view) => {
    const smallest = getSmallest(view)
    const means = view.technique?.name ?? ''
    return view.layers.flatMap((layer) => {
      if (layer.type !== 'text' || layer.text.trim() === '') return []
      const mm = sizeMm(smallestSize(layer), view)
      if (mm >= smallest) return []
      const { zh, en } = getLabel(layer)
      const [shown, least] = [`${mm.toFixed(1)} mm`, `${smallest} mm (${Math.round(smallest * PT_PER_MM)} pt)`]
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}的字号在最小的尺码上只有 ${mm.toFixed(1)} 毫米，小于 ${smallest} 毫米（${Math.round(smallest * PT_PER_MM)} 磅）的字${means && `用${means}`}印出来会糊。`,
            en: `${en} is only ${shown} high on the smallest size; letters under ${least} fill up${means && ` with ${means}`}.`,
          },
          fix: { zh: `放大到 ${smallest} 毫米`, en: `Enlarge to ${smallest} mm` },
        },
      ]
    })
  },
  repair: (view, layer, { document }) =>
    changeLayers(document, { view_id: view.design.view_id, ids: [layer.id] }, (now) => {
      if (now.type !== 'text') return {}
      return scaledBy(now, (getSmallest(view) / sizeMm(smallestSize(now), view)) * SPARE)
    }),
}
