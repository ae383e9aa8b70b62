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
  readonly missingIn: (content: TextContent) => readonly string[]
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

interface Needs {
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

/** Asked at every change of a document, answered once for each text. */
function makeNeeds(fonts: FontChoice) {
  const kept = new Map<string, Needs>()
  return (content: TextContent): Needs => {
    const key = JSON.stringify([content.text, content.family, content.weight, content.is_italic])
    const known = kept.get(key)
    if (known) return known
    const choices = choicesOf(content, fonts)
    const files = choices.flatMap(({ choice }) =>
      choice.kind === 'font' ? [choice.file] : choice.kind === 'emoji' ? [choice.slice] : [],
    )
    const missing = choices.flatMap(({ choice, text }) => (choice.kind === 'missing' ? [text] : []))
    const needs = { files: [...new Set(files)], missing: [...new Set(missing)] }
    if (kept.size >= KEPT_LAYOUTS) kept.clear()
    kept.set(key, needs)
    return needs
  }
}

export function makeTypesetter(catalogue: FontCatalogue, shelf: FontShelf): Typesetter {
  const fonts = makeFontChoice(catalogue)
  const needsOf = makeNeeds(fonts)
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
        if (layer.type === 'text') for (const file of needsOf(layer).files) files.add(file)
      }
      return [...files]
    },
    missingIn: (content) => needsOf(content).missing,
  }
}
