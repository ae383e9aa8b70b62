import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { FontFacts } from '@inkroute/engine/preflight/preflight-types'
import { readEmoji } from '@inkroute/engine/text/emoji'
import { openFont } from '@inkroute/engine/text/harfbuzz-font'
import type { EmojiDrawing, FontFile } from '@inkroute/engine/text/shaper'
import { makeTypesetter, type Typesetter } from '@inkroute/engine/text/typesetter'
import { fontCatalogue, readEmojiSlice, readSfnt } from './font-files.ts'

/** Some 40 kB each. What a thread has not used for long goes first. */
const MOST_FONTS = 400

const fonts = new Map<string, FontFile>()
const emoji = new Map<string, EmojiDrawing>()
const emoji_slices = new Set<string>()
let typesetter: Typesetter | undefined

const theTypesetter = (): Typesetter => {
  typesetter ??= makeTypesetter(fontCatalogue(), {
    loadedFont: (file) => fonts.get(file),
    loadedEmoji: (key) => emoji.get(key),
  })
  return typesetter
}

async function loadFont(file: string): Promise<void> {
  const known = fonts.get(file)
  if (known) fonts.delete(file)
  const font = known ?? openFont(await import('harfbuzzjs'), await readSfnt(file))
  fonts.set(file, font)
}

async function loadEmoji(slice: string): Promise<void> {
  if (emoji_slices.has(slice)) return
  for (const [key, drawing] of readEmoji(JSON.parse((await readEmojiSlice(slice)).toString('utf8')))) {
    emoji.set(key, drawing)
  }
  emoji_slices.add(slice)
}

/**
 * A typesetter with everything at hand that the texts among these layers need. Works on the main thread and on workers,
 * each of which keeps its own fonts.
 */
export async function loadTypesetter(layers: Iterable<Layer>): Promise<Typesetter> {
  const texts = [...layers].filter((layer) => layer.type === 'text')
  // A design without words does not cost the reading of the catalogue.
  if (texts.length === 0) return nothingToSet
  const setter = theTypesetter()
  const needed = setter.filesFor(texts)
  for (const file of needed) await (file.startsWith('emoji/') ? loadEmoji(file) : loadFont(file))
  for (const oldest of fonts.keys()) {
    if (fonts.size <= Math.max(MOST_FONTS, needed.length)) break
    fonts.delete(oldest)
  }
  return setter
}

/** What is in the library, without opening a font: families, and characters nothing can draw. */
export const fontFacts: FontFacts = {
  hasFamily: (family) => fontCatalogue().families.some((one) => one.family === family),
  missingIn: (content) => theTypesetter().missingIn(content),
}

const nothingToSet: Typesetter = { layout: () => undefined, filesFor: () => [], missingIn: () => [] }
