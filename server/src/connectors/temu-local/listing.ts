import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import {
  explained,
  type FieldWords,
  getChanges,
  getSettings,
  getValues,
  listed,
  plainText,
  refusedListing,
  settingsIssues,
} from '../core/listing-answer.ts'
import { checkDraft, requireFit } from '../core/listing-check.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { limits } from '../temu/listing.ts'
import { answersTo } from '../temu/properties.ts'
import { temuCall } from '../temu/temu-call.ts'
import { getTemplate } from './catalogue.ts'

const Settings = z.object({ freight_template_id: z.string().min(1), lead_days: z.coerce.number().default(2) })

const Spec = z.object({ specId: z.int() })
const Uploaded = z.object({ url: z.string() })
const Made = z.object({ goodsId: ExternalId })
const Found = z.object({ goodsList: z.array(z.object({ goodsId: ExternalId, outGoodsSn: LooseText })).nullish() })
const Status = z.object({
  goodsPublishStatusList: z.array(z.object({ goodsId: ExternalId, status: z.int(), subStatus: z.int().nullish() })),
})
const Sku = z.object({ skuId: ExternalId, outSkuSn: LooseText, onsale: z.int().nullish() })
const Detail = z.object({ goodsId: ExternalId, skuList: z.array(Sku) })

const words: FieldWords = {
  'product name': 'title',
  attribute: 'attributes',
  goodsName: 'title',
  description: 'description_html',
  category: 'category_id',
  image: 'picture_urls',
  'shipping template': 'freight_template_id',
  price: 'variants',
  sku: 'variants',
}
/** States for "on sale" and "needs changes"; all others mean under review. */
const ON_SALE = 1
const INCOMPLETE = 3
const cm = (mm: number): string => (mm / 10).toFixed(1)

async function upload(conn: StoreConn, draft: ListingDraft): Promise<string[]> {
  const urls: string[] = []
  for (const [at, fileUrl] of draft.picture_urls.entries()) {
    const params = { fileUrl, scalingType: 1, compressionType: 1, formatConversionType: 0 }
    const answer = await explained({ image: `picture_urls.${at}` }, () =>
      temuCall(conn, 'temu.local.goods.image.v2.upload', params),
    )
    urls.push(readShape(Uploaded, answer).url)
  }
  return urls
}

type Template = Awaited<ReturnType<typeof getTemplate>>

/** Measurements name their unit. */
const getProperties = (draft: ListingDraft, { properties }: Template) =>
  answersTo(properties, draft).map(({ property, vid, value, numberInputValue }) => ({
    templatePid: property.templatePid,
    refPid: property.refPid,
    pid: property.pid,
    vid,
    value,
    ...(numberInputValue ? { numberInputValue } : {}),
    ...property.valueUnitList?.[0],
  }))

/** Platform ids of the option values. */
async function getSpecs(
  conn: StoreConn,
  draft: ListingDraft,
  { parents }: Template,
): Promise<(variant: ListingVariant) => number[]> {
  const catId = Number(draft.category_id)
  const ids = new Map<string, number>()
  for (const [at, name] of draft.option_names.entries()) {
    const parent = parents.find(({ parentSpecName }) => parentSpecName.toLowerCase() === name.toLowerCase())
    if (!parent) {
      const message = `This category has no choice named ${name}`
      throw refusedListing('spec', [{ code: 'spec', message, field: `option_names.${at}` }])
    }
    for (const childSpecName of getValues(draft, name)) {
      const params = { catId, parentSpecId: parent.parentSpecId, childSpecName }
      const { specId } = readShape(Spec, await temuCall(conn, 'bg.local.goods.spec.id.get', params))
      ids.set(`${name}:${childSpecName}`, specId)
    }
  }
  return ({ options }) => draft.option_names.map((name) => ids.get(`${name}:${options[name] ?? ''}`) ?? 0)
}

async function getGoods(conn: StoreConn, draft: ListingDraft, known: Readonly<Record<string, string>>) {
  const { freight_template_id, lead_days } = getSettings(Settings, draft)
  const images = await upload(conn, draft)
  const template = await explained(words, () => getTemplate(conn, draft.category_id))
  const specs = await getSpecs(conn, draft, template)
  const { length, width, height } = draft.package_mm
  return {
    language: 'en',
    goodsDesc: plainText(draft.description_html),
    bulletPoints: [],
    goodsBasic: { goodsName: draft.title, catId: Number(draft.category_id), outGoodsSn: draft.draft_id },
    goodsServicePromise: {
      shipmentLimitDay: lead_days,
      fulfillmentType: 1,
      costTemplateId: freight_template_id,
    },
    goodsProperty: { goodsProperties: getProperties(draft, template) },
    goodsGallery: { goodsCarouselImage: images },
    skuList: draft.variants.map((variant) => ({
      ...(known[variant.sku] ? { skuId: Number(known[variant.sku]) } : {}),
      outSkuSn: variant.sku,
      specIdList: specs(variant),
      quantity: variant.quantity,
      images,
      price: { basePrice: { amount: variant.price.amount, currency: variant.price.currency } },
      weight: String(Math.max(1, variant.weight_g)),
      weightUnit: 'g',
      volumeUnit: 'cm',
      length: cm(length),
      width: cm(width),
      height: cm(height),
    })),
  }
}

async function getVariants(conn: StoreConn, goods_id: string): Promise<Record<string, string>> {
  const answer = await temuCall(conn, 'bg.local.goods.detail.query', { goodsId: Number(goods_id) })
  return Object.fromEntries(readShape(Detail, answer).skuList.map(({ outSkuSn, skuId }) => [outSkuSn, skuId]))
}

export async function listingState(conn: StoreConn, goods_id: string): Promise<ListingResult> {
  const answer = await temuCall(conn, 'bg.local.goods.publish.status.get', { goodsIdList: [Number(goods_id)] })
  const found = readShape(Status, answer).goodsPublishStatusList.find(({ goodsId }) => goodsId === goods_id)
  const state = found?.status === ON_SALE ? 'live' : found?.status === INCOMPLETE ? 'rejected' : 'pending'
  const code = `${found?.status}/${found?.subStatus}`
  const issues =
    state === 'rejected' ? [{ code, message: `Temu wants more before selling it (${code})`, field: '' }] : []
  return listed(state, goods_id, await getVariants(conn, goods_id), { submission_id: goods_id, issues })
}

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

/** Finds an existing product by our goods code. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const params = { outGoodsSnList: [draft.draft_id], pageSize: 25 }
  const found = readShape(Found, await temuCall(conn, 'temu.local.goods.list.retrieve', params))
  const made = found.goodsList?.find(({ outGoodsSn }) => outGoodsSn === draft.draft_id)
  if (made) return updateListing(conn, made.goodsId, draft)
  const goods = await getGoods(conn, draft, {})
  const answer = await explained(words, () => temuCall(conn, 'bg.local.goods.add', goods))
  return listingState(conn, readShape(Made, answer).goodsId)
}

const setSale = (conn: StoreConn, goods_id: string, onsale: 0 | 1, skus: readonly string[] = []): Promise<unknown> =>
  temuCall(conn, 'bg.local.goods.sale.status.set', {
    goodsId: Number(goods_id),
    onsale,
    operationType: skus.length > 0 ? 2 : 1,
    ...(skus.length > 0 ? { skuIdList: skus.map(Number) } : {}),
  })

/** SKUs that have been sold cannot be deleted, only taken off sale. */
export async function updateListing(conn: StoreConn, goods_id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const known = await getVariants(conn, goods_id)
  const goods = { ...(await getGoods(conn, draft, known)), goodsId: Number(goods_id) }
  await explained(words, () => temuCall(conn, 'bg.local.goods.update', goods))
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  const gone = Object.entries(known).flatMap(([sku, id]) => (kept.has(sku) ? [] : [id]))
  await setSale(conn, goods_id, 1)
  if (gone.length > 0) await setSale(conn, goods_id, 0, gone)
  const result = await listingState(conn, goods_id)
  await setStock(conn, getChanges(draft, goods_id, result.variant_ids))
  return result
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [goods_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const goodsId = Number(goods_id)
    const skuStockChangeList = part.flatMap(({ external_variant_id, quantity }) =>
      quantity === undefined ? [] : [{ skuId: Number(external_variant_id), targetStockAvailable: quantity }],
    )
    const skuPriceList = part.flatMap(({ external_variant_id, price }) =>
      price ? [{ skuId: Number(external_variant_id), basePrice: price }] : [],
    )
    if (skuStockChangeList.length > 0)
      await temuCall(conn, 'bg.local.goods.stock.edit', { goodsId, skuStockChangeList })
    if (skuPriceList.length > 0)
      await temuCall(conn, 'bg.local.goods.priceorder.change.sku.price', { goodsId, skuPriceList })
  }
}

export async function unpublish(conn: StoreConn, goods_id: string): Promise<void> {
  await setSale(conn, goods_id, 0)
}
