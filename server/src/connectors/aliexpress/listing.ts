import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, getChanges, getSettings, listed, settingsIssues } from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { methodCall } from './aliexpress-call.ts'
import { attributeList } from './catalogue.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 128,
  description_max: 60_000,
  pictures_min: 1,
  pictures_max: 6,
  options_max: 3,
  values_max: 50,
  variants_max: 200,
  sku_max: 50,
  needs_category: true,
}

const PIECE = 100_000_015
/** Set up in the shop's console. */
const Settings = z.object({
  freight_template_id: z.coerce.number(),
  service_policy_id: z.coerce.number().default(0),
  lead_days: z.coerce.number().default(7),
  product_unit: z.coerce.number().default(PIECE),
})

const Posted = z.object({ result: z.object({ product_id: ExternalId }) })
const Info = z.object({
  result: z.object({
    product_status_type: z.string(),
    aeop_ae_product_s_k_us: z.array(z.object({ id: ExternalId, sku_code: LooseText })),
  }),
})
const Found = z.object({
  result: z.object({
    aeop_a_e_product_display_d_t_o_list: z.array(z.object({ product_id: ExternalId })).nullish(),
  }),
})
const states: Record<string, ListingResult['state']> = { onSelling: 'live', auditing: 'pending' }
const words: FieldWords = {
  subject: 'title',
  description: 'description_html',
  category: 'category_id',
  image: 'picture_urls',
  attribute: 'attributes',
  freight_template: 'freight_template_id',
  service_policy: 'service_policy_id',
  sku: 'variants',
}

const MAX_PRODUCTS = 20
const cm = (mm: number): number => Math.max(1, Math.ceil(mm / 10))

const getProduct = (draft: ListingDraft) => {
  const { length, width, height } = draft.package_mm
  const { lead_days, ...rest } = getSettings(Settings, draft)
  const weight_g = Math.max(1, ...draft.variants.map((variant) => variant.weight_g))
  return {
    language: 'en',
    aliexpress_category_id: Number(draft.category_id),
    ...rest,
    multi_language_subject_list: [{ language: 'en', subject: draft.title }],
    multi_language_description_list: [{ language: 'en', web_detail: draft.description_html }],
    main_image_urls_list: draft.picture_urls,
    attribute_list: attributeList(draft),
    shipping_lead_time: lead_days,
    inventory_deduction_strategy: 'place_order_withhold',
    weight: (weight_g / 1000).toFixed(3),
    package_length: cm(length),
    package_width: cm(width),
    package_height: cm(height),
    sku_info_list: draft.variants.map((variant) => ({
      sku_code: variant.sku,
      price: variant.price.amount,
      inventory: variant.quantity,
      sku_attributes_list: draft.option_names.map((name) => ({
        sku_attribute_name: name,
        sku_attribute_value: variant.options[name] ?? '',
      })),
    })),
  }
}

export async function listingState(conn: StoreConn, product_id: string): Promise<ListingResult> {
  const answer = await methodCall(conn, 'aliexpress.solution.product.info.get', { product_id })
  const { product_status_type, aeop_ae_product_s_k_us: skus } = readShape(Info, answer).result
  const variant_ids = Object.fromEntries(skus.map(({ sku_code, id }) => [sku_code, id]))
  const state = states[product_status_type] ?? 'rejected'
  const issues = state === 'rejected' ? [{ code: product_status_type, message: product_status_type, field: '' }] : []
  return listed(state, product_id, variant_ids, { submission_id: product_id, issues })
}

/** Products carry no key of ours, so the first SKU identifies them. */
async function findMade(conn: StoreConn, sku_code: string): Promise<string | undefined> {
  for (const product_status_type of ['onSelling', 'auditing']) {
    const query = JSON.stringify({ product_status_type, sku_code, current_page: 1, page_size: 1 })
    const answer = await methodCall(conn, 'aliexpress.solution.product.list.get', {
      aeop_a_e_product_list_query: query,
    })
    const [made] = readShape(Found, answer).result.aeop_a_e_product_display_d_t_o_list ?? []
    if (made) return made.product_id
  }
  return undefined
}

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const made = await findMade(conn, draft.variants[0]?.sku ?? '')
  if (made) return updateListing(conn, made, draft)
  const post_product_request = JSON.stringify(getProduct(draft))
  const answer = await explained(words, () =>
    methodCall(conn, 'aliexpress.solution.product.post', { post_product_request }),
  )
  return listingState(conn, readShape(Posted, answer).result.product_id)
}

/** The list of SKUs replaces the one before; a product that was taken off is put back. */
export async function updateListing(conn: StoreConn, product_id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const edit_product_request = JSON.stringify({ ...getProduct(draft), product_id: Number(product_id) })
  await explained(words, () => methodCall(conn, 'aliexpress.solution.product.edit', { edit_product_request }))
  const found = await listingState(conn, product_id)
  await setStock(conn, getChanges(draft, product_id, found.variant_ids))
  if (found.issues[0]?.code !== 'offline') return found
  await methodCall(conn, 'aliexpress.postproduct.redefining.onlineaeproduct', { product_ids: product_id })
  return listingState(conn, product_id)
}

/** Prices and stocks are told apart, twenty products at a time. */
export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const products = [...Map.groupBy(changes, (change) => change.external_product_id)]
  for (let at = 0; at < products.length; at += MAX_PRODUCTS) {
    const part = products.slice(at, at + MAX_PRODUCTS)
    const list = (findSku: (change: StockChange) => object | null) =>
      part.flatMap(([product_id, own]) => {
        const multiple_sku_update_list = own.flatMap((change) => findSku(change) ?? [])
        return multiple_sku_update_list.length > 0 ? [{ product_id: Number(product_id), multiple_sku_update_list }] : []
      })
    const prices = list(({ sku, price }) => (price === undefined ? null : { sku_code: sku, price: price.amount }))
    const stocks = list(({ sku, quantity }) => (quantity === undefined ? null : { sku_code: sku, inventory: quantity }))
    for (const [word, found] of [['price', prices] as const, ['inventory', stocks] as const]) {
      if (found.length === 0) continue
      const mutiple_product_update_list = JSON.stringify(found)
      await methodCall(conn, `aliexpress.solution.batch.product.${word}.update`, { mutiple_product_update_list })
    }
  }
}

export async function unpublish(conn: StoreConn, product_id: string): Promise<void> {
  await methodCall(conn, 'aliexpress.postproduct.redefining.offlineaeproduct', { product_ids: product_id })
}
