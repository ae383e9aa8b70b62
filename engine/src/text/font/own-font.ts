import type { FontCatalogue, FontFamily } from './font-catalogue.ts'

/** What is stored of a font a seller brought along. */
interface OwnFontFacts {
  readonly id: string
  readonly name_zh: string
  readonly name_en: string
  readonly weight: number
  readonly is_italic: boolean
  readonly ascent_em: number
  readonly descent_em: number
  readonly coverage: string
  /** No longer offered, but designs that use it still need it. */
  readonly is_removed: boolean
}

/** The name under which documents use it. It never changes, whatever the seller calls the font. */
const ownFamilyName = (id: string): string => `own:${id}`

/** Each file is a family of its own, so another file never changes how a stored design looks. */
export const ownFamily = (font: OwnFontFacts): FontFamily => ({
  family: ownFamilyName(font.id),
  key: `own-${font.id}`,
  label: { zh: font.name_zh, en: font.name_en },
  drawn_by: '',
  category: 'own',
  scripts: [],
  styles: [{ weight: font.weight, is_italic: font.is_italic }],
  ascent_em: font.ascent_em,
  descent_em: font.descent_em,
  fallback: [],
  is_hidden: font.is_removed,
  license: '',
  slices: [{ id: 'all', coverage: font.coverage }],
})

/** Is this file of a font of a seller, rather than one of ours? */
export const isOwnFile = (file: string): boolean => file.startsWith('own-')

/** Ids of the own fonts that layers name, wherever in them. */
export function ownFontIdsIn(layers: unknown): string[] {
  const found = JSON.stringify(layers).matchAll(/"own:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}

/** Own fonts come first, as in the list the seller chooses from. */
export const withOwnFonts = (catalogue: FontCatalogue, own: readonly FontFamily[]): FontCatalogue => ({
  ...catalogue,
  families: [...own, ...catalogue.families],
})
