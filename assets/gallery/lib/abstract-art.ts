// Shared by several families.
import type { Design } from './design.ts'
import type { Rng } from './rng.ts'

export function art(
  slug: string,
  zh: string,
  en: string,
  style: Design['style'],
  tags: string,
  draw: (rng: Rng) => string,
  more: Partial<Design> = {},
): Design {
  return { slug, zh, en, category: 'geometric', style, tags: `抽象:abstract ${tags}`, draw, ...more }
}
