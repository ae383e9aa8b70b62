import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingQuestion, QuestionLimits } from '../core/listing.ts'
import { explained, type FieldWords } from '../core/listing-answer.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { etsyCall } from './etsy-call.ts'

/** Of the personalisation guide: five questions, one of them for files. */
export const questionLimits: QuestionLimits = {
  questions: 5,
  label: 45,
  help: 120,
  length: 1024,
  options: 10,
  option: 20,
  photos: 1,
}

const Questions = z.object({
  personalization_questions: z.array(
    z.object({
      question_id: ExternalId.nullish(),
      question_text: LooseText,
      instructions: LooseText,
      question_type: LooseText,
      required: z.boolean(),
      max_allowed_characters: z.int().nullish(),
      options: z.array(z.object({ label: LooseText })).nullish(),
    }),
  ),
})
type Known = z.output<typeof Questions>['personalization_questions'][number]

const words: FieldWords = { question: 'questions', personalization: 'questions' }

function toBody({ kind, label, help, is_required, max_length, options }: ListingQuestion) {
  const base = { question_text: label, required: is_required }
  if (kind === 'choice')
    return { ...base, question_type: 'dropdown', options: options.map((option) => ({ label: option })) }
  const told = { ...base, ...(help ? { instructions: help } : {}) }
  return kind === 'photo'
    ? { ...told, question_type: 'unlabeled_upload', max_allowed_files: 1 }
    : { ...told, question_type: 'text_input', max_allowed_characters: max_length }
}

const types = { text: 'text_input', choice: 'dropdown', photo: 'unlabeled_upload', other: '' } as const

const isSame = (known: Known, wanted: ListingQuestion): boolean =>
  known.question_text === wanted.label &&
  known.question_type === types[wanted.kind] &&
  known.required === wanted.is_required &&
  (wanted.kind === 'choice' || known.instructions === wanted.help) &&
  (wanted.kind !== 'text' || known.max_allowed_characters === wanted.max_length) &&
  (wanted.kind !== 'choice' || (known.options ?? []).map(({ label }) => label).join('\n') === wanted.options.join('\n'))

/** Sent as a whole, which replaces what was there; unchanged ones are left alone, as they would get new numbers. */
export async function tellQuestions(conn: StoreConn, listing_id: string, draft: ListingDraft): Promise<void> {
  const wanted = draft.questions ?? []
  if (wanted.length === 0) return
  const answer = await etsyCall(conn, { path: `/listings/${listing_id}/personalization` })
  const known = readShape(Questions, answer.json()).personalization_questions
  if (known.length === wanted.length && wanted.every((question, at) => isSame(known[at] as Known, question))) return
  const path = `/shops/${conn.shop.external_shop_id}/listings/${listing_id}/personalization`
  const query = { supports_multiple_personalization_questions: 'true' }
  const body = { personalization_questions: wanted.map(toBody) }
  await explained(words, () => etsyCall(conn, { method: 'POST', path, query, body }))
}
