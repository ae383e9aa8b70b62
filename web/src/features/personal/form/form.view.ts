import { readDocument } from '@inkroute/engine/document/read-document'
import type { FieldAction } from '@inkroute/engine/layers/layer-mark'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { getAction } from '@inkroute/engine/personal/new-field'
import type { ChoiceField, PersonalField } from '@inkroute/engine/personal/personal-field'

/** Languages of buyers besides Chinese and English. */
export const buyerLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ko', 'ru'] as const
export type BuyerLanguage = (typeof buyerLanguages)[number]

/** Those in which something of the form is written. */
export function languagesIn(fields: readonly PersonalField[]): BuyerLanguage[] {
  const words = fields.flatMap((field) => [
    field.label,
    field.help,
    ...(field.kind === 'choice' ? field.options.map(({ label }) => label) : []),
  ])
  return buyerLanguages.filter((code) => words.some((one) => one[code]))
}

/** Whether a layer already is the buyer's in this way. */
export const hasField = (fields: readonly PersonalField[], layer_id: string, action: FieldAction): boolean =>
  fields.some((field) => getAction(field) === action && field.layer_ids.includes(layer_id))

/** Visible layers, the ones in front first. */
export function layersIn(document: unknown): Layer[] {
  const read = readDocument(document)
  if (!read.ok) return []
  return read.document.views.flatMap(({ layers }) => layers.filter(({ is_hidden }) => !is_hidden).toReversed())
}

const base_names = { colour: 'Colour', font: 'Font', picture: 'Picture' } as const

/** One more option, with a value no other has, that looks like the last one until it is changed. */
export function withOption(field: ChoiceField): ChoiceField {
  const taken = new Set(field.options.map(({ value }) => value))
  const name = base_names[field.of]
  let n = field.options.length + 1
  while (taken.has(`${name} ${n}`)) n++
  const { family, picture } = field.options.at(-1) ?? {}
  const look = {
    ...(field.of === 'colour' ? { colour: '#888888' } : {}),
    ...(field.of === 'font' ? { family: family ?? 'Georgia' } : {}),
    ...(field.of === 'picture' && picture ? { picture } : {}),
  }
  return { ...field, options: [...field.options, { value: `${name} ${n}`, label: {}, ...look }] }
}

/** Conditions only look back, so those that no longer can are dropped. */
function withValidConditions(fields: readonly PersonalField[]): PersonalField[] {
  const ids = fields.map(({ id }) => id)
  return fields.map((field, at) =>
    field.when && !ids.slice(0, at).includes(field.when.field_id) ? { ...field, when: null } : field,
  )
}

export const withoutField = (fields: readonly PersonalField[], id: string): PersonalField[] =>
  withValidConditions(fields.filter((field) => field.id !== id))

export function movedUp(fields: readonly PersonalField[], id: string): PersonalField[] {
  const at = fields.findIndex((field) => field.id === id)
  const [before, moved] = [fields[at - 1], fields[at]]
  if (!before || !moved) return [...fields]
  return withValidConditions([...fields.slice(0, at - 1), moved, before, ...fields.slice(at + 1)])
}
