import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { getValues } from '../core/listing-answer.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { magentoCall, searchQuery } from './magento-call.ts'

const PRODUCTS = '/rest/all/V1/products'
const PRODUCT_ENTITY = '4'

const Option = z.object({ label: LooseText, value: LooseText })
const Attribute = z.object({
  attribute_id: ExternalId,
  attribute_code: z.string(),
  default_frontend_label: LooseText,
  frontend_input: LooseText,
  scope: LooseText,
  is_user_defined: z.boolean().nullish(),
  options: z.array(Option).nullish(),
})
type Attribute = z.output<typeof Attribute>

/** What a choice of ours is at the shop: an attribute, and the number of each value. */
export interface Choice {
  readonly name: string
  readonly attribute_id: string
  readonly attribute_code: string
  readonly values: ReadonlyMap<string, string>
}

/** Letters, digits and underscores, at most 60; names in other scripts are known by their hash. */
export function getCode(name: string): string {
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return `inkroute_${word.slice(0, 40) || createHash('sha256').update(name).digest('hex').slice(0, 16)}`
}

/** Only global lists can tell the variants of a product apart. */
const fits = (attribute: Attribute, name: string): boolean => {
  const word = name.trim().toLowerCase()
  const { default_frontend_label, attribute_code, frontend_input, scope, is_user_defined } = attribute
  const is_named = [default_frontend_label.toLowerCase(), attribute_code].includes(word)
  const is_ours = attribute_code === getCode(name)
  return (is_named || is_ours) && frontend_input === 'select' && scope === 'global' && is_user_defined === true
}

const Groups = z.object({ items: z.array(z.object({ attribute_group_id: ExternalId })).min(1) })

async function ownAttribute(conn: StoreConn, name: string): Promise<Attribute> {
  const code = getCode(name)
  const path = `${PRODUCTS}/attributes`
  try {
    // Made by an earlier attempt that broke off before it was put into the set.
    return readShape(Attribute, (await magentoCall(conn, { path: `${path}/${code}` })).json())
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
  }
  const attribute = {
    attribute_code: code,
    entity_type_id: PRODUCT_ENTITY,
    frontend_input: 'select',
    scope: 'global',
    is_required: false,
    default_frontend_label: name,
    frontend_labels: [{ store_id: 0, label: name }],
  }
  return readShape(Attribute, (await magentoCall(conn, { method: 'POST', path, body: { attribute } })).json())
}

async function addToSet(conn: StoreConn, set_id: number, attributeCode: string): Promise<void> {
  const path = `${PRODUCTS}/attribute-sets`
  const query = searchQuery({ filters: [['attribute_set_id', 'eq', String(set_id)]], page_size: 1 })
  const { items } = readShape(Groups, (await magentoCall(conn, { path: `${path}/groups/list`, query })).json())
  const attributeGroupId = Number(items[0]?.attribute_group_id)
  const body = { attributeSetId: set_id, attributeGroupId, attributeCode, sortOrder: 100 }
  await magentoCall(conn, { method: 'POST', path: `${path}/attributes`, body })
}

const getNumbers = (options: Attribute['options']): Map<string, string> =>
  new Map((options ?? []).filter(({ value }) => value !== '').map(({ label, value }) => [label, value]))

async function withValues(conn: StoreConn, attribute: Attribute, wanted: readonly string[]) {
  const path = `${PRODUCTS}/attributes/${encodeURIComponent(attribute.attribute_code)}/options`
  const known = getNumbers(attribute.options)
  const missing = wanted.filter((label) => !known.has(label))
  if (missing.length === 0) return known
  for (const label of missing) {
    await magentoCall(conn, { method: 'POST', path, body: { option: { label, is_default: false } } })
  }
  // Older versions answer with a number in another form, so the list is read again.
  return getNumbers(readShape(z.array(Option), (await magentoCall(conn, { path })).json()))
}

/** The attributes of the set that stand for our choices; missing attributes and values are made. */
export async function getChoices(conn: StoreConn, set_id: number, draft: ListingDraft): Promise<Choice[]> {
  const answer = await magentoCall(conn, { path: `${PRODUCTS}/attribute-sets/${set_id}/attributes` })
  const known = readShape(z.array(Attribute), answer.json())
  const choices: Choice[] = []
  for (const name of draft.option_names) {
    let attribute = known.find((each) => fits(each, name))
    if (!attribute) {
      attribute = await ownAttribute(conn, name)
      await addToSet(conn, set_id, attribute.attribute_code)
    }
    const { attribute_id, attribute_code } = attribute
    choices.push({
      name,
      attribute_id,
      attribute_code,
      values: await withValues(conn, attribute, getValues(draft, name)),
    })
  }
  return choices
}
