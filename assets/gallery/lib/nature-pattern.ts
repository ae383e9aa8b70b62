// Shared by several families.
import type { Design } from './design.ts'
import { darker } from './palette.ts'
import { tile_px } from './repeat.ts'
import type { Rng } from './rng.ts'
import { leaf, steps } from './shape.ts'
import { disc, line, path } from './svg.ts'

export function repeat(slug: string, zh: string, en: string, tags: string, draw: (rng: Rng) => string): Design {
  return {
    slug,
    zh,
    en,
    category: 'pattern',
    style: 'pattern',
    tags: `无缝:seamless 图案:pattern ${tags}`,
    width_px: tile_px,
    height_px: tile_px,
    tileable: true,
    draw,
  }
}
export const palmLeaf = (colour: string): string =>
  path(
    steps(9)
      .flatMap((i) =>
        [-1, 1].map((s) => leaf(0, 110 - i * 26, 130 - Math.abs(i - 3) * 9, 20, -Math.PI / 2 + s * (1.15 - i * 0.09))),
      )
      .join(''),
    colour,
  ) + line('M0 140V-130', darker(colour, 0.2), 8)
export const dot = (colour: string, r = 14): string => disc(0, 0, r, colour)
