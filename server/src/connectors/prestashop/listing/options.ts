import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import type { ListingDraft } from '../../core/listing.ts'
import { getValues } from '../../core/listing-answer.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { psCall, rowsIn, rowsWith } from '../core/ps-call.ts'
import { inAllLanguages, type Languages } from './languages.ts'
import { writeRow } from './product-row.ts'

/** The words for it in all languages. */
const Words = z
  .union([z.string(), z.array(z.object({ value: LooseText }))])
  .nullish()
  .transform((told) => (typeof told === 'string' ? [told] : (told ?? []).map(({ value }) => value)))

const Option = z.object({ id: ExternalId, name: Words, public_name: Words })
const Value = z.object({ id: ExternalId, id_attribute_group: ExternalId, name: Words })

/** Ids of the values of one choice. */
export interface Choice {
  readonly name: string
  readonly values: ReadonlyMap<string, string>
}

const isNamed = (words: readonly string[], name: string): boolean =>
  words.some((word) => word.trim().toLowerCase() === name.trim().toLowerCase())

async function optionId(conn: StoreConn, known: readonly z.output<typeof Option>[], name: string, all: Languages) {
  const found = known.find((option) => isNamed([...option.name, ...option.public_name], name))
  if (found) return found.id
  const texts = inAllLanguages(name, all)
  const fields = { is_color_group: '0', group_type: 'select', name: texts, public_name: texts }
  return (await writeRow(conn, { resource: 'product_options', node: 'product_option', fields })).id
}

async function valueIds(conn: StoreConn, group: string, wanted: readonly string[], all: Languages) {
  const known = await rowsWith(conn, 'product_option_values', {
    shape: Value,
    display: '[id,id_attribute_group,name]',
    field: 'id_attribute_group',
    ids: [group],
  })
  const ids = new Map<string, string>()
  for (const word of wanted) {
    const found = known.find(({ name }) => isNamed(name, word))
    const fields = { id_attribute_group: group, name: inAllLanguages(word, all) }
    const { id } =
      found ?? (await writeRow(conn, { resource: 'product_option_values', node: 'product_option_value', fields }))
    ids.set(word, id)
  }
  return ids
}

/** The shop's options that match ours; missing options and values are created. */
export async function getChoices(conn: StoreConn, draft: ListingDraft, languages: Languages): Promise<Choice[]> {
  const answer = await psCall(conn, { path: '/api/product_options', query: { display: '[id,name,public_name]' } })
  const known = rowsIn(Option, 'product_options', answer.json())
  const choices: Choice[] = []
  for (const name of draft.option_names) {
    const group = await optionId(conn, known, name, languages)
    choices.push({ name, values: await valueIds(conn, group, getValues(draft, name), languages) })
  }
  return choices
}
