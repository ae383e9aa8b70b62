import { z } from 'zod'
import type { MarketCategory } from '../../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../../core/listing.ts'
import { getSettings, listed, settingsIssues } from '../../core/listing-answer.ts'
import { MarketError } from '../../core/market-error.ts'
import { ExternalId } from '../../core/read-shape.ts'
import { requireListingRights } from '../core/auth.ts'
import { psCall, rowsIn } from '../core/ps-call.ts'
import { shopSettings, Translated } from '../core/shop-facts.ts'
import { getCombinations, getImpact, saveCombinations, saveStock } from './combinations.ts'
import { getLanguages, inAllLanguages, type Languages } from './languages.ts'
import { getChoices } from './options.ts'
import { savePictures } from './pictures.ts'
import { fieldsAgain, getLinks, type Product, productById, productByReference, writeRow } from './product-row.ts'
import { saveQuestions } from './questions.ts'

const HOME_CATEGORY = '2'
const Settings = z.object({
  /** Prices of PrestaShop are before tax; without a rule the price is what buyers pay. */
  id_tax_rules_group: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((id) => Number(id || 0))
    .pipe(z.int().nonnegative()),
})

interface Facts {
  readonly languages: Languages
  readonly category_id: string
  readonly weight_unit: string
  readonly mm_per_unit: number
}

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4 }

async function getFacts(conn: StoreConn, { category_id }: ListingDraft): Promise<Facts> {
  const { settings } = await shopSettings(conn)
  return {
    languages: await getLanguages(conn, settings.PS_LANG_DEFAULT),
    category_id: category_id || (settings.PS_HOME_CATEGORY ?? HOME_CATEGORY),
    weight_unit: (settings.PS_WEIGHT_UNIT ?? '').toLowerCase(),
    mm_per_unit: MM[(settings.PS_DIMENSION_UNIT ?? '').toLowerCase()] ?? 10,
  }
}

/** Part of the address of its page: plain letters, digits and hyphens, at most 128. */
const urlKey = (title: string, own: string): string =>
  `${title.slice(0, 80)} ${own}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const sizeIn = (mm: number, { mm_per_unit }: Facts): string => (mm / mm_per_unit).toFixed(6)

const ownFields = (draft: ListingDraft, facts: Facts) => ({
  id_category_default: facts.category_id,
  id_tax_rules_group: String(getSettings(Settings, draft).id_tax_rules_group),
  width: sizeIn(draft.package_mm.width, facts),
  height: sizeIn(draft.package_mm.height, facts),
  depth: sizeIn(draft.package_mm.length, facts),
})

const textFields = (draft: ListingDraft, { languages }: Facts, before: Readonly<Record<string, unknown>> = {}) => ({
  name: inAllLanguages(draft.title, languages, before.name),
  description: inAllLanguages(draft.description_html, languages, before.description),
})

/** Switched off, so that buyers see it only once it is whole. */
async function makeProduct(conn: StoreConn, draft: ListingDraft, facts: Facts): Promise<Product> {
  const price = Number(draft.variants[0]?.price.amount ?? 0).toFixed(6)
  const { id } = await writeRow(conn, {
    resource: 'products',
    node: 'product',
    fields: {
      ...ownFields(draft, facts),
      reference: draft.draft_id,
      price,
      state: '1',
      product_type: 'combinations',
      minimal_quantity: '1',
      active: '0',
      available_for_order: '1',
      show_price: '1',
      visibility: 'both',
      ...textFields(draft, facts),
      link_rewrite: inAllLanguages(urlKey(draft.title, draft.draft_id), facts.languages),
    },
    links: { categories: ['category', [facts.category_id]] },
  })
  return { id, price, associations: {} }
}

/** Last of all: what has changed since, the default variant among it, is read again before it is sent again. */
async function show(
  conn: StoreConn,
  id: string,
  draft: ListingDraft,
  facts: Facts,
  last: Readonly<Record<string, string>>,
) {
  const row = await productById(conn, id)
  if (!row) throw new MarketError('not_found', `Product ${id} was deleted meanwhile`, { code: 'product_deleted' })
  const { categories } = getLinks(row)
  await writeRow(conn, {
    resource: 'products',
    node: 'product',
    fields: {
      ...fieldsAgain(row, facts.languages),
      ...ownFields(draft, facts),
      ...textFields(draft, facts, row),
      ...last,
      active: '1',
    },
    links: { categories: ['category', [...new Set([...categories, facts.category_id])]] },
  })
}

async function save(conn: StoreConn, known: Product | null, draft: ListingDraft): Promise<ListingResult> {
  const facts = await getFacts(conn, draft)
  const choices = await getChoices(conn, draft, facts.languages)
  const product = known ?? (await makeProduct(conn, draft, facts))
  const urls = [...draft.picture_urls, ...draft.variants.flatMap(({ picture_urls }) => picture_urls.slice(0, 1))]
  const pictures = await savePictures(conn, product.id, getLinks(product).images, urls)
  const { languages, weight_unit } = facts
  const ids = await saveCombinations({ conn, draft, languages, choices, weight_unit, product, pictures })
  const stock = draft.variants.map(({ sku, quantity }) => [ids.get(sku) ?? '', quantity] as const)
  await saveStock(conn, product.id, new Map(stock), languages)
  const cover = pictures.get(draft.picture_urls[0] ?? '')
  const asked = await saveQuestions(conn, product.id, draft, languages)
  await show(conn, product.id, draft, facts, { ...asked, ...(cover === undefined ? {} : { id_default_image: cover }) })
  return listed('live', product.id, Object.fromEntries(ids))
}

export const checkListing = (draft: ListingDraft) => settingsIssues(Settings, draft)

/** The draft id is the product's reference, so what an earlier attempt left half-made is found and finished. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  await requireListingRights(conn, (draft.questions ?? []).length > 0)
  return save(conn, await productByReference(conn, draft.draft_id), draft)
}

/** A product that was deleted in the shop is made again. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  const known = await productById(conn, id)
  return known ? save(conn, known, draft) : createListing(conn, draft)
}

const deleted = (what: string) =>
  new MarketError('not_found', `${what} was deleted in the shop; publish the listing again`, {
    code: 'variant_deleted',
  })

async function changeProduct(conn: StoreConn, id: string, changes: readonly StockChange[], languages: Languages) {
  const product = await productById(conn, id)
  if (!product) throw deleted(`Product ${id}`)
  const known = await getCombinations(conn, id)
  const stock = new Map<string, number>()
  for (const { sku, external_variant_id, price, quantity } of changes) {
    const row = known.find((each) => each.id === external_variant_id)
    if (!row) throw deleted(sku)
    if (quantity !== undefined) stock.set(row.id, quantity)
    if (price === undefined) continue
    const fields = { ...fieldsAgain(row, languages), price: getImpact(price.amount, product) }
    await writeRow(conn, { resource: 'combinations', node: 'combination', fields })
  }
  await saveStock(conn, id, stock, languages)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const { settings } = await shopSettings(conn)
  const languages = await getLanguages(conn, settings.PS_LANG_DEFAULT)
  const by_product = Map.groupBy(changes, ({ external_product_id }) => external_product_id)
  for (const [id, own] of by_product) await changeProduct(conn, id, own, languages)
}

/** Switched off; a product that is gone is off sale. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const row = await productById(conn, id)
  if (!row) return
  const { settings } = await shopSettings(conn)
  const languages = await getLanguages(conn, settings.PS_LANG_DEFAULT)
  const fields = { ...fieldsAgain(row, languages), active: '0' }
  await writeRow(conn, { resource: 'products', node: 'product', fields })
}

const Category = z.object({ id: ExternalId, id_parent: ExternalId, name: Translated })
/** Above the home page of the shop. */
const ROOT = '1'

/** Every category accepts products, so each is shown with its full path. */
export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn): Promise<MarketCategory[]> {
    const answer = await psCall(conn, { path: '/api/categories', query: { display: '[id,id_parent,name]' } })
    const rows = rowsIn(Category, 'categories', answer.json())
    const by_id = new Map(rows.map((row) => [row.id, row]))
    const getPath = (id: string, below: readonly string[]): string => {
      const row = by_id.get(id)
      if (!row || id === ROOT || below.length > rows.length) return below.join(' › ')
      return getPath(row.id_parent, [row.name, ...below])
    }
    return rows
      .filter(({ id }) => id !== ROOT)
      .map(({ id }) => ({ id, parent_id: '', name: getPath(id, []), is_leaf: true }))
  },
}
