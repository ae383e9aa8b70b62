import type { Outline } from './outline.ts'

/** Lengths are in units of the font, y pointing up, as fonts have it. */
export interface ShapedGlyph {
  readonly glyph: number
  /** Where in the shaped text the glyph's cluster begins, in UTF-16 units. */
  readonly cluster: number
  readonly x_advance: number
  readonly y_advance: number
  readonly x_offset: number
  readonly y_offset: number
}

export interface ShapeOptions {
  readonly direction: 'ltr' | 'rtl' | 'ttb'
  /** Letters that are spaced out do not melt into one glyph. */
  readonly has_ligatures: boolean
}

/** One loaded font file. */
export interface FontFile {
  readonly units_per_em: number
  readonly shape: (text: string, options: ShapeOptions) => readonly ShapedGlyph[]
  /** In units of the font, y pointing down. */
  readonly outlineOf: (glyph: number) => Outline
}

/** A coloured picture of an emoji, drawn in a square of one em, y pointing down from its top. */
export interface EmojiDrawing {
  readonly parts: readonly { readonly colour: string; readonly outline: Outline }[]
}

/** Font files and emoji that have been loaded, by name. */
export interface LoadedFonts {
  readonly loadedFont: (file: string) => FontFile | undefined
  readonly loadedEmoji: (key: string) => EmojiDrawing | undefined
}
