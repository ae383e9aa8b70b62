// Measures of a print slot, computed from its triangles alone: no shader, no texture.
import type { BufferAttribute, BufferGeometry, Matrix4 } from 'three'
import { Vector3 } from 'three'

/** A triangle corner in world space and on the design, where v runs down from the top. */
export interface Corner {
  readonly at: Vector3
  readonly u: number
  readonly v: number
}
type Polygon = readonly Corner[]

export function getCorners(geometry: BufferGeometry, world: Matrix4): Polygon[] {
  const position = geometry.getAttribute('position') as BufferAttribute
  const uv = geometry.getAttribute('uv') as BufferAttribute | undefined
  const index = geometry.getIndex()
  const corner = (n: number): Corner => {
    const i = index ? index.getX(n) : n
    const at = new Vector3().fromBufferAttribute(position, i).applyMatrix4(world)
    return { at, u: uv?.getX(i) ?? 0, v: uv?.getY(i) ?? 0 }
  }
  const count = index ? index.count : position.count
  return Array.from({ length: Math.floor(count / 3) }, (_, t) => [corner(3 * t), corner(3 * t + 1), corner(3 * t + 2)])
}

function between(a: Corner, b: Corner, share: number): Corner {
  return { at: a.at.clone().lerp(b.at, share), u: a.u + (b.u - a.u) * share, v: a.v + (b.v - a.v) * share }
}

/** The part of a polygon where `distance` is not negative. */
function cut(polygon: Polygon, distance: (corner: Corner) => number): Polygon {
  return polygon.flatMap((corner, n) => {
    const next = polygon[(n + 1) % polygon.length] as Corner
    const [here, there] = [distance(corner), distance(next)]
    const kept = here >= 0 ? [corner] : []
    return here >= 0 === there >= 0 ? kept : [...kept, between(corner, next, here / (here - there))]
  })
}

export interface Field {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
}

/** The part of the slot on a rectangle of the design. */
export function inField(polygons: readonly Polygon[], { u0, v0, u1, v1 }: Field): Polygon[] {
  const sides = [(c: Corner) => c.u - u0, (c: Corner) => u1 - c.u, (c: Corner) => c.v - v0, (c: Corner) => v1 - c.v]
  return polygons.map((polygon) => sides.reduce(cut, polygon)).filter((polygon) => polygon.length >= 3)
}

/** The part of the slot outside the design. */
export function beyondField(polygons: readonly Polygon[]): Polygon[] {
  return polygons
    .flatMap((polygon) => {
      const middle = cut(
        cut(polygon, (c) => c.u),
        (c) => 1 - c.u,
      )
      return [
        cut(polygon, (c) => -c.u),
        cut(polygon, (c) => c.u - 1),
        cut(middle, (c) => -c.v),
        cut(middle, (c) => c.v - 1),
      ]
    })
    .filter((polygon) => polygon.length >= 3)
}

export const getTriangles = (polygons: readonly Polygon[]): (readonly [Corner, Corner, Corner])[] =>
  polygons.flatMap((polygon) =>
    polygon.slice(2).map((corner, n) => [polygon[0] as Corner, polygon[n + 1] as Corner, corner] as const),
  )

export interface SlotMeasure {
  /** Share of the design that is on the product. */
  readonly covered: number
  /** Share of the covered design that is mirrored. */
  readonly mirrored: number
  /** Width and height of the whole design on the product, in metres. */
  readonly width_m: number
  readonly height_m: number
  /** Average direction of the printed surface, and its centre. */
  readonly normal: readonly [number, number, number]
  readonly middle: readonly [number, number, number]
}

const WHOLE: Field = { u0: 0, v0: 0, u1: 1, v1: 1 }

/** Length of a step along u and along v on this triangle. */
function getSteps([a, b, c]: readonly [Corner, Corner, Corner], uv_area: number) {
  const [e1, e2] = [b.at.clone().sub(a.at), c.at.clone().sub(a.at)]
  const [u1, v1, u2, v2] = [b.u - a.u, b.v - a.v, c.u - a.u, c.v - a.v]
  const along = (x: number, y: number) => e1.clone().multiplyScalar(x).addScaledVector(e2, y).length() / uv_area
  return { u_m: along(v2, -v1), v_m: along(-u2, u1) }
}

export function measureSlot(polygons: readonly Polygon[]): SlotMeasure {
  let [covered, mirrored, width, height] = [0, 0, 0, 0]
  const [normal, middle] = [new Vector3(), new Vector3()]
  let area = 0
  for (const triangle of getTriangles(inField(polygons, WHOLE))) {
    const [a, b, c] = triangle
    const cross = b.at.clone().sub(a.at).cross(c.at.clone().sub(a.at))
    const doubled = (b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v)
    const uv_area = Math.abs(doubled)
    if (uv_area < 1e-9) continue
    const { u_m, v_m } = getSteps(triangle, uv_area)
    covered += uv_area / 2
    // Faces are counter-clockwise seen from outside; v runs down, so their image on the design is clockwise.
    if (doubled > 0) mirrored += uv_area / 2
    width += (u_m * uv_area) / 2
    height += (v_m * uv_area) / 2
    // On a cup the sides cancel out, so the centre of the design gives the direction.
    if (Math.abs((a.u + b.u + c.u) / 3 - 0.5) < 0.25) normal.add(cross)
    const weight = cross.length()
    area += weight
    middle.addScaledVector(a.at.clone().add(b.at).add(c.at), weight / 3)
  }
  normal.normalize()
  middle.divideScalar(area || 1)
  return {
    covered,
    mirrored: mirrored / (covered || 1),
    width_m: width / (covered || 1),
    height_m: height / (covered || 1),
    normal: [normal.x, normal.y, normal.z],
    middle: [middle.x, middle.y, middle.z],
  }
}
