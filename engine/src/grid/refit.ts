import { type Area, getBounds, getMiddle } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { round } from '../transform/selection.ts'
import { scaledLayer } from '../transform/transform.ts'

/** Largest coordinate a document allows. */
const FAR_PX = 20_000
const within = (value: number) => Math.min(FAR_PX, Math.max(-FAR_PX, round(value)))

/** How much something must grow to cover a box completely. */
const cover = (box: Area, seen: Area) => Math.max(box.width / seen.width, box.height / seen.height)

/**
 * Where the centre goes on one axis. Overhang keeps the share by which it was shifted, so that a picture that
 * covered its cell covers the next one; what does not, keeps its distance.
 */
function shifted(off: number, size: number, from: number, to: number, factor: number): number {
  const [slack, next] = [(size - from) / 2, (size * factor - to) / 2]
  if (slack < 0 || Math.abs(off) > slack) return off * factor
  return slack < 0.001 ? 0 : (off / slack) * next
}

/** The same box, as far as a document can tell. */
export const isSameBox = (a: Area, b: Area): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) <
  0.002

/** Everything of a cell as one, from one box into another: as large against the new box as it was against the old. */
export function refit(layers: readonly Layer[], from: Area, to: Area): Layer[] {
  if (layers.length === 0 || isSameBox(from, to)) return [...layers]
  const seen = getBounds(layers)
  const factor = cover(to, seen) / cover(from, seen)
  const [middle, origin, target] = [getMiddle(seen), getMiddle(from), getMiddle(to)]
  const x = target.x + shifted(middle.x - origin.x, seen.width, from.width, to.width, factor)
  const y = target.y + shifted(middle.y - origin.y, seen.height, from.height, to.height, factor)
  return layers.map(
    (layer) =>
      ({
        ...layer,
        ...scaledLayer(layer, factor),
        cx: within(x + (layer.cx - middle.x) * factor),
        cy: within(y + (layer.cy - middle.y) * factor),
      }) as Layer,
  )
}
