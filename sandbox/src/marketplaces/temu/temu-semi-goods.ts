import { int, list, matching, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { digits, hex } from '../core/ids.ts'
import {
  changeListing,
  isChinese,
  makeListing,
  ownListing,
  protectedName,
  reviewed,
  skuTaken,
} from '../core/listings.ts'
import type { Listing, ListingVariant } from '../core/model.ts'
import { propertyFault } from './temu-catalogue.ts'
import { answer, type Method, refuse, type TemuCall } from './temu-orders.ts'

const parents = [
  { parentSpecId: 1001, parentSpecName: 'Color' },
  { parentSpecId: 3001, parentSpecName: 'Size' },
]
const WAREHOUSE = { warehouseId: 'WH-0511', warehouseName: 'Own warehouse' }
const spec = shape({ parentSpecId: int(1), parentSpecName: text(50), specId: int(1), specName: text(50) })
const picture = matching(/^https:\/\/img\.kwcdn\.com\//)
const sku = shape({
  extCode: text(40),
  thumbUrl: picture,
  currencyType: oneOf('USD', 'EUR', 'CNY'),
  productSkuSpecReqs: list(spec, 3, 0),
  siteSupplierPrices: list(shape({ siteId: int(1), supplierPrice: int(1) }), 50),
  productSkuWhExtAttrReq: shape({
    productSkuVolumeReq: shape({ len: int(1), width: int(1), height: int(1) }),
    productSkuWeightReq: shape({ value: int(1) }),
  }),
  productSkuStockQuantityReq: shape({
    warehouseStockQuantityReqs: list(
      shape({ targetStockAvailable: int(0), warehouseId: oneOf(WAREHOUSE.warehouseId) }),
      20,
    ),
  }),
})
const skc = shape({
  extCode: text(40),
  previewImgs: list(picture, 10),
  mainProductSkuSpecReqs: list(spec, 1, 0),
  productSkuReqs: list(sku, 100),
})
const property = shape({
  pid: int(1),
  templatePid: int(1),
  refPid: int(1),
  propName: text(100),
  vid: int(0),
  propValue: text(500),
  valueUnit: text(20, 0),
  numberInputValue: text(20, 0),
})
const levels = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`cat${at + 1}Id`, int(at === 0 ? 1 : 0)]))
const productFields: Shape = {
  productName: text(250),
  ...levels,
  materialImgUrl: picture,
  productPropertyReqs: list(property, 100, 0),
  goodsDesc: text(10_000, 0),
  carouselImageUrls: list(picture, 10),
  productSpecPropertyReqs: list(spec, 200, 0),
  productSkcReqs: list(skc, 50),
  productSemiManagedReq: shape({ bindSiteIds: list(int(1), 50) }),
  productShipmentReq: shape({ freightTemplateId: text(60), shipmentLimitSecond: int(1) }),
}

interface SentSku {
  readonly extCode: string
  readonly productSkuSpecReqs: readonly {
    readonly parentSpecName: string
    readonly specName: string
    readonly specId: number
  }[]
  readonly siteSupplierPrices: readonly { readonly supplierPrice: number }[]
  readonly productSkuStockQuantityReq: {
    readonly warehouseStockQuantityReqs: readonly { readonly targetStockAvailable: number }[]
  }
}
type Sent = {
  readonly productName: string
  readonly carouselImageUrls: string[]
  readonly productPropertyReqs: Parameters<typeof propertyFault>[1]
  readonly productSkcReqs: readonly { readonly extCode: string; readonly productSkuReqs: readonly SentSku[] }[]
}

const specs = new Map<string, number>()
const pictures = new Set<string>()

const getVariant = (sent: SentSku): ListingVariant => ({
  variant_id: digits(11),
  sku: sent.extCode,
  price: ((sent.siteSupplierPrices[0]?.supplierPrice ?? 0) / 100).toFixed(2),
  quantity: sent.productSkuStockQuantityReq.warehouseStockQuantityReqs[0]?.targetStockAvailable ?? 0,
  options: Object.fromEntries(sent.productSkuSpecReqs.map((each) => [each.parentSpecName, each.specName])),
})

/** SKCs and the SKUs of each. */
type Skcs = Record<string, readonly string[]>

function add({ world, shop, reply, params }: TemuCall) {
  const sent = params as Sent
  const name = protectedName(sent.productName)
  if (name) return refuse(reply, 3_000_000, `productName holds the protected brand ${name}`)
  if (isChinese(sent.productName)) return refuse(reply, 3_000_000, 'productName is not written in its language')
  const leaf = Object.keys(levels).reduce((found, level) => Number(params[level]) || found, 0)
  const fault = propertyFault(leaf, sent.productPropertyReqs)
  if (fault) return refuse(reply, 3_000_000, `productPropertyReqs: ${fault}`)
  if (!sent.carouselImageUrls.every((url) => pictures.has(url)))
    return refuse(reply, 3_000_000, 'image is not uploaded')
  const skus = sent.productSkcReqs.flatMap(({ productSkuReqs }) => productSkuReqs)
  const known = new Set(specs.values())
  if (skus.some(({ productSkuSpecReqs }) => productSkuSpecReqs.some(({ specId }) => !known.has(specId))))
    return refuse(reply, 3_000_000, 'Product SKU specification is unknown')
  if (skus.some(({ extCode }) => skuTaken(world, shop, extCode))) return refuse(reply, 3_000_000, 'extCode is repeated')
  const parts = sent.productSkcReqs.map(({ productSkuReqs }) => ({
    id: digits(10),
    variants: productSkuReqs.map(getVariant),
  }))
  const skcs: Skcs = Object.fromEntries(parts.map(({ id, variants }) => [id, variants.map(({ sku: own }) => own)]))
  const listing = makeListing(world, shop, {
    product_id: digits(10),
    title: sent.productName,
    picture_urls: sent.carouselImageUrls,
    state: 'pending',
    variants: parts.flatMap(({ variants }) => variants),
    extra: { skcs, extCode: sent.productSkcReqs[0]?.extCode ?? '' },
  })
  return answer(reply, {
    productId: Number(listing.product_id),
    productSkuList: listing.variants.map(({ variant_id, sku: extCode }) => ({
      productSkuId: Number(variant_id),
      extCode,
    })),
  })
}

const tops: Record<Listing['state'], number> = { pending: 0, live: 100, offline: 200, rejected: 300 }

const toRows = (listing: Listing, skcTopStatus: number) =>
  Object.entries((listing.extra.skcs ?? {}) as Skcs).map(([productSkcId, skus]) => ({
    productId: Number(listing.product_id),
    productSkcId: Number(productSkcId),
    skcTopStatus,
    extCode: listing.extra.extCode,
    productName: listing.title,
    productSkuSummaries: listing.variants
      .filter((variant) => skus.includes(variant.sku))
      .map((variant) => ({ productSkuId: Number(variant.variant_id), extCode: variant.sku })),
  }))

interface StockRow {
  readonly productSkuId: number
  readonly targetStockAvailable: number
}

function updateStock({ world, shop, reply, params }: TemuCall) {
  const listing = world.book
    .listingsOf(shop.shop_id)
    .find(({ extra }) => String(params.productSkcId) in ((extra.skcs ?? {}) as Skcs))
  if (!listing) return refuse(reply, 992_000_000, 'invalid product')
  for (const { productSkuId, targetStockAvailable } of params.skuStockChangeList as StockRow[]) {
    const variant = listing.variants.find(({ variant_id }) => variant_id === String(productSkuId))
    if (!variant) return refuse(reply, 992_000_000, 'invalid sku')
    variant.quantity = targetStockAvailable
  }
  // Sold out everywhere counts as off sale.
  const is_empty = listing.variants.every(({ quantity }) => quantity === 0)
  if (listing.state !== 'pending') changeListing(world, listing, { state: is_empty ? 'offline' : 'live' })
  world.book.touch()
  return answer(reply, {})
}

export const semiMethods: Readonly<Record<string, Method>> = {
  'bg.glo.goods.parentspec.get': { fields: {}, run: ({ reply }) => answer(reply, { parentSpecDTOS: parents }) },
  'bg.glo.goods.spec.create': {
    fields: { parentSpecId: oneOf(1001, 3001), specName: text(50) },
    run({ reply, params }) {
      const key = `${params.parentSpecId}:${params.specName}`
      const specId = specs.get(key) ?? Number(digits(8))
      specs.set(key, specId)
      return answer(reply, { specId })
    },
  },
  'bg.goods.image.upload.global': {
    fields: { image: matching(/^[A-Za-z0-9+/]+=*$/) },
    run({ reply }) {
      const imageUrl = `https://img.kwcdn.com/product/${hex(24)}.jpeg`
      pictures.add(imageUrl)
      return answer(reply, { imageUrl })
    },
  },
  'bg.btg.goods.stock.warehouse.list.get': {
    fields: { siteIdList: list(int(1), 50) },
    run: ({ reply }) => answer(reply, { warehouseDTOList: [WAREHOUSE] }),
  },
  'bg.glo.goods.add': { fields: productFields, run: add },
  'bg.glo.goods.list.get': {
    fields: {
      page: int(1),
      pageSize: int(1, 100),
      productIds: optional(list(int(1), 100)),
      skcExtCode: optional(text(40)),
    },
    run({ world, shop, reply, params }) {
      const { productIds, skcExtCode } = params as { productIds?: number[]; skcExtCode?: string }
      const found = productIds
        ? productIds.flatMap((id) => ownListing(world, shop, id) ?? [])
        : world.book.listingsOf(shop.shop_id).filter(({ extra }) => extra.extCode === skcExtCode)
      return answer(reply, { data: found.flatMap((listing) => toRows(listing, tops[reviewed(world, listing)])) })
    },
  },
  'bg.glo.goods.price.list.get': {
    fields: { productSkuIds: list(int(1), 100) },
    run({ world, shop, reply, params }) {
      const wanted = (params.productSkuIds as number[]).map(String)
      const found = world.book.listingsOf(shop.shop_id).flatMap(({ variants }) => variants)
      return answer(reply, {
        productSkuSupplierPriceList: found
          .filter(({ variant_id }) => wanted.includes(variant_id))
          .map(({ variant_id, price }) => ({
            productSkuId: Number(variant_id),
            supplierPrice: Math.round(Number(price) * 100),
            currencyType: 'USD',
          })),
      })
    },
  },
  'bg.btg.goods.stock.quantity.update': {
    fields: {
      productSkcId: int(1),
      quantityChangeMode: oneOf(2),
      skuStockChangeList: list(
        shape({ productSkuId: int(1), targetStockAvailable: int(0), warehouseId: oneOf(WAREHOUSE.warehouseId) }),
        100,
      ),
    },
    run: updateStock,
  },
}
