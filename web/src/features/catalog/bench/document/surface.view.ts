// Pure changes of the print surface: document in, document out.

import type { BenchPoint, BenchSurface } from '@inkroute/engine/bench/bench-view'
import { surfaceAt } from '@inkroute/engine/bench/surface-grid'
import type { SurfaceHandle } from './round.view.ts'
import { roundHandles, roundMoved } from './round.view.ts'

export type SurfaceKind = BenchSurface['kind']
export const surfaceKinds = ['flat', 'round', 'cloth', 'polygon'] as const satisfies readonly SurfaceKind[]

type Cloth = Extract<BenchSurface, { kind: 'cloth' }>
type Corners = Extract<BenchSurface, { kind: 'flat' }>['corners']

const round1 = (value: number): number => Math.round(value * 10) / 10
export const tidy = ([x, y]: BenchPoint): BenchPoint => [round1(x), round1(y)]

/** The four corners of the design on the photograph, from its top left, clockwise. */
export function getCorners(surface: BenchSurface): Corners {
  // As drawn: crossed corners have no perspective to compute them from.
  if (surface.kind === 'flat') return surface.corners
  const at = surfaceAt({ surface, size_cm: null })
  const out = new Float64Array(2)
  const corner = (s: number, t: number): BenchPoint => {
    at(s, t, out, 0)
    return tidy([out[0] as number, out[1] as number])
  }
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
}

/** The middle of the photograph, where a product usually is. */
export function defaultCorners([width, height]: readonly [number, number]): Corners {
  const [left, right, top, bottom] = [0.34 * width, 0.66 * width, 0.28 * height, 0.7 * height]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Nodes between four corners, evenly spread. */
function meshBetween([a, b, c, d]: Corners, cols: number, rows: number): BenchPoint[] {
  const points: BenchPoint[] = []
  for (let row = 0; row <= rows; row++) {
    for (let col = 0; col <= cols; col++) {
      const [s, t] = [col / cols, row / rows]
      const mix = (k: 0 | 1) => (a[k] * (1 - s) + b[k] * s) * (1 - t) + (d[k] * (1 - s) + c[k] * s) * t
      points.push(tidy([mix(0), mix(1)]))
    }
  }
  return points
}

const DEFAULT_MESH = 4
const USUAL_ARC_DEG = 70

function roundBetween([a, b, c, d]: Corners): BenchSurface {
  const middle = (p: BenchPoint, q: BenchPoint): BenchPoint => tidy([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])
  const half = (p: BenchPoint, q: BenchPoint) => Math.max(4, round1(Math.hypot(q[0] - p[0], q[1] - p[1]) / 2))
  const radius_px: [number, number] = [half(a, b), half(d, c)]
  return {
    kind: 'round',
    axis: [middle(a, b), middle(d, c)],
    radius_px,
    curve_px: [round1(radius_px[0] * 0.18), round1(radius_px[1] * 0.22)],
    arc_deg: [-USUAL_ARC_DEG, USUAL_ARC_DEG],
    nearness: null,
  }
}

/** Another kind of surface over the same place. */
export function surfaceOfKind(kind: SurfaceKind, corners: Corners): BenchSurface {
  switch (kind) {
    case 'flat':
      return { kind, corners }
    case 'polygon':
      return { kind, outline: [...corners], corners: null }
    case 'cloth':
      return { kind, cols: DEFAULT_MESH, rows: DEFAULT_MESH, points: meshBetween(corners, DEFAULT_MESH, DEFAULT_MESH) }
    case 'round':
      return roundBetween(corners)
  }
}

/** The same cloth with more or fewer points; new ones are on the curves of the old. */
export function clothWithMesh(cloth: Cloth, cols: number, rows: number): Cloth {
  const at = surfaceAt({ surface: cloth, size_cm: null })
  const out = new Float64Array(2)
  const points: BenchPoint[] = []
  for (let row = 0; row <= rows; row++) {
    for (let col = 0; col <= cols; col++) {
      at(col / cols, row / rows, out, 0)
      points.push(tidy([out[0] as number, out[1] as number]))
    }
  }
  return { kind: 'cloth', cols, rows, points }
}

const replaced = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((old, n) => (n === index ? item : old))

const getHandles = (letter: string, points: readonly BenchPoint[], is_corner: boolean): SurfaceHandle[] =>
  points.map((at, index) => ({ id: `${letter}${index}`, at, is_corner }))

export function surfaceHandles(surface: BenchSurface): readonly SurfaceHandle[] {
  switch (surface.kind) {
    case 'flat':
      return getHandles('c', surface.corners, true)
    case 'polygon':
      return getHandles('o', surface.outline, false)
    case 'cloth':
      return surface.points.map((at, index) => {
        const [col, row] = [index % (surface.cols + 1), Math.floor(index / (surface.cols + 1))]
        return { id: `p${index}`, at, is_corner: col % surface.cols === 0 && row % surface.rows === 0 }
      })
    case 'round':
      return roundHandles(surface)
  }
}

/**
 * A corner of a cloth takes the points near it along, so that a mesh is first laid roughly by its corners and then
 * adjusted point by point.
 */
function clothMoved(cloth: Cloth, index: number, to: BenchPoint, whole: boolean): Cloth {
  const from = cloth.points[index] as BenchPoint
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [col, row] = [index % (cloth.cols + 1), Math.floor(index / (cloth.cols + 1))]
  const is_corner = col % cloth.cols === 0 && row % cloth.rows === 0
  if (!is_corner || !whole) return { ...cloth, points: replaced(cloth.points, index, to) }
  const points = cloth.points.map(([x, y], n): BenchPoint => {
    const [c, r] = [n % (cloth.cols + 1), Math.floor(n / (cloth.cols + 1))]
    const share = (1 - Math.abs(c - col) / cloth.cols) * (1 - Math.abs(r - row) / cloth.rows)
    return tidy([x + dx * share, y + dy * share])
  })
  return { ...cloth, points }
}

/** `whole`: a corner of a cloth takes its surroundings along. */
export function surfaceMoved(surface: BenchSurface, id: string, wanted: BenchPoint, whole = true): BenchSurface {
  const to = tidy(wanted)
  const index = Number(id.slice(1))
  switch (surface.kind) {
    case 'flat':
      return { ...surface, corners: replaced(surface.corners, index, to) as Corners }
    case 'polygon':
      return { ...surface, outline: replaced(surface.outline, index, to) }
    case 'cloth':
      return clothMoved(surface, index, to, whole)
    case 'round':
      return roundMoved(surface, id, to)
  }
}

const distanceToEdge = ([x, y]: BenchPoint, [ax, ay]: BenchPoint, [bx, by]: BenchPoint): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** A new corner on the nearest edge of the outline. */
export function outlineWith(outline: readonly BenchPoint[], point: BenchPoint): BenchPoint[] {
  let [best, nearest] = [0, Number.POSITIVE_INFINITY]
  for (const [index, from] of outline.entries()) {
    const distance = distanceToEdge(point, from, outline[(index + 1) % outline.length] as BenchPoint)
    if (distance < nearest) [best, nearest] = [index, distance]
  }
  return [...outline.slice(0, best + 1), tidy(point), ...outline.slice(best + 1)]
}

const FEWEST_CORNERS = 3

export const outlineWithout = (outline: readonly BenchPoint[], index: number): BenchPoint[] =>
  outline.length > FEWEST_CORNERS ? outline.filter((_, n) => n !== index) : [...outline]

export const movedBy = (points: readonly BenchPoint[], dx: number, dy: number): BenchPoint[] =>
  points.map(([x, y]) => tidy([x + dx, y + dy]))

/** The whole surface, moved. */
export function surfaceShifted(surface: BenchSurface, dx: number, dy: number): BenchSurface {
  switch (surface.kind) {
    case 'flat':
      return { ...surface, corners: movedBy(surface.corners, dx, dy) as Corners }
    case 'polygon':
      return {
        ...surface,
        outline: movedBy(surface.outline, dx, dy),
        corners: surface.corners && (movedBy(surface.corners, dx, dy) as Corners),
      }
    case 'cloth':
      return { ...surface, points: movedBy(surface.points, dx, dy) }
    case 'round':
      return { ...surface, axis: movedBy(surface.axis, dx, dy) as [BenchPoint, BenchPoint] }
  }
}
