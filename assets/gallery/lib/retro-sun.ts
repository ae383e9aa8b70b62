// Shared by several families.

import type { Design } from './design.ts'
import { type Palette, ramp } from './palette.ts'
import type { Rng } from './rng.ts'
import { ring } from './shape.ts'
import { box, clip, pt, square } from './svg.ts'
import { worn } from './texture.ts'

export const sun = { x: 1000, y: 960, r: 860 }
export const inSun = ring(sun.x, sun.y, sun.r)

/** Bands of a sun whose gaps widen towards the horizon. */
export function stripes(colours: Palette, rows = 13, from = 5): string {
  const row = (2 * sun.r) / rows
  return ramp(colours, rows)
    .map((colour, i) => {
      const gap = i < from ? -1 : 6 + (i - from) * 7
      return box(sun.x - sun.r, sun.y - sun.r + i * row, 2 * sun.r, row - gap, colour)
    })
    .join('')
}
export const bird = (x: number, y: number, s: number): string =>
  `M${pt(x - s, y - s * 0.25)}Q${pt(x - s * 0.45, y - s * 0.6)} ${pt(x, y)}Q${pt(x + s * 0.45, y - s * 0.6)} ${pt(x + s, y - s * 0.25)}Q${pt(x + s * 0.45, y - s * 0.38)} ${pt(x, y + s * 0.16)}Q${pt(x - s * 0.45, y - s * 0.38)} ${pt(x - s, y - s * 0.25)}Z`
export const flock = (x: number, y: number, s: number): string =>
  [
    [0, 0, 1],
    [1.9, -0.8, 0.7],
    [-1.8, -1, 0.6],
    [3.3, 0.2, 0.5],
  ]
    .map(([dx = 0, dy = 0, k = 1]) => bird(x + dx * s, y + dy * s, s * k))
    .join('')

export function scene(
  slug: string,
  zh: string,
  en: string,
  tags: string,
  colours: Palette,
  front: (rng: Rng) => string,
): Design {
  const draw = (rng: Rng) => worn(square, rng, 420, clip(inSun, stripes(colours)) + front(rng))
  return { slug, zh, en, category: 'landscape', style: 'retro', tags: `复古:retro 日落:sunset ${tags}`, draw }
}

export const night = '#2b1b3d'
export const warm: Palette = ['#ffe3a3', '#f9b356', '#ef7e4b', '#d64f5b', '#8f3a6b']
export const teal: Palette = ['#fdf0c4', '#f6c667', '#ee8f5a', '#c95d63', '#5b5f8d', '#2a6f78']
export const dusk: Palette = ['#ffd6a0', '#ff9e7a', '#f2668b', '#a4509f', '#4c3c8c']
