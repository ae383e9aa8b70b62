import type { PersonalField } from './personal-field.ts'

/** Which field an answer of a platform belongs to, by the platform's name of it; null is known to be of no use. */
export type Mapping = Readonly<Record<string, string | null>>

export interface PlatformAnswer {
  readonly label: string
  readonly value: string
  readonly picture_url?: string | null | undefined
}

export const labelKey = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/** Undefined where nothing is said about it. Buyers write what they like, also the names every object has. */
export const mappedTo = (mapping: Mapping, label: string): string | null | undefined => {
  const key = labelKey(label)
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined
}

const words = (text: string) => new Set(labelKey(text).split(' ').filter(Boolean))

/** Between 0 and 1: the same name, or how many words both have. */
function likeness(label: string, field: PersonalField): number {
  const key = labelKey(label)
  const names = [...Object.values(field.label), field.id]
  return Math.max(
    0,
    ...names.map((name) => {
      if (labelKey(name) === key && key !== '') return 1
      const [a, b] = [words(label), words(name)]
      const shared = [...a].filter((word) => b.has(word)).length
      return shared === 0 ? 0 : (0.9 * shared) / Math.max(a.size, b.size)
    }),
  )
}

const ENOUGH = 0.3

/**
 * Proposes a field for every name of an answer, each field once, the surest first. A picture goes to the only photo
 * field, and a single answer of words to the only field of words, however they are called.
 */
export function suggestMapping(
  fields: readonly PersonalField[],
  answers: readonly PlatformAnswer[],
): Record<string, string> {
  const labels = [...new Map(answers.map((answer) => [labelKey(answer.label), answer])).values()]
  const pairs = labels
    .flatMap((answer) => fields.map((field) => ({ answer, field, score: likeness(answer.label, field) })))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  const found: Record<string, string> = {}
  const taken = new Set<string>()
  const take = (label: string, field: PersonalField) => {
    const key = labelKey(label)
    if (Object.hasOwn(found, key) || taken.has(field.id)) return
    found[key] = field.id
    taken.add(field.id)
  }
  for (const { answer, field } of pairs) take(answer.label, field)
  const only = (kind: 'photo' | 'text') => {
    const open = fields.filter((field) => field.kind === kind && !taken.has(field.id))
    const left = labels.filter(
      ({ label, picture_url }) => Boolean(picture_url) === (kind === 'photo') && !Object.hasOwn(found, labelKey(label)),
    )
    if (open.length === 1 && left.length === 1 && open[0] && left[0]) take(left[0].label, open[0])
  }
  only('photo')
  only('text')
  return found
}

export interface MappedAnswers {
  /** Words of the buyer by field; photos by their address. */
  readonly by_field: Readonly<Record<string, PlatformAnswer>>
  /** Answers that no field takes: printing without them may be wrong. */
  readonly unmapped: readonly PlatformAnswer[]
}

export function mapAnswers(mapping: Mapping, answers: readonly PlatformAnswer[]): MappedAnswers {
  const by_field: Record<string, PlatformAnswer> = {}
  const unmapped: PlatformAnswer[] = []
  for (const answer of answers) {
    const field_id = mappedTo(mapping, answer.label)
    if (field_id === null) continue
    // A second answer to the same question may be a correction or another piece: a person decides.
    if (field_id === undefined || Object.hasOwn(by_field, field_id)) unmapped.push(answer)
    else by_field[field_id] = answer
  }
  return { by_field, unmapped }
}
