import type { TextContent } from '../layers/text-layer.ts'
import { getClusters } from '../text/clusters.ts'
import { cleanText, findOption, getLength, readDay } from './clean-answer.ts'
import { readLetters } from './monogram.ts'
import type {
  Answer,
  Answers,
  LetterSet,
  MonogramField,
  PersonalField,
  PhotoAnswer,
  PhotoField,
  TextField,
} from './personal-field.ts'
import { readMoment } from './read-moment.ts'

export const problemKinds = [
  'missing',
  'too_long',
  'too_short',
  'letters',
  'unsupported',
  'forbidden',
  'not_offered',
  'bad_date',
  'date_early',
  'date_late',
  'photo_small',
  'photo_unread',
  'does_not_fit',
  'bad_place',
  'layer_gone',
] as const
export type ProblemKind = (typeof problemKinds)[number]

export interface AnswerProblem {
  readonly field_id: string
  readonly kind: ProblemKind
  /** What is wrong: the letters, the word, the limit. */
  readonly detail: string
}

export interface AnswerRules {
  /** Characters that no font can draw. */
  readonly missingIn: (content: Pick<TextContent, 'text'>) => readonly string[]
  /** Words the seller does not print. */
  readonly forbidden: readonly string[]
}

interface CheckedAnswers {
  /** What is printed, by field: cleaned, with defaults, without fields that are not asked. */
  readonly values: Answers
  readonly problems: readonly AnswerProblem[]
}

/** Takes the place of bytes that were no text: nobody knows what the buyer wrote there. */
const UNREADABLE = '\ufffd'

const allowed: Record<LetterSet, RegExp> = {
  any: /./su,
  letters: /^[\p{L}\p{M}\s'’.\-·&]+$/u,
  latin: /^[\p{Script=Latin}\p{M}\p{N}\s\p{P}\p{S}]+$/u,
  digits: /^[\p{Nd}\s.\-/:]+$/u,
  letters_digits: /^[\p{L}\p{M}\p{N}\s'’.\-·&]+$/u,
}

const refusedLetters = (text: string, set: LetterSet): string[] => [
  ...new Set(
    text
      .split('\n')
      .flatMap((line) => getClusters(line))
      .map((cluster) => cluster.text)
      .filter((cluster) => !allowed[set].test(cluster)),
  ),
]

/** Letters and digits alone, so that dots and spaces between letters hide no word. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A forbidden word, whole or spelled out; inside a longer word it may be innocent. */
export function forbiddenIn(text: string, words: readonly string[]): string | undefined {
  const parts = new Set(text.split(/[^\p{L}\p{N}\p{M}]+/u).map(bare))
  const whole = bare(text)
  // Scripts without spaces have no whole words.
  const isDense = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
  return words.find((word) => {
    const wanted = bare(word)
    if (wanted === '') return false
    if (parts.has(wanted) || whole === wanted) return true
    return isDense(wanted) || /\s/u.test(word.trim()) ? whole.includes(wanted) : false
  })
}

type Found = Omit<AnswerProblem, 'field_id'>

function textProblems(field: TextField, text: string, rules: AnswerRules): Found[] {
  const found: Found[] = []
  const length = getLength(text)
  if (length > field.max_length) found.push({ kind: 'too_long', detail: `${length}/${field.max_length}` })
  if (length < field.min_length) found.push({ kind: 'too_short', detail: `${length}/${field.min_length}` })
  const refused = refusedLetters(text, field.letters)
  if (refused.length > 0) found.push({ kind: 'letters', detail: refused.slice(0, 10).join(' ') })
  const missing = [...(text.includes(UNREADABLE) ? [UNREADABLE] : []), ...rules.missingIn({ text })]
  if (missing.length > 0) found.push({ kind: 'unsupported', detail: missing.slice(0, 10).join(' ') })
  const word = forbiddenIn(text, rules.forbidden)
  if (word !== undefined) found.push({ kind: 'forbidden', detail: word })
  return found
}

/** Pixels of the photo that fill the frame, where its box has this shape. */
export function shownPixels({ source, zoom }: PhotoAnswer, ratio: number): { width: number; height: number } {
  const width = Math.min(source.width_px, source.height_px * ratio) / zoom
  return { width: Math.round(width), height: Math.round(width / ratio) }
}

function photoProblems(field: PhotoField, answer: PhotoAnswer): Found[] {
  const shown = shownPixels(answer, field.min_width_px / field.min_height_px)
  if (shown.width >= field.min_width_px && shown.height >= field.min_height_px) return []
  const detail = `${shown.width}×${shown.height} < ${field.min_width_px}×${field.min_height_px}`
  return [{ kind: 'photo_small', detail }]
}

interface Read {
  readonly value: Answer | undefined
  readonly problems: readonly Found[]
}

const isEmpty = (answer: Answer | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')
const nothing: Read = { value: undefined, problems: [] }

function readSky(answer: string): Read {
  const read = readMoment(answer)
  if (read.ok) return { value: read.moment.text, problems: [] }
  return {
    value: undefined,
    problems: [{ kind: read.wrong === 'day' ? 'bad_date' : 'bad_place', detail: answer.slice(0, 60) }],
  }
}

function readMonogram(field: MonogramField, answer: string, rules: AnswerRules): Read {
  const { letters, refused } = readLetters(answer)
  const text = letters.join('')
  if (text === '' && refused.length === 0)
    return field.is_required ? { value: undefined, problems: [{ kind: 'missing', detail: '' }] } : nothing
  const problems: Found[] = []
  if (refused.length > 0) problems.push({ kind: 'letters', detail: refused.slice(0, 10).join(' ') })
  if (letters.length > field.max_letters)
    problems.push({ kind: 'too_long', detail: `${letters.length}/${field.max_letters}` })
  const missing = rules.missingIn({ text })
  if (missing.length > 0) problems.push({ kind: 'unsupported', detail: missing.slice(0, 10).join(' ') })
  const word = forbiddenIn(text, rules.forbidden)
  if (word !== undefined) problems.push({ kind: 'forbidden', detail: word })
  return { value: text === '' ? undefined : text, problems }
}

function readOne(field: PersonalField, given: Answer | undefined, rules: AnswerRules): Read {
  const fallback = field.kind === 'photo' ? undefined : field.default
  const answer = isEmpty(given) ? fallback : given
  if (answer === undefined || isEmpty(answer))
    return field.is_required ? { value: undefined, problems: [{ kind: 'missing', detail: '' }] } : nothing
  if (field.kind === 'photo') {
    if (typeof answer === 'string') return { value: undefined, problems: [{ kind: 'photo_unread', detail: answer }] }
    return { value: answer, problems: photoProblems(field, answer) }
  }
  if (typeof answer !== 'string') return { value: undefined, problems: [{ kind: 'missing', detail: '' }] }
  if (field.kind === 'choice') {
    const option = findOption(field, answer)
    if (option) return { value: option.value, problems: [] }
    return { value: undefined, problems: [{ kind: 'not_offered', detail: answer.slice(0, 60) }] }
  }
  if (field.kind === 'date') {
    const day = readDay(answer)
    if (day === null) return { value: undefined, problems: [{ kind: 'bad_date', detail: answer.slice(0, 60) }] }
    if (field.earliest !== null && day < field.earliest)
      return { value: day, problems: [{ kind: 'date_early', detail: field.earliest }] }
    if (field.latest !== null && day > field.latest)
      return { value: day, problems: [{ kind: 'date_late', detail: field.latest }] }
    return { value: day, problems: [] }
  }
  if (field.kind === 'sky') return readSky(answer)
  if (field.kind === 'monogram') return readMonogram(field, answer, rules)
  const text = cleanText(answer, field)
  if (text === '')
    return field.is_required ? { value: undefined, problems: [{ kind: 'missing', detail: '' }] } : nothing
  return { value: text, problems: textProblems(field, text, rules) }
}

/** Whether a field is asked, given the answers to the fields before it. */
export const isAsked = ({ when }: PersonalField, values: Answers): boolean => {
  const answer = when && values[when.field_id]
  return when === null || (typeof answer === 'string' && when.is.includes(answer))
}

/**
 * What of a buyer's answers is printed, and what keeps it from being printed. Pure: browser and server say the same.
 * `getRules` gives the rules of a field, whose font decides which letters it has.
 */
export function checkAnswers(
  fields: readonly PersonalField[],
  answers: Answers,
  getRules: (field: PersonalField, values: Answers) => AnswerRules,
): CheckedAnswers {
  const values: Answers = {}
  const problems: AnswerProblem[] = []
  for (const field of fields) {
    if (!isAsked(field, values)) continue
    const read = readOne(field, answers[field.id], getRules(field, values))
    if (read.value !== undefined) values[field.id] = read.value
    problems.push(...read.problems.map((problem) => ({ field_id: field.id, ...problem })))
  }
  return { values, problems }
}
