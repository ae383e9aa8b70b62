import type { Answers, PersonalField } from './personal-field.ts'

/** The most one field can add to the sale price, in fen. */
export const mostExtra = (field: PersonalField): number =>
  (field.extra_fen ?? 0) +
  (field.kind === 'choice' ? Math.max(0, ...field.options.map(({ extra_fen }) => extra_fen ?? 0)) : 0)

/** What one checked answer adds to the sale price of a piece, in fen; nothing where there is none. */
export function getExtra(field: PersonalField, answer: Answers[string] | undefined): number {
  if (answer === undefined || (typeof answer === 'string' && answer.trim() === '')) return 0
  const option = field.kind === 'choice' ? field.options.find(({ value }) => value === answer) : undefined
  return (field.extra_fen ?? 0) + (option?.extra_fen ?? 0)
}

/**
 * What the answers add to the seller's sale price of a piece, in fen. It is between the seller and the buyer: the
 * factory's price does not change with it.
 */
export const getSurcharge = (fields: readonly PersonalField[], values: Answers): number =>
  fields.reduce((sum, field) => sum + getExtra(field, values[field.id]), 0)
