// Parts of the animal portraits: everything is drawn around the middle axis and mirrored.
import { ovalPath } from './shape.ts'
import { clip, disc, line, mirror, oval, path, shaded } from './svg.ts'

export const dark = '#2b2230'

export const eyes = (dx: number, y: number, r: number, colour = dark): string =>
  mirror(disc(-dx, y, r, colour)) +
  [-dx, dx]
    .map(
      (x) =>
        disc(x + r * 0.32, y - r * 0.36, r * 0.34, '#ffffff') +
        disc(x - r * 0.3, y + r * 0.36, r * 0.16, '#ffffff', { opacity: 0.8 }),
    )
    .join('')
/** Eyes with a coloured iris, for cats, owls and big game. */
export const irisEyes = (dx: number, y: number, r: number, iris: string, slit = false): string =>
  [-dx, dx]
    .map(
      (x) =>
        disc(x, y, r, dark) +
        disc(x, y, r * 0.84, iris) +
        oval(x, y, slit ? r * 0.24 : r * 0.5, slit ? r * 0.72 : r * 0.5, dark) +
        disc(x + r * 0.3, y - r * 0.34, r * 0.22, '#fff'),
    )
    .join('')
export const sleepyEyes = (dx: number, y: number, r: number, width: number, colour = dark): string =>
  mirror(line(`M${-dx - r} ${y}Q${-dx} ${y + r * 1.1} ${-dx + r} ${y}`, colour, width))
export const blush = (dx: number, y: number, r: number, colour = '#f28b82'): string =>
  mirror(oval(-dx, y, r, r * 0.62, colour, { opacity: 0.55 }))
/** Small rounded triangle with the line of the mouth below it. */
export const noseAndMouth = (y: number, s: number, colour = dark, smile = 1): string =>
  path(
    `M${-s} ${y - s * 0.55}Q0 ${y - s * 0.95} ${s} ${y - s * 0.55}Q${s * 0.7} ${y + s * 0.45} 0 ${y + s * 0.6}Q${-s * 0.7} ${y + s * 0.45} ${-s} ${y - s * 0.55}Z`,
    colour,
  ) +
  disc(-s * 0.34, y - s * 0.42, s * 0.17, '#ffffff', { opacity: 0.55 }) +
  mirror(
    line(
      `M0 ${y + s * 0.6}V${y + s * 1.1}Q${-s * 0.7} ${y + s * (1.1 + 0.85 * smile)} ${-s * 1.5} ${y + s * (1.1 + 0.2 * smile)}`,
      colour,
      s * 0.2,
    ),
  )
export const whiskers = (x: number, y: number, length: number, colour: string, width = 8): string =>
  mirror(
    line(
      `M${-x} ${y - 26}L${-x - length} ${y - 60}M${-x} ${y}L${-x - length * 1.05} ${y + 6}M${-x} ${y + 26}L${-x - length * 0.95} ${y + 70}`,
      colour,
      width,
    ),
  )
export const roundEars = (dx: number, y: number, r: number, outer: string, inner: string): string =>
  mirror(disc(-dx, y, r, outer), disc(-dx, y + r * 0.08, r * 0.58, inner))
/** Pointed ears whose outline is given for the left side. */
export const pointedEars = (outer: string, inner: string, colour: string, lining: string): string =>
  mirror(path(outer, colour), path(inner, lining))
export const headShape = (w: number, top: number, bottom: number, cheek = 1): string =>
  `M0 ${top}C${w * 0.62} ${top} ${w} ${top * 0.42} ${w} ${bottom * 0.12}C${w * cheek} ${bottom * 0.72} ${w * 0.55} ${bottom} 0 ${bottom}C${-w * 0.55} ${bottom} ${-w * cheek} ${bottom * 0.72} ${-w} ${bottom * 0.12}C${-w} ${top * 0.42} ${-w * 0.62} ${top} 0 ${top}Z`
/** Head with a soft shadow on its lower right side. */
export const head = (d: string, colour: string, shadow: string, ...details: string[]): string =>
  shaded(
    d,
    colour,
    path(d, shadow, { opacity: 0.5, transform: 'translate(60 70)' }),
    path(d, colour, { transform: 'translate(-34 -40)' }),
    ...details,
  )
export const shoulders = (w: number, y: number, bottom: number, colour: string, bib: string): string => {
  const d = `M${-w * 0.5} ${y}C${-w * 0.9} ${y + 60} ${-w} ${bottom - 160} ${-w} ${bottom}H${w}C${w} ${bottom - 160} ${w * 0.9} ${y + 60} ${w * 0.5} ${y}Z`
  return path(d, colour) + clip(d, path(ovalPath(0, bottom, w * 0.55, (bottom - y) * 0.85), bib))
}
export const bandana = (w: number, y: number, h: number, colour: string, dots: string): string => {
  const d = `M${-w} ${y}Q0 ${y + h * 0.55} ${w} ${y}Q${w * 0.45} ${y + h * 0.9} 0 ${y + h * 1.5}Q${-w * 0.45} ${y + h * 0.9} ${-w} ${y}Z`
  const spots = [
    [-0.45, 0.42],
    [0, 0.5],
    [0.45, 0.42],
    [-0.2, 0.86],
    [0.2, 0.86],
    [0, 1.2],
  ]
    .map(([u = 0, v = 0]) => disc(u * w, y + v * h, h * 0.07, dots))
    .join('')
  return path(d, colour) + spots
}
export const bowTie = (y: number, s: number, colour: string, knot: string): string =>
  mirror(
    path(
      `M0 ${y}C${-s * 0.5} ${y - s * 0.7} ${-s} ${y - s * 0.7} ${-s * 1.1} ${y - s * 0.4}V${y + s * 0.4}C${-s} ${y + s * 0.7} ${-s * 0.5} ${y + s * 0.7} 0 ${y}Z`,
      colour,
    ),
  ) + disc(0, y, s * 0.26, knot)
export const glasses = (dx: number, y: number, r: number, colour: string): string =>
  mirror(
    disc(-dx, y, r, '#ffffff', { 'fill-opacity': 0.22, stroke: colour, 'stroke-width': 22 }),
    line(`M${-dx - r} ${y - 10}L${-dx - r - 90} ${y - 40}`, colour, 20),
  ) + line(`M${-dx + r} ${y - 10}Q0 ${y - 60} ${dx - r} ${y - 10}`, colour, 20)

/** The small smiling face of food and other things. */
export const face = (y: number, dx = 150): string =>
  eyes(dx, y, 46) + line(`M-56 ${y + 50}Q0 ${y + 120} 56 ${y + 50}`, dark, 16) + blush(dx + 110, y + 60, 56)
