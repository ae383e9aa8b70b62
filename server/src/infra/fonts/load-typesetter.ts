import { readFile } from 'node:fs/promises'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { FontFacts } from '@inkroute/engine/preflight/core/preflight-types'
import { readEmoji } from '@inkroute/engine/text/emoji'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { isOwnFile, withOwnFonts } from '@inkroute/engine/text/font/own-font'
import { openFont } from '@inkroute/engine/text/harfbuzz-font'
import type { EmojiDrawing, FontFile } from '@inkroute/engine/text/shaper'
import { makeTypesetter, type Typesetter } from '@inkroute/engine/text/typesetter'
import { fontCatalogue, readEmojiSlice, readSfnt } from './font-files.ts'

/** A font of a seller and the file it is in. */
export interface OwnFontFile {
  readonly family: FontFamily
  readonly path: string
}

/** Some 40 kB each. What a thread has not used for long goes first. */
const MOST_FONTS = 400
/** Whole fonts, of up to some megabytes each. */
const MOST_OWN_FONTS = 8
const MOST_TYPESETTERS = 8

const fonts = new Map<string, FontFile>()
const own_fonts = new Map<string, FontFile>()
const emoji = new Map<string, EmojiDrawing>()
const emoji_slices = new Set<string>()
/** By the own fonts they know: what one seller brought along exists for nobody else. */
const typesetters = new Map<string, Typesetter>()

function typesetterWith(own: readonly OwnFontFile[]): Typesetter {
  const key = own
    .map(({ family }) => family.key)
    .sort()
    .join()
  const known = typesetters.get(key)
  const made =
    known ??
    makeTypesetter(
      withOwnFonts(
        fontCatalogue(),
        own.map(({ family }) => family),
      ),
      {
        loadedFont: (file) => (isOwnFile(file) ? own_fonts : fonts).get(file),
        loadedEmoji: (name) => emoji.get(name),
      },
    )
  if (key !== '') typesetters.delete(key)
  typesetters.set(key, made)
  const oldest = [...typesetters.keys()].find((one) => one !== '' && one !== key)
  if (typesetters.size > MOST_TYPESETTERS && oldest !== undefined) typesetters.delete(oldest)
  return made
}

async function loadFont(file: string): Promise<void> {
  const known = fonts.get(file)
  if (known) fonts.delete(file)
  const font = known ?? openFont(await import('harfbuzzjs'), await readSfnt(file))
  fonts.set(file, font)
}

async function loadOwnFont(file: string, own: readonly OwnFontFile[]): Promise<void> {
  const known = own_fonts.get(file)
  const source = own.find(({ family }) => file.startsWith(`${family.key}/`))
  if (!known && !source) return
  if (known) own_fonts.delete(file)
  const font = known ?? openFont(await import('harfbuzzjs'), await readFile(source?.path ?? ''))
  own_fonts.set(file, font)
}

async function loadEmoji(slice: string): Promise<void> {
  if (emoji_slices.has(slice)) return
  for (const [key, drawing] of readEmoji(JSON.parse((await readEmojiSlice(slice)).toString('utf8')))) {
    emoji.set(key, drawing)
  }
  emoji_slices.add(slice)
}

function dropOldest(kept: Map<string, FontFile>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

/**
 * A typesetter with everything at hand that the texts among these layers need. Works on the main thread and on workers,
 * each of which keeps its own fonts.
 */
export async function loadTypesetter(layers: Iterable<Layer>, own: readonly OwnFontFile[] = []): Promise<Typesetter> {
  const texts = [...layers].filter((layer) => layer.type === 'text')
  // A design without words does not cost the reading of the catalogue.
  if (texts.length === 0) return nothingToSet
  const setter = typesetterWith(own)
  const needed = setter.filesFor(texts)
  for (const file of needed) {
    if (file.startsWith('emoji/')) await loadEmoji(file)
    else await (isOwnFile(file) ? loadOwnFont(file, own) : loadFont(file))
  }
  dropOldest(fonts, Math.max(MOST_FONTS, needed.length))
  dropOldest(own_fonts, Math.max(MOST_OWN_FONTS, needed.filter(isOwnFile).length))
  return setter
}

/** What is in the library, without opening a font: families, and characters nothing can draw. */
export const fontFactsWith = (own: readonly OwnFontFile[]): FontFacts => ({
  hasFamily: (name) =>
    own.some(({ family }) => family.family === name) || fontCatalogue().families.some(({ family }) => family === name),
  missingIn: (content) => typesetterWith(own).missingIn(content),
})

const nothingToSet: Typesetter = { layout: () => undefined, filesFor: () => [], missingIn: () => [] }
