import { CLOSE, CUBIC, LINE, MOVE, type Outline, QUADRATIC } from './outline.ts'
import type { FontFile, ShapedGlyph, ShapeOptions } from './shaper.ts'

interface HbBuffer {
  addText(text: string): void
  guessSegmentProperties(): void
  setDirection(direction: number): void
  getGlyphInfosAndPositions(): {
    codepoint: number
    cluster: number
    xAdvance?: number
    yAdvance?: number
    xOffset?: number
    yOffset?: number
  }[]
}
interface HbFont {
  glyphToJson(glyph: number): { type: string; values: number[] }[]
}
interface HbFace {
  readonly upem: number
}

/** What we use of harfbuzz. It is handed in, because server and browser load it in their own ways. */
export interface HarfBuzz {
  readonly Blob: new (bytes: Uint8Array) => object
  // What they take is a class of the library, which none of our types describes.
  readonly Face: new (
    blob: never,
  ) => HbFace
  readonly Font: new (face: never) => HbFont
  readonly Buffer: new () => HbBuffer
  readonly Feature: new (tag: string, value: number) => object
  readonly Direction: { readonly LTR: number; readonly RTL: number; readonly TTB: number }
  shape(font: HbFont, buffer: HbBuffer, features?: object[]): void
}

const verbs: Readonly<Record<string, number>> = { M: MOVE, L: LINE, Q: QUADRATIC, C: CUBIC, Z: CLOSE }

function outlineFrom(commands: readonly { type: string; values: number[] }[]): Outline {
  const outline: number[] = []
  for (const { type, values } of commands) {
    const verb = verbs[type]
    if (verb === undefined) continue
    outline.push(verb)
    // Every second number is a height; fonts count it upwards.
    for (const [index, value] of values.entries()) outline.push(index % 2 === 0 ? value : -value)
  }
  return outline
}

/** Opens the bytes of a TrueType or OpenType file. */
export function openFont(hb: HarfBuzz, sfnt: Uint8Array): FontFile {
  const face = new hb.Face(new hb.Blob(sfnt) as never)
  const font = new hb.Font(face as never)
  const outlines = new Map<number, Outline>()
  const directions = { ltr: hb.Direction.LTR, rtl: hb.Direction.RTL, ttb: hb.Direction.TTB }
  const plain = ['liga', 'clig', 'dlig'].map((tag) => new hb.Feature(tag, 0))
  return {
    units_per_em: face.upem,
    shape: (text: string, { direction, has_ligatures }: ShapeOptions): ShapedGlyph[] => {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setDirection(directions[direction])
      hb.shape(font, buffer, has_ligatures ? [] : plain)
      return buffer.getGlyphInfosAndPositions().map((one) => ({
        glyph: one.codepoint,
        cluster: one.cluster,
        x_advance: one.xAdvance ?? 0,
        y_advance: one.yAdvance ?? 0,
        x_offset: one.xOffset ?? 0,
        y_offset: one.yOffset ?? 0,
      }))
    },
    outlineOf: (glyph) => {
      const known = outlines.get(glyph)
      if (known) return known
      const outline = outlineFrom(font.glyphToJson(glyph))
      outlines.set(glyph, outline)
      return outline
    },
  }
}
