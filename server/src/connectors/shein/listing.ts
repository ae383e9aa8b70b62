import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import {
  getChanges,
  getSettings,
  getValues,
  giveOnce,
  joinIds,
  listed,
  plainText,
  refusedListing,
  settingsIssues,
  splitIds,
} from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { attributeList } from './catalogue.ts'
import { shopCall } from './shein-call.ts'

const limits: ListingLimits = {
  title_min: 1,
  title_max: 250,
  description_max: 5000,
  pictures_min: 1,
  pictures_max: 11,
  options_max: 2,
  values_max: 50,
  variants_max: 100,
  sku_max: 200,
  needs_category: true,
}

/** Attribute ids of the first and second option. */
const Settings = z.object({
  product_type_id: z.coerce.number().optional(),
  first_attribute_id: z.coerce.number().default(27),
  second_attribute_id: z.coerce.number().default(87),
})

const Transformed = z.object({ transformed: z.string() })
const Published = z.object({
  success: z.boolean().nullish(),
  spu_name: LooseText,
  version: LooseText,
  pre_valid_result: z
    .array(z.object({ form: LooseText, form_name: LooseText, messages: z.array(z.string()) }))
    .nullish(),
})
const Documents = z.object({
  data: z.array(
    z.object({
      spuName: z.string(),
      version: LooseText,
      skcList: z.array(
        z.object({
          documentState: z.int(),
          failedReason: z.array(z.object({ language: LooseText, content: LooseText })).nullish(),
        }),
      ),
    }),
  ),
})
const Spu = z.object({
  spuName: z.string(),
  skcInfoList: z.array(
    z.object({
      skcName: z.string(),
      skuInfoList: z.array(z.object({ skuCode: ExternalId, supplierSku: LooseText })),
    }),
  ),
})
const Repeated = z.object({ data: z.array(z.object({ supplierSku: LooseText, spuName: LooseText })).nullish() })

const forms: Record<string, string> = {
  product_attribute_list: 'attributes',
  multi_language_name_list: 'title',
  multi_language_desc_list: 'description_html',
  category_id: 'category_id',
  image_info: 'picture_urls',
  sku_list: 'variants',
  skc_list: 'variants',
}
const PASSED = 2
const FAILED = 3
const cm = (mm: number): string => (mm / 10).toFixed(1)

/** Uploads the pictures: the first is the main image, the others are details. */
async function transform(conn: StoreConn, draft: ListingDraft): Promise<string[]> {
  const urls: string[] = []
  for (const [at, original_url] of draft.picture_urls.entries()) {
    const body = { image_type: at === 0 ? 1 : 2, original_url }
    const give = async () =>
      readShape(Transformed, await shopCall(conn, '/open-api/goods/transform-pic', body)).transformed
    urls.push(await giveOnce(conn, `${body.image_type} ${original_url}`, give))
  }
  return urls
}

interface Known {
  /** By the first choice of its SKUs. */
  readonly skc_names: ReadonlyMap<string, string>
  readonly sku_codes: ReadonlyMap<string, string>
}
const nothing: Known = { skc_names: new Map(), sku_codes: new Map() }

/** The site of their shop in a country. */
const getSite = ({ shop }: StoreConn): string => `shein-${shop.region.toLowerCase() || 'us'}`

const getSku = (
  draft: ListingDraft,
  variant: ListingVariant,
  { site, attribute_id }: { readonly site: string; readonly attribute_id: number },
  known: Known,
) => {
  const { length, width, height } = draft.package_mm
  const code = known.sku_codes.get(variant.sku)
  const second = draft.option_names[1]
  return {
    ...(code ? { sku_code: code } : {}),
    supplier_sku: variant.sku,
    mall_state: 1,
    length: cm(length),
    width: cm(width),
    height: cm(height),
    weight: Math.max(1, variant.weight_g),
    sale_attribute_list: second ? [{ attribute_id, custom_attribute_value: variant.options[second] ?? '' }] : [],
    price_info_list: [{ sub_site: site, base_price: Number(variant.price.amount), currency: variant.price.currency }],
    stock_info_list: [{ inventory_num: variant.quantity }],
  }
}

/** One SKC per value of the first option, with its SKUs. */
function getProduct(draft: ListingDraft, site: string, pictures: readonly string[], known: Known) {
  const { product_type_id, first_attribute_id, second_attribute_id } = getSettings(Settings, draft)
  const about = { site, attribute_id: second_attribute_id }
  const first = draft.option_names[0] ?? ''
  const image_info_list = pictures.map((image_url, at) => ({
    image_sort: at + 1,
    image_type: at === 0 ? 1 : 2,
    image_url,
  }))
  return {
    ...(product_type_id === undefined ? {} : { product_type_id }),
    category_id: Number(draft.category_id),
    source_system: 'openapi',
    supplier_code: draft.draft_id,
    site_list: [{ main_site: 'shein', sub_site_list: [site] }],
    multi_language_name_list: [{ language: 'en', name: draft.title }],
    multi_language_desc_list: [{ language: 'en', name: plainText(draft.description_html) }],
    product_attribute_list: attributeList(draft),
    skc_list: getValues(draft, first).map((value) => {
      const skc_name = known.skc_names.get(value)
      return {
        ...(skc_name ? { skc_name } : {}),
        supplier_code: [draft.draft_id, value].filter(Boolean).join('-'),
        sale_attribute: { attribute_id: first_attribute_id, custom_attribute_value: value || draft.title },
        image_info: { image_info_list },
        sku_list: draft.variants
          .filter(({ options }) => (options[first] ?? '') === value)
          .map((variant) => getSku(draft, variant, about, known)),
      }
    }),
  }
}

const refusals = (results: z.output<typeof Published>['pre_valid_result']): ListingIssue[] =>
  (results ?? []).flatMap(({ form, form_name, messages }) =>
    messages.map((message) => ({ code: form, message: message || form_name, field: forms[form] ?? form })),
  )

async function publish(conn: StoreConn, draft: ListingDraft, known: Known, spu_name = ''): Promise<ListingResult> {
  const body = {
    ...getProduct(draft, getSite(conn), await transform(conn, draft), known),
    ...(spu_name ? { spu_name } : {}),
  }
  const answer = readShape(Published, await shopCall(conn, '/open-api/goods/product/publishOrEdit', body))
  if (!(answer.success ?? answer.spu_name)) throw refusedListing('pre_valid', refusals(answer.pre_valid_result))
  return listingState(conn, joinIds(answer.version, answer.spu_name))
}

async function getSpu(conn: StoreConn, spuName: string) {
  const body = { spuName, languageList: ['en'] }
  return readShape(Spu, await shopCall(conn, '/open-api/goods/spu-info', body)).skcInfoList
}

/** Every product is reviewed; rejections name the SKC. */
export async function listingState(conn: StoreConn, joined: string): Promise<ListingResult> {
  const { submission_id: version, external_product_id: spuName } = splitIds(joined)
  const answer = await shopCall(conn, '/open-api/goods/query-document-state', { spuList: [{ spuName, version }] })
  const skcs = readShape(Documents, answer).data.flatMap(({ skcList }) => skcList)
  const parts = await getSpu(conn, spuName)
  const variant_ids = Object.fromEntries(
    parts.flatMap(({ skuInfoList }) => skuInfoList.map(({ supplierSku, skuCode }) => [supplierSku, skuCode])),
  )
  const failed = skcs.filter(({ documentState }) => documentState === FAILED)
  const issues = failed.flatMap(({ failedReason }) =>
    (failedReason ?? []).map(({ content }) => ({ code: 'audit', message: content, field: '' })),
  )
  const is_live = skcs.length > 0 && skcs.every(({ documentState }) => documentState === PASSED)
  const state = failed.length > 0 ? 'rejected' : is_live ? 'live' : 'pending'
  return listed(state, spuName, variant_ids, { submission_id: joined, issues })
}

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

/** Finds a product created before a broken connection by our SKUs. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const supplierSkuList = draft.variants.slice(0, 1).map(({ sku }) => sku)
  const path = '/open-api/goods/product/check-supplierSku-repeated'
  const made = readShape(Repeated, await shopCall(conn, path, { supplierSkuList })).data?.[0]?.spuName
  return made ? updateListing(conn, made, draft) : publish(conn, draft, nothing)
}

/** SKUs missing from the draft are dropped; an SKC without SKUs is taken off sale. */
export async function updateListing(conn: StoreConn, spu_name: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const parts = await getSpu(conn, spu_name)
  const first = draft.option_names[0] ?? ''
  const choices = new Map(draft.variants.map(({ sku, options }) => [sku, options[first] ?? '']))
  const skus = parts.flatMap(({ skuInfoList }) => skuInfoList)
  const findChoice = (part: (typeof parts)[number]) =>
    part.skuInfoList.map(({ supplierSku }) => choices.get(supplierSku)).find((value) => value !== undefined)
  const known = {
    skc_names: new Map(parts.flatMap((part) => [[findChoice(part) ?? `gone:${part.skcName}`, part.skcName] as const])),
    sku_codes: new Map(skus.map(({ supplierSku, skuCode }) => [supplierSku, skuCode])),
  }
  const result = await publish(conn, draft, known, spu_name)
  const [kept, gone] = [
    parts.filter((part) => findChoice(part) !== undefined),
    parts.filter((part) => findChoice(part) === undefined),
  ]
  await shelve(conn, kept, 1)
  await shelve(conn, gone, 2)
  await setStock(conn, getChanges(draft, spu_name, result.variant_ids))
  return result
}

/** 1 puts on sale, 2 takes off sale. */
async function shelve(conn: StoreConn, parts: readonly { skcName: string }[], shelf_state: 1 | 2): Promise<void> {
  if (parts.length === 0) return
  const site_list = [getSite(conn)]
  const skc_site_info_list = parts.map(({ skcName }) => ({ skc_name: skcName, shelf_state, site_list }))
  await shopCall(conn, '/open-api/goods/modify-skc-shelf', { skc_site_info_list })
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const counted = changes.filter(({ quantity }) => quantity !== undefined)
  if (counted.length > 0) {
    const updateSkuInventoryQuantityRequests = counted.map(({ external_variant_id, quantity }) => ({
      skuCode: external_variant_id,
      changeQuantity: quantity,
      changeType: 'OVERWRITE',
      invType: 'VI',
      idempotencyKey: randomUUID(),
    }))
    await shopCall(conn, '/open-api/stock/change-inventory/v2', { updateSkuInventoryQuantityRequests })
  }
  const productPriceList = changes.flatMap(({ external_variant_id: skuCode, price }) =>
    price ? [{ skuCode, shopPrice: Number(price.amount), currency: price.currency }] : [],
  )
  if (productPriceList.length > 0)
    await shopCall(conn, '/open-api/openapi-business-backend/product/price/save', { productPriceList })
}

export const unpublish = async (conn: StoreConn, spu_name: string): Promise<void> =>
  shelve(conn, await getSpu(conn, spu_name), 2)
