import { z } from 'zod'

/** A piece of a family: one file for each of its styles, all with the same characters. */
const Slice = z.object({
  id: z.string(),
  /** Characters of the slice, see `coverage.ts`. */
  coverage: z.string(),
})

export const FontFamily = z.object({
  /** As documents name it. */
  family: z.string(),
  /** Folder of its files. */
  key: z.string(),
  label: z.object({ zh: z.string(), en: z.string() }),
  /** The family these letters replace, where that one may not be redistributed. */
  drawn_by: z.string(),
  category: z.enum([
    'sans',
    'serif',
    'display',
    'script',
    'handwriting',
    'mono',
    'chinese',
    'japanese',
    'arabic',
    'symbol',
    'own',
  ]),
  /** What it covers besides Latin letters. */
  scripts: z.array(z.string()),
  styles: z.array(z.object({ weight: z.int(), is_italic: z.boolean() })).min(1),
  /** Height above and depth below the base line, in em. */
  ascent_em: z.number(),
  descent_em: z.number(),
  /** Keys of families tried first for characters this one lacks. */
  fallback: z.array(z.string()),
  /** Help other families out but are not offered for themselves. */
  is_hidden: z.boolean(),
  license: z.string(),
  slices: z.array(Slice),
})
export type FontFamily = z.infer<typeof FontFamily>

export const FontCatalogue = z.object({
  /** Changes with any file below, so that addresses may be kept for ever. */
  version: z.string(),
  families: z.array(FontFamily),
  /** Who draws what the chosen family and its own helpers lack, in this order. */
  fallback: z.array(z.string()),
  emoji: z.object({
    /** For each slice its sequences, as code points in hexadecimal joined by `-`, without the variation selector. */
    slices: z.array(z.array(z.string())),
    /** Characters shown as text unless a variation selector requests the emoji. */
    text_first: z.array(z.string()),
  }),
})
export type FontCatalogue = z.infer<typeof FontCatalogue>

export const DEFAULT_FAMILY = 'Georgia'

type Style = FontFamily['styles'][number]

/** The style closest to the requested one. An upright style replaces a missing italic, never the other way round. */
export function nearestStyle(family: FontFamily, weight: number, is_italic: boolean): Style {
  const slanted = family.styles.filter((style) => style.is_italic === is_italic)
  const upright = family.styles.filter((style) => !style.is_italic)
  const candidates = slanted.length > 0 ? slanted : upright.length > 0 ? upright : family.styles
  const distance = (style: Style) => Math.abs(style.weight - weight)
  return candidates.reduce((best, style) => (distance(style) < distance(best) ? style : best))
}

/** Name of a font file, below the folder of all fonts. */
export const fontFileName = (family: FontFamily, slice: string, { weight, is_italic }: Style): string =>
  `${family.key}/${slice}-${weight}${is_italic ? 'i' : ''}`

export const emojiSliceName = (slice: number): string => `emoji/${slice}`
