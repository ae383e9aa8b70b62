// A design that keeps its centimetres keeps them on another product too, as far as there is room.
import type { DesignDocument } from '../document/design-document.ts'
import { type Area, getBounds, getMiddle } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { fixedSize } from '../print/rules/size-rule.ts'
import { round } from '../transform/selection.ts'
import { scaledLayer } from '../transform/transform.ts'
import { carried } from './copy-to-view.ts'
import type { Face, FaceSize } from './faces.ts'

const findSize = ({ sizes = [] }: Face, size_id: number) => sizes.find((one) => one.size_id === size_id)

/** The size that takes the place of another: the one of the same name, or else the one printed most alike. */
function sizeLike({ sizes = [] }: Face, { name, width_cm }: FaceSize): FaceSize | undefined {
  const away = (one: FaceSize) => Math.abs(one.width_cm - width_cm)
  return sizes.find((one) => one.name === name) ?? [...sizes].sort((a, b) => away(a) - away(b))[0]
}

type Pairs = readonly (readonly [from: Face, to: Face])[]

export interface FixedSizes {
  readonly from_id: number
  readonly to_id: number
}

/** Whose centimetres are kept on which size of the other product; null where they are not kept or nobody measured. */
export function fixedSizes(document: DesignDocument, pairs: Pairs): FixedSizes | null {
  const from_id = fixedSize(document)
  if (from_id === undefined) return null
  for (const [from, to] of pairs) {
    const designed = findSize(from, from_id)
    const other = designed && sizeLike(to, designed)
    if (other) return { from_id, to_id: other.size_id }
  }
  return null
}

const cmPerPx = (face: Face, size_id: number): number | undefined => {
  const size = findSize(face, size_id)
  return size && size.width_cm / face.area.width
}

/** By how much pixels of one face are drawn larger on another, so that both measure the same. */
export function fixedFactor(from: Face, to: Face, { from_id, to_id }: FixedSizes): number | undefined {
  const [here, there] = [cmPerPx(from, from_id), cmPerPx(to, to_id)]
  return here && there ? here / there : undefined
}

const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

const isInside = (inner: Area, outer: Area) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

/** Where a print is measured from: the middle of what is seen of it, or else the middle of its upper edge. */
const getOrigins = (from: Face, to: Face) => {
  if (from.focus || to.focus) return [getMiddle(from.focus ?? from.area), getMiddle(to.focus ?? to.area)] as const
  const top = ({ area }: Face) => ({ x: getMiddle(area).x, y: area.top })
  return [top(from), top(to)] as const
}

/**
 * Layers of one face on another in the same centimetres. `covers` says which relate to the whole area and grow with it.
 * What lay inside its area is brought inside the other: moved, and made smaller as one where it is too large.
 */
export function carriedFixed(
  layers: readonly Layer[],
  [from, to]: readonly [Face, Face],
  wanted: number,
  covers: (layer: Layer) => boolean,
): Layer[] {
  const motif = layers.filter((layer) => !covers(layer))
  const [origin, target] = getOrigins(from, to)
  const bounds = motif.length > 0 ? getBounds(motif) : undefined
  const must_fit = bounds !== undefined && isInside(bounds, from.area)
  const factor = must_fit ? Math.min(wanted, to.area.width / bounds.width, to.area.height / bounds.height) : wanted
  const shift = { x: 0, y: 0 }
  if (must_fit) {
    const left = target.x + (bounds.left - origin.x) * factor
    const top = target.y + (bounds.top - origin.y) * factor
    const { area } = to
    shift.x = clamped(left, area.left, area.left + area.width - bounds.width * factor) - left
    shift.y = clamped(top, area.top, area.top + area.height - bounds.height * factor) - top
  }
  return layers.map((layer): Layer => {
    if (!covers(layer)) {
      const cx = round(target.x + shift.x + (layer.cx - origin.x) * factor)
      const cy = round(target.y + shift.y + (layer.cy - origin.y) * factor)
      return { ...layer, ...scaledLayer(layer, factor), cx, cy } as Layer
    }
    const whole = carried(layer, from.area, to.area)
    if (layer.type !== 'pattern') return whole
    // A pattern covers the other area, with tiles of the same centimetres.
    const { width: _width, height: _height, ...tiles } = scaledLayer(layer, wanted)
    return { ...whole, ...tiles } as Layer
  })
}

/** What a print that should keep its centimetres lost on another product. */
export interface LostRoom {
  readonly view_id: number
  readonly from_cm: number
  readonly to_cm: number
  /** Sizes on which even that is wider or longer than the print area. */
  readonly too_small: readonly string[]
}

const SPARE_CM = 0.05
const tenth = (value: number) => Math.round(value * 10) / 10

/** Faces on which a carried design is smaller than it was, or larger than the area of some size. */
export function lostRoom(before: DesignDocument, after: DesignDocument, pairs: Pairs): LostRoom[] {
  const sizes = fixedSizes(before, pairs)
  if (!sizes) return []
  return pairs.flatMap(([from, to]) => {
    const [source, target] = [
      before.views.find(({ view_id }) => view_id === from.view_id)?.layers ?? [],
      after.views.find(({ view_id }) => view_id === to.view_id)?.layers ?? [],
    ]
    const [here, there] = [cmPerPx(from, sizes.from_id), cmPerPx(to, sizes.to_id)]
    const motif = source.filter((layer) => layer.type !== 'pattern' && isInside(getBounds([layer]), from.area))
    const moved = target.filter(({ id }) => motif.some((layer) => layer.id === id))
    if (!here || !there || motif.length === 0 || moved.length === 0) return []
    const printed = getBounds(moved)
    const [from_cm, to_cm] = [getBounds(motif).width * here, printed.width * there]
    const bottom_cm = (printed.top + printed.height - to.area.top) * there
    const too_small = (to.sizes ?? []).filter(
      ({ width_cm }) =>
        to_cm > width_cm + SPARE_CM || bottom_cm > (width_cm * to.area.height) / to.area.width + SPARE_CM,
    )
    if (to_cm > from_cm - SPARE_CM && too_small.length === 0) return []
    const names = too_small.map(({ name }) => name)
    return [{ view_id: to.view_id, from_cm: tenth(from_cm), to_cm: tenth(to_cm), too_small: names }]
  })
}
