import { z } from 'zod'
import type { StoreConn, Warehouse } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange, VariantIds } from '../core/listing.ts'
import {
  explained,
  type FieldWords,
  getSettings,
  getValues,
  giveOnce,
  listed,
  pictureFile,
  plainText,
  refusedListing,
  settingsIssues,
} from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { productProperties, SITE_ID } from './catalogue.ts'
import { partnerCall } from './temu-call.ts'

export const limits: ListingLimits = {
  title_min: 1,
  title_max: 250,
  description_max: 10_000,
  pictures_min: 1,
  pictures_max: 10,
  options_max: 2,
  values_max: 50,
  variants_max: 100,
  sku_max: 40,
  needs_category: true,
}

/** The site and the shop's freight template for it. */
const Settings = z.object({
  site_id: z.coerce.number().default(SITE_ID),
  freight_template_id: z.string().min(1),
  lead_days: z.coerce.number().default(2),
})

const Parents = z.object({ parentSpecDTOS: z.array(z.object({ parentSpecId: z.int(), parentSpecName: z.string() })) })
const Spec = z.object({ specId: z.int() })
const Uploaded = z.object({ imageUrl: z.string() })
const Made = z.object({ productId: ExternalId })
const Row = z.object({
  productId: ExternalId,
  productSkcId: ExternalId,
  skcTopStatus: z.int(),
  extCode: LooseText,
  productSkuSummaries: z.array(z.object({ productSkuId: ExternalId, extCode: LooseText })),
})
const Rows = z.object({ data: z.array(Row).nullish() })
const Warehouses = z.object({
  warehouseDTOList: z.array(z.object({ warehouseId: ExternalId, warehouseName: LooseText })).nullish(),
})

const words: FieldWords = {
  productName: 'title',
  property: 'attributes',
  category: 'category_id',
  image: 'picture_urls',
  price: 'variants',
  freight: 'freight_template_id',
  extCode: 'variants',
}
const ON_SALE = 100
const REFUSED = 300
const LEVELS = 10
const DAY_S = 86_400
const mm = (value: number): number => Math.max(1, Math.round(value))
const cents = (amount: string): number => Math.round(Number(amount) * 100)

async function upload(conn: StoreConn, draft: ListingDraft): Promise<string[]> {
  const urls: string[] = []
  for (const [at, url] of draft.picture_urls.entries()) {
    const give = async () => {
      const file = await pictureFile(conn, url, `picture_urls.${at}`)
      const image = Buffer.from(await file.arrayBuffer()).toString('base64')
      return readShape(Uploaded, await partnerCall(conn, 'bg.goods.image.upload.global', { image })).imageUrl
    }
    urls.push(await giveOnce(conn, url, give))
  }
  return urls
}

interface SpecPart {
  readonly parentSpecId: number
  readonly parentSpecName: string
  readonly specId: number
  readonly specName: string
}

/** Option values have ids, created on first use. */
async function getSpecs(conn: StoreConn, draft: ListingDraft): Promise<Map<string, SpecPart>> {
  const parents = readShape(Parents, await partnerCall(conn, 'bg.glo.goods.parentspec.get')).parentSpecDTOS
  const parts = new Map<string, SpecPart>()
  for (const [at, name] of draft.option_names.entries()) {
    const parent = parents.find(({ parentSpecName }) => parentSpecName.toLowerCase() === name.toLowerCase())
    if (!parent) {
      const message = `There is no choice named ${name}`
      throw refusedListing('spec', [{ code: 'spec', message, field: `option_names.${at}` }])
    }
    for (const specName of getValues(draft, name)) {
      const params = { parentSpecId: parent.parentSpecId, specName }
      const { specId } = readShape(Spec, await partnerCall(conn, 'bg.glo.goods.spec.create', params))
      parts.set(`${name}:${specName}`, { ...parent, specId, specName })
    }
  }
  return parts
}

/** Category ids from root to leaf, separated by slashes and padded with zeros. */
function getLevels(draft: ListingDraft): Record<string, number> {
  const path = draft.category_id.split('/').map(Number)
  return Object.fromEntries(Array.from({ length: LEVELS }, (_, at) => [`cat${at + 1}Id`, path[at] ?? 0]))
}

interface Making {
  readonly draft: ListingDraft
  readonly properties: Awaited<ReturnType<typeof productProperties>>
  readonly pictures: readonly string[]
  readonly specs: ReadonlyMap<string, SpecPart>
  readonly site_id: number
  readonly warehouse_id: string
}

const getParts = ({ specs }: Making, { options }: ListingVariant, names: readonly string[]) =>
  names.flatMap((name) => specs.get(`${name}:${options[name] ?? ''}`) ?? [])

const getSku = (making: Making, variant: ListingVariant) => ({
  extCode: variant.sku,
  thumbUrl: making.pictures[0] ?? '',
  currencyType: variant.price.currency,
  productSkuSpecReqs: getParts(making, variant, making.draft.option_names),
  siteSupplierPrices: [{ siteId: making.site_id, supplierPrice: cents(variant.price.amount) }],
  productSkuWhExtAttrReq: {
    productSkuVolumeReq: {
      len: mm(making.draft.package_mm.length),
      width: mm(making.draft.package_mm.width),
      height: mm(making.draft.package_mm.height),
    },
    productSkuWeightReq: { value: Math.max(1, variant.weight_g) * 1000 },
  },
  productSkuStockQuantityReq: {
    warehouseStockQuantityReqs: [{ targetStockAvailable: variant.quantity, warehouseId: making.warehouse_id }],
  },
})

/** One SKC per value of the first option. */
function getProduct(making: Making, freightTemplateId: string, lead_days: number) {
  const { draft, pictures } = making
  const [first = ''] = draft.option_names
  return {
    productName: draft.title,
    ...getLevels(draft),
    materialImgUrl: pictures[0] ?? '',
    productPropertyReqs: making.properties,
    goodsDesc: plainText(draft.description_html),
    carouselImageUrls: pictures,
    productSpecPropertyReqs: [...making.specs.values()],
    productSkcReqs: getValues(draft, first).map((value) => {
      const own = draft.variants.filter(({ options }) => (options[first] ?? '') === value)
      return {
        extCode: draft.draft_id,
        previewImgs: pictures,
        mainProductSkuSpecReqs: own.slice(0, 1).flatMap((variant) => getParts(making, variant, [first])),
        productSkuReqs: own.map((variant) => getSku(making, variant)),
      }
    }),
    productSemiManagedReq: { bindSiteIds: [making.site_id] },
    productShipmentReq: { freightTemplateId, shipmentLimitSecond: lead_days * DAY_S },
  }
}

export async function warehouses(conn: StoreConn, siteId = SITE_ID): Promise<Warehouse[]> {
  const answer = await partnerCall(conn, 'bg.btg.goods.stock.warehouse.list.get', { siteIdList: [siteId] })
  return (readShape(Warehouses, answer).warehouseDTOList ?? []).map(({ warehouseId, warehouseName }) => ({
    id: warehouseId,
    name: warehouseName || warehouseId,
  }))
}

async function getWarehouse(conn: StoreConn, site_id?: number): Promise<string> {
  const [first] = await warehouses(conn, site_id)
  if (!first) throw new MarketError('rejected', 'The shop has no warehouse for this site', { code: 'no_warehouse' })
  return first.id
}

const getRows = async (conn: StoreConn, filter: object) =>
  readShape(Rows, await partnerCall(conn, 'bg.glo.goods.list.get', { page: 1, pageSize: 100, ...filter })).data ?? []

export async function listingState(conn: StoreConn, product_id: string): Promise<ListingResult> {
  const rows = await getRows(conn, { productIds: [Number(product_id)] })
  const variant_ids = Object.fromEntries(
    rows.flatMap(({ productSkuSummaries: skus }) => skus.map(({ extCode, productSkuId }) => [extCode, productSkuId])),
  )
  const refused = rows.some(({ skcTopStatus }) => skcTopStatus === REFUSED)
  const is_live = rows.length > 0 && rows.every(({ skcTopStatus }) => skcTopStatus === ON_SALE)
  const issues = refused ? [{ code: String(REFUSED), message: 'Temu took it off', field: '' }] : []
  return listed(refused ? 'rejected' : is_live ? 'live' : 'pending', product_id, variant_ids, {
    submission_id: product_id,
    issues,
  })
}

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

/** Finds an existing product by our code. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const { site_id, freight_template_id, lead_days } = getSettings(Settings, draft)
  const [made] = await getRows(conn, { skcExtCode: draft.draft_id })
  if (made) return updateListing(conn, made.productId, draft)
  const warehouse_id = await getWarehouse(conn, site_id)
  const making = {
    draft,
    site_id,
    warehouse_id,
    pictures: await upload(conn, draft),
    specs: await getSpecs(conn, draft),
    properties: await productProperties(conn, draft),
  }
  const body = getProduct(making, freight_template_id, lead_days)
  const answer = await explained(words, () => partnerCall(conn, 'bg.glo.goods.add', body))
  return listingState(conn, readShape(Made, answer).productId)
}

/** Names, prices and new variants are changed on Temu's review pages; only stock can be set here. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  const result = await listingState(conn, id)
  const strange = draft.variants.findIndex(({ sku }) => !(sku in result.variant_ids))
  if (strange >= 0) {
    const message = 'Temu takes new variants of semi-managed goods in a new listing'
    throw refusedListing('variant_new', [{ code: 'variant_new', message, field: `variants.${strange}.sku` }])
  }
  const stock = new Map(draft.variants.map(({ sku, quantity }) => [sku, quantity]))
  await putStock(conn, id, result.variant_ids, (sku) => stock.get(sku) ?? 0)
  return result
}

async function putStock(
  conn: StoreConn,
  id: string,
  variant_ids: VariantIds,
  findQuantity: (sku: string) => number | undefined,
): Promise<void> {
  const warehouseId = await getWarehouse(conn)
  for (const { productSkcId, productSkuSummaries } of await getRows(conn, { productIds: [Number(id)] })) {
    const skuStockChangeList = productSkuSummaries.flatMap(({ extCode, productSkuId }) => {
      const targetStockAvailable = extCode in variant_ids ? findQuantity(extCode) : undefined
      return targetStockAvailable === undefined
        ? []
        : [{ productSkuId: Number(productSkuId), targetStockAvailable, warehouseId }]
    })
    if (skuStockChangeList.length === 0) continue
    const params = { productSkcId: Number(productSkcId), quantityChangeMode: 2, skuStockChangeList }
    await partnerCall(conn, 'bg.btg.goods.stock.quantity.update', params)
  }
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const counted = changes.filter(({ quantity }) => quantity !== undefined)
  for (const [id, part] of Map.groupBy(counted, (change) => change.external_product_id)) {
    const wanted = new Map(part.map(({ sku, quantity }) => [sku, quantity]))
    const ids = Object.fromEntries(part.map(({ sku, external_variant_id }) => [sku, external_variant_id]))
    await putStock(conn, id, ids, (sku) => wanted.get(sku))
  }
  if (!(await hasTheirPrice(conn, changes))) {
    const message = 'Stock is told; prices of semi-managed goods are changed by Temu’s review, in the seller’s centre'
    throw refusedListing('price_review', [{ code: 'price_review', message, field: 'price' }])
  }
}

const Prices = z.object({
  productSkuSupplierPriceList: z.array(z.object({ productSkuId: ExternalId, supplierPrice: z.int() })),
})

/** Whether the prices equal the agreed ones. */
async function hasTheirPrice(conn: StoreConn, changes: readonly StockChange[]): Promise<boolean> {
  const priced = changes.filter(({ price }) => price !== undefined)
  if (priced.length === 0) return true
  const productSkuIds = priced.map(({ external_variant_id }) => Number(external_variant_id))
  const answer = await partnerCall(conn, 'bg.glo.goods.price.list.get', { productSkuIds })
  const agreed = new Map(
    readShape(Prices, answer).productSkuSupplierPriceList.map((each) => [each.productSkuId, each.supplierPrice]),
  )
  return priced.every(
    ({ external_variant_id, price }) => agreed.get(external_variant_id) === cents(price?.amount ?? ''),
  )
}

/** Semi-managed goods cannot be taken off sale by API, so their stock is set to zero. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const { variant_ids } = await listingState(conn, id)
  await putStock(conn, id, variant_ids, () => 0)
}
