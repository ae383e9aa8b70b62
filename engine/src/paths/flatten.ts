import { exactCosine, exactSine } from '../adjust/exact-math.ts'
import { drawPath } from '../layers/layer-path.ts'
import type { ShapeLayer } from '../layers/layer-types.ts'
import type { Placed } from '../layers/placed.ts'
import { drawShape } from '../layers/shape-path.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { getStretch } from '../text/ink-box.ts'
import type { TextLayout } from '../text/layout-text.ts'
import { type Matrix, type OutlinePen, traceOutline } from '../text/outline.ts'

/** Outlines are computed in whole units of a 256th of a canvas pixel, so that every comparison is exact. */
export const UNITS_PER_PX = 256
/** How far a flattened curve may be from the true one: about 20 µm on a shirt, a quarter of a printer's dot. */
export const TOLERANCE_PX = 1 / 32

export interface GridPoint {
  readonly x: number
  readonly y: number
}
/** Closed: the last point is followed by the first. */
export type GridRing = readonly GridPoint[]

export type Corner = readonly [x: number, y: number]

/** By the square root alone, which every engine rounds alike; they may differ in `hypot`. */
const getBend = (a: Corner, b: Corner, c: Corner): number => {
  const [x, y] = [a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]]
  return Math.sqrt(x * x + y * y)
}

/** Chords of a cubic that keep within the tolerance. */
function getChords(points: readonly [Corner, Corner, Corner, Corner]): number {
  const [a, b, c, d] = points
  const bend = Math.max(getBend(a, b, c), getBend(b, c, d))
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE_PX)))
}

function getPoint([a, b, c, d]: readonly [Corner, Corner, Corner, Corner], t: number): Corner {
  const s = 1 - t
  const [ka, kb, kc, kd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0], ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1]]
}

/** A pen that writes down corners; curves become chords. */
export function recordingPen() {
  const rings: Corner[][] = []
  /** Which of them were closed; what is filled need not be. */
  const closed = new Set<number>()
  const ring = () => rings.at(-1) ?? []
  const between = (from: Corner, to: Corner): Corner => [
    from[0] + ((to[0] - from[0]) * 2) / 3,
    from[1] + ((to[1] - from[1]) * 2) / 3,
  ]
  const pen: OutlinePen = {
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void ring().push([x, y]),
    bezierCurveTo: (ax, ay, bx, by, x, y) => {
      const from = ring().at(-1) ?? [0, 0]
      const curve = [from, [ax, ay], [bx, by], [x, y]] as const
      const chords = getChords(curve)
      for (let n = 1; n < chords; n++) ring().push(getPoint(curve, n / chords))
      ring().push([x, y])
    },
    quadraticCurveTo: (ax, ay, x, y) => {
      const from = ring().at(-1) ?? [0, 0]
      pen.bezierCurveTo(...between(from, [ax, ay]), ...between([x, y], [ax, ay]), x, y)
    },
    closePath: () => void closed.add(rings.length - 1),
  }
  return { pen, rings, closed }
}

/** Cosine and sine, the same in every program. */
function getTurn(degrees: number): Corner {
  const quarter = Math.floor(degrees / 90)
  const [cos, sin] = [exactCosine(degrees - quarter * 90), exactSine(degrees - quarter * 90)]
  const turns: readonly Corner[] = [
    [cos, sin],
    [-sin, cos],
    [-cos, -sin],
    [sin, -cos],
  ]
  return turns[(quarter + 4) % 4] ?? [cos, sin]
}

/** The letters of a text around the middle of its box, as large as they are painted. */
function drawLetters(pen: OutlinePen, layer: TextLayer, layout: TextLayout): void {
  const stretch = getStretch(layer, layout)
  const [x, y] = [stretch.x * layout.em_px, stretch.y * layout.em_px]
  for (const { outline, matrix } of layout.ink) {
    const { a, b, c, d, e, f } = matrix
    traceOutline(pen, outline, { a: a * x, b: b * y, c: c * x, d: d * y, e: e * x, f: f * y })
  }
}

/** From around the middle of a layer's box to its place on the canvas, in pixels: mirrored, rotated and moved. */
export function getPlace({ cx, cy, rotation_deg, flip_x, flip_y }: Placed): Matrix {
  const [cos, sin] = getTurn(rotation_deg)
  const [sx, sy] = [flip_x ? -1 : 1, flip_y ? -1 : 1]
  return { a: sx * cos, b: sx * sin, c: -sy * sin, d: sy * cos, e: cx, f: cy }
}

/** The outlines of a shape or of the letters of a text where they are on the canvas. */
export function getOutlines(layer: ShapeLayer | TextLayer, layout?: TextLayout): GridRing[] {
  const { pen, rings } = recordingPen()
  if (layer.type === 'text') {
    if (layout) drawLetters(pen, layer, layout)
  } else if (layer.path) drawPath(pen, layer.path, layer.width, layer.height)
  else drawShape(pen, layer.shape, layer.width, layer.height)
  const [cos, sin] = getTurn(layer.rotation_deg)
  const [sx, sy] = [layer.flip_x ? -1 : 1, layer.flip_y ? -1 : 1]
  const onGrid = ([x, y]: Corner): GridPoint => ({
    x: Math.round((layer.cx + x * sx * cos - y * sy * sin) * UNITS_PER_PX),
    y: Math.round((layer.cy + x * sx * sin + y * sy * cos) * UNITS_PER_PX),
  })
  return rings.map((ring) => ring.map(onGrid))
}
