import type { Point } from '../geometry/box.ts'
import type { ShapeLayer } from '../layers/layer-types.ts'
import { type GridPoint, type GridRing, getOutlines, UNITS_PER_PX } from './flatten.ts'
import { getSide } from './split-edges.ts'

/** A finger or a pointer beside a thin line still means it. */
const BESIDE_PX = 3

const ringEdges = (rings: readonly GridRing[]): [GridPoint, GridPoint][] =>
  rings.flatMap((ring) => ring.map((from, at): [GridPoint, GridPoint] => [from, ring[(at + 1) % ring.length] ?? from]))

/** How often outlines run round a point, as a canvas counts that fills them. */
const turnsRound = (edges: readonly [GridPoint, GridPoint][], point: GridPoint): number =>
  edges.reduce((turns, [a, b]) => {
    if (a.y <= point.y && b.y > point.y) return turns + (getSide(a, b, point) > 0 ? 1 : 0)
    return b.y <= point.y && a.y > point.y ? turns - (getSide(a, b, point) < 0 ? 1 : 0) : turns
  }, 0)

function distanceTo([a, b]: readonly [GridPoint, GridPoint], { x, y }: GridPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy)
}

/** Whether a shape has ink at a point of the canvas: not in the hole of a ring, nor within a frame of lines. */
export function shapeHasInk(layer: ShapeLayer, { x, y }: Point): boolean {
  // Codes are scanned whole, and stars are drawn all over the sky.
  if (layer.code || layer.sky) return true
  const edges = ringEdges(getOutlines(layer))
  const point = { x: x * UNITS_PER_PX, y: y * UNITS_PER_PX }
  if ((layer.fill !== null || layer.gradient) && turnsRound(edges, point) !== 0) return true
  if (layer.stroke === null) return false
  const reach = (layer.stroke_width / 2 + BESIDE_PX) * UNITS_PER_PX
  return edges.some((edge) => distanceTo(edge, point) <= reach)
}
