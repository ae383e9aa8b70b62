import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import { explained, type FieldWords, pictureFile } from '../listing-answer.ts'
import { type ListingLimits, requireFit } from '../listing-check.ts'
import { MarketError } from '../market-error.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { productAttributes } from './catalogue.ts'
import { shopCall, signedCall } from './tiktok-call.ts'

const limits: ListingLimits = {
  title_min: 25,
  title_max: 255,
  description_max: 10_000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 3,
  values_max: 50,
  variants_max: 100,
  sku_max: 50,
  needs_category: true,
}

const Uploaded = z.object({ uri: z.string() })
const Made = z.object({ product_id: ExternalId })
const Warehouses = z.object({ warehouses: z.array(z.object({ id: ExternalId, is_default: z.boolean().nullish() })) })
const Product = z.object({
  id: ExternalId,
  status: z.string(),
  skus: z.array(z.object({ id: ExternalId, seller_sku: LooseText })),
  audit_failed_reasons: z.array(z.object({ position: LooseText, reasons: z.array(z.string()) })).nullish(),
})
const states: Record<string, ListingResult['state']> = {
  ACTIVATE: 'live',
  FAILED: 'rejected',
  PENDING: 'pending',
  DRAFT: 'pending',
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
async function upload(conn: StoreConn, draft: ListingDraft): Promise<{ uri: string }[]> {
  const pictures: { uri: string }[] = []
  for (const [place, url] of draft.picture_urls.entries()) {
    const form = new FormData()
    form.set('data', await pictureFile(conn, url, `picture_urls.${place}`), `picture-${place + 1}.jpg`)
    form.set('use_case', 'MAIN_IMAGE')
    const call = { method: 'POST', path: '/product/202309/images/upload', form } as const
    pictures.push(readShape(Uploaded, await signedCall(conn, conn.credentials.access_token ?? '', call)))
  }
  return pictures
}

async function warehouseOf(conn: StoreConn): Promise<string> {
  const { warehouses } = readShape(Warehouses, await shopCall(conn, { path: '/logistics/202309/warehouses' }))
  const chosen = warehouses.find((each) => each.is_default) ?? warehouses[0]
  if (!chosen) throw new MarketError('rejected', 'The shop has no warehouse', { code: 'no_warehouse' })
  return chosen.id
}

async function bodyOf(conn: StoreConn, draft: ListingDraft, known: Readonly<Record<string, string>>) {
  const warehouse_id = await warehouseOf(conn)
  return {
    save_mode: 'LISTING',
    title: draft.title,
    description: draft.description_html,
    category_id: draft.category_id,
    main_images: await upload(conn, draft),
    product_attributes: productAttributes(draft),
    package_weight: { value: String((draft.variants[0]?.weight_g ?? 0) / 1000), unit: 'KILOGRAM' },
    skus: draft.variants.map((variant) => ({
      ...(known[variant.sku] ? { id: known[variant.sku] } : {}),
      sales_attributes: draft.option_names.map((name) => ({ name, value_name: variant.options[name] ?? '' })),
      inventory: [{ warehouse_id, quantity: variant.quantity }],
      seller_sku: variant.sku,
      price: variant.price,
    })),
  }
}

/** Every product is reviewed before it goes on sale. */
export async function listingState(conn: StoreConn, product_id: string): Promise<ListingResult> {
  const product = readShape(Product, await shopCall(conn, { path: at(product_id) }))
  const issues = (product.audit_failed_reasons ?? []).flatMap(({ position, reasons }) =>
    reasons.map((message) => ({ code: 'audit', message, field: position })),
  )
  return {
    state: states[product.status] ?? 'pending',
    external_product_id: product_id,
    submission_id: product_id,
    issues,
    variant_ids: Object.fromEntries(product.skus.map(({ seller_sku, id }) => [seller_sku, id])),
  }
}

/** The idempotency key makes a repeated call return the existing product. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const body = { ...(await bodyOf(conn, draft, {})), idempotency_key: draft.draft_id }
  const { product_id } = readShape(Made, await explained(words, () => shopCall(conn, { path: PRODUCTS, body })))
  return listingState(conn, product_id)
}

export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const { variant_ids } = await listingState(conn, id)
  const body = await bodyOf(conn, draft, variant_ids)
  await explained(words, () => shopCall(conn, { method: 'PUT', path: at(id), body }))
  const { status } = readShape(Product, await shopCall(conn, { path: at(id) }))
  if (status === 'SELLER_DEACTIVATED')
    await shopCall(conn, { path: `${PRODUCTS}/activate`, body: { product_ids: [id] } })
  return listingState(conn, id)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const has_stock = changes.some(({ quantity }) => quantity !== undefined)
  const warehouse_id = has_stock ? await warehouseOf(conn) : ''
  for (const [product_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const stocks = part.flatMap(({ external_variant_id: id, quantity }) =>
      quantity === undefined ? [] : [{ id, inventory: [{ warehouse_id, quantity }] }],
    )
    const prices = part.flatMap(({ external_variant_id: id, price }) => (price === undefined ? [] : [{ id, price }]))
    if (stocks.length > 0) await shopCall(conn, { path: `${at(product_id)}/inventory/update`, body: { skus: stocks } })
    if (prices.length > 0) await shopCall(conn, { path: `${at(product_id)}/prices/update`, body: { skus: prices } })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  await shopCall(conn, { path: `${PRODUCTS}/deactivate`, body: { product_ids: [id] } })
}
