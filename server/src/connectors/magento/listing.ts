import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, getSettings, listed, pictureFile, settingsIssues } from '../core/listing-answer.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { type Choice, getChoices } from './attributes.ts'
import { CONFIGS, StoreConfigs } from './auth.ts'
import { magentoCall, searchQuery } from './magento-call.ts'
import { saveQuestions } from './questions.ts'

/** `all`: values are those of the catalogue, not of one store view. */
const PRODUCTS = '/rest/all/V1/products'
const PAGE = 50
const SLOW_MS = 60_000
const Status = { on: 1, off: 2 } as const
const Visibility = { nowhere: 1, everywhere: 4 } as const

const Picture = z.object({ id: ExternalId, file: LooseText })
const Product = z.object({
  id: ExternalId,
  sku: z.string(),
  status: z.number(),
  media_gallery_entries: z.array(Picture).nullish(),
})
type Product = z.output<typeof Product>
const Sent = z.object({ id: ExternalId })
const Products = z.object({ items: z.array(Product).nullish() })

const words: FieldWords = {
  name: 'title',
  description: 'description_html',
  url_key: 'title',
  image: 'picture_urls',
  category: 'category_id',
  sku: 'variants',
}

/** The default set of every new shop. */
const DEFAULT_SET = 4
const Settings = z.object({
  attribute_set_id: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((id) => Number(id || DEFAULT_SET))
    .pipe(z.int().positive()),
})

const getPath = (sku: string): string => `${PRODUCTS}/${encodeURIComponent(sku)}`

async function productsBy(conn: StoreConn, field: string, values: readonly string[]): Promise<Product[]> {
  const found: Product[] = []
  for (let at = 0; at < values.length; at += PAGE) {
    const filters = [[field, 'in', values.slice(at, at + PAGE).join(',')]] as const
    const answer = await magentoCall(conn, { path: PRODUCTS, query: searchQuery({ filters, page_size: PAGE }) })
    found.push(...(readShape(Products, answer.json()).items ?? []))
  }
  return found
}

/** Factors from grams; a shop weighs in pounds or kilograms. */
const PER_GRAM: Readonly<Record<string, number>> = { kgs: 1 / 1000, lbs: 1 / 453.59237 }
export const getWeight = (weight_g: number, unit: string): number =>
  Number((weight_g * (PER_GRAM[unit] ?? 1 / 1000)).toFixed(4))

async function weightUnit(conn: StoreConn): Promise<string> {
  const [first] = readShape(StoreConfigs, (await magentoCall(conn, { path: CONFIGS })).json())
  return first?.weight_unit ?? ''
}

/** Part of the address of a page. Two products must not share one, whatever their titles. */
const urlKey = (title: string, own: string): string =>
  `${title} ${own}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

interface Saving {
  readonly conn: StoreConn
  readonly draft: ListingDraft
  readonly set_id: number
  readonly choices: readonly Choice[]
}

/** Its answer may name nothing but the id. */
async function send(conn: StoreConn, known: boolean, product: { readonly sku: string }): Promise<string> {
  const call = known
    ? ({ method: 'PUT', path: getPath(product.sku) } as const)
    : ({ method: 'POST', path: PRODUCTS } as const)
  const body = { product }
  const answer = await explained(words, () => magentoCall(conn, { ...call, body, timeout_ms: SLOW_MS }))
  return readShape(Sent, answer.json()).id
}

const numberFor = ({ name, values }: Choice, { options }: ListingVariant): string =>
  values.get(options[name] ?? '') ?? ''

const childBody = ({ draft, set_id, choices }: Saving, variant: ListingVariant, unit: string, is_new: boolean) => ({
  sku: variant.sku,
  name: [draft.title, ...draft.option_names.map((name) => variant.options[name] ?? '')].join('-'),
  attribute_set_id: set_id,
  price: Number(variant.price.amount),
  status: Status.on,
  visibility: Visibility.nowhere,
  type_id: 'simple',
  weight: getWeight(variant.weight_g, unit),
  extension_attributes: { stock_item: getStock(variant.quantity) },
  custom_attributes: [
    ...choices.map((choice) => ({ attribute_code: choice.attribute_code, value: numberFor(choice, variant) })),
    ...(is_new ? [{ attribute_code: 'url_key', value: urlKey(draft.title, variant.sku) }] : []),
  ],
})

const getStock = (qty: number) => ({ qty, is_in_stock: qty > 0, manage_stock: true })

const parentBody = ({ draft, set_id, choices }: Saving, sku: string, children: readonly Child[], is_new: boolean) => ({
  sku,
  name: draft.title,
  attribute_set_id: set_id,
  visibility: Visibility.everywhere,
  type_id: 'configurable',
  // Shown last: until then buyers see what was there before, or nothing.
  ...(is_new ? { status: Status.off } : {}),
  extension_attributes: {
    stock_item: { is_in_stock: true },
    ...(draft.category_id ? { category_links: [{ position: 0, category_id: draft.category_id }] } : {}),
    configurable_product_options: choices.map(({ attribute_id, name, values }, position) => ({
      attribute_id,
      label: name,
      position,
      values: [...new Set(draft.variants.map(({ options }) => values.get(options[name] ?? '')))].map((value) => ({
        value_index: Number(value),
      })),
    })),
    configurable_product_links: children.map(({ id }) => Number(id)),
  },
  custom_attributes: [
    { attribute_code: 'description', value: draft.description_html },
    ...(is_new ? [{ attribute_code: 'url_key', value: urlKey(draft.title, sku) }] : []),
  ],
})

/** A picture is known by the name of its file: Magento keeps no trace of where it came from. */
export const pictureName = (url: string): string =>
  `inkroute-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' }

async function savePictures(
  conn: StoreConn,
  { sku, media_gallery_entries }: Pick<Product, 'sku'> & Partial<Product>,
  urls: readonly string[],
  label: string,
) {
  const known = media_gallery_entries ?? []
  const wanted = [...new Set(urls)]
  for (const [at, url] of wanted.entries()) {
    if (known.some(({ file }) => file.includes(pictureName(url)))) continue
    const picture = await pictureFile(conn, url, 'picture_urls')
    const entry = {
      media_type: 'image',
      label,
      position: at + 1,
      disabled: false,
      types: at === 0 ? ['image', 'small_image', 'thumbnail'] : [],
      content: {
        base64_encoded_data: Buffer.from(await picture.arrayBuffer()).toString('base64'),
        type: picture.type,
        name: `${pictureName(url)}.${endings[picture.type] ?? 'jpg'}`,
      },
    }
    const call = { method: 'POST', path: `${getPath(sku)}/media`, body: { entry }, timeout_ms: SLOW_MS } as const
    await explained(words, () => magentoCall(conn, call))
  }
  // Ours that are no longer in the draft; pictures of the seller stay.
  const gone = known.filter(
    ({ file }) => /inkroute-/.test(file) && !wanted.some((url) => file.includes(pictureName(url))),
  )
  for (const { id } of gone) await magentoCall(conn, { method: 'DELETE', path: `${getPath(sku)}/media/${id}` })
}

type Child = Pick<Product, 'id' | 'sku'>

async function saveChildren(saving: Saving): Promise<Child[]> {
  const { conn, draft } = saving
  const unit = await weightUnit(conn)
  const skus = draft.variants.map(({ sku }) => sku)
  const known = new Map((await productsBy(conn, 'sku', skus)).map((product) => [product.sku, product]))
  const saved: Child[] = []
  for (const variant of draft.variants) {
    const before = known.get(variant.sku)
    const id = await send(conn, before !== undefined, childBody(saving, variant, unit, before === undefined))
    const child = { id, sku: variant.sku }
    await savePictures(conn, before ?? child, variant.picture_urls.slice(0, 1), draft.title)
    saved.push(child)
  }
  return saved
}

const Children = z.array(z.object({ sku: z.string() }))

/** Variants that are no longer in the draft are kept for the orders they are in, and not sold. */
async function switchOffGone(conn: StoreConn, sku: string, kept: ReadonlySet<string>): Promise<void> {
  const path = `/rest/all/V1/configurable-products/${encodeURIComponent(sku)}/children`
  const children = readShape(Children, (await magentoCall(conn, { path })).json())
  for (const child of children) {
    if (!kept.has(child.sku)) await setStatus(conn, child.sku, Status.off)
  }
}

async function save(conn: StoreConn, known: Product | null, draft: ListingDraft): Promise<ListingResult> {
  const set_id = getSettings(Settings, draft).attribute_set_id
  const sku = known?.sku ?? draft.draft_id
  const saving: Saving = { conn, draft, set_id, choices: await getChoices(conn, set_id, draft) }
  const children = await saveChildren(saving)
  if (known) await switchOffGone(conn, sku, new Set(draft.variants.map((variant) => variant.sku)))
  const id = await send(conn, known !== null, parentBody(saving, sku, children, known === null))
  await savePictures(conn, known ?? { sku }, draft.picture_urls, draft.title)
  await saveQuestions(conn, sku, draft)
  if (known?.status !== Status.on) await setStatus(conn, sku, Status.on)
  return listed('live', id, Object.fromEntries(children.map((child) => [child.sku, child.id])))
}

const setStatus = (conn: StoreConn, sku: string, status: number) =>
  magentoCall(conn, { method: 'PUT', path: getPath(sku), body: { product: { sku, status } } })

export const checkListing = (draft: ListingDraft) => settingsIssues(Settings, draft)

/** The draft id is the product's SKU, so a product created before a broken connection is found again. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const [known] = await productsBy(conn, 'sku', [draft.draft_id])
  return save(conn, known ?? null, draft)
}

/** A product that was deleted in the shop is made again. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  const [known] = await productsBy(conn, 'entity_id', [id])
  return known ? save(conn, known, draft) : createListing(conn, draft)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const skus = changes.map(({ sku }) => sku)
  const known = new Set((await productsBy(conn, 'sku', skus)).map(({ sku }) => sku))
  const gone = skus.find((sku) => !known.has(sku))
  // A change of a product that is gone would make a new one.
  if (gone !== undefined) {
    const message = `${gone} was deleted in the shop; publish the listing again`
    throw new MarketError('not_found', message, { code: 'variant_deleted' })
  }
  for (const { sku, quantity, price } of changes) {
    const product = {
      sku,
      ...(price === undefined ? {} : { price: Number(price.amount) }),
      ...(quantity === undefined ? {} : { extension_attributes: { stock_item: getStock(quantity) } }),
    }
    await send(conn, true, product)
  }
}

/** A product that is gone is off sale. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const [known] = await productsBy(conn, 'entity_id', [id])
  if (known) await setStatus(conn, known.sku, Status.off)
}
