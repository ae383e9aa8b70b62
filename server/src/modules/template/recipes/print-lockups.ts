// Lists, calendars and labels: groups in which words do most of the work.
import type { Lockup } from './lockups.ts'
import { part } from './lockups.ts'
import { art, type Box, box, disc, divider, type Piece, rule, shape, type } from './pieces.ts'
import { type Tone, toneOn } from './tone.ts'

const DAYS = 7
/** A June that begins on a Monday, with a heart on the day. */
const CHOSEN = 20
const LAST = 30

/** A month as a grid; the day that counts has a heart. */
export const calendar: Lockup = (look, b, tone) => {
  const cell = { w: b.w / DAYS, h: (b.h * 0.42) / 6 }
  const top = b.y - b.h / 2 + b.h * 0.58
  const at = (n: number, size: number): Box =>
    box(
      b.x - b.w / 2 + cell.w * ((n % DAYS) + 0.5),
      top + cell.h * (Math.floor(n / DAYS) + 1.5),
      cell.w * size,
      cell.h * size,
    )
  const chosen = toneOn(tone.accent, look.colours)
  const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
  return [
    art(look.artwork, part(b, 0.5, 0.17, 0.7, 0.34)),
    type('name', look.name, part(b, 0.5, 0.42, 0.94, 0.11), look.display, tone.ink),
    type('date', 'JUNE 2026', part(b, 0.5, 0.52, 0.5, 0.055), look.small, tone.accent, { spacing: 0.2 }),
    ...letters.map((letter, n) =>
      type('text', letter, { ...at(n, 0.62), y: top + cell.h * 0.5 }, look.small, tone.accent),
    ),
    shape('heart', box(at(CHOSEN - 1, 1).x, at(CHOSEN - 1, 1).y + cell.h * 0.03, cell.h * 1.35, cell.h * 1.3), {
      fill: tone.accent,
    }),
    ...Array.from({ length: LAST }, (_, n) =>
      type(
        'date',
        String(n + 1),
        at(n, n + 1 === CHOSEN ? 0.52 : 0.62),
        look.small,
        n + 1 === CHOSEN ? chosen.ink : tone.ink,
      ),
    ),
  ]
}

/** Three lines of a saying, the middle one large. */
export const saying: Lockup = (look, b, tone) => {
  const words = look.line.split(' ')
  const half = Math.ceil(words.length / 2)
  return [
    art(look.artwork, part(b, 0.5, 0.23, 0.6, 0.44)),
    type('text', words.slice(0, half).join(' ').toUpperCase(), part(b, 0.5, 0.53, 0.6, 0.08), look.small, tone.accent, {
      spacing: 0.14,
    }),
    type('text', look.title, part(b, 0.5, 0.7, 1, 0.22), look.display, tone.ink),
    type('text', words.slice(half).join(' ').toUpperCase(), part(b, 0.5, 0.87, 0.6, 0.08), look.small, tone.accent, {
      spacing: 0.14,
    }),
    ...divider(b.x, b.y + b.h * 0.46, b.w * 0.4, tone.accent, 'star'),
  ]
}

/** A recipe card: ingredients on the left, the picture on the right. */
export const recipe: Lockup = (look, b, tone) => {
  const ingredients = [
    '2 cups of flour',
    '1 spoon of sugar',
    '2 eggs from the yard',
    'A pinch of salt',
    'Love, to taste',
  ]
  const hand = { family: 'Patrick Hand', weight: 400 }
  return [
    type('text', look.title, part(b, 0.5, 0.09, 0.9, 0.15), look.display, tone.ink),
    ...divider(b.x, b.y - b.h * 0.29, b.w * 0.7, tone.accent, 'heart'),
    art(look.artwork, part(b, 0.76, 0.52, 0.44, 0.46)),
    ...ingredients.flatMap((line, n): Piece[] => [
      disc(b.x - b.w * 0.47, b.y + b.h * (-0.17 + n * 0.095), 1.4, { fill: tone.accent }),
      type(
        'text',
        line,
        box(b.x - b.w * 0.22, b.y + b.h * (-0.17 + n * 0.095), b.w * 0.4, b.h * 0.062),
        hand,
        tone.ink,
        { align: 'left' },
      ),
    ]),
    type('name', look.name, part(b, 0.5, 0.89, 0.8, 0.1), look.display, tone.accent),
    type('date', look.date, part(b, 0.5, 0.97, 0.4, 0.045), look.small, tone.ink, { spacing: 0.14 }),
  ]
}

/** Name and line on a filled label. */
export const plate =
  (kind: 'ellipse' | 'plaque' | 'rounded' | 'seal_20' | 'rectangle' | 'ticket' | 'stamp_20'): Lockup =>
  (look, b, tone) => {
    const is_round = kind === 'ellipse' || kind === 'seal_20' || kind === 'stamp_20'
    const inner: Box = is_round ? part(b, 0.5, 0.5, 0.7, 0.56) : part(b, 0.5, 0.5, 0.8, 0.72)
    return [
      shape(kind, b, { fill: tone.ground }),
      ...(kind === 'rectangle' || kind === 'rounded' || kind === 'ellipse'
        ? [shape(kind, box(b.x, b.y, b.w - 2.4, b.h - 2.4), { stroke: tone.accent, line: 0.45 })]
        : []),
      type('text', look.title.toUpperCase(), part(inner, 0.5, 0.13, 0.7, 0.17), look.small, tone.accent, {
        spacing: 0.1,
      }),
      type('name', look.name, part(inner, 0.5, 0.5, 1, 0.46), look.display, tone.ink),
      type('date', look.date, part(inner, 0.5, 0.88, 0.6, 0.15), look.small, tone.ink, { spacing: 0.12 }),
    ]
  }

/** A picture above a name on a filled label. */
export const medal =
  (kind: 'ellipse' | 'rounded' | 'seal_20' | 'rectangle'): Lockup =>
  (look, b, tone) => {
    const inner =
      kind === 'rectangle' || kind === 'rounded' ? part(b, 0.5, 0.5, 0.82, 0.84) : part(b, 0.5, 0.5, 0.62, 0.74)
    return [
      shape(kind, b, { fill: tone.ground }),
      art(look.artwork, part(inner, 0.5, 0.36, 1, 0.7)),
      type('name', look.name, part(inner, 0.5, 0.87, 1, 0.2), look.display, tone.ink),
    ]
  }

/** A brand: a mark, the name in spaced capitals, what it sells. */
export const brand: Lockup = (look, b, tone) => [
  art(look.artwork, part(b, 0.5, 0.3, 0.7, 0.54)),
  type('name', look.name, part(b, 0.5, 0.71, 1, 0.18), look.display, tone.ink, { spacing: 0.06 }),
  rule(b.x, b.y + b.h * 0.335, b.w * 0.16, 0.5, tone.accent),
  type('text', look.title.toUpperCase(), part(b, 0.5, 0.93, 0.9, 0.07), look.small, tone.accent, { spacing: 0.14 }),
]

/** Bars in the colours of the look that run from edge to edge. */
export function bars({ y, w, x }: Box, height: number, colours: readonly string[]): Piece[] {
  return colours.map((colour, n) => rule(x, y + (n - (colours.length - 1) / 2) * height, w, height * 0.72, colour))
}

/** Three words of thanks, for cards and inserts. */
export const thanks =
  (words: readonly [string, string]): Lockup =>
  (look, b, tone: Tone) => [
    type('text', words[0], part(b, 0.5, 0.28, 0.92, 0.4), look.display, tone.ink),
    ...divider(b.x, b.y + b.h * 0.06, b.w * 0.5, tone.accent),
    type('text', words[1], part(b, 0.5, 0.7, 0.9, 0.11), look.small, tone.accent),
    type('name', 'YOUR SHOP', part(b, 0.5, 0.91, 0.7, 0.12), look.small, tone.ink, { spacing: 0.14 }),
  ]
