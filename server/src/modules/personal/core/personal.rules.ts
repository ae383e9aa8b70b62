import type { ProofResult } from '@inkroute/contract/personal/proof'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { takesField } from '@inkroute/engine/personal/new-field'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import {
  labelKey,
  type Mapping,
  mappedTo,
  type PlatformAnswer,
  suggestMapping,
} from '@inkroute/engine/personal/suggest-mapping'

/** Each option says what its field chooses. */
const hasOptions = (field: PersonalField): boolean =>
  field.kind !== 'choice' ||
  field.options.every(({ colour, family, picture }) =>
    field.of === 'colour' ? colour !== undefined : field.of === 'font' ? family !== undefined : picture !== undefined,
  )

/** A field whose layer is not in the design or cannot show it. */
export function misplacedField(fields: readonly PersonalField[], document: DesignDocument): PersonalField | undefined {
  const layers = new Map(document.views.flatMap((view) => view.layers.map((layer) => [layer.id, layer] as const)))
  return fields.find((field) => {
    const isPlaced = (id: string) => {
      const layer = layers.get(id)
      return layer !== undefined && takesField(layer, field)
    }
    return !field.layer_ids.every(isPlaced) || !hasOptions(field)
  })
}

export interface UsedMapping {
  readonly mapping: Mapping
  /** Nothing was guessed: the seller said so, or the names are the same. */
  readonly is_sure: boolean
}

/** What the seller said about these answers; what is not said is suggested by name. */
export function mappingFor(
  said: Mapping,
  fields: readonly PersonalField[],
  answers: readonly PlatformAnswer[],
): UsedMapping {
  const open = answers.filter(({ label }) => mappedTo(said, label) === undefined)
  const taken = new Set(Object.values(said))
  const free = fields.filter(({ id }) => !taken.has(id))
  const guessed = suggestMapping(free, open)
  const is_sure = Object.entries(guessed).every(([key, id]) => {
    const field = fields.find((one) => one.id === id)
    return field !== undefined && [...Object.values(field.label), field.id].some((name) => labelKey(name) === key)
  })
  return { mapping: { ...guessed, ...said }, is_sure }
}

/**
 * Choices that a platform hands over as the variant of the line, `Colour: Blue`, where a form asks for one of that name
 * and nothing else answers it.
 */
export function choicesInTitle(
  title: string,
  fields: readonly PersonalField[],
  told: readonly PlatformAnswer[],
): PlatformAnswer[] {
  const asked = fields.filter(({ kind }) => kind === 'choice').flatMap(({ label, id }) => [...Object.values(label), id])
  const names = new Set(asked.map(labelKey))
  const answered = new Set(told.map(({ label }) => labelKey(label)))
  const [, ...variants] = title.split(' · ')
  return variants
    .flatMap((variant) => variant.split(', '))
    .flatMap((part) => {
      const at = part.indexOf(': ')
      const answer = { label: part.slice(0, at), value: part.slice(at + 2).trim() }
      const key = labelKey(answer.label)
      return at > 0 && answer.value !== '' && names.has(key) && !answered.has(key) ? [answer] : []
    })
}

const HOUR_MS = 3_600_000

/** When good answers of a form go on without a look; null where they wait for it, or need none. */
export const goesOnAt = (
  now: Date,
  { approval, wait_hours }: { readonly approval: string; readonly wait_hours: number },
): string | null =>
  approval === 'look' && wait_hours > 0 ? new Date(now.getTime() + wait_hours * HOUR_MS).toISOString() : null

/** Whether a print file shows what was approved, by the hash it carries. */
export function proofResult(
  { url, hash }: { readonly url: string | null; readonly hash: string | null },
  approved: string | null,
): ProofResult {
  if (url === null) return 'waiting'
  if (hash === null) return 'unmarked'
  return hash === approved ? 'equal' : 'different'
}
