import { z } from 'zod'
import type { ShopRef, StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, giveOnce, pictureFile } from '../core/listing-answer.ts'
import { checkDraft, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketMoney } from '../core/market-order.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { getSizeChart, productAttributes } from './catalogue.ts'
import { categoryVersion, getLimits } from './markets.ts'
import { shopCall, signedCall } from './tiktok-call.ts'
import { salesWarehouse } from './warehouses.ts'

const Uploaded = z.object({ uri: z.string() })
const Made = z.object({ product_id: ExternalId })
/** Batches answer with success and name what was refused. */
const Errors = z
  .object({
    errors: z
      .array(z.object({ code: z.union([z.string(), z.number()]).transform(String), message: LooseText }))
      .nullish(),
  })
  .nullish()
const Product = z.object({
  id: ExternalId,
  status: z.string(),
  skus: z.array(z.object({ id: ExternalId, seller_sku: LooseText })),
  audit_failed_reasons: z.array(z.object({ position: LooseText, reasons: z.array(z.string()).nullish() })).nullish(),
})
const states: Record<string, ListingResult['state']> = {
  ACTIVATE: 'live',
  FAILED: 'rejected',
  PENDING: 'pending',
  DRAFT: 'pending',
  PLATFORM_DEACTIVATED: 'rejected',
  FREEZE: 'rejected',
}

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  category: 'category_id',
  image: 'picture_urls',
  'product attribute': 'attributes',
  sku: 'variants',
  price: 'variants',
  inventory: 'variants',
}

const PRODUCTS = '/product/202309/products'
const at = (id: string) => `${PRODUCTS}/${encodeURIComponent(id)}`

/** Pictures belong to the app, not to a shop: no shop is named, and files are not signed. */
async function uploadOne(conn: StoreConn, url: string, field: string, use_case: string): Promise<{ uri: string }> {
  const uri = await giveOnce(conn, `${use_case} ${url}`, async () => {
    const form = new FormData()
    form.set('data', await pictureFile(conn, url, field), 'picture.jpg')
    form.set('use_case', use_case)
    const call = { method: 'POST', path: '/product/202309/images/upload', form } as const
    return readShape(Uploaded, await signedCall(conn, conn.credentials.access_token ?? '', call)).uri
  })
  return { uri }
}

async function upload(conn: StoreConn, draft: ListingDraft): Promise<{ uri: string }[]> {
  const pictures: { uri: string }[] = []
  for (const [place, url] of draft.picture_urls.entries())
    pictures.push(await uploadOne(conn, url, `picture_urls.${place}`, 'MAIN_IMAGE'))
  return pictures
}

/** Also refuses what a successful answer lists as failed. */
async function change(conn: StoreConn, call: Parameters<typeof shopCall>[1]): Promise<void> {
  const [first, ...more] = readShape(Errors, await shopCall(conn, call))?.errors ?? []
  if (!first) return
  const issues = [first, ...more].map(({ code, message }) => ({ code, message, field: '' }))
  throw new MarketError('rejected', first.message, { code: first.code, issues })
}

async function sizeChart(conn: StoreConn, draft: ListingDraft) {
  const given = getSizeChart(draft)
  if (!given) return {}
  if (!/^https?:/i.test(given)) return { size_chart: { template: { id: given } } }
  return { size_chart: { image: await uploadOne(conn, given, 'attributes', 'SIZE_CHART_IMAGE') } }
}

/** Whole centimetres, as kilograms go with them. */
const getDimensions = ({ package_mm }: ListingDraft) => {
  const cm = (mm: number) => String(Math.max(1, Math.ceil(mm / 10)))
  const { length, width, height } = package_mm
  return { length: cm(length), width: cm(width), height: cm(height), unit: 'CENTIMETER' }
}

/** A seller who sends from another country names what buyers see; the plain amount is without tax and shipping there. */
const priceFrom = (country: string, { shop }: StoreConn, price: MarketMoney) =>
  country === '' || country === shop.region ? price : { ...price, sale_price: price.amount }

async function getBody(conn: StoreConn, draft: ListingDraft, known: Readonly<Record<string, string>>) {
  const { id: warehouse_id, country } = await salesWarehouse(conn)
  return {
    save_mode: 'LISTING',
    title: draft.title,
    description: draft.description_html,
    category_id: draft.category_id,
    category_version: categoryVersion(conn.shop.region),
    main_images: await upload(conn, draft),
    product_attributes: productAttributes(draft),
    package_weight: { value: String((draft.variants[0]?.weight_g ?? 0) / 1000), unit: 'KILOGRAM' },
    package_dimensions: getDimensions(draft),
    ...(await sizeChart(conn, draft)),
    skus: draft.variants.map((variant) => ({
      ...(known[variant.sku] ? { id: known[variant.sku] } : {}),
      sales_attributes: draft.option_names.map((name) => ({ name, value_name: variant.options[name] ?? '' })),
      inventory: [{ warehouse_id, quantity: variant.quantity }],
      seller_sku: variant.sku,
      price: priceFrom(country, conn, variant.price),
    })),
  }
}

/** Every product is reviewed before it goes on sale. */
export async function listingState(conn: StoreConn, product_id: string): Promise<ListingResult> {
  const product = readShape(Product, await shopCall(conn, { path: at(product_id) }))
  if (product.status === 'DELETED') throw new MarketError('not_found', `The product ${product_id} was deleted`)
  const issues = (product.audit_failed_reasons ?? []).flatMap(({ position, reasons }) =>
    (reasons ?? []).map((message) => ({ code: 'audit', message, field: position })),
  )
  return {
    state: states[product.status] ?? 'pending',
    external_product_id: product_id,
    submission_id: product_id,
    issues,
    variant_ids: Object.fromEntries(product.skus.map(({ seller_sku, id }) => [seller_sku, id])),
  }
}

export const checkListing = (draft: ListingDraft, { region }: ShopRef) => checkDraft(getLimits(region), draft)

/** The idempotency key makes a repeated call return the existing product. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(getLimits(conn.shop.region), draft)
  const body = { ...(await getBody(conn, draft, {})), idempotency_key: draft.draft_id }
  const { product_id } = readShape(Made, await explained(words, () => shopCall(conn, { path: PRODUCTS, body })))
  return listingState(conn, product_id)
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(getLimits(conn.shop.region), draft)
  const { variant_ids } = await listingState(conn, id)
  const body = await getBody(conn, draft, variant_ids)
  await explained(words, () => change(conn, { method: 'PUT', path: at(id), body }))
  const { status } = readShape(Product, await shopCall(conn, { path: at(id) }))
  if (status === 'SELLER_DEACTIVATED') await change(conn, { path: `${PRODUCTS}/activate`, body: { product_ids: [id] } })
  return listingState(conn, id)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  if (changes.length === 0) return
  const { id: warehouse_id, country } = await salesWarehouse(conn)
  for (const [product_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const stocks = part.flatMap(({ external_variant_id: id, quantity }) =>
      quantity === undefined ? [] : [{ id, inventory: [{ warehouse_id, quantity }] }],
    )
    const prices = part.flatMap(({ external_variant_id: id, price }) =>
      price === undefined ? [] : [{ id, price: priceFrom(country, conn, price) }],
    )
    if (stocks.length > 0) await change(conn, { path: `${at(product_id)}/inventory/update`, body: { skus: stocks } })
    if (prices.length > 0) await change(conn, { path: `${at(product_id)}/prices/update`, body: { skus: prices } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  await change(conn, { path: `${PRODUCTS}/deactivate`, body: { product_ids: [id] } })
}
