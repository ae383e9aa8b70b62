import { type Answer, type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'

export interface AnswerView {
  readonly label: string
  readonly value: string
  /** Of a colour that was chosen. */
  readonly colour: string | null
}

/** An answer as a seller reads it: options by their name. */
export function viewAnswer(field: PersonalField, answer: Answer | undefined, language: string): AnswerView | null {
  if (typeof answer !== 'string' || answer === '') return null
  const label = wordsIn(field.label, language)
  if (field.kind !== 'choice') return { label, value: answer, colour: null }
  const option = field.options.find(({ value }) => value === answer)
  return { label, value: (option && wordsIn(option.label, language)) || answer, colour: option?.colour ?? null }
}
