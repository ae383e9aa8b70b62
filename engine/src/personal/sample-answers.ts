import type { DesignDocument } from '../document/design-document.ts'
import type { TextContent } from '../layers/text-layer.ts'
import { getClusters } from '../text/clusters.ts'
import type { AnswerRules } from './check-answers.ts'
import { cleanText } from './clean-answer.ts'
import type { Answers, LetterSet, PersonalField, TextField } from './personal-field.ts'

export const sampleKinds = ['longest', 'shortest', 'strangest'] as const
export type SampleKind = (typeof sampleKinds)[number]

/** Wide letters, so that the longest answer is also the widest. */
const wide: Record<LetterSet, string> = {
  any: 'Wilhelmina Maximilian ',
  letters: 'Wilhelmina Maximilian ',
  latin: 'Wilhelmina Maximilian ',
  digits: '0888',
  letters_digits: 'Wilhelmina 2088 ',
}
const strange: Record<LetterSet, string> = {
  any: 'Åsa 👩🏽‍🚀 & Zoë 王芳 محمد ',
  letters: 'Ångström-O’Brien Ÿgritte ',
  latin: 'Ångström & Ÿgritte! ',
  digits: '0-1/7:4.9 ',
  letters_digits: 'Ångström 7 O’Brien ',
}

const initials: Record<SampleKind, string> = { longest: 'WMW', shortest: 'I', strangest: 'ÅŒØ' }
const nights: Record<SampleKind, string> = {
  longest: '2028-09-28 23:59 Ho Chi Minh City',
  shortest: '2001-01-01 00:00 Lima',
  strangest: '1969-07-20 20:17 -54.801, -68.303',
}

/** The first `length` characters of endless repetitions, without a space at the end. */
function repeated(pattern: string, length: number): string {
  const clusters = getClusters(pattern).map(({ text }) => text)
  const text = Array.from({ length }, (_, at) => clusters[at % clusters.length] ?? '').join('')
  return text.endsWith(' ') ? `${text.slice(0, -1)}${clusters[0] ?? 'W'}` : text
}

/** Never longer than allowed, although a capital letter can be two. */
function textSample(field: TextField, kind: SampleKind): string {
  if (kind === 'shortest') return repeated(field.letters === 'digits' ? '1' : 'i', Math.max(1, field.min_length))
  const pattern = kind === 'longest' ? wide[field.letters] : strange[field.letters]
  const length = kind === 'longest' ? field.max_length : Math.min(field.max_length, Math.max(field.min_length, 24))
  return cleanText(repeated(pattern, length), field)
}

/** The hardest answers a buyer could give, for the preview. Photos are left out: the preview keeps the sample's. */
export function sampleAnswers(fields: readonly PersonalField[], kind: SampleKind): Answers {
  const answers: Answers = {}
  for (const field of fields) {
    if (field.kind === 'text') answers[field.id] = textSample(field, kind)
    else if (field.kind === 'date') answers[field.id] = kind === 'shortest' ? '2001-01-01' : '2028-09-28'
    else if (field.kind === 'monogram') answers[field.id] = initials[kind].slice(0, field.max_letters)
    else if (field.kind === 'sky') answers[field.id] = nights[kind]
    else if (field.kind === 'choice') {
      const option = kind === 'strangest' ? field.options.at(-1) : field.options[0]
      if (option) answers[field.id] = option.value
    }
  }
  return answers
}

/** Rules of a text field follow the font of its layer. */
export function rulesIn(
  document: DesignDocument,
  missingIn: (content: TextContent) => readonly string[],
  forbidden: readonly string[],
): (field: PersonalField) => AnswerRules {
  const layers = document.views.flatMap((view) => view.layers)
  return ({ layer_ids }) => {
    const layer = layers.find((one) => one.type === 'text' && layer_ids.includes(one.id))
    return {
      forbidden,
      missingIn: ({ text }) => (layer?.type === 'text' ? missingIn({ ...layer, text }) : []),
    }
  }
}
