import type { Layer } from '../layers/layer-types.ts'
import type { TextContent } from '../layers/text-layer.ts'
import { getClusters } from './clusters.ts'
import type { FontCatalogue } from './font/font-catalogue.ts'
import { type FontChoice, makeFontChoice } from './font-choice.ts'
import { getChoices, getParagraphs } from './itemise.ts'
import { layoutText, type TextLayout } from './layout-text.ts'
import { type LetterPlaces, placeLetters } from './letter-places.ts'
import { makeParagraphShaper } from './shape-paragraph.ts'
import type { LoadedFonts } from './shaper.ts'
import { getStretches, type StyledStretch } from './spans.ts'

export interface Typesetter {
  /** The laid-out text, or undefined while a font it needs is not loaded. */
  readonly layout: (content: TextContent) => TextLayout | undefined
  /** Names of the files that the texts among these layers need. */
  readonly filesFor: (layers: Iterable<Layer>) => string[]
  /** Characters that no font of ours can draw. */
  readonly missingIn: (content: TextContent) => readonly string[]
}

export interface EditableTypesetter extends Typesetter {
  /** Where the letters of a text are, for those who edit it; undefined as its layout. */
  readonly letters: (content: TextContent) => LetterPlaces | undefined
}

/** Set texts are kept, so that moving a layer does not set it again. */
const KEPT_LAYOUTS = 600
const KEPT_CHARACTERS = 60_000

const getKey = (content: TextContent): string =>
  JSON.stringify([
    content.text,
    content.family,
    content.weight,
    content.is_italic,
    content.letter_spacing_em,
    content.line_height_em,
    content.align,
    content.curve_deg,
    content.is_vertical,
    content.fitting,
    content.fitting === 'free' ? content.size : [content.size, content.line_length],
    content.direction,
    content.spans,
    content.path,
    content.warp,
  ])

interface Needs {
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

function needsOfParagraph(
  paragraph: string,
  content: TextContent,
  stretches: readonly StyledStretch[],
  fonts: FontChoice,
): Needs {
  const files = new Set<string>()
  const missing = new Set<string>()
  const clusters = getClusters(paragraph)
  for (const [index, { choice }] of getChoices(clusters, content, fonts, stretches).entries()) {
    if (choice.kind === 'font') files.add(choice.file)
    else if (choice.kind === 'emoji') files.add(choice.slice)
    else missing.add(clusters[index]?.text ?? '')
  }
  return { files: [...files], missing: [...missing] }
}

/** Called on every change of a document, computed once per paragraph. */
function makeNeeds(fonts: FontChoice) {
  const kept = new Map<string, Needs>()
  let characters = 0
  const ofParagraph = (paragraph: string, content: TextContent, stretches: readonly StyledStretch[]): Needs => {
    const styled = stretches.length > 0 ? JSON.stringify(stretches) : ''
    const key = [content.family, content.weight, content.is_italic, styled, paragraph].join('\u0000')
    const known = kept.get(key)
    if (known) return known
    const needs = needsOfParagraph(paragraph, content, stretches, fonts)
    if (characters > KEPT_CHARACTERS) {
      kept.clear()
      characters = 0
    }
    kept.set(key, needs)
    characters += key.length
    return needs
  }
  return (content: TextContent): Needs => {
    const paragraphs = getParagraphs(content.text)
    const stretches = getStretches(paragraphs, content.spans)
    const all = paragraphs.map((paragraph, index) => ofParagraph(paragraph, content, stretches[index] ?? []))
    if (all.length === 1 && all[0]) return all[0]
    return {
      files: [...new Set(all.flatMap((needs) => needs.files))],
      missing: [...new Set(all.flatMap((needs) => needs.missing))],
    }
  }
}

export function makeTypesetter(catalogue: FontCatalogue, loaded: LoadedFonts): EditableTypesetter {
  const fonts = makeFontChoice(catalogue)
  const getNeeds = makeNeeds(fonts)
  const shapeParagraph = makeParagraphShaper(fonts, loaded)
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
      const key = getKey(content)
      const known = kept.get(key)
      if (known) return known
      const layout = layoutText(content, fonts, shapeParagraph)
      if (layout) keep(key, layout)
      return layout
    },
    letters: (content) => placeLetters(content, fonts, shapeParagraph),
    filesFor: (layers) => {
      const files = new Set<string>()
      for (const layer of layers) {
        if (layer.type === 'text') for (const file of getNeeds(layer).files) files.add(file)
      }
      return [...files]
    },
    missingIn: (content) => getNeeds(content).missing,
  }
}
