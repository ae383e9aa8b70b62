// Latin lettering as outlines: glyph tables in ../letters, bent and set by plain functions.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Point } from './shape.ts'
import { line, path, pt } from './svg.ts'

export type Face =
  | 'script'
  | 'signature'
  | 'condensed'
  | 'groovy'
  | 'slab'
  | 'western'
  | 'neon'
  | 'college'
  | 'round'
  | 'fat'
  | 'spooky'
  | 'bubbly'
  | 'brush'
  | 'hand'
type Table = { glyphs: Record<string, [number, string]>; kerns: Record<string, number> }
export type Setting = { face: Face; size: number; spacing?: number }
export type Bend = (point: Point) => Point

const tables = new Map<Face, Table>()
function table(face: Face): Table {
  const known = tables.get(face)
  if (known) return known
  const packed = readFileSync(join(import.meta.dirname, '../letters', `${face}.json.br`))
  const read = JSON.parse(brotliDecompressSync(packed).toString()) as Table
  tables.set(face, read)
  return read
}

function advances(text: string, { face, size, spacing = 0 }: Setting): number[] {
  const { glyphs, kerns } = table(face)
  const chars = [...text]
  return chars.map((char, i) => {
    const kern = kerns[char + (chars[i + 1] ?? '')] ?? 0
    return (((glyphs[char]?.[0] ?? 300) + kern) * size) / 1000 + (i < chars.length - 1 ? spacing : 0)
  })
}
export const textWidth = (text: string, setting: Setting): number =>
  advances(text, setting).reduce((sum, width) => sum + width, 0)
/** The size at which the text is exactly `width` wide. */
export const fitted = (text: string, face: Face, width: number, spacingShare = 0): Setting => {
  const size = (1000 * width) / textWidth(text, { face, size: 1000, spacing: 1000 * spacingShare })
  return { face, size, spacing: size * spacingShare }
}

function bendOutline(d: string, x: number, scale: number, bend: Bend | undefined): string {
  let last: Point = [0, 0]
  const place = (px: number, py: number): Point => [x + px * scale, py * scale]
  // Whole units are fine enough for lettering of poster size and keep ornate faces small.
  const digit = scale > 0.12 ? Math.round : (v: number) => v
  const out = (p: Point) => {
    const [bx, by] = bend ? bend(p) : p
    return pt(digit(bx), digit(by))
  }
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, numbers: string) => {
    const n = numbers.trim().split(/\s+/).map(Number)
    const points: Point[] = []
    for (let i = 0; i < n.length; i += 2) points.push(place(n[i] ?? 0, n[i + 1] ?? 0))
    const end = points.at(-1) as Point
    const from = last
    last = end
    if (command !== 'L' || !bend) return command + points.map(out).join(' ')
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - from[0], end[1] - from[1]) / 60))
    return Array.from({ length: pieces }, (_unused, i) => {
      const t = (i + 1) / pieces
      return `L${out([from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t])}`
    }).join('')
  })
}

/** Outline of the text, centred on x with its base line on y, optionally bent (bend sees centred coordinates). */
export function letters(text: string, setting: Setting, x = 0, y = 0, bend?: Bend): string {
  const widths = advances(text, setting)
  let pen = -widths.reduce((sum, width) => sum + width, 0) / 2
  const { glyphs } = table(setting.face)
  const shift: Bend = ([px, py]) => {
    const [bx, by] = bend ? bend([px, py]) : [px, py]
    return [bx + x, by + y]
  }
  return [...text]
    .map((char, i) => {
      const d = bendOutline(
        glyphs[char]?.[1] ?? '',
        pen,
        setting.size / 1000,
        bend ? shift : ([px, py]) => [px + x, py + y],
      )
      pen += widths[i] ?? 0
      return d
    })
    .join('')
}

/** Base line on a circle of the given radius; negative radius bends the text upwards like a smile. */
export const onArc =
  (radius: number): Bend =>
  ([x, y]) => {
    const a = x / radius
    return [(radius - y) * Math.sin(a), radius - (radius - y) * Math.cos(a)]
  }
export const onWave =
  (height: number, length: number, phase = 0): Bend =>
  ([x, y]) => [x, y + height * Math.sin((x / length) * Math.PI * 2 + phase)]
/** Letters grow towards the middle (`gain` > 0) or the ends; the base line stays. */
export const bulge =
  (halfWidth: number, gain: number): Bend =>
  ([x, y]) => [x, y * (1 + gain * (1 - (x / halfWidth) ** 2))]
/** Base line bows down in the middle, tops bow up: the classic badge shape. */
export const lens =
  (halfWidth: number, sag: number, middle: number): Bend =>
  ([x, y]) => [x, y + sag * (1 - (x / halfWidth) ** 2) * ((y - middle) / Math.abs(middle || 1))]
export const slant =
  (amount: number): Bend =>
  ([x, y]) => [x, y - x * amount]

/** Letters with a block shadow that runs down right. */
export function blockLetters(d: string, fill: string, side: string, depth: number, outline = 0): string {
  // Ornate faces have long outlines; fewer copies keep the file small and still close up.
  const copies = d.length > 7000 ? 2 : 4
  const shadow = Array.from({ length: copies }, (_, i) => {
    const shift = (depth * (copies - i)) / copies
    return path(d, side, {
      transform: `translate(${pt(shift, shift)})`,
      stroke: side,
      'stroke-width': depth / copies + outline,
    })
  }).join('')
  const rim = outline ? line(d, side, outline * 2) : ''
  return shadow + rim + path(d, fill)
}
/** Letters with an outer contour in another colour. */
export const rimmed = (d: string, fill: string, rim: string, width: number): string =>
  line(d, rim, width) + path(d, fill)
