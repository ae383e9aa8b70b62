// Grain, wear and water colour: what keeps flat shapes from looking like clip art.
import type { Rng } from './rng.ts'
import { around, type Point, polar, smooth, TAU } from './shape.ts'
import { type Box, centre, fade, line, path, punched, square } from './svg.ts'

const dots = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')

/** Stipple that is dense on one side of the box and thins out: angle 0 = dense right, 90 = dense bottom. */
export function grain(frame: Box, angle: number, colour: string, count: number, rng: Rng, size = 7): string {
  const [cx, cy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const points: Point[] = []
  for (let i = 0; i < count * 3 && points.length < count; i++) {
    const [u, v] = [rng.next(), rng.next()]
    const depth = (u - 0.5) * cx + (v - 0.5) * cy + 0.5
    if (rng.next() < depth ** 3) points.push([frame.x + u * frame.w, frame.y + v * frame.h])
  }
  return line(dots(points), colour, size)
}
export function speckle(frame: Box, colour: string, count: number, size: number, rng: Rng): string {
  const points = Array.from(
    { length: count },
    (): Point => [frame.x + rng.next() * frame.w, frame.y + rng.next() * frame.h],
  )
  return line(dots(points), colour, size)
}
/** Dots of three sizes for a night sky. */
export function stars(frame: Box, colour: string, count: number, rng: Rng, size = 8): string {
  return (
    speckle(frame, colour, Math.round(count * 0.6), size * 0.6, rng) +
    speckle(frame, colour, Math.round(count * 0.3), size, rng) +
    speckle(frame, colour, Math.round(count * 0.1), size * 1.8, rng)
  )
}
/** Worn screen print: small flecks are missing. */
export function worn(frame: Box, rng: Rng, amount: number, ...children: string[]): string {
  const scratches = Array.from({ length: Math.round(amount / 12) }, () => {
    const [x, y, a] = [frame.x + rng.next() * frame.w, frame.y + rng.next() * frame.h, rng.range(-0.5, 0.5)]
    const l = rng.range(20, 90)
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(l * Math.cos(a))} ${Math.round(l * Math.sin(a))}`
  }).join('')
  const holes =
    speckle(frame, '#000', amount, 5, rng) + speckle(frame, '#000', amount / 4, 9, rng) + line(scratches, '#000', 2.5)
  return punched(frame, holes, ...children)
}
/** Water colour: translucent layers of one wobbling outline; pigment gathers at the rim. */
export function wash(
  outline: readonly Point[],
  colour: string,
  rng: Rng,
  spread = 30,
  layers = 6,
  strength = 0.24,
): string {
  const layer = (k: number) =>
    smooth(
      outline.map(([x, y]) => [x + rng.range(-spread, spread) * k, y + rng.range(-spread, spread) * k]),
      true,
      1,
    )
  const body = Array.from({ length: layers }, (_, i) =>
    path(layer(0.5 + i / layers), colour, { opacity: strength }),
  ).join('')
  return body + fade(strength * 0.9, line(layer(0.5), colour, Math.max(3, spread * 0.18)))
}
export function washDisc(x: number, y: number, r: number, colour: string, rng: Rng, layers = 6, squash = 1): string {
  const nodes = r < 120 ? 9 : 16
  const outline = around(nodes, rng.range(0, TAU)).map((a): Point => {
    const [px, py] = polar(r * rng.range(0.95, 1.05), a)
    return [x + px, y + py * squash]
  })
  return wash(outline, colour, rng, r * 0.06, layers)
}
export function splatter(x: number, y: number, reach: number, colour: string, count: number, rng: Rng): string {
  return Array.from({ length: 3 }, (_, i) => {
    const points = Array.from({ length: Math.round(count / (i + 1)) }, () =>
      polar(reach * rng.range(0.4, 1), rng.range(0, TAU), x, y),
    )
    return line(dots(points), colour, 6 + i * 9, { opacity: 0.55 })
  }).join('')
}

export const wornCentre = (rng: Rng, ...children: string[]): string => worn(square, rng, 420, centre(...children))
