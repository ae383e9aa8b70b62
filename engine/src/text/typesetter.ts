import type { Layer } from '../layers/layer-types.ts'
import type { TextContent } from '../layers/text-layer.ts'
import { clustersOf } from './clusters.ts'
import type { FontCatalogue } from './font-catalogue.ts'
import { type Choice, type FontChoice, makeFontChoice } from './font-choice.ts'
import { paragraphsOf } from './itemise.ts'
import { layoutText, type TextLayout } from './layout-text.ts'
import type { FontShelf } from './shaper.ts'

export interface Typesetter {
  /** The set text, or nothing when a font it needs is not at hand yet. */
  readonly layout: (content: TextContent) => TextLayout | undefined
  /** Names of the files that the texts among these layers need. */
  readonly filesFor: (layers: Iterable<Layer>) => string[]
  /** Characters that no font of ours can draw. */
  readonly missingIn: (content: TextContent) => string[]
}

/** Set texts are kept, so that moving a layer does not set it again. */
const KEPT_LAYOUTS = 600
const KEPT_CHARACTERS = 60_000

const keyOf = (content: TextContent): string =>
  JSON.stringify([
    ...[content.text, content.family, content.weight, content.is_italic, content.letter_spacing_em],
    ...[content.line_height_em, content.align, content.curve_deg, content.is_vertical, content.fitting],
    ...[content.fitting === 'free' ? content.size : [content.size, content.line_length], content.direction],
  ])

function choicesOf(content: TextContent, fonts: FontChoice): { readonly choice: Choice; readonly text: string }[] {
  return paragraphsOf(content.text).flatMap((paragraph) => {
    let before: Choice | undefined
    return clustersOf(paragraph).map((cluster) => {
      const choice = fonts.choose(cluster, content, before)
      if (choice.kind === 'font') before = choice
      return { choice, text: cluster.text }
    })
  })
}

export function makeTypesetter(catalogue: FontCatalogue, shelf: FontShelf): Typesetter {
  const fonts = makeFontChoice(catalogue)
  const kept = new Map<string, TextLayout>()
  let characters = 0
  const keep = (key: string, layout: TextLayout) => {
    kept.set(key, layout)
    characters += key.length
    for (const oldest of kept.keys()) {
      if ((kept.size <= KEPT_LAYOUTS && characters <= KEPT_CHARACTERS) || oldest === key) break
      kept.delete(oldest)
      characters -= oldest.length
    }
  }
  return {
    layout: (content) => {
      const key = keyOf(content)
      const known = kept.get(key)
      if (known) return known
      const layout = layoutText(content, fonts, shelf)
      if (layout) keep(key, layout)
      return layout
    },
    filesFor: (layers) => {
      const files = new Set<string>()
      for (const layer of layers) {
        if (layer.type !== 'text') continue
        for (const { choice } of choicesOf(layer, fonts)) {
          if (choice.kind === 'font') files.add(choice.file)
          if (choice.kind === 'emoji') files.add(choice.slice)
        }
      }
      return [...files]
    },
    missingIn: (content) => [
      ...new Set(choicesOf(content, fonts).flatMap(({ choice, text }) => (choice.kind === 'missing' ? [text] : []))),
    ],
  }
}
