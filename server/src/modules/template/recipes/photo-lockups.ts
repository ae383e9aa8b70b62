// Groups around photos: the artwork in each frame is a sample that the seller replaces.
import type { Lockup } from './lockups.ts'
import { part } from './lockups.ts'
import { art, type Box, box, disc, divider, rule, shape, type } from './pieces.ts'

/** A photo cut to the frame, on a ground of its own where the sample is see-through. */
const photo = (artwork: string, at: Box, mask: 'ellipse' | 'heart' | 'rounded' | 'hexagon' | null, ground: string) => [
  shape(mask ?? 'rectangle', at, { fill: ground }),
  art(artwork, at, { is_cover: true, mask, role: 'photo' }),
]

/** A round photo in a ring, name and date below. */
export const locket: Lockup = (look, b, tone) => {
  const d = Math.min(b.w * 0.92, b.h * 0.66)
  const y = b.y - b.h / 2 + d / 2
  const below = (b.h - d) / b.h
  return [
    disc(b.x, y, d, { fill: tone.accent }),
    ...photo(look.artwork, box(b.x, y, d * 0.93, d * 0.93), 'ellipse', look.colours.glow),
    type('name', look.name, part(b, 0.5, 1 - below * 0.58, 0.92, below * 0.5), look.display, tone.ink),
    type('date', look.date, part(b, 0.5, 1 - below * 0.13, 0.6, below * 0.2), look.small, tone.accent, {
      spacing: 0.12,
    }),
  ]
}

/** An instant picture, a little turned, with handwriting on its border. */
export const instant: Lockup = (look, b, tone) => {
  const w = Math.min(b.w * 0.8, b.h * 0.66)
  const h = w * 1.2
  const y = b.y - b.h / 2 + h * 0.54
  const turn = -3
  const rest = (b.y + b.h / 2 - (y + h * 0.54)) / b.h
  const hand = { family: 'Caveat', weight: 700 }
  return [
    shape('rectangle', box(b.x, y, w, h), { fill: '#ffffff', stroke: '#d8d2c8', line: 0.3, turn }),
    shape('rectangle', box(b.x - h * 0.004, y - h * 0.075, w * 0.88, w * 0.88), { fill: look.colours.glow, turn }),
    art(look.artwork, box(b.x - h * 0.004, y - h * 0.075, w * 0.88, w * 0.88), { is_cover: true, role: 'photo', turn }),
    type('date', look.date, box(b.x + h * 0.02, y + h * 0.405, w * 0.7, h * 0.12), hand, '#2b2b33', { turn }),
    type('name', look.name, part(b, 0.5, 1 - rest * 0.45, 0.9, rest * 0.8), look.display, tone.ink),
  ]
}

/** A heart-shaped photo between two lines of words. */
export const heart: Lockup = (look, b, tone) => {
  const at = part(b, 0.5, 0.51, 0.84, 0.6)
  const side = Math.min(at.w, at.h)
  return [
    type('name', look.name, part(b, 0.5, 0.1, 0.96, 0.17), look.display, tone.ink),
    ...photo(look.artwork, box(at.x, at.y, side, side), 'heart', look.colours.glow),
    type('text', look.line, part(b, 0.5, 0.89, 0.9, 0.08), look.small, tone.accent),
    type('date', look.date, part(b, 0.5, 0.97, 0.5, 0.055), look.small, tone.ink, { spacing: 0.12 }),
  ]
}

/** Three photos in a row; below them name and date. */
export const strip: Lockup = (look, b, tone) => {
  const w = b.w * 0.31
  const h = Math.min(b.h * 0.64, w * 1.25)
  const y = b.y - b.h / 2 + h / 2
  const rest = 1 - h / b.h
  return [
    ...[-1, 0, 1].flatMap((n) =>
      photo(look.artwork, box(b.x + n * b.w * 0.345, y, w, h), 'rounded', n === 0 ? look.colours.glow : tone.accent),
    ),
    type('name', look.name, part(b, 0.5, 1 - rest * 0.58, 0.86, rest * 0.46), look.display, tone.ink),
    type('date', look.date, part(b, 0.5, 1 - rest * 0.13, 0.5, rest * 0.19), look.small, tone.accent, {
      spacing: 0.12,
    }),
  ]
}

/** In memory: an oval photo, two lines and a quiet rule. */
export const memory: Lockup = (look, b, tone) => {
  const d = Math.min(b.w * 0.62, b.h * 0.46)
  return [
    type('text', look.title, part(b, 0.5, 0.06, 0.86, 0.09), look.small, tone.accent),
    disc(b.x, b.y - b.h * 0.12, d * 1.08, { stroke: tone.accent, line: 0.6 }),
    ...photo(look.artwork, box(b.x, b.y - b.h * 0.12, d, d), 'ellipse', look.colours.glow),
    type('name', look.name, part(b, 0.5, 0.72, 0.94, 0.13), look.display, tone.ink),
    ...divider(b.x, b.y + b.h * 0.32, b.w * 0.5, tone.accent, 'heart'),
    type('text', look.line, part(b, 0.5, 0.885, 0.8, 0.06), look.small, tone.ink),
    type('date', look.date, part(b, 0.5, 0.965, 0.5, 0.05), look.small, tone.accent, { spacing: 0.14 }),
  ]
}

/** A photo on the left, a column of words on the right. */
export const portrait: Lockup = (look, b, tone) => {
  const w = Math.min(b.w * 0.42, b.h)
  const left = b.x - b.w / 2
  const words = b.w - w - b.w * 0.06
  const x = left + w + b.w * 0.06 + words / 2
  return [
    ...photo(look.artwork, box(left + w / 2, b.y, w, b.h), 'rounded', look.colours.glow),
    type('text', look.title, box(x, b.y - b.h * 0.34, words * 0.9, b.h * 0.12), look.small, tone.accent),
    type('name', look.name, box(x, b.y - b.h * 0.06, words, b.h * 0.32), look.display, tone.ink),
    rule(x, b.y + b.h * 0.17, words * 0.4, 0.45, tone.accent),
    type('text', look.line, box(x, b.y + b.h * 0.28, words * 0.9, b.h * 0.1), look.small, tone.ink),
    type('date', look.date, box(x, b.y + b.h * 0.42, words * 0.6, b.h * 0.08), look.small, tone.accent, {
      spacing: 0.1,
    }),
  ]
}
