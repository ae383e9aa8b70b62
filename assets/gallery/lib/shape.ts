// Outlines as SVG path text.
import type { Rng } from './rng.ts'
import { num, pt } from './svg.ts'

export type Point = readonly [number, number]
export const TAU = Math.PI * 2
export const polar = (r: number, angle: number, x = 0, y = 0): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
]
export const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
export const around = (count: number, start = -TAU / 4): number[] => steps(count).map((i) => start + (TAU * i) / count)

export const poly = (points: readonly Point[], close = true): string =>
  `M${points.map(([x, y]) => pt(x, y)).join('L')}${close ? 'Z' : ''}`

/** A curve through all points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[], close = true, tension = 1): string {
  const count = points.length
  const get = (i: number) => points[close ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point
  const k = tension / 6
  let d = `M${pt(...get(0))}`
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${pt(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)} ${pt(c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k)} ${pt(...c)}`
  }
  return close ? `${d}Z` : d
}

export const ring = (x: number, y: number, r: number): string =>
  `M${pt(x - r, y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`
export const ovalPath = (x: number, y: number, rx: number, ry: number): string =>
  `M${pt(x - rx, y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${pt(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const q = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${pt(dx, dy)}`
  return `M${pt(x + r, y)}h${num(w - 2 * r)}${q(r, r)}v${num(h - 2 * r)}${q(-r, r)}h${num(2 * r - w)}${q(-r, -r)}v${num(2 * r - h)}${q(r, -r)}Z`
}

export function star(x: number, y: number, rays: number, outer: number, inner: number, turn = -TAU / 4): string {
  return poly(around(rays * 2, turn).map((a, i) => polar(i % 2 ? inner : outer, a, x, y)))
}
/** Four-pointed twinkle with hollow sides. */
export function sparkle(x: number, y: number, r: number, waist = 0.12): string {
  const w = r * waist
  return `M${pt(x, y - r)}Q${pt(x + w, y - w)} ${pt(x + r, y)}Q${pt(x + w, y + w)} ${pt(x, y + r)}Q${pt(x - w, y + w)} ${pt(x - r, y)}Q${pt(x - w, y - w)} ${pt(x, y - r)}Z`
}
export function heart(x: number, y: number, s: number): string {
  const p = (dx: number, dy: number) => pt(x + dx * s, y + dy * s)
  return `M${p(0, 0.95)}C${p(-0.35, 0.6)} ${p(-1.05, 0.25)} ${p(-1.02, -0.35)}C${p(-1, -0.85)} ${p(-0.3, -1.05)} ${p(0, -0.45)}C${p(0.3, -1.05)} ${p(1, -0.85)} ${p(1.02, -0.35)}C${p(1.05, 0.25)} ${p(0.35, 0.6)} ${p(0, 0.95)}Z`
}
/** Leaf or petal from the origin outwards; `belly` 0..1 says where it is widest. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  belly = 0.45,
  bend = 0,
): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const p = (u: number, v: number) => pt(x + (u * c - v * s) * length, y + (u * s + v * c) * length)
  const w = (width / length) * 0.66
  return `M${p(0, 0)}C${p(belly * 0.4, -w + bend)} ${p(belly + 0.25, -w + bend)} ${p(1, bend)}C${p(belly + 0.25, w + bend)} ${p(belly * 0.4, w + bend)} ${p(0, 0)}Z`
}
/** Petal with a round, broad end. */
export function petal(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const p = (u: number, v: number) => pt(x + u * length * c - v * width * s, y + u * length * s + v * width * c)
  return `M${p(0, 0)}C${p(0.25, -0.35)} ${p(0.55, -0.62)} ${p(0.85, -0.42)}C${p(1.05, -0.25)} ${p(1.05, 0.25)} ${p(0.85, 0.42)}C${p(0.55, 0.62)} ${p(0.25, 0.35)} ${p(0, 0)}Z`
}
export function drop(x: number, y: number, w: number, h: number): string {
  return `M${pt(x, y - h / 2)}C${pt(x + w * 0.25, y - h * 0.15)} ${pt(x + w / 2, y)} ${pt(x + w / 2, y + h * 0.2)}A${pt(w / 2, h * 0.3)} 0 0 1 ${pt(x - w / 2, y + h * 0.2)}C${pt(x - w / 2, y)} ${pt(x - w * 0.25, y - h * 0.15)} ${pt(x, y - h / 2)}Z`
}
export function crescent(x: number, y: number, r: number, bite = 0.55): string {
  const inner = r * (0.8 + bite * 0.25)
  return `M${pt(x + r * 0.5, y - r * 0.86)}A${num(r)} ${num(r)} 0 1 0 ${pt(x + r * 0.5, y + r * 0.86)}A${num(inner)} ${num(inner)} 0 1 1 ${pt(x + r * 0.5, y - r * 0.86)}Z`
}
export function blob(x: number, y: number, r: number, wobble: number, rng: Rng, nodes = 9, squash = 1): string {
  const points = around(nodes, rng.range(0, TAU)).map((a) => {
    const [px, py] = polar(r * (1 + rng.range(-wobble, wobble)), a)
    return [x + px, y + py * squash] as Point
  })
  return smooth(points)
}
export function cloud(x: number, y: number, w: number): string {
  const u = w / 10
  return `M${pt(x - 4 * u, y)}a${num(1.5 * u)} ${num(1.5 * u)} 0 0 1 ${pt(0.2 * u, -2.9 * u)}a${num(2.1 * u)} ${num(2.1 * u)} 0 0 1 ${pt(3.6 * u, -1.4 * u)}a${num(1.9 * u)} ${num(1.9 * u)} 0 0 1 ${pt(3.1 * u, 1.3 * u)}a${num(1.55 * u)} ${num(1.55 * u)} 0 0 1 ${pt(0.6 * u, 3 * u)}Z`
}
/** Segment of a flat ring between two angles. */
export function arcBand(x: number, y: number, outer: number, inner: number, from: number, to: number): string {
  const big = Math.abs(to - from) > Math.PI ? 1 : 0
  const a = polar(outer, from, x, y)
  const b = polar(outer, to, x, y)
  const c = polar(inner, to, x, y)
  const e = polar(inner, from, x, y)
  return `M${pt(...a)}A${num(outer)} ${num(outer)} 0 ${big} 1 ${pt(...b)}L${pt(...c)}A${num(inner)} ${num(inner)} 0 ${big} 0 ${pt(...e)}Z`
}
export const arcLine = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${pt(...polar(r, from, x, y))}A${num(r)} ${num(r)} 0 ${Math.abs(to - from) > Math.PI ? 1 : 0} 1 ${pt(...polar(r, to, x, y))}`
/** Sun rays as wedges. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, share = 0.5, turn = 0): string {
  const half = ((TAU / count) * share) / 2
  return around(count, turn)
    .map((a) =>
      poly([
        polar(inner, a - half, x, y),
        polar(outer, a - half, x, y),
        polar(outer, a + half, x, y),
        polar(inner, a + half, x, y),
      ]),
    )
    .join('')
}
/** Mountain sky line by midpoint displacement, from left to right. */
export function ridgeLine(
  x0: number,
  x1: number,
  y: number,
  height: number,
  rough: number,
  rng: Rng,
  depth = 6,
): Point[] {
  let line: Point[] = [
    [x0, y + rng.range(-height, height) * 0.4],
    [x1, y + rng.range(-height, height) * 0.4],
  ]
  for (let level = 0, amp = height; level < depth; level++, amp *= rough) {
    const next: Point[] = []
    line.forEach((p, i) => {
      const q = line[i + 1]
      next.push(p)
      if (q) next.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + rng.range(-amp, amp)])
    })
    line = next
  }
  return line
}
export const ground = (line: readonly Point[], bottom: number): string =>
  poly([...line, [line.at(-1)?.[0] ?? 0, bottom], [line[0]?.[0] ?? 0, bottom]])
export function hills(x0: number, x1: number, y: number, height: number, waves: number, phase: number): Point[] {
  return steps(25).map((i) => {
    const t = i / 24
    const lift = Math.sin(t * waves * TAU + phase) * 0.65 + Math.sin(t * waves * 2.3 * TAU + phase * 1.7) * 0.35
    return [x0 + (x1 - x0) * t, y - height * lift]
  })
}
export const smoothGround = (line: readonly Point[], bottom: number): string =>
  `${smooth(line, false)}L${pt(line.at(-1)?.[0] ?? 0, bottom)}L${pt(line[0]?.[0] ?? 0, bottom)}Z`
