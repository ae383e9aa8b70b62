// A surface as a fine grid of points: what lies where on the photograph. Everything else (UV, ruler, checks, warp) reads
// this grid, whatever kind the surface is.
import type { BenchPoint, BenchSurface, BenchView, SurfaceAt } from './bench-view.ts'
import { getHomography, type Homography } from './homography.ts'
import { roundPoint } from './round-surface.ts'

/** Nodes from (s0, t0) to (s1, t1) of the design, evenly spaced, row by row: x and y of each. */
export type SurfaceGrid = {
  cols: number
  rows: number
  s0: number
  s1: number
  t0: number
  t1: number
  xy: Float64Array
}

/** Ink fades out over the rim of an area, so that its position is known a little beyond it. */
const BEYOND = 0.03
const MOST_CELLS = 120
/** Finer cells move no pixel of a cloth by a tenth, but slow down dragging. */
const CLOTH_CELLS = 72

function planeAt(corners: readonly BenchPoint[]): SurfaceAt {
  const h: Homography = getHomography(corners)
  return (s, t, out, at) => {
    const w = h[6] * s + h[7] * t + h[8]
    out[at] = (h[0] * s + h[1] * t + h[2]) / w
    out[at + 1] = (h[3] * s + h[4] * t + h[5]) / w
  }
}

const clampInt = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** Weights of the four nodes around a place in a cell (Catmull-Rom). */
function catmullRom(f: number, w: Float64Array): void {
  const [f2, f3] = [f * f, f * f * f]
  w[0] = -0.5 * f + f2 - 0.5 * f3
  w[1] = 1 - 2.5 * f2 + 1.5 * f3
  w[2] = 0.5 * f + 2 * f2 - 1.5 * f3
  w[3] = -0.5 * f2 + 0.5 * f3
}

/** Cloth that turns away gets denser towards its rim. Where it does so quickly, a parabola would turn back. */
const DENSER = 0.75

/** One node further along a line of nodes, as a parabola through the last three would continue. */
function nextNode(mesh: Float64Array, a: number, b: number, c: number | null): readonly [number, number] {
  const [ax, ay] = [mesh[a] as number, mesh[a + 1] as number]
  const [x1, y1] = [ax - (mesh[b] as number), ay - (mesh[b + 1] as number)]
  if (c === null) return [ax + x1, ay + y1]
  const [x2, y2] = [(mesh[b] as number) - (mesh[c] as number), (mesh[b + 1] as number) - (mesh[c + 1] as number)]
  const ratio = Math.hypot(x1, y1) / Math.max(1e-6, Math.hypot(x2, y2))
  return ratio < DENSER ? [ax + ratio * x1, ay + ratio * y1] : [ax + 2 * x1 - x2, ay + 2 * y1 - y2]
}

/** The mesh with one more row and column on each side, so that the curve goes on beyond its rim as it arrived there. */
function paddedMesh(points: readonly BenchPoint[], cols: number, rows: number): Float64Array {
  const wide = cols + 3
  const mesh = new Float64Array(2 * wide * (rows + 3))
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= cols; c++) mesh.set(points[r * (cols + 1) + c] as BenchPoint, 2 * ((r + 1) * wide + c + 1))
  }
  const extend = (to: number, step: number, nodes: number) => {
    const [a, b, c] = [to + step, to + 2 * step, nodes > 2 ? to + 3 * step : to + 2 * step]
    mesh.set(nextNode(mesh, a, b, nodes > 2 ? c : null), to)
  }
  for (let r = 1; r <= rows + 1; r++) {
    extend(2 * r * wide, 2, cols + 1)
    extend(2 * (r * wide + cols + 2), -2, cols + 1)
  }
  for (let c = 0; c < wide; c++) {
    extend(2 * c, 2 * wide, rows + 1)
    extend(2 * ((rows + 2) * wide + c), -2 * wide, rows + 1)
  }
  return mesh
}

function clothAt(points: readonly BenchPoint[], cols: number, rows: number): SurfaceAt {
  const mesh = paddedMesh(points, cols, rows)
  const wide = cols + 3
  const [ws, wt] = [new Float64Array(4), new Float64Array(4)]
  return (s, t, out, at) => {
    const c = clampInt(Math.floor(s * cols), cols - 1)
    const r = clampInt(Math.floor(t * rows), rows - 1)
    catmullRom(s * cols - c, ws)
    catmullRom(t * rows - r, wt)
    let [x, y] = [0, 0]
    for (let i = 0; i < 4; i++) {
      const line = 2 * ((r + i) * wide + c)
      const w = wt[i] as number
      for (let j = 0; j < 4; j++) {
        const weight = w * (ws[j] as number)
        x += weight * (mesh[line + 2 * j] as number)
        y += weight * (mesh[line + 2 * j + 1] as number)
      }
    }
    out[at] = x
    out[at + 1] = y
  }
}

/** The box around an outline as corners. */
export function boxCorners(outline: readonly BenchPoint[]): BenchPoint[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

export function surfaceAt({ surface, size_cm }: Pick<BenchView, 'surface' | 'size_cm'>): SurfaceAt {
  switch (surface.kind) {
    case 'flat':
      return planeAt(surface.corners)
    case 'polygon':
      return planeAt(surface.corners ?? boxCorners(surface.outline))
    case 'cloth':
      return clothAt(surface.points, surface.cols, surface.rows)
    case 'round':
      return roundPoint(surface, size_cm).at
  }
}

/** The part of the design that faces the camera: only a round surface turns away. */
export function visibleSpan({ surface, size_cm }: Pick<BenchView, 'surface' | 'size_cm'>): readonly [number, number] {
  if (surface.kind !== 'round') return [-BEYOND, 1 + BEYOND]
  const [from, to] = roundPoint(surface, size_cm).visible
  return [Math.max(-BEYOND, from), Math.min(1 + BEYOND, to)]
}

/** Straight lines between nodes of a flat surface need few nodes, but perspective bends what is between them. */
function getCells(surface: BenchSurface): readonly [number, number] {
  switch (surface.kind) {
    case 'cloth': {
      const each = (cells: number) => cells * Math.max(2, Math.floor(CLOTH_CELLS / cells))
      return [each(surface.cols), each(surface.rows)]
    }
    case 'round':
      return [MOST_CELLS, 40]
    default:
      return [80, 80]
  }
}

export function surfaceGrid(view: Pick<BenchView, 'surface' | 'size_cm'>): SurfaceGrid {
  const [cols, rows] = getCells(view.surface)
  const [s0, s1] = visibleSpan(view)
  const [t0, t1] = [-BEYOND, 1 + BEYOND]
  const at = surfaceAt(view)
  const xy = new Float64Array(2 * (cols + 1) * (rows + 1))
  for (let r = 0, n = 0; r <= rows; r++) {
    const t = t0 + ((t1 - t0) * r) / rows
    for (let c = 0; c <= cols; c++, n += 2) at(s0 + ((s1 - s0) * c) / cols, t, xy, n)
  }
  return { cols, rows, s0, s1, t0, t1, xy }
}
