// Handles of a round surface: the four ends of its silhouette, the lowest points of its two curves, and the print's
// left and right edge.
import type { BenchPoint, BenchSurface } from '@inkroute/engine/bench/bench-view'
import { surfaceAt } from '@inkroute/engine/bench/surface-grid'

export interface SurfaceHandle {
  readonly id: string
  readonly at: BenchPoint
  readonly is_corner: boolean
}

type Round = Extract<BenchSurface, { kind: 'round' }>
type Pair = [number, number]

interface Frame {
  /** Along the axis, from the upper to the lower ellipse. */
  readonly down: BenchPoint
  readonly across: BenchPoint
}

function getFrame({ axis: [top, bottom] }: Round): Frame {
  const [dx, dy] = [bottom[0] - top[0], bottom[1] - top[1]]
  const length = Math.hypot(dx, dy) || 1
  const down: BenchPoint = [dx / length, dy / length]
  return { down, across: [down[1], -down[0]] }
}

const dot = (a: BenchPoint, b: BenchPoint): number => a[0] * b[0] + a[1] * b[1]

const plus = (from: BenchPoint, ...steps: readonly (readonly [BenchPoint, number])[]): BenchPoint => {
  let [x, y] = from
  for (const [way, by] of steps) {
    x += way[0] * by
    y += way[1] * by
  }
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** Nearer than this to the silhouette, an edge of the print is set by the slider only. */
const SEEN_DEG = 85

function edgeHandles(surface: Round): SurfaceHandle[] {
  const at = surfaceAt({ surface, size_cm: null })
  const out = new Float64Array(2)
  return surface.arc_deg.flatMap((deg, side) => {
    if (Math.abs(deg) > SEEN_DEG) return []
    at(side, 0.5, out, 0)
    return [{ id: `e${side}`, at: plus([out[0] as number, out[1] as number]), is_corner: false }]
  })
}

export function roundHandles(surface: Round): readonly SurfaceHandle[] {
  const { down, across } = getFrame(surface)
  const ends = [0, 1].flatMap((end): SurfaceHandle[] => {
    const middle = surface.axis[end] as BenchPoint
    const radius = surface.radius_px[end] as number
    return [
      { id: `l${end}`, at: plus(middle, [across, -radius]), is_corner: true },
      { id: `r${end}`, at: plus(middle, [across, radius]), is_corner: true },
      { id: `k${end}`, at: plus(middle, [down, surface.curve_px[end] as number]), is_corner: false },
    ]
  })
  return [...ends, ...edgeHandles(surface)]
}

const MIN_RADIUS_PX = 4
const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

const withEnd = (pair: Pair, end: number, value: number): Pair => (end === 0 ? [value, pair[1]] : [pair[0], value])

/** The other side of the silhouette stays, the whole ellipse follows up and down. */
function silhouetteMoved(surface: Round, end: number, side: -1 | 1, to: BenchPoint): Round {
  const { down, across } = getFrame(surface)
  const middle = surface.axis[end] as BenchPoint
  const from: BenchPoint = [to[0] - middle[0], to[1] - middle[1]]
  const [out, along] = [dot(from, across) * side, dot(from, down)]
  const old = surface.radius_px[end] as number
  const radius = Math.max(MIN_RADIUS_PX, (old + out) / 2)
  const moved = plus(middle, [across, side * (radius - old)], [down, along])
  const axis: Round['axis'] = end === 0 ? [moved, surface.axis[1]] : [surface.axis[0], moved]
  return { ...surface, axis, radius_px: withEnd(surface.radius_px, end, Math.round(radius * 10) / 10) }
}

function curveMoved(surface: Round, end: number, to: BenchPoint): Round {
  const { down } = getFrame(surface)
  const middle = surface.axis[end] as BenchPoint
  const along = dot([to[0] - middle[0], to[1] - middle[1]], down)
  const most = (surface.radius_px[end] as number) * 0.95
  return { ...surface, curve_px: withEnd(surface.curve_px, end, Math.round(limit(along, most) * 10) / 10) }
}

function edgeMoved(surface: Round, side: number, to: BenchPoint): Round {
  const { across } = getFrame(surface)
  const [top, bottom] = surface.axis
  const middle: BenchPoint = [(top[0] + bottom[0]) / 2, (top[1] + bottom[1]) / 2]
  const radius = (surface.radius_px[0] + surface.radius_px[1]) / 2
  const sine = limit(dot([to[0] - middle[0], to[1] - middle[1]], across) / radius, 1)
  const deg = limit(Math.round((Math.asin(sine) * 180) / Math.PI), SEEN_DEG)
  return { ...surface, arc_deg: arcWith(surface.arc_deg, side, deg) }
}

const NARROWEST_DEG = 4

/** The left edge stays left of the right one. */
export function arcWith(arc: Pair, side: number, deg: number): Pair {
  return side === 0 ? [Math.min(deg, arc[1] - NARROWEST_DEG), arc[1]] : [arc[0], Math.max(deg, arc[0] + NARROWEST_DEG)]
}

export function roundMoved(surface: Round, id: string, to: BenchPoint): Round {
  const index = Number(id.slice(1))
  if (id.startsWith('k')) return curveMoved(surface, index, to)
  if (id.startsWith('e')) return edgeMoved(surface, index, to)
  return silhouetteMoved(surface, index, id.startsWith('l') ? -1 : 1, to)
}
