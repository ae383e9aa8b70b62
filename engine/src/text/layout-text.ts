import type { TextContent } from '../layers/text-layer.ts'
import type { TextPath } from '../layers/text-shape.ts'
import { trackOf } from './bend/track.ts'
import { warpInk } from './bend/warp-ink.ts'
import { type Cell, type Ink, type PlacedCell, upright } from './cells.ts'
import type { FontChoice } from './font-choice.ts'
import { type Line, setLines } from './lines.ts'
import { type Matrix, noReach, type Reach, withOutline } from './outline.ts'
import type { ParagraphShaper } from './shape-paragraph.ts'

/** A text ready to be painted: ink around the middle of its box. Lengths of ink are em. */
export interface TextLayout {
  /** Pixels of the 550 canvas for one em. */
  readonly em_px: number
  /** The box in pixels of the 550 canvas. */
  readonly width: number
  readonly height: number
  readonly ink: readonly Ink[]
  /** Extent of the ink, in em from the centre: swashes leave the box. */
  readonly reach: Reach
  /** Where the base line begins, or the middle of its circle or the origin of its path, in em from the centre. */
  readonly origin: { readonly x: number; readonly y: number }
  /** Characters that no font has; each is drawn as an empty frame. */
  readonly missing: readonly string[]
}

interface Block {
  readonly lines: readonly Line[]
  readonly longest: number
  readonly line_height: number
  readonly ascent: number
  readonly descent: number
  readonly align: TextContent['align']
}

interface Laid {
  readonly ink: readonly Ink[]
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const times = (m: Matrix, n: Matrix): Matrix => ({
  a: m.a * n.a + m.c * n.b,
  b: m.b * n.a + m.d * n.b,
  c: m.a * n.c + m.c * n.d,
  d: m.b * n.c + m.d * n.d,
  e: m.a * n.e + m.c * n.f + m.e,
  f: m.b * n.e + m.d * n.f + m.f,
})
const put = (cell: Cell, place: Matrix): Ink[] => cell.ink.map((ink) => ({ ...ink, matrix: times(place, ink.matrix) }))

/** Where a line begins between the edges of the longest one. */
function indent({ align, longest }: Block, line: Line): number {
  const room = longest - line.length
  if (align === 'center') return room / 2
  if (align === 'right') return room
  return align === 'justify' && line.is_rtl ? room : 0
}

/** Where lines begin and end across the way they run. Lines of one size keep the sums they always had, to the bit. */
function bandsOf({ lines, line_height }: Block): { readonly starts: readonly number[]; readonly total: number } {
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

function straight(block: Block): Laid {
  const { lines, longest, line_height, ascent, descent } = block
  const first = (line_height - ascent - descent) / 2 + ascent
  const { starts, total } = bandsOf(block)
  const ink = lines.flatMap((line, index) => {
    const [x, y] = [indent(block, line), first * line.scale + (starts[index] ?? 0)]
    return line.cells.flatMap(({ cell, at }) => put(cell, { ...upright, e: x + at, f: y }))
  })
  return { ink, left: 0, top: 0, width: longest, height: total }
}

/** Columns from right to left. Sideways characters are centred on the column. */
function columns(block: Block): Laid {
  const { lines, longest, line_height, ascent, descent } = block
  const { starts, total: width } = bandsOf(block)
  const is_even = lines.every((line) => line.scale === 1)
  const ink = lines.flatMap((line, index) => {
    const across = is_even ? (index + 0.5) * line_height : (starts[index] ?? 0) + (line.scale * line_height) / 2
    const middle = width - across
    const top = indent(block, line)
    return line.cells.flatMap(({ cell, at }) =>
      put(
        cell,
        cell.is_upright
          ? { ...upright, e: middle, f: top + at }
          : { a: 0, b: 1, c: -1, d: 0, e: middle - ((ascent - descent) / 2) * (cell.scale ?? 1), f: top + at },
      ),
    )
  })
  return { ink, left: 0, top: 0, width, height: longest }
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
function outwardOf({ lines, line_height }: Block, index: number, sign: number): number {
  const inside = sign > 0 ? lines.slice(index + 1) : lines.slice(0, index)
  if (lines.every((line) => line.scale === 1)) return inside.length * line_height
  return inside.reduce((sum, line) => sum + line.scale * line_height, 0)
}

/** Puts the cells of all lines into their places, and finds the box of lines that are not straight. */
function placedLines(block: Block, placeOf: (line: Line, index: number, one: PlacedCell) => Matrix): Laid {
  const { lines, ascent, descent } = block
  const ink: Ink[] = []
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, line] of lines.entries()) {
    for (const one of line.cells) {
      const place = placeOf(line, index, one)
      ink.push(...put(one.cell, place))
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
  return { ink, left, top, width: right - left, height: bottom - top }
}

function bent(block: Block, curve_deg: number): Laid {
  const { longest } = block
  const sign = Math.sign(curve_deg)
  const inner = Math.max(longest, 0.5) / ((Math.abs(curve_deg) * Math.PI) / 180)
  return placedLines(block, (line, index, one) =>
    onArc({ radius: inner + outwardOf(block, index, sign), sign }, one, indent(block, line) - longest / 2),
  )
}

/** Letters on a path; the first line is on it, further ones below. */
function alongPath(block: Block, path: TextPath, size: number): Laid {
  const longest = Math.max(block.longest, 0.5)
  const track = trackOf(path, path.length === null ? longest : path.length / size)
  const room = track.length - longest
  const before = { left: 0, center: room / 2, right: room, justify: 0 }[block.align] + path.offset * track.length
  const { starts } = bandsOf(block)
  return placedLines(block, (line, index, { cell, at }) => {
    const { x, y, cos, sin } = track.at(before + indent(block, line) + at + cell.advance / 2)
    const turned: Matrix = { a: cos, b: sin, c: -sin, d: cos, e: x, f: y }
    return times(turned, { ...upright, e: -cell.advance / 2, f: starts[index] ?? 0 })
  })
}

function laidOut(content: TextContent, block: Block): Laid {
  if (content.is_vertical) return columns(block)
  if (content.path) return alongPath(block, content.path, content.size)
  return content.curve_deg !== 0 ? bent(block, content.curve_deg) : straight(block)
}

function blockOf(content: TextContent, fonts: FontChoice, lines: readonly Line[]): Block {
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

/** Lays out a text. Undefined while a font it needs is not loaded. */
export function layoutText(content: TextContent, fonts: FontChoice, shape: ParagraphShaper): TextLayout | undefined {
  const set = setLines(content, shape)
  if (!set) return undefined
  const block = blockOf(content, fonts, set.lines)
  const plain = laidOut(content, block)
  const laid = content.warp && plain.ink.length > 0 ? warpInk(plain, content.warp) : plain
  const middle = { ...upright, e: -laid.left - laid.width / 2, f: -laid.top - laid.height / 2 }
  const along = content.is_vertical ? laid.height : laid.width
  const em_px = content.fitting === 'fit' ? content.line_length / along : content.size
  const ink = laid.ink.map((one) => ({ ...one, matrix: times(middle, one.matrix) }))
  return {
    em_px,
    width: laid.width * em_px,
    height: laid.height * em_px,
    ink,
    reach: ink.reduce((reach, one) => withOutline(reach, one.outline, one.matrix), noReach),
    origin: { x: middle.e, y: middle.f },
    missing: set.missing,
  }
}
