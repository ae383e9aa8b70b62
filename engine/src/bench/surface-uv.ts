// The surface as a UV map: which point of the design each pixel of the photograph shows.
import type { PrintArea } from '../mockup/product-view.ts'
import type { BenchView } from './bench-view.ts'
import { type SurfaceGrid, surfaceGrid } from './surface-grid.ts'

/** The rectangle of the map that holds the design: away from 0, which means no ink, with room around it. */
export const BENCH_RECTANGLE: Pick<PrintArea, 'u0' | 'v0' | 'u1' | 'v1'> = { u0: 0.1, v0: 0.1, u1: 0.9, v1: 0.9 }

const PART = 257
const FULL = 65535

/** A pixel or two, so that the rim of the print is painted whole. */
const RIM = 0.003
const { u0, v0, u1, v1 } = BENCH_RECTANGLE
const [LEFT, RIGHT] = [FULL * (u0 - RIM), FULL * (u1 + RIM)]
const [LOW, HIGH] = [FULL * (v0 - RIM), FULL * (v1 + RIM)]

/** Whether a pixel shows the design itself; the map goes on beyond its rim. */
export function isOnDesign(uv: Uint16Array, i: number): boolean {
  const [u, v] = [uv[3 * i] as number, uv[3 * i + 1] as number]
  return u >= LEFT && u <= RIGHT && v >= LOW && v <= HIGH
}

/** Whole pixels; right and bottom are the first ones outside. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

/** A UV map and the grid it was drawn from, so that the next one only redraws what moved. */
export type SurfaceUv = { width_px: number; height_px: number; uv: Uint16Array; grid: SurfaceGrid }

type Target = { uv: Uint16Array; width_px: number; clip: PixelBox }

/** u and v of a pixel as a plane:  u = u0 + x·ux + y·uy. */
type Plane = { u0: number; ux: number; uy: number; v0: number; vx: number; vy: number }

function fillRow({ uv, width_px }: Target, plane: Plane, y: number, from: number, to: number): void {
  const { ux, vx } = plane
  let u = plane.u0 + (from + 0.5) * ux + (y + 0.5) * plane.uy + 0.5
  let v = plane.v0 + (from + 0.5) * vx + (y + 0.5) * plane.vy + 0.5
  const end = 3 * (y * width_px + to)
  for (let at = 3 * (y * width_px + from); at <= end; at += 3) {
    uv[at] = u
    uv[at + 1] = v
    u += ux
    v += vx
  }
}

/** Slack on both sides: no pixel between two triangles is left out. */
const SLACK = 1e-3

/** Rows between two heights; the sides are straight lines through a given point with a given slope. */
function fillRows(
  target: Target,
  plane: Plane,
  [top, bottom]: readonly [number, number],
  long: readonly [number, number, number],
  short: readonly [number, number, number],
): void {
  const { clip } = target
  const from = Math.max(clip.top, Math.ceil(top - 0.5 - SLACK))
  const to = Math.min(clip.bottom - 1, Math.floor(bottom - 0.5 + SLACK))
  for (let y = from; y <= to; y++) {
    const line = Math.max(top, Math.min(bottom, y + 0.5))
    const a = long[0] + (line - long[1]) * long[2]
    const b = short[0] + (line - short[1]) * short[2]
    const left = Math.max(clip.left, Math.ceil(Math.min(a, b) - 0.5 - SLACK))
    const right = Math.min(clip.right - 1, Math.floor(Math.max(a, b) - 0.5 + SLACK))
    if (right >= left) fillRow(target, plane, y, left, right)
  }
}

type Corner = { x: number; y: number; u: number; v: number }

function getPlane(a: Corner, b: Corner, c: Corner, area: number): Plane {
  const [bu, bv, cu, cv] = [b.u - a.u, b.v - a.v, c.u - a.u, c.v - a.v]
  const ux = (bu * (c.y - a.y) - cu * (b.y - a.y)) / area
  const uy = (cu * (b.x - a.x) - bu * (c.x - a.x)) / area
  const vx = (bv * (c.y - a.y) - cv * (b.y - a.y)) / area
  const vy = (cv * (b.x - a.x) - bv * (c.x - a.x)) / area
  return { u0: a.u - a.x * ux - a.y * uy, ux, uy, v0: a.v - a.x * vx - a.y * vy, vx, vy }
}

const slope = (a: Corner, b: Corner): number => (b.y - a.y < 1e-9 ? 0 : (b.x - a.x) / (b.y - a.y))

function fillTriangle(target: Target, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (area > -1e-9 && area < 1e-9) return
  const plane = getPlane(a, b, c, area)
  let [top, middle, bottom] = [a, b, c]
  if (middle.y < top.y) [top, middle] = [middle, top]
  if (bottom.y < middle.y) [middle, bottom] = [bottom, middle]
  if (middle.y < top.y) [top, middle] = [middle, top]
  const long = [top.x, top.y, slope(top, bottom)] as const
  if (middle.y - top.y > 1e-9) fillRows(target, plane, [top.y, middle.y], long, [top.x, top.y, slope(top, middle)])
  if (bottom.y - middle.y > 1e-9)
    fillRows(target, plane, [middle.y, bottom.y], long, [middle.x, middle.y, slope(middle, bottom)])
}

const cornerAt = (grid: SurfaceGrid, c: number, r: number): Corner => {
  const n = 2 * (r * (grid.cols + 1) + c)
  const s = grid.s0 + ((grid.s1 - grid.s0) * c) / grid.cols
  const t = grid.t0 + ((grid.t1 - grid.t0) * r) / grid.rows
  return {
    x: grid.xy[n] as number,
    y: grid.xy[n + 1] as number,
    u: FULL * (u0 + s * (u1 - u0)),
    v: FULL * (v1 - t * (v1 - v0)),
  }
}

const isOutside = ({ left, top, right, bottom }: PixelBox, a: Corner, b: Corner, c: Corner, d: Corner): boolean =>
  Math.max(a.x, b.x, c.x, d.x) < left - 1 ||
  Math.min(a.x, b.x, c.x, d.x) > right + 1 ||
  Math.max(a.y, b.y, c.y, d.y) < top - 1 ||
  Math.min(a.y, b.y, c.y, d.y) > bottom + 1

/** Whether the middle of a cell is beyond the design. */
export function isBeyond({ cols, rows, s0, s1, t0, t1 }: SurfaceGrid, c: number, r: number): boolean {
  const s = s0 + ((s1 - s0) * (c + 0.5)) / cols
  const t = t0 + ((t1 - t0) * (r + 0.5)) / rows
  return s < 0 || s > 1 || t < 0 || t > 1
}

/** What is beyond the rim first: where it is guessed wrong, the design itself is drawn over it. */
function drawGrid(target: Target, grid: SurfaceGrid): void {
  drawCells(target, grid, true)
  drawCells(target, grid, false)
}

function drawCells(target: Target, grid: SurfaceGrid, beyond: boolean): void {
  for (let r = 0; r < grid.rows; r++) {
    let [a, d] = [cornerAt(grid, 0, r), cornerAt(grid, 0, r + 1)]
    for (let c = 1; c <= grid.cols; c++) {
      const [b, e] = [cornerAt(grid, c, r), cornerAt(grid, c, r + 1)]
      if (isBeyond(grid, c - 1, r) === beyond && !isOutside(target.clip, a, b, d, e)) {
        fillTriangle(target, a, b, d)
        fillTriangle(target, b, e, d)
      }
      a = b
      d = e
    }
  }
}

const wholePicture = ([width, height]: BenchView['size']): PixelBox => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** The whole map. Pixels outside the surface have a part, but no UV. */
export function surfaceToUv(view: Pick<BenchView, 'size' | 'surface' | 'size_cm'>): SurfaceUv {
  const [width_px, height_px] = view.size
  const uv = new Uint16Array(3 * width_px * height_px)
  for (let at = 2; at < uv.length; at += 3) uv[at] = PART
  const grid = surfaceGrid(view)
  drawGrid({ uv, width_px, clip: wholePicture(view.size) }, grid)
  return { width_px, height_px, uv, grid }
}

/** The columns and rows of nodes that moved, and one more on each side: their cells changed. Null when none did. */
function changedNodes({ xy: before }: SurfaceGrid, { xy: after, cols, rows }: SurfaceGrid): PixelBox | null {
  const box = { left: cols, top: rows, right: -1, bottom: -1 }
  for (let r = 0, n = 0; r <= rows; r++) {
    for (let c = 0; c <= cols; c++, n += 2) {
      if (before[n] === after[n] && before[n + 1] === after[n + 1]) continue
      if (c < box.left) box.left = c
      if (c > box.right) box.right = c
      if (r < box.top) box.top = r
      box.bottom = r
    }
  }
  if (box.right === -1) return null
  return {
    left: Math.max(0, box.left - 1),
    top: Math.max(0, box.top - 1),
    right: Math.min(cols, box.right + 1),
    bottom: Math.min(rows, box.bottom + 1),
  }
}

/** The pixels around all nodes of the cells that changed, in both grids. Null when nothing did. */
function changedBox(before: SurfaceGrid, after: SurfaceGrid): PixelBox | null {
  const nodes = changedNodes(before, after)
  if (!nodes) return null
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { xy } of [before, after]) {
    for (let r = nodes.top; r <= nodes.bottom; r++) {
      for (let c = nodes.left, n = 2 * (r * (after.cols + 1) + c); c <= nodes.right; c++, n += 2) {
        const [x, y] = [xy[n] as number, xy[n + 1] as number]
        if (x < box.left) box.left = x
        if (x > box.right) box.right = x
        if (y < box.top) box.top = y
        if (y > box.bottom) box.bottom = y
      }
    }
  }
  return box
}

const isAlike = (a: SurfaceGrid, b: SurfaceGrid): boolean =>
  a.cols === b.cols && a.rows === b.rows && a.s0 === b.s0 && a.s1 === b.s1

/**
 * Redraws what moved, in place, and says where: a point of a mesh moves only the cells around it. Null when nothing
 * moved.
 */
export function updateUv(known: SurfaceUv, view: Pick<BenchView, 'size' | 'surface' | 'size_cm'>): PixelBox | null {
  const grid = surfaceGrid(view)
  const all = wholePicture(view.size)
  const changed = isAlike(known.grid, grid) ? changedBox(known.grid, grid) : all
  known.grid = grid
  if (!changed) return null
  const clip = {
    left: Math.max(0, Math.floor(changed.left) - 1),
    top: Math.max(0, Math.floor(changed.top) - 1),
    right: Math.min(all.right, Math.ceil(changed.right) + 2),
    bottom: Math.min(all.bottom, Math.ceil(changed.bottom) + 2),
  }
  if (clip.right <= clip.left || clip.bottom <= clip.top) return null
  const { uv, width_px } = known
  for (let y = clip.top; y < clip.bottom; y++) {
    for (let x = clip.left, at = 3 * (y * width_px + x); x < clip.right; x++, at += 3) uv[at] = uv[at + 1] = 0
  }
  drawGrid({ uv, width_px, clip }, grid)
  return clip
}
