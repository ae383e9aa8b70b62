import type { TextContent } from '../layers/text-layer.ts'
import type { TextPath } from '../layers/text-shape.ts'
import { type PlacedCell, upright } from './cells.ts'
import type { FontChoice } from './font-choice.ts'
import type { Line } from './lines.ts'
import { type Matrix, times } from './outline.ts'
import { getTrack } from './track.ts'

/** The lines of a text before they are put into their places. */
export interface Block {
  readonly lines: readonly Line[]
  readonly longest: number
  readonly line_height: number
  readonly ascent: number
  readonly descent: number
  readonly align: TextContent['align']
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The box of all lines, and where in it each cell goes. */
export interface Arrangement extends Box {
  readonly placeOf: (line: Line, index: number, one: PlacedCell) => Matrix
}

/** Where a line begins between the edges of the longest one. */
function indent({ align, longest }: Block, line: Line): number {
  const room = longest - line.length
  if (align === 'center') return room / 2
  if (align === 'right') return room
  return align === 'justify' && line.is_rtl ? room : 0
}

/** Where lines begin and end across the way they run. Lines of one size keep the sums they always had, to the bit. */
function getBands({ lines, line_height }: Block): { readonly starts: readonly number[]; readonly total: number } {
  if (lines.every((line) => line.scale === 1)) {
    return { starts: lines.map((_, index) => index * line_height), total: lines.length * line_height }
  }
  let total = 0
  const starts = lines.map((line) => {
    const start = total
    total += line.scale * line_height
    return start
  })
  return { starts, total }
}

function straight(block: Block): Arrangement {
  const { longest, line_height, ascent, descent } = block
  const first = (line_height - ascent - descent) / 2 + ascent
  const { starts, total } = getBands(block)
  return {
    left: 0,
    top: 0,
    width: longest,
    height: total,
    placeOf: (line, index, { at }) => ({
      ...upright,
      e: indent(block, line) + at,
      f: first * line.scale + (starts[index] ?? 0),
    }),
  }
}

/** Columns from right to left. Sideways characters are centred on the column. */
function columns(block: Block): Arrangement {
  const { lines, longest, line_height, ascent, descent } = block
  const { starts, total: width } = getBands(block)
  const is_even = lines.every((line) => line.scale === 1)
  const getPlace: Arrangement['placeOf'] = (line, index, { cell, at }) => {
    const across = is_even ? (index + 0.5) * line_height : (starts[index] ?? 0) + (line.scale * line_height) / 2
    const middle = width - across
    const top = indent(block, line)
    return cell.is_upright
      ? { ...upright, e: middle, f: top + at }
      : { a: 0, b: 1, c: -1, d: 0, e: middle - ((ascent - descent) / 2) * (cell.scale ?? 1), f: top + at }
  }
  return { left: 0, top: 0, width, height: longest, placeOf: getPlace }
}

interface Arc {
  readonly radius: number
  /** 1 bends upwards like a rainbow, −1 downwards like a bowl. */
  readonly sign: number
}

/** A cell turned around the middle of the circle, the middle of its foot on the arc. */
function onArc({ radius, sign }: Arc, { cell, at }: PlacedCell, from: number): Matrix {
  const angle = (from + at + cell.advance / 2) / radius
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const turned: Matrix = { a: cos, b: sign * sin, c: -sign * sin, d: cos, e: radius * sin, f: -sign * radius * cos }
  return times(turned, { ...upright, e: -cell.advance / 2 })
}

/** How far the base line of a line lies outside that of the innermost one. */
function getOutward({ lines, line_height }: Block, index: number, sign: number): number {
  const inside = sign > 0 ? lines.slice(index + 1) : lines.slice(0, index)
  if (lines.every((line) => line.scale === 1)) return inside.length * line_height
  return inside.reduce((sum, line) => sum + line.scale * line_height, 0)
}

/** The box of lines that are not straight. */
function around(block: Block, getPlace: Arrangement['placeOf']): Arrangement {
  const { lines, ascent, descent } = block
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, line] of lines.entries()) {
    for (const one of line.cells) {
      const place = getPlace(line, index, one)
      const size = one.cell.scale ?? 1
      for (const [x, y] of [
        [0, -ascent * size],
        [one.cell.advance, -ascent * size],
        [0, descent * size],
        [one.cell.advance, descent * size],
      ] as const) {
        const [px, py] = [place.a * x + place.c * y + place.e, place.b * x + place.d * y + place.f]
        left = Math.min(left, px)
        right = Math.max(right, px)
        top = Math.min(top, py)
        bottom = Math.max(bottom, py)
      }
    }
  }
  if (left > right) return straight(block)
  return { left, top, width: right - left, height: bottom - top, placeOf: getPlace }
}

function bent(block: Block, curve_deg: number): Arrangement {
  const { longest } = block
  const sign = Math.sign(curve_deg)
  const inner = Math.max(longest, 0.5) / ((Math.abs(curve_deg) * Math.PI) / 180)
  return around(block, (line, index, one) =>
    onArc({ radius: inner + getOutward(block, index, sign), sign }, one, indent(block, line) - longest / 2),
  )
}

/** Letters on a path; the first line is on it, further ones below. */
function alongPath(block: Block, path: TextPath, size: number): Arrangement {
  const longest = Math.max(block.longest, 0.5)
  const track = getTrack(path, path.length === null ? longest : path.length / size)
  const room = track.length - longest
  const before = { left: 0, center: room / 2, right: room, justify: 0 }[block.align] + path.offset * track.length
  const { starts } = getBands(block)
  return around(block, (line, index, { cell, at }) => {
    const { x, y, cos, sin } = track.at(before + indent(block, line) + at + cell.advance / 2)
    const turned: Matrix = { a: cos, b: sin, c: -sin, d: cos, e: x, f: y }
    return times(turned, { ...upright, e: -cell.advance / 2, f: starts[index] ?? 0 })
  })
}

export function arranged(content: TextContent, block: Block): Arrangement {
  if (content.is_vertical) return columns(block)
  if (content.path) return alongPath(block, content.path, content.size)
  return content.curve_deg !== 0 ? bent(block, content.curve_deg) : straight(block)
}

export function getBlock(content: TextContent, fonts: FontChoice, lines: readonly Line[]): Block {
  const { ascent_em, descent_em } = fonts.familyOf(content.family)
  const own = Math.max(0.25, ...lines.map((line) => line.length))
  return {
    lines,
    longest: content.fitting === 'wrap' ? Math.max(own, content.line_length / content.size) : own,
    line_height: content.line_height_em,
    ascent: ascent_em,
    descent: descent_em,
    align: content.align,
  }
}
