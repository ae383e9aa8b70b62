import { type PersonalField, PersonalFields, wordsIn } from '@inkroute/engine/personal/personal-field'
import { labelKey } from '@inkroute/engine/personal/suggest-mapping'
import type { ListingQuestion } from '../../connectors/core/listing.ts'
import type { MarketMoney } from '../../connectors/core/market-order.ts'
import type { Db } from '../../infra/db/database.ts'
import { keepMapping, selectForms } from './core/personal.queries.ts'

/** Longest answer that names a day, `29 September 2026`, with room for other languages. */
const DATE_LENGTH = 30
/** `A. B. C.` with a sign or two. */
const MONOGRAM_LENGTH = 12
/** A day, a time and a city with its country. */
const NIGHT_LENGTH = 80

/** What an extra charge is in the currency of a listing. */
type MoneyOf = (fen: number) => MarketMoney

/** A field as a platform can ask it. It knows no conditions, so what may not apply is not required there. */
function getQuestion(field: PersonalField, language: string, getMoney: MoneyOf): ListingQuestion {
  const base = {
    field_id: field.id,
    label: wordsIn(field.label, language),
    help: wordsIn(field.help, language),
    is_required: field.is_required && field.when === null,
    max_length: 0,
    options: [],
    ...(field.extra_fen ? { extra: getMoney(field.extra_fen) } : {}),
  }
  switch (field.kind) {
    case 'text':
      return { ...base, kind: 'text', max_length: field.max_length }
    case 'date':
      return { ...base, kind: 'text', max_length: DATE_LENGTH }
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        options: field.options.map(({ label, value }) => wordsIn(label, language) || value),
        ...(field.options.some(({ extra_fen }) => extra_fen)
          ? { option_extras: field.options.map(({ extra_fen }) => (extra_fen ? getMoney(extra_fen) : null)) }
          : {}),
      }
    case 'photo':
      return { ...base, kind: 'photo' }
    case 'monogram':
      return { ...base, kind: 'text', max_length: MONOGRAM_LENGTH }
    case 'sky':
      return { ...base, kind: 'text', max_length: NIGHT_LENGTH }
    default:
      return { ...base, kind: 'other' }
  }
}

/** What buyers of goods are asked, in the language of a listing; goods without a form are absent. */
export async function questionsFor(
  db: Db,
  seller_id: number,
  goods_ids: readonly number[],
  language: string,
  getMoney: MoneyOf,
): Promise<Map<number, ListingQuestion[]>> {
  const forms = (await selectForms(db, seller_id, goods_ids)).filter(({ is_on }) => is_on)
  return new Map(
    forms.map(({ goods_id, fields }) => [
      goods_id,
      PersonalFields.parse(fields).map((field) => getQuestion(field, language, getMoney)),
    ]),
  )
}

/** Answers to questions we made need no mapping by hand. What the seller has said about them stays. */
export async function keepQuestions(
  db: Db,
  seller_id: number,
  place: { readonly goods_id: number; readonly store_id: number },
  questions: readonly ListingQuestion[],
  now: string,
): Promise<void> {
  if (questions.length === 0) return
  const mapping = Object.fromEntries(questions.map(({ label, field_id }) => [labelKey(label), field_id]))
  await keepMapping(db, seller_id, place, mapping, now)
}
