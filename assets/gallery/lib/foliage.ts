// Leaves, trees and flowers that the families share.
import { darker, lighter } from './palette.ts'
import type { Rng } from './rng.ts'
import { around, leaf, type Point, petal, polar, poly, smooth, steps, TAU } from './shape.ts'
import { disc, line, num, path, pt } from './svg.ts'

/** Leaf with a middle vein and a darker half. */
export function veinedLeaf(x: number, y: number, length: number, width: number, angle: number, colour: string): string {
  const tip = polar(length, angle, x, y)
  const side = leaf(x, y, length, width, angle)
  const half = `${side.split('C').slice(0, 2).join('C')}Z`
  const vein = `M${pt(x, y)}L${pt(...polar(length * 0.86, angle, x, y))}`
  return (
    path(side, colour) +
    path(half, darker(colour, 0.16)) +
    line(vein, lighter(colour, 0.3), Math.max(2, width * 0.05)) +
    (tip ? '' : '')
  )
}

export type SprigOptions = {
  length: number
  angle: number
  bend?: number
  pairs: number
  leafLength: number
  leafWidth: number
  spread?: number
  taper?: number
}
export type Twig = { x: number; y: number; angle: number; t: number }

/** Points along a bent stem with the direction of growth. */
export function stemPoints(x: number, y: number, length: number, angle: number, bend: number, count: number): Twig[] {
  return steps(count + 1).map((i) => {
    const t = i / count
    const turn = angle + bend * t
    const mid = angle + (bend * t) / 2
    const [px, py] = polar(length * t, mid, x, y)
    return { x: px, y: py, angle: turn, t }
  })
}
export const stemLine = (twigs: readonly Twig[]): string =>
  smooth(
    twigs.map((s): Point => [s.x, s.y]),
    false,
  )

/** Stem with leaf pairs that shrink towards the tip; one path for leaves, so it stays small. */
export function sprig(x: number, y: number, o: SprigOptions): { leaves: string; stem: string; tip: Twig } {
  const twigs = stemPoints(x, y, o.length, o.angle, o.bend ?? 0, o.pairs + 1)
  const taper = o.taper ?? 0.5
  const spread = o.spread ?? 0.8
  const leaves = twigs.slice(1, -1).map((s) => {
    const k = 1 - taper * s.t
    return [-1, 1].map((side) => leaf(s.x, s.y, o.leafLength * k, o.leafWidth * k, s.angle + side * spread)).join('')
  })
  const tip = twigs.at(-1) as Twig
  const end = leaf(tip.x, tip.y, o.leafLength * (1 - taper), o.leafWidth * (1 - taper), tip.angle)
  return { leaves: leaves.join('') + end, stem: stemLine(twigs), tip }
}
export function paintSprig(
  x: number,
  y: number,
  o: SprigOptions,
  colour: string,
  stemWidth = 8,
  stemColour = darker(colour),
): string {
  const s = sprig(x, y, o)
  return line(s.stem, stemColour, stemWidth) + path(s.leaves, colour)
}
/** Sprig in bare strokes. */
export function lineSprig(x: number, y: number, o: SprigOptions, colour: string, width: number, fill = 'none'): string {
  const s = sprig(x, y, o)
  return line(s.stem, colour, width) + line(s.leaves, colour, width, { fill })
}

export function pine(x: number, base: number, height: number, width: number, rng: Rng, tiers = 7): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const y = base - height * (1 - t * 0.93)
    const w = (width / 2) * t ** 0.85
    left.push([x - w * rng.range(0.85, 1.1), y + height * 0.03], [x - w * 0.45, y - height * 0.012])
    right.push([x + w * rng.range(0.85, 1.1), y + height * 0.03], [x + w * 0.45, y - height * 0.012])
  }
  const trunk = width * 0.05
  return poly([
    [x, base - height],
    ...right.slice(0, -1),
    [x + trunk, base - height * 0.05],
    [x + trunk, base],
    [x - trunk, base],
    [x - trunk, base - height * 0.05],
    ...left.slice(0, -1).reverse(),
  ])
}
/** A row of pines standing on a line. */
export const pineRow = (line: readonly Point[], height: number, width: number, rng: Rng): string =>
  line
    .map(([x, y]) => pine(x, y + height * 0.05, height * rng.range(0.65, 1.1), width * rng.range(0.85, 1.1), rng, 6))
    .join('')

function frond(x: number, y: number, length: number, angle: number, droop: number): string {
  const spine = steps(9).map((i) => {
    const t = i / 8
    return [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t + droop * length * t * t] as Point
  })
  const under: Point[] = []
  spine.slice(1, -1).forEach(([px, py], i) => {
    const t = (i + 1) / 8
    const drop = length * 0.26 * Math.sin(Math.PI * (0.25 + t * 0.7))
    under.push(
      [px + Math.cos(angle) * length * 0.06, py + drop],
      [px + Math.cos(angle) * length * 0.03, py + drop * 0.28],
    )
  })
  return poly([...spine, ...under.reverse()])
}
/** Palm silhouette. `lean` shifts the crown sideways. */
export function palm(x: number, base: number, height: number, lean: number, fronds = 9): string {
  const [top, w] = [base - height, height * 0.035]
  const cx = x + lean
  const trunk = `M${pt(x - w * 1.5, base)}Q${pt(x + lean * 0.2 - w, base - height * 0.5)} ${pt(cx - w * 0.6, top)}L${pt(cx + w * 0.6, top)}Q${pt(x + lean * 0.2 + w * 1.2, base - height * 0.5)} ${pt(x + w * 1.5, base)}Z`
  const crown = steps(fronds).map((i) => {
    const t = i / (fronds - 1)
    const angle = Math.PI * (1.08 - 1.16 * t) * -1
    return frond(cx, top, height * (0.42 + 0.08 * Math.sin(i * 2.4)), angle, 0.42 + 0.3 * Math.abs(t - 0.5))
  })
  return trunk + crown.join('')
}

export function daisy(
  x: number,
  y: number,
  r: number,
  petals: number,
  colour: string,
  heart: string,
  turn = 0,
): string {
  const leaves = around(petals, turn)
    .map((a) => petal(x, y, r, (r * 3.6) / petals + r * 0.08, a))
    .join('')
  const lines = around(petals, turn)
    .map((a) => `M${pt(...polar(r * 0.38, a, x, y))}L${pt(...polar(r * 0.66, a, x, y))}`)
    .join('')
  return (
    path(leaves, colour) +
    line(lines, darker(colour, 0.22), r * 0.025) +
    disc(x, y, r * 0.3, heart) +
    disc(x + r * 0.04, y + r * 0.05, r * 0.2, darker(heart, 0.22))
  )
}
/** Layered rose seen from the front. */
export function rose(x: number, y: number, r: number, colour: string, turn = 0): string {
  const layer = (k: number, count: number, radius: number, shade: string) =>
    around(count, turn + k)
      .map((a) => {
        const [px, py] = polar(radius * 0.42, a, x, y)
        return disc(px, py, radius * 0.62, shade)
      })
      .join('')
  const swirl = smooth(
    steps(15).map((i) => polar(r * 0.035 * i * 0.8, turn + i * 0.75, x, y)),
    false,
  )
  return (
    layer(0, 6, r, darker(colour, 0.25)) +
    layer(0.5, 5, r * 0.82, colour) +
    layer(1.1, 5, r * 0.6, lighter(colour, 0.16)) +
    disc(x, y, r * 0.42, lighter(colour, 0.3)) +
    line(swirl, darker(colour, 0.28), r * 0.05)
  )
}
export function tulip(x: number, y: number, w: number, h: number, colour: string): string {
  const p = (u: number, v: number) => pt(x + u * w, y - v * h)
  const cup = `M${p(0, 0)}C${p(-0.55, 0)} ${p(-0.6, 0.6)} ${p(-0.46, 1)}C${p(-0.3, 0.9)} ${p(-0.25, 0.8)} ${p(-0.2, 0.72)}L${p(0, 1.05)}L${p(0.2, 0.72)}C${p(0.25, 0.8)} ${p(0.3, 0.9)} ${p(0.46, 1)}C${p(0.6, 0.6)} ${p(0.55, 0)} ${p(0, 0)}Z`
  const front = `M${p(0, 0)}C${p(-0.35, 0.1)} ${p(-0.32, 0.62)} ${p(0, 0.88)}C${p(0.32, 0.62)} ${p(0.35, 0.1)} ${p(0, 0)}Z`
  return path(cup, darker(colour, 0.14)) + path(front, lighter(colour, 0.12))
}
/** Round five-petal blossom with stamens. */
export function blossom(x: number, y: number, r: number, colour: string, heart: string, turn = 0): string {
  const petals = around(5, turn)
    .map((a) => petal(x, y, r, r * 0.86, a))
    .join('')
  const deep = around(5, turn)
    .map((a) => leaf(x, y, r * 0.55, r * 0.2, a))
    .join('')
  const stamens = around(8, turn + 0.3).map((a) => polar(r * 0.3, a, x, y))
  return (
    path(petals, colour) +
    path(deep, darker(colour, 0.2)) +
    disc(x, y, r * 0.13, heart) +
    line(stamens.map(([a, b]) => `M${pt(a, b)}h0`).join(''), heart, r * 0.09)
  )
}
export function monstera(x: number, y: number, r: number, angle: number): string {
  const edge: Point[] = []
  const lobes = 7
  const at2 = (side: number, t: number, k: number): Point => {
    const a = angle + side * (Math.PI * 0.96) * (1 - t) ** 0.8
    return polar(r * k * (0.72 + 0.42 * t * t) * (t < 0.05 ? 0.8 : 1), a, x, y)
  }
  for (let i = 0; i < lobes; i++)
    edge.push(at2(-1, (i + 0.15) / lobes, 1), at2(-1, (i + 0.72) / lobes, 1), at2(-1, (i + 0.88) / lobes, 0.5))
  edge.push(polar(r * 1.16, angle, x, y))
  for (let i = lobes - 1; i >= 0; i--)
    edge.push(at2(1, (i + 0.88) / lobes, 0.5), at2(1, (i + 0.72) / lobes, 1), at2(1, (i + 0.15) / lobes, 1))
  return smooth(edge, true, 0.75)
}
/** Tufts of grass along a base line. */
export function grass(x0: number, x1: number, y: number, height: number, count: number, rng: Rng): string {
  return steps(count)
    .map(() => {
      const x = rng.range(x0, x1)
      const h = height * rng.range(0.5, 1.1)
      const tilt = rng.range(-0.45, 0.45) * h
      return `M${pt(x - h * 0.05, y)}Q${pt(x, y - h * 0.6)} ${pt(x + tilt, y - h)}Q${pt(x + h * 0.06, y - h * 0.5)} ${pt(x + h * 0.06, y)}Z`
    })
    .join('')
}
export function mushroom(x: number, base: number, size: number, cap: string, rng: Rng): string {
  const p = (u: number, v: number) => pt(x + u * size, base - v * size)
  const stalk = `M${p(-0.13, 0)}C${p(-0.2, 0.2)} ${p(-0.1, 0.4)} ${p(-0.11, 0.62)}L${p(0.11, 0.62)}C${p(0.1, 0.4)} ${p(0.2, 0.2)} ${p(0.13, 0)}Z`
  const skirt = `M${p(-0.5, 0.52)}Q${p(0, 0.36)} ${p(0.5, 0.52)}Q${p(0, 0.72)} ${p(-0.5, 0.52)}Z`
  const hat = `M${p(-0.56, 0.52)}C${p(-0.56, 1.05)} ${p(0.56, 1.05)} ${p(0.56, 0.52)}Q${p(0, 0.68)} ${p(-0.56, 0.52)}Z`
  const spots = [
    [-0.3, 0.7, 0.07],
    [0, 0.82, 0.1],
    [0.3, 0.68, 0.08],
    [-0.08, 0.65, 0.045],
    [0.16, 0.66, 0.04],
  ]
  const dotsText = spots
    .map(([u = 0, v = 0, r = 0]) => disc(x + u * size, base - v * size, r * size * rng.range(0.85, 1.15), '#fff6e6'))
    .join('')
  return path(stalk, '#f4e6cf') + path(skirt, '#e3cfae') + path(hat, cap) + dotsText
}
/** Cup-shaped garland of leaves around a circle; returns path text of one colour. */
export function wreathLeaves(
  x: number,
  y: number,
  r: number,
  count: number,
  length: number,
  width: number,
  offset: number,
): string {
  return around(count)
    .map((a) => leaf(...polar(r, a, x, y), length, width, a + TAU / 4 + offset))
    .join('')
}
export const circleLine = (x: number, y: number, r: number): string =>
  `M${pt(x - r, y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`
