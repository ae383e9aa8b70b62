// Groups of a picture and its words that belong together, each in a box of the sheet.
import { type Look, loud } from './looks.ts'
import { art, type Box, box, disc, divider, type Piece, ring, rule, shape, type } from './pieces.ts'
import { type Tone, toneOn } from './tone.ts'

export type Lockup = (look: Look, within: Box, tone: Tone) => Piece[]

/** A box by its shares of another. */
export const part = (of: Box, x: number, y: number, w: number, h: number): Box =>
  box(of.x + (x - 0.5) * of.w, of.y + (y - 0.5) * of.h, of.w * w, of.h * h)

/** The largest square in the middle of a box. */
const square = ({ x, y, w, h }: Box): Box => box(x, y, Math.min(w, h), Math.min(w, h))

/** The picture with the name below it. */
export const under: Lockup = (look, b, tone) => [
  art(look.artwork, part(b, 0.5, 0.37, 1, 0.74)),
  type('name', look.name, part(b, 0.5, 0.87, 0.94, 0.2), look.display, tone.ink),
]

/** Title above, name below, a date between two rules. */
export const poster: Lockup = (look, b, tone) => [
  type('text', look.title, part(b, 0.5, 0.07, 1, 0.12), look.display, tone.ink),
  art(look.artwork, part(b, 0.5, 0.47, 1, 0.64)),
  type('name', look.name, part(b, 0.5, 0.87, 0.8, 0.1), look.display, tone.accent),
  type('date', look.date, part(b, 0.5, 0.965, 0.6, 0.055), look.small, tone.ink, { spacing: 0.12 }),
]

/** Round picture, words around it, a star on either side. */
export const badge: Lockup = (look, b, tone) => {
  const { x, y, w } = square(b)
  const r = w * 0.41
  return [
    art(look.artwork, box(x, y, w * 0.68, w * 0.68)),
    ring('name', look.name.toUpperCase(), { x, y, r, up: true }, look.small, tone.ink),
    ring('text', look.line.toUpperCase(), { x, y, r, up: false }, look.small, tone.accent),
  ]
}

/** The badge in a double circle, as on a club's jersey. */
export const roundel: Lockup = (look, b, tone) => {
  const { x, y, w } = square(b)
  const words = toneOn(tone.accent, look.colours)
  const inner = toneOn(words.ink === look.colours.light ? look.colours.paper : look.colours.deep, look.colours)
  return [
    disc(x, y, w * 0.98, { fill: tone.accent }),
    disc(x, y, w * 0.66, { fill: inner.ground }),
    art(look.artwork, box(x, y, w * 0.46, w * 0.46)),
    ring('name', look.name.toUpperCase(), { x, y, r: w * 0.375, up: true, size: 0.19 }, look.small, words.ink),
    ring('text', look.title.toUpperCase(), { x, y, r: w * 0.375, up: false, size: 0.17 }, look.small, words.ink),
  ]
}

/** Big words in two sizes with the picture between them. */
export const sandwich: Lockup = (look, b, tone) => [
  type('text', loud(look.title, look), part(b, 0.5, 0.1, 1, 0.19), look.display, tone.ink),
  art(look.artwork, part(b, 0.5, 0.49, 0.92, 0.56)),
  type('name', look.name, part(b, 0.5, 0.86, 0.86, 0.13), look.display, tone.accent),
  type('text', look.line, part(b, 0.5, 0.965, 0.8, 0.055), look.small, tone.ink),
]

/** A small picture above a big name between rules. */
export const crest: Lockup = (look, b, tone) => [
  art(look.artwork, part(b, 0.5, 0.26, 0.7, 0.5)),
  ...divider(b.x, b.y + b.h * 0.05, b.w * 0.74, tone.accent),
  type('name', look.name, part(b, 0.5, 0.71, 1, 0.24), look.display, tone.ink),
  type('text', look.line, part(b, 0.5, 0.89, 0.84, 0.08), look.small, tone.accent),
  type('date', look.date, part(b, 0.5, 0.975, 0.5, 0.05), look.small, tone.ink, { spacing: 0.14 }),
]

/** Picture on the left, words on the right: for chests, caps and long formats. */
export const beside: Lockup = (look, b, tone) => {
  const side = Math.min(b.h, b.w * 0.4)
  const left = b.x - b.w / 2
  const words_w = b.w - side - b.w * 0.05
  const x = left + side + b.w * 0.05 + words_w / 2
  return [
    art(look.artwork, box(left + side / 2, b.y, side, side)),
    type('name', look.name, box(x, b.y - b.h * 0.15, words_w, b.h * 0.42), look.display, tone.ink),
    rule(x, b.y + b.h * 0.11, words_w * 0.5, Math.max(0.35, b.h * 0.012), tone.accent),
    type('text', look.line, box(x, b.y + b.h * 0.26, words_w * 0.94, b.h * 0.16), look.small, tone.accent),
  ]
}

/** The same for prints as high as a finger is long: a picture and a name. */
export const signed: Lockup = (look, b, tone) => {
  const side = Math.min(b.h, b.w * 0.42)
  const words_w = b.w * 0.95 - side
  const x = b.x + b.w / 2 - words_w / 2
  return [
    art(look.artwork, box(b.x - b.w / 2 + side / 2, b.y, side, side)),
    type('name', look.name, box(x, b.y - b.h * 0.04, words_w, b.h * 0.52), look.display, tone.ink),
    rule(x, b.y + b.h * 0.27, words_w * 0.5, 0.8, tone.accent),
  ]
}

/** A double frame around everything. */
export const framed =
  (inner: Lockup, line = 0.7): Lockup =>
  (look, b, tone) => [
    shape('rectangle', box(b.x, b.y, b.w, b.h), { stroke: tone.accent, line }),
    shape('rectangle', box(b.x, b.y, b.w - 3.4, b.h - 3.4), { stroke: tone.accent, line: line * 0.45 }),
    ...inner(look, box(b.x, b.y, b.w * 0.8, b.h * 0.86), tone),
  ]

/** Name and date in the middle of a wreath of roses. */
export const wreathed: Lockup = (look, b, tone) => {
  const { x, y, w } = square(b)
  return [
    art('rose-wreath', box(x, y, w, w), { role: null }),
    type('text', look.title, box(x, y - w * 0.125, w * 0.36, w * 0.06), look.small, tone.accent, { is_over: true }),
    type('name', look.name, box(x, y, w * 0.41, w * 0.13), look.display, tone.ink, { is_over: true }),
    type('date', look.date, box(x, y + w * 0.125, w * 0.34, w * 0.05), look.small, tone.ink, {
      is_over: true,
      spacing: 0.1,
    }),
  ]
}

/** Place, coordinates and date below a picture. */
export const coordinates: Lockup = (look, b, tone) => [
  art(look.artwork, part(b, 0.5, 0.34, 1, 0.68)),
  type('place', loud(look.name, look), part(b, 0.5, 0.79, 0.94, 0.15), look.display, tone.ink),
  rule(b.x, b.y + b.h * 0.385, b.w * 0.24, 0.45, tone.accent),
  type('place', look.line, part(b, 0.5, 0.935, 0.86, 0.05), look.small, tone.accent, { spacing: 0.06 }),
  type('date', look.date, part(b, 0.5, 0.982, 0.5, 0.036), look.small, tone.ink, { spacing: 0.18 }),
]

/** Team, number and player, as on the back of a jersey. */
export const jersey: Lockup = (look, b, tone) => {
  const number = /\d+$/.exec(look.date)?.[0].slice(-2) ?? '26'
  return [
    type('text', look.title, part(b, 0.5, 0.06, 0.9, 0.1), look.display, tone.accent),
    type('name', look.name, part(b, 0.5, 0.21, 1, 0.15), look.display, tone.ink),
    type('number', number, part(b, 0.5, 0.59, 0.8, 0.56), look.display, tone.ink),
    rule(b.x, b.y + b.h * 0.39, b.w * 0.5, 0.6, tone.accent),
    type('text', look.line.toUpperCase(), part(b, 0.5, 0.95, 0.7, 0.06), look.small, tone.accent, { spacing: 0.12 }),
  ]
}

/** A year split around the picture. */
export const since: Lockup = (look, b, tone) => {
  const [from, to] = (/(\d{2})(\d{2})\D*$/.exec(look.date) ?? ['', '20', '26']).slice(1)
  return [
    type('name', look.name, part(b, 0.5, 0.12, 1, 0.2), look.display, tone.ink),
    art(look.artwork, part(b, 0.5, 0.54, 0.54, 0.62)),
    type('number', from ?? '20', part(b, 0.11, 0.54, 0.22, 0.24), look.display, tone.accent),
    type('number', to ?? '26', part(b, 0.89, 0.54, 0.22, 0.24), look.display, tone.accent),
    type('text', look.line, part(b, 0.5, 0.94, 0.86, 0.09), look.small, tone.ink),
  ]
}

/** A letter in a ring with the name on a band. */
export const monogram: Lockup = (look, b, tone) => {
  const { x, y, w } = square(b)
  const letter = look.name
    .replace(/^(The|THE|Dear|Grandma|CAMP) /, '')
    .slice(0, 1)
    .toUpperCase()
  const band = toneOn(tone.accent, look.colours)
  return [
    disc(x, y, w * 0.96, { stroke: tone.accent, line: 0.9 }),
    disc(x, y, w * 0.89, { stroke: tone.accent, line: 0.35 }),
    type(
      'name',
      letter,
      box(x, y - w * 0.09, w * 0.5, w * 0.52),
      { family: 'Playfair Display', weight: 700 },
      tone.ink,
    ),
    shape('ribbon', box(x, y + w * 0.24, w * 1, w * 0.17), { fill: tone.accent }),
    type('name', look.name, box(x, y + w * 0.235, w * 0.6, w * 0.1), look.small, band.ink),
  ]
}
