import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import {
  explained,
  type FieldWords,
  getChanges,
  getValues,
  giveOnce,
  pictureFile,
  refusedListing,
} from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { attributeList } from './catalogue.ts'
import { shopCall, uploadCall } from './shopee-call.ts'

/** At most two options and fifty models. */
export const limits: ListingLimits = {
  title_min: 20,
  title_max: 120,
  description_max: 5000,
  pictures_min: 1,
  pictures_max: 9,
  options_max: 2,
  values_max: 50,
  variants_max: 50,
  sku_max: 100,
  needs_category: true,
}

const Uploaded = z.object({ response: z.object({ image_info: z.object({ image_id: z.string() }) }) })
const Item = z.object({ response: z.object({ item_id: ExternalId }) })
const Models = z.object({
  response: z.object({ model: z.array(z.object({ model_id: ExternalId, model_sku: LooseText })).nullish() }),
})
const Found = z.object({ response: z.object({ item_id_list: z.array(ExternalId).nullish() }) })
const words: FieldWords = {
  item_name: 'title',
  description: 'description_html',
  category: 'category_id',
  image: 'picture_urls',
  attribute: 'attributes',
  logistic: 'logistic_id',
  model: 'variants',
  price: 'variants',
  stock: 'variants',
}
const LOGISTICS = z.object({ logistic_id: z.coerce.number().default(0) })

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

async function upload(conn: StoreConn, draft: ListingDraft): Promise<string[]> {
  const ids: string[] = []
  for (const [at, url] of draft.picture_urls.entries()) {
    const give = async () => {
      const form = new FormData()
      form.set('image', await pictureFile(conn, url, `picture_urls.${at}`), `picture-${at + 1}.jpg`)
      const answer = await uploadCall(conn, '/api/v2/media_space/upload_image', form)
      return readShape(Uploaded, answer).response.image_info.image_id
    }
    ids.push(await giveOnce(conn, url, give))
  }
  return ids
}

/** Number 0 is a variation, or an option, by a name of our own. */
const getTiers = (draft: ListingDraft) =>
  draft.option_names.map((variation_name) => ({
    variation_id: 0,
    variation_group_id: 0,
    variation_name,
    variation_option_list: getValues(draft, variation_name).map((variation_option_name) => ({
      variation_option_id: 0,
      variation_option_name,
    })),
  }))

const getModel = (draft: ListingDraft, variant: ListingVariant) => ({
  tier_index: draft.option_names.map((name) => getValues(draft, name).indexOf(variant.options[name] ?? '')),

  original_price: Number(variant.price.amount),
  model_sku: variant.sku,
  seller_stock: [{ stock: variant.quantity }],
})

async function getModels(conn: StoreConn, item_id: string): Promise<Record<string, string>> {
  const answer = await shopCall(conn, { path: '/api/v2/product/get_model_list', query: { item_id } })
  const models = readShape(Models, answer).response.model ?? []
  return Object.fromEntries(models.map(({ model_sku, model_id }) => [model_sku, model_id]))
}

/** Whole centimetres. */
const getDimension = ({ package_mm }: ListingDraft) => ({
  package_length: Math.max(1, Math.ceil(package_mm.length / 10)),
  package_width: Math.max(1, Math.ceil(package_mm.width / 10)),
  package_height: Math.max(1, Math.ceil(package_mm.height / 10)),
})

const itemBody = (draft: ListingDraft, image_id_list: readonly string[]) => {
  const [first] = draft.variants
  const { logistic_id } = LOGISTICS.parse(draft.attributes)
  return {
    item_name: draft.title,
    description: plain(draft.description_html),
    category_id: Number(draft.category_id),
    original_price: Number(first?.price.amount ?? 0),
    seller_stock: [{ stock: first?.quantity ?? 0 }],
    weight: (first?.weight_g ?? 0) / 1000,
    dimension: getDimension(draft),
    item_sku: draft.draft_id,
    condition: 'NEW',
    // Nobody sees it before it has its models.
    item_status: 'UNLIST',
    attribute_list: attributeList(draft),
    image: { image_id_list },
    logistic_info: [{ logistic_id, enabled: true }],
    brand: { brand_id: 0, original_brand_name: 'NoBrand' },
  }
}

const live = (external_product_id: string, variant_ids: Record<string, string>): ListingResult => ({
  state: 'live',
  external_product_id,
  submission_id: '',
  variant_ids,
  issues: [],
})

export const checkListing = (draft: ListingDraft) => checkDraft(limits, draft)

/** Creates the item unlisted, then its models, then shows it. The draft id is the item's SKU, so a half-created item is completed. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const query = { item_sku: draft.draft_id, page_size: '1' }
  const found = readShape(Found, await shopCall(conn, { path: '/api/v2/product/search_item', query }))
  let item_id = found.response.item_id_list?.[0]
  if (!item_id) {
    const body = itemBody(draft, await upload(conn, draft))
    const call = { path: '/api/v2/product/add_item', body }
    item_id = readShape(Item, await explained(words, () => shopCall(conn, call))).response.item_id
  }
  let models = await getModels(conn, item_id)
  if (Object.keys(models).length === 0) {
    const model = draft.variants.map((variant) => getModel(draft, variant))
    const body = { item_id: Number(item_id), standardise_tier_variation: getTiers(draft), model }
    await shopCall(conn, { path: '/api/v2/product/init_tier_variation', body })
    models = await getModels(conn, item_id)
  }
  await shelve(conn, item_id, false)
  return live(item_id, models)
}

/** Deletes old models first, then changes the options, then adds new models. */
async function changeModels(conn: StoreConn, item_id: string, draft: ListingDraft): Promise<Record<string, string>> {
  const known = await getModels(conn, item_id)
  const id = Number(item_id)
  const kept = draft.variants.filter(({ sku }) => sku in known)
  const fresh = draft.variants.filter(({ sku }) => !(sku in known))
  const gone = Object.keys(known).filter((sku) => !kept.some((variant) => variant.sku === sku))
  if (fresh.length === 0 && gone.length === 0) return known
  if (kept.length === 0) {
    const message = 'Shopee keeps at least one variant of a listing'
    throw refusedListing('variants_all_new', [{ code: 'variants_all_new', message, field: 'variants' }])
  }
  for (const sku of gone) {
    await shopCall(conn, { path: '/api/v2/product/delete_model', body: { item_id: id, model_id: Number(known[sku]) } })
  }
  const model_list = kept.map((variant) => ({
    tier_index: getModel(draft, variant).tier_index,
    model_id: Number(known[variant.sku]),
  }))
  const tiers = { item_id: id, standardise_tier_variation: getTiers(draft), model_list }
  await shopCall(conn, { path: '/api/v2/product/update_tier_variation', body: tiers })
  if (fresh.length > 0) {
    const body = { item_id: id, model_list: fresh.map((variant) => getModel(draft, variant)) }
    await shopCall(conn, { path: '/api/v2/product/add_model', body })
  }
  return getModels(conn, item_id)
}

const BaseInfo = z.object({
  response: z.object({ item_list: z.array(z.object({ item_status: z.string() })).nullish() }).nullish(),
})
const GONE = new Set(['SELLER_DELETE', 'SHOPEE_DELETE'])

async function getStatus(conn: StoreConn, item_id: string): Promise<string> {
  const query = { item_id_list: item_id }
  const info = readShape(BaseInfo, await shopCall(conn, { path: '/api/v2/product/get_item_base_info', query }))
  const status = info.response?.item_list?.[0]?.item_status
  if (status === undefined || GONE.has(status)) throw new MarketError('not_found', `The item ${item_id} was deleted`)
  return status
}

/** A batch answers with success and names what was refused. */
const Batch = z.object({
  response: z.object({ failure_list: z.array(z.object({ failed_reason: LooseText })).nullish() }).nullish(),
})

async function changeAll(conn: StoreConn, call: Parameters<typeof shopCall>[1]): Promise<void> {
  const failed = readShape(Batch, await shopCall(conn, call)).response?.failure_list ?? []
  if (failed.length === 0) return
  const issues = failed.map(({ failed_reason }) => ({ code: 'refused', message: failed_reason, field: 'variants' }))
  throw refusedListing('refused', issues)
}

/** Relists an unlisted item. */
export async function updateListing(conn: StoreConn, item_id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const status = await getStatus(conn, item_id)
  const body = { item_id: Number(item_id), item_name: draft.title, description: plain(draft.description_html) }
  await explained(words, () => shopCall(conn, { path: '/api/v2/product/update_item', body }))
  const variant_ids = await changeModels(conn, item_id, draft)
  await setStock(conn, getChanges(draft, item_id, variant_ids))
  if (status === 'UNLIST') await shelve(conn, item_id, false)
  return live(item_id, variant_ids)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [product_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const item_id = Number(product_id)
    const prices = part.flatMap(({ external_variant_id, price }) =>
      price === undefined ? [] : [{ model_id: Number(external_variant_id), original_price: Number(price.amount) }],
    )
    const stocks = part.flatMap(({ external_variant_id, quantity }) =>
      quantity === undefined ? [] : [{ model_id: Number(external_variant_id), seller_stock: [{ stock: quantity }] }],
    )
    if (prices.length > 0)
      await changeAll(conn, { path: '/api/v2/product/update_price', body: { item_id, price_list: prices } })
    if (stocks.length > 0)
      await changeAll(conn, { path: '/api/v2/product/update_stock', body: { item_id, stock_list: stocks } })
  }
}

async function shelve(conn: StoreConn, item_id: string, unlist: boolean): Promise<void> {
  const body = { item_list: [{ item_id: Number(item_id), unlist }] }
  await changeAll(conn, { path: '/api/v2/product/unlist_item', body })
}

export const unpublish = (conn: StoreConn, item_id: string): Promise<void> => shelve(conn, item_id, true)
