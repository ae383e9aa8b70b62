import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingQuestion, QuestionLimits } from '../core/listing.ts'
import { explained, type FieldWords } from '../core/listing-answer.ts'
import type { MarketMoney } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { magentoCall } from './magento-call.ts'

/** Files that buyers send to a shop cannot be read through its API, so photos are asked for by our link. */
export const questionLimits: QuestionLimits = {
  questions: 20,
  label: 255,
  help: 0,
  length: 1000,
  options: 60,
  option: 255,
  photos: 0,
  takes_extras: true,
}

const Known = z.array(
  z.object({
    option_id: ExternalId,
    title: LooseText,
    type: LooseText,
    is_require: z.boolean(),
    max_characters: z.int().nullish(),
    price: z.number().nullish(),
    values: z
      .array(z.object({ option_type_id: ExternalId.nullish(), title: LooseText, price: z.number().nullish() }))
      .nullish(),
  }),
)
type Known = z.output<typeof Known>[number]

const words: FieldWords = { option: 'questions', title: 'questions' }
const getPrice = (extra: MarketMoney | null | undefined): number => (extra ? Number(extra.amount) : 0)
/** A choice can cost extra by itself and by its options; Magento takes the sum with the option. */
const getPrices = ({ options, extra, option_extras = [] }: ListingQuestion): number[] =>
  options.map((_, at) => Math.round(100 * (getPrice(extra) + getPrice(option_extras[at]))) / 100)
const typeOf = ({ kind }: ListingQuestion): string => (kind === 'choice' ? 'drop_down' : 'field')

function toBody(product_sku: string, question: ListingQuestion, place: number, known: Known | undefined) {
  const base = {
    product_sku,
    ...(known ? { option_id: Number(known.option_id) } : {}),
    title: question.label,
    type: typeOf(question),
    sort_order: place + 1,
    is_require: question.is_required,
  }
  if (question.kind !== 'choice')
    return { ...base, price: getPrice(question.extra), price_type: 'fixed', max_characters: question.max_length }
  const values = question.options.map((title, at) => {
    const value = known?.values?.find((one) => one.title === title)?.option_type_id
    return {
      title,
      sort_order: at + 1,
      price: getPrices(question)[at] ?? 0,
      price_type: 'fixed',
      ...(value ? { option_type_id: Number(value) } : {}),
    }
  })
  return { ...base, values }
}

const isSame = (known: Known, question: ListingQuestion): boolean => {
  const { kind, is_required, max_length, options, extra } = question
  if (known.is_require !== is_required) return false
  if (kind !== 'choice') return known.max_characters === max_length && (known.price ?? 0) === getPrice(extra)
  const prices = getPrices(question)
  const asked = options.map((title, at) => `${title} ${prices[at] ?? 0}`)
  return (known.values ?? []).map(({ title, price }) => `${title} ${price ?? 0}`).join('\n') === asked.join('\n')
}

/** Custom options of the product. Those of the seller, and ours that are no longer asked, stay as they are. */
export async function saveQuestions(conn: StoreConn, sku: string, { questions = [] }: ListingDraft): Promise<void> {
  if (questions.length === 0) return
  const answer = await magentoCall(conn, { path: `/rest/all/V1/products/${encodeURIComponent(sku)}/options` })
  const there = readShape(Known, answer.json())
  for (const [place, question] of questions.entries()) {
    const known = there.find(({ title, type }) => title === question.label && type === typeOf(question))
    if (known && isSame(known, question)) continue
    const call = known
      ? ({ method: 'PUT', path: `/rest/all/V1/products/options/${known.option_id}` } as const)
      : ({ method: 'POST', path: '/rest/all/V1/products/options' } as const)
    const body = { option: toBody(sku, question, place, known) }
    await explained(words, () => magentoCall(conn, { ...call, body }))
  }
}
