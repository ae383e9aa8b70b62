import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import type { ListingDraft, ListingQuestion, QuestionLimits } from '../../core/listing.ts'
import { ExternalId } from '../../core/read-shape.ts'
import { rowsWith } from '../core/ps-call.ts'
import { inAllLanguages, type Languages, textsIn } from './languages.ts'
import { fieldsAgain, writeRow } from './product-row.ts'

/** A field of the shop takes words or a picture; pages of its themes take 250 letters. Choices are asked by our link. */
export const questionLimits: QuestionLimits = {
  questions: 20,
  label: 255,
  help: 0,
  length: 250,
  options: 0,
  option: 0,
  photos: 4,
}

/** With all its fields, because a write replaces the whole row. */
const CustomizationField = z.looseObject({
  id: ExternalId,
  type: ExternalId.nullish(),
  required: ExternalId.nullish(),
  is_deleted: ExternalId.nullish(),
  name: z.unknown(),
})
type CustomizationField = z.output<typeof CustomizationField>

const [FILE, TEXT] = ['0', '1']
const typeOf = ({ kind }: ListingQuestion): string => (kind === 'photo' ? FILE : TEXT)
const isYes = (told: string | null | undefined): boolean => told === '1' || told === 'true'

const getQuestions = (conn: StoreConn, product_id: string): Promise<CustomizationField[]> =>
  rowsWith(conn, 'product_customization_fields', {
    shape: CustomizationField,
    display: 'full',
    field: 'id_product',
    ids: [product_id],
  })

const asYesNo = (is_it: boolean): string => (is_it ? '1' : '0')

async function saveOne(
  conn: StoreConn,
  product_id: string,
  question: ListingQuestion,
  known: CustomizationField | undefined,
  languages: Languages,
): Promise<CustomizationField> {
  if (known && isYes(known.required) === question.is_required) return known
  const before = known ? fieldsAgain(known, languages) : { id_product: product_id, is_module: '0', is_deleted: '0' }
  const fields = {
    ...before,
    type: typeOf(question),
    required: asYesNo(question.is_required),
    name: inAllLanguages(question.label, languages, known?.name),
  }
  const words = { name: 'questions', type: 'questions', required: 'questions' }
  const row = { resource: 'product_customization_fields', node: 'customization_field', fields, words }
  return { id: (await writeRow(conn, row)).id, type: fields.type, required: fields.required, name: fields.name }
}

/**
 * Makes the product's fields for what buyers are asked, and says what its row has to state of them: without that the shop
 * does not show them. Fields of the seller, and ours that are no longer asked, stay as they are.
 */
export async function saveQuestions(
  conn: StoreConn,
  product_id: string,
  { questions = [] }: ListingDraft,
  languages: Languages,
): Promise<Record<string, string>> {
  if (questions.length === 0) return {}
  const there = (await getQuestions(conn, product_id)).filter(({ is_deleted }) => !isYes(is_deleted))
  const fields = new Map(there.map((field) => [field.id, field]))
  const findLabel = ({ name }: CustomizationField) => textsIn(name, languages).get(languages.main)
  for (const question of questions) {
    const known = there.find((field) => field.type === typeOf(question) && findLabel(field) === question.label)
    const saved = await saveOne(conn, product_id, question, known, languages)
    fields.set(saved.id, saved)
  }
  const all = [...fields.values()]
  const count = (type: string) => String(all.filter((field) => field.type === type).length)
  return {
    customizable: all.some(({ required }) => isYes(required)) ? '2' : '1',
    text_fields: count(TEXT),
    uploadable_files: count(FILE),
  }
}
