import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { type Answer, type Answers, type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { getSurcharge } from '@inkroute/engine/personal/surcharge'
import { formatMoney } from '../../shared/format/money.ts'

export interface AnswerView {
  readonly label: string
  readonly value: string
  /** Of a colour that was chosen. */
  readonly colour: string | null
}

interface Sold {
  readonly fields: readonly PersonalField[]
  readonly answers: Answers
  readonly sale_price: string | null
  readonly paid: { readonly amount: string; readonly currency: string } | null
}

export interface ExtraView {
  readonly extra: string
  /** The sale price with the extras; null where the seller has set none. */
  readonly expected: string | null
  readonly paid: string | null
  /** Known only where the buyer paid in yuan. */
  readonly missing: string | null
}

const yuan = (fen: number) => formatMoney(fenToDecimal(fen))

/** What the answers of a line cost extra, beside what the buyer paid; null where nothing is charged. */
export function viewExtra({ fields, answers, sale_price, paid }: Sold): ExtraView | null {
  const extra_fen = getSurcharge(fields, answers)
  if (extra_fen === 0) return null
  const expected_fen = sale_price === null ? null : decimalToFen(sale_price) + extra_fen
  const paid_fen = paid?.currency === 'CNY' && /^\d+(\.\d{1,2})?$/.test(paid.amount) ? decimalToFen(paid.amount) : null
  const missing_fen = expected_fen !== null && paid_fen !== null ? expected_fen - paid_fen : 0
  return {
    extra: yuan(extra_fen),
    expected: expected_fen === null ? null : yuan(expected_fen),
    paid: paid && `${paid.currency} ${paid.amount}`,
    missing: missing_fen > 0 ? yuan(missing_fen) : null,
  }
}

/** An answer as a seller reads it: options by their name. */
export function viewAnswer(field: PersonalField, answer: Answer | undefined, language: string): AnswerView | null {
  if (typeof answer !== 'string' || answer === '') return null
  const label = wordsIn(field.label, language)
  if (field.kind !== 'choice') return { label, value: answer, colour: null }
  const option = field.options.find(({ value }) => value === answer)
  return { label, value: (option && wordsIn(option.label, language)) || answer, colour: option?.colour ?? null }
}
