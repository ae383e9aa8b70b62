import { type Area, boundsOf, isInside, middleOf, type Point, type TurnedBox, turn } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { type CutOut, safeAreaOf, safeMarginCm } from '../../print/print-area.ts'
import { isBleeding, moveInto } from '../into-area.ts'
import { labelOf } from '../layer-label.ts'
import type { PreflightRule, PreflightView } from '../preflight-types.ts'

/** Points along each side of a box that are looked at. */
const SAMPLES = 24
/** Share of a picture that may fall into a hole without a warning; letters may lose nothing. */
const MOST_LOST = 0.1
/** Beyond this the important part is lost. */
const MOSTLY_LOST = 0.6

const shares = Array.from({ length: SAMPLES }, (_, n) => (n + 0.5) / SAMPLES - 0.5)

const samplesOf = (box: TurnedBox): Point[] =>
  shares.flatMap((y) =>
    shares.map((x) => {
      const at = turn({ x: x * box.width, y: y * box.height }, box.rotation_deg)
      return { x: box.cx + at.x, y: box.cy + at.y }
    }),
  )

function isInHole({ left, top, width, height, radius }: CutOut, { x, y }: Point): boolean {
  const [half_x, half_y] = [width / 2, height / 2]
  const from_middle = { x: Math.abs(x - left - half_x), y: Math.abs(y - top - half_y) }
  if (from_middle.x > half_x || from_middle.y > half_y) return false
  const into_corner = { x: from_middle.x - half_x + radius, y: from_middle.y - half_y + radius }
  return into_corner.x <= 0 || into_corner.y <= 0 || Math.hypot(into_corner.x, into_corner.y) <= radius
}

const boxOfHole = ({ left, top, width, height }: CutOut): TurnedBox => ({
  cx: left + width / 2,
  cy: top + height / 2,
  width,
  height,
  rotation_deg: 0,
})

/** Small holes fall between the sample points of a long text, so both directions are checked. */
const touches = (box: TurnedBox, hole: CutOut): boolean =>
  samplesOf(boxOfHole(hole)).some((point) => isInHole(hole, point) && isInside(box, point)) ||
  samplesOf(box).some((point) => isInHole(hole, point))

const shareLost = (box: TurnedBox, holes: readonly CutOut[]): number =>
  samplesOf(box).filter((point) => holes.some((hole) => isInHole(hole, point))).length / SAMPLES ** 2

/** The parts of the safe area left of, right of, above and below all holes. */
function freeAreas({ area, cm_per_px, cut_outs }: PreflightView): Area[] {
  const safe = safeAreaOf(area, cm_per_px)
  const holes = boundsOf(cut_outs.map(boxOfHole))
  const margin = safeMarginCm(area.width * cm_per_px, area.height * cm_per_px) / cm_per_px
  const [right, bottom] = [safe.left + safe.width, safe.top + safe.height]
  const upright = { top: safe.top, height: safe.height }
  const level = { left: safe.left, width: safe.width }
  const below = holes.top + holes.height + margin
  const beside = holes.left + holes.width + margin
  return [
    { ...level, top: below, height: bottom - below },
    { ...level, top: safe.top, height: holes.top - margin - safe.top },
    { ...upright, left: beside, width: right - beside },
    { ...upright, left: safe.left, width: holes.left - margin - safe.left },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

/** Half its size is as small as a layer is made without asking. */
const SMALLEST_FACTOR = 0.5

/** Where the layer keeps most of its size; of several such places the nearest. */
function placeFor(view: PreflightView, layer: Layer): Area | null {
  const bounds = boundsOf([view.boxOf(layer)])
  const from = middleOf(bounds)
  const places = freeAreas(view).map((area) => {
    const to = middleOf(area)
    const factor = Math.min(1, area.width / bounds.width, area.height / bounds.height)
    return { area, factor, distance: Math.hypot(to.x - from.x, to.y - from.y) }
  })
  const [best] = places.sort((a, b) => b.factor - a.factor || a.distance - b.distance)
  return best && best.factor >= SMALLEST_FACTOR ? best.area : null
}

export const cutOut: PreflightRule = {
  id: 'cut_out',
  check: (view) =>
    view.layers.flatMap((layer) => {
      const box = view.boxOf(layer)
      const is_text = layer.type === 'text'
      // Patterns and what fills the area go around holes by nature.
      if (layer.type === 'pattern' || (!is_text && isBleeding(view.area, boundsOf([box])))) return []
      const holes = view.cut_outs.filter((hole) => touches(box, hole))
      const [hole] = holes
      const lost = shareLost(box, holes)
      if (!hole || (!is_text && lost < MOST_LOST)) return []
      const { zh, en } = labelOf(layer)
      return [
        {
          level: is_text || lost > MOSTLY_LOST ? 'error' : 'warning',
          layer,
          message: {
            zh: `${zh}落在${hole.name.zh}上，孔里的部分不会被印出来。请移开。`,
            en: `${en} overlaps ${hole.name.en}; what falls into it is not printed. Move it away.`,
          },
          ...(placeFor(view, layer) ? { fix: { zh: '移到孔外', en: 'Move off the hole' } } : {}),
        },
      ]
    }),
  repair: (view, layer, { document }) => {
    const place = placeFor(view, layer)
    const { design, boxOf } = view
    return place ? moveInto(document, { view_id: design.view_id, layer, boxOf }, place) : document
  },
}
