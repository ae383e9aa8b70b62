import { z } from 'zod'
import type { StoreConn, Warehouse } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange, VariantIds } from '../core/listing.ts'
import {
  getChanges,
  getSettings,
  joinIds,
  listed,
  plainText,
  refusedListing,
  settingsIssues,
  splitIds,
} from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { fieldAttributes, getPlace } from './catalogue.ts'
import { ozonCall } from './ozon-call.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 500,
  description_max: 6000,
  pictures_min: 1,
  pictures_max: 15,
  options_max: 2,
  values_max: 100,
  variants_max: 100,
  sku_max: 50,
  needs_category: true,
}

/** A category and its product type. */
const Settings = z.object({ vat: z.string().default('0') })
/** Ids of the attributes common to all categories. */
const ATTRIBUTE = { brand: 85, text: 4191, model: 9048, color: 10097, size: 9533 } as const

const Task = z.object({ result: z.object({ task_id: ExternalId }) })
const Imported = z.object({
  offer_id: z.string(),
  product_id: ExternalId.nullish(),
  status: z.string(),
  errors: z
    .array(
      z.object({ code: LooseText, field: LooseText, attribute_name: LooseText, message: LooseText, level: LooseText }),
    )
    .nullish(),
})
const Info = z.object({ result: z.object({ items: z.array(Imported) }) })
const Warehouses = z.object({
  warehouses: z.array(z.object({ warehouse_id: ExternalId, name: LooseText })).nullish(),
})
const Updated = z.object({
  result: z
    .array(
      z.object({
        offer_id: LooseText,
        errors: z.array(z.object({ code: LooseText, message: LooseText })).nullish(),
      }),
    )
    .nullish(),
})

const fields: Record<string, string> = {
  name: 'title',
  images: 'picture_urls',
  primary_image: 'picture_urls',
  price: 'variants',
  offer_id: 'variants',
  attribute: 'attributes',
  description_category_id: 'category_id',
  type_id: 'type_id',
}
const MAX_PRICES = 1000
const MAX_STOCKS = 100
/** Most that one answer names; nobody has more. */
const MAX_WAREHOUSES = 200

const attribute = (id: number, value: string) => ({ id, complex_id: 0, values: [{ value }] })

/** Variants with the same model name share one card. */
const getItem = (draft: ListingDraft, variant: ListingVariant) => {
  const [primary_image = '', ...images] = draft.picture_urls
  const named = new Map(Object.entries(variant.options).map(([name, value]) => [name.toLowerCase(), value]))
  const color = named.get('color') ?? ''
  const size = named.get('size') ?? ''
  const { length, width, height } = draft.package_mm
  const place = getPlace(draft.category_id, draft.attributes.type_id)
  if (!place.type)
    throw refusedListing('type', [{ code: 'type', message: 'Choose a kind of product', field: 'type_id' }])
  return {
    offer_id: variant.sku,
    name: draft.title,
    description_category_id: place.category,
    type_id: place.type,
    ...getSettings(Settings, draft),
    price: variant.price.amount,
    currency_code: variant.price.currency,
    primary_image,
    images,
    barcode: variant.barcode,
    depth: length,
    width,
    height,
    dimension_unit: 'mm',
    weight: Math.max(1, variant.weight_g),
    weight_unit: 'g',
    attributes: [
      attribute(ATTRIBUTE.brand, draft.brand || 'Нет бренда'),
      attribute(ATTRIBUTE.model, draft.draft_id),
      attribute(ATTRIBUTE.text, plainText(draft.description_html)),
      ...(color ? [attribute(ATTRIBUTE.color, color)] : []),
      ...(size ? [attribute(ATTRIBUTE.size, size)] : []),
      ...fieldAttributes(draft),
    ],
  }
}

async function submit(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const items = draft.variants.map((variant) => getItem(draft, variant))
  const { task_id } = readShape(Task, await ozonCall(conn, '/v3/product/import', { items })).result
  return listingState(conn, joinIds(task_id, draft.draft_id), draft)
}

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

/** Identified by our SKU, so a repeated import updates the same products. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  return submit(conn, draft)
}

/** Imports are processed later; stock is accepted once the products have ids. */
export async function listingState(conn: StoreConn, joined: string, draft?: ListingDraft): Promise<ListingResult> {
  const { submission_id: task_id, external_product_id } = splitIds(joined)
  const { items } = readShape(
    Info,
    await ozonCall(conn, '/v1/product/import/info', { task_id: Number(task_id) }),
  ).result
  const variant_ids = Object.fromEntries(
    items.flatMap(({ offer_id, product_id }) => (product_id ? [[offer_id, product_id]] : [])),
  )
  const more = { submission_id: joined }
  if (items.length === 0 || items.some(({ status }) => status === 'pending'))
    return listed('pending', external_product_id, variant_ids, more)
  const issues = items.flatMap(({ offer_id, errors }) =>
    (errors ?? [])
      .filter(({ level }) => level !== 'warning')
      .map(({ code, field, attribute_name, message }) => ({
        code,
        message: `${offer_id}: ${message}`,
        field: fields[field] ?? (field || attribute_name),
      })),
  )
  if (issues.length > 0) return listed('rejected', external_product_id, variant_ids, { ...more, issues })
  if (draft) await putStocks(conn, getChanges(draft, external_product_id, variant_ids))
  return listed('live', external_product_id, variant_ids, more)
}

const Found = z.object({ items: z.array(z.object({ id: ExternalId, offer_id: z.string(), is_archived: z.boolean() })) })

async function getProducts(conn: StoreConn, offer_id: readonly string[]) {
  if (offer_id.length === 0) return []
  return readShape(Found, await ozonCall(conn, '/v3/product/info/list', { offer_id })).items
}

async function archive(conn: StoreConn, skus: readonly string[]): Promise<void> {
  const there = (await getProducts(conn, skus)).filter(({ is_archived }) => !is_archived)
  if (there.length > 0) await ozonCall(conn, '/v1/product/archive', { product_id: there.map(({ id }) => Number(id)) })
}

/** Restores archived variants that are in the draft, and archives those that are not. */
export async function updateListing(
  conn: StoreConn,
  id: string,
  draft: ListingDraft,
  known: VariantIds = {},
): Promise<ListingResult> {
  requireFit(limits, draft)
  const kept = draft.variants.map(({ sku }) => sku)
  await archive(
    conn,
    Object.keys(known).filter((sku) => !kept.includes(sku)),
  )
  const away = (await getProducts(conn, kept)).filter(({ is_archived }) => is_archived)
  if (away.length > 0)
    await ozonCall(conn, '/v1/product/unarchive', { product_id: away.map(({ id: product_id }) => Number(product_id)) })
  return submit(conn, { ...draft, draft_id: id })
}

export async function warehouses(conn: StoreConn): Promise<Warehouse[]> {
  const answer = readShape(Warehouses, await ozonCall(conn, '/v2/warehouse/list', { limit: MAX_WAREHOUSES }))
  return (answer.warehouses ?? []).map(({ warehouse_id, name }) => ({ id: warehouse_id, name: name || warehouse_id }))
}

const problemsIn = (answer: unknown) =>
  (readShape(Updated, answer).result ?? []).flatMap(({ offer_id, errors }) =>
    (errors ?? []).map(({ code, message }) => ({ code, message: `${offer_id}: ${message}`, field: 'variants' })),
  )

async function putStocks(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const [warehouse] = await warehouses(conn)
  if (!warehouse) throw new MarketError('rejected', 'The shop has no warehouse', { code: 'no_warehouse' })
  const counted = changes.filter(({ quantity }) => quantity !== undefined)
  for (let at = 0; at < counted.length; at += MAX_STOCKS) {
    const stocks = counted.slice(at, at + MAX_STOCKS).map(({ sku, external_variant_id, quantity }) => ({
      offer_id: sku,
      product_id: Number(external_variant_id),
      stock: quantity,
      warehouse_id: Number(warehouse.id),
    }))
    const problems = problemsIn(await ozonCall(conn, '/v2/products/stocks', { stocks }))
    if (problems.length > 0) throw refusedListing('stocks', problems)
  }
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const priced = changes.flatMap(({ sku, price }) =>
    price ? [{ offer_id: sku, price: price.amount, currency_code: price.currency }] : [],
  )
  for (let at = 0; at < priced.length; at += MAX_PRICES) {
    const prices = priced.slice(at, at + MAX_PRICES)
    const problems = problemsIn(await ozonCall(conn, '/v1/product/import/prices', { prices }))
    if (problems.length > 0) throw refusedListing('prices', problems)
  }
  if (changes.some(({ quantity }) => quantity !== undefined)) await putStocks(conn, changes)
}

/** Ozon has one product per variant and no listing above them. */
export const unpublish = (conn: StoreConn, _id: string, variant_ids: VariantIds = {}): Promise<void> =>
  archive(conn, Object.keys(variant_ids))
