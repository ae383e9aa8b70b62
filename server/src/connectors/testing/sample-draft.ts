import { fieldKey, type MarketCategory } from '../core/catalogue.ts'
import type { Catalogue, Connector, StoreConn } from '../core/connector.ts'
import { askableQuestions, type ListingDraft, type ListingQuestion, type ListingVariant } from '../core/listing.ts'

/** Where a category is no number. */
const categories: Record<string, string> = { amazon: 'SHIRT', walmart: 'T-Shirts', temu: '26579/26612/29069' }
/** What sellers keep ready in the console of each platform. */
const settings: Record<string, Record<string, string>> = {
  etsy: { shipping_profile_id: '1', readiness_state_id: '1' },
  shopee: { logistic_id: '80004' },
  aliexpress: { freight_template_id: '700' },
  ozon: { type_id: '93080' },
  ebay: {
    fulfillment_policy_id: '6200001',
    payment_policy_id: '6200002',
    return_policy_id: '6200003',
    merchant_location_key: 'works',
  },
  temu: { freight_template_id: 'HFT-14821' },
  'temu-local': { freight_template_id: 'LFT-18510' },
}
/** Semi-managed goods of Temu: prices, names and new variants go through its own review. */
export const isSettled = ({ slug }: Connector) => slug === 'temu'

export function sampleVariant(connector: Connector, prefix: string, color: string, size: string): ListingVariant {
  return {
    sku: `${prefix}-${color}-${size}`,
    options: { Color: color, Size: size },
    quantity: 20,
    barcode: '',
    price: { amount: '19.90', currency: connector.slug === 'ozon' ? 'RUB' : 'USD' },
    picture_urls: [],
    weight_g: 180,
  }
}

const question: ListingQuestion = {
  field_id: 'name',
  label: 'Name on the front',
  help: 'As it is printed',
  kind: 'text',
  is_required: true,
  max_length: 12,
  options: [],
}
const colour: ListingQuestion = {
  ...question,
  field_id: 'colour',
  label: 'Letters',
  kind: 'choice',
  options: ['Gold', 'Black'],
}
const photo: ListingQuestion = { ...question, field_id: 'photo', label: 'Photo', kind: 'photo', is_required: false }

export const FORM_KEY = '1.100001.abcdefghijklmnopqrstuv'

/** What the platform can ask its buyers. */
export const questionsFor = ({ questions }: Connector): ListingQuestion[] =>
  questions ? askableQuestions([question, colour, photo], questions) : []

export function sampleDraft(connector: Connector, prefix: string, picture_url: string): ListingDraft {
  const sixes = ['Red', 'Sand', 'Navy'].flatMap((color) => ['M', 'L'].map((size) => [color, size] as const))
  return {
    draft_id: `inkroute-${prefix}`,
    title: `${prefix} moon cat cotton T-shirt for quiet nights`,
    description_html: '<p>Soft &amp; warm.</p><p>Printed for you.</p>',
    brand: 'InkRoute',
    category_id: categories[connector.slug] ?? '1001',
    option_names: ['Color', 'Size'],
    picture_urls: [`${picture_url}?1`, `${picture_url}?2`],
    variants: sixes.map(([color, size]) => sampleVariant(connector, prefix, color, size)),
    package_mm: { length: 300, width: 250, height: 30 },
    attributes: settings[connector.slug] ?? {},
    ...(connector.questions ? { questions: questionsFor(connector) } : {}),
    ...(connector.marks_form ? { form_key: FORM_KEY } : {}),
  }
}

const WANTED = 'T-shirts'

/** Down the tree to the shirts, as a person clicks. */
async function findLeaf(
  conn: StoreConn,
  { categories, way }: Catalogue,
  parent_id = '',
): Promise<MarketCategory | undefined> {
  const found = await categories(conn, parent_id)
  if (new Set(found.map(({ id }) => id)).size < found.length)
    throw new Error(`Two categories of one id in ${parent_id}`)
  const leaf = found.find(({ name, is_leaf }) => is_leaf && name.endsWith(WANTED))
  if (leaf || way === 'tree') return leaf ?? found.find(({ is_leaf }) => is_leaf)
  for (const { id, is_leaf } of found) {
    const deeper = is_leaf ? undefined : await findLeaf(conn, { categories, way }, id)
    if (deeper) return deeper
  }
  return undefined
}

/** The draft in a category read from the platform, with what it asks for and what the shop keeps ready. */
export async function withCategory(
  conn: StoreConn,
  { catalogue }: Connector,
  draft: ListingDraft,
): Promise<{ readonly draft: ListingDraft; readonly required?: readonly string[] }> {
  const leaf = catalogue && (await findLeaf(conn, catalogue))
  if (!leaf) return { draft }
  const choices = (await catalogue.choices?.(conn)) ?? {}
  const kept = Object.entries(choices).map(([key, [first]]) => {
    if (!first?.value) throw new Error(`The shop keeps nothing ready for ${key}`)
    return [key, first.value]
  })
  const fields = (await catalogue.fields?.(conn, leaf.id)) ?? []
  const answers = fields.flatMap(({ id, values: [first] }) =>
    first ? [[fieldKey(id), `#${first.value}~${first.name}`]] : [],
  )
  const attributes = { ...draft.attributes, ...Object.fromEntries([...kept, ...answers]) }
  const required = fields.filter(({ is_required }) => is_required).map(({ name }) => name)
  return { draft: { ...draft, category_id: leaf.id, attributes }, ...(catalogue.fields ? { required } : {}) }
}
