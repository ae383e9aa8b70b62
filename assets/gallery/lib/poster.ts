// Shared by several families.
import type { Design } from './design.ts'
import type { Palette } from './palette.ts'
import type { Rng } from './rng.ts'
import { box, disc, linear, radial } from './svg.ts'

export const w = 1600
export const h = 2000
export const sky = (colours: Palette): string => box(0, 0, w, h, linear(colours))
export const glow = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r, radial([`${colour}/0.85`, `${colour}/0`]))

export function poster(slug: string, zh: string, en: string, tags: string, draw: (rng: Rng) => string): Design {
  return {
    slug,
    zh,
    en,
    category: 'landscape',
    style: 'flat',
    tags: `风景:landscape 装饰画:wall_art ${tags}`,
    width_px: w,
    height_px: h,
    draw,
  }
}
