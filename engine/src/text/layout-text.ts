import type { TextContent } from '../layers/text-layer.ts'
import { arranged, type Block, type Box, getBlock } from './arrange-lines.ts'
import { type Ink, upright } from './cells.ts'
import type { FontChoice } from './font-choice.ts'
import { setLines } from './lines.ts'
import { type Matrix, noReach, type Reach, times, withOutline } from './outline.ts'
import type { ParagraphShaper } from './shape-paragraph.ts'
import { warpInk } from './warp-ink.ts'

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

/** Moves the middle of a box to the origin. */
export const centred = ({ left, top, width, height }: Box): Matrix => ({
  ...upright,
  e: -left - width / 2,
  f: -top - height / 2,
})

/** Pixels of an em: given, or such that the longest line is as long as wanted. */
export function getEm(content: TextContent, box: Box): number {
  const along = content.is_vertical ? box.height : box.width
  return content.fitting === 'fit' ? content.line_length / along : content.size
}

function getInk(content: TextContent, block: Block): Box & { readonly ink: readonly Ink[] } {
  const { placeOf, ...box } = arranged(content, block)
  const ink = block.lines.flatMap((line, index) =>
    line.cells.flatMap((one) => {
      const place = placeOf(line, index, one)
      return one.cell.ink.map((own) => ({ ...own, matrix: times(place, own.matrix) }))
    }),
  )
  return content.warp && ink.length > 0 ? warpInk({ ...box, ink }, content.warp) : { ...box, ink }
}

/** Lays out a text. Undefined while a font it needs is not loaded. */
export function layoutText(content: TextContent, fonts: FontChoice, shape: ParagraphShaper): TextLayout | undefined {
  const set = setLines(content, shape)
  if (!set) return undefined
  const laid = getInk(content, getBlock(content, fonts, set.lines))
  const middle = centred(laid)
  const em_px = getEm(content, laid)
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
