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

const parents = new Map<unknown, string>([
  [1001, 'Color'],
  [3001, 'Size'],
])
const size = matching(/^\d+\.\d$/)
const money = shape({ amount: matching(/^\d+\.\d{2}$/), currency: oneOf('USD', 'EUR', 'GBP') })
const picture = matching(/^https:\/\/img\.kwcdn\.com\//)
const sku = shape({
  skuId: optional(int(1)),
  outSkuSn: text(40),
  specIdList: list(int(1), 3, 0),
  quantity: int(0, 1_000_000),
  images: list(picture, 10),
  price: shape({ basePrice: money }),
  weight: matching(/^\d+$/),
  weightUnit: oneOf('g'),
  volumeUnit: oneOf('cm'),
  length: size,
  width: size,
  height: size,
})
const property = shape({
  templatePid: int(1),
  refPid: int(1),
  pid: int(1),
  vid: int(0),
  value: text(500),
  numberInputValue: optional(text(20)),
  valueUnitId: optional(int(1)),
  valueUnit: optional(text(20)),
})
const goodsFields: Shape = {
  language: oneOf('en'),
  goodsDesc: text(2000, 0),
  bulletPoints: list(text(200), 5, 0),
  goodsBasic: shape({ goodsName: text(500), catId: int(1), outGoodsSn: text(40) }),
  goodsServicePromise: shape({ shipmentLimitDay: int(1, 15), fulfillmentType: oneOf(1), costTemplateId: text(60) }),
  goodsProperty: shape({ goodsProperties: list(property, 100, 0) }),
  goodsGallery: shape({ goodsCarouselImage: list(picture, 10) }),
  skuList: list(sku, 500),
}

interface SentSku {
  readonly skuId?: number
  readonly outSkuSn: string
  readonly specIdList: readonly number[]
  readonly quantity: number
  readonly price: { readonly basePrice: { readonly amount: string } }
}
type Sent = {
  readonly goodsId?: number
  readonly goodsBasic: { readonly goodsName: string; readonly outGoodsSn: string; readonly catId: number }
  readonly goodsProperty: { readonly goodsProperties: Parameters<typeof propertyFault>[1] }
  readonly goodsGallery: { readonly goodsCarouselImage: string[] }
  readonly skuList: readonly SentSku[]
}

/** Ids assigned here: option values and pictures. */
const specs = new Map<number, { readonly parent: string; readonly name: string }>()
const pictures = new Set<string>()

const noGoods = ({ reply }: TemuCall) => refuse(reply, 150_010_098, 'Product deleted')
const findGoods = ({ world, shop, params }: TemuCall): Listing | null => ownListing(world, shop, params.goodsId)

const getVariant = (sent: SentSku, known: readonly ListingVariant[]): ListingVariant => ({
  variant_id: known.find((each) => each.sku === sent.outSkuSn)?.variant_id ?? `17592${digits(9)}`,
  sku: sent.outSkuSn,
  price: sent.price.basePrice.amount,
  quantity: sent.quantity,
  options: Object.fromEntries(sent.specIdList.map((id) => [specs.get(id)?.parent ?? '', specs.get(id)?.name ?? ''])),
})

function contentFault({ world, shop }: TemuCall, sent: Sent): [number, string] | null {
  const name = protectedName(sent.goodsBasic.goodsName)
  if (name) return [150_010_047, `Inappropriate content in product name: ${name}`]
  if (isChinese(sent.goodsBasic.goodsName)) return [150_010_047, 'Product name is not written in its language']
  const property_fault = propertyFault(sent.goodsBasic.catId, sent.goodsProperty.goodsProperties)
  if (property_fault) return [150_010_061, property_fault]
  if (!sent.goodsGallery.goodsCarouselImage.every((url) => pictures.has(url))) return [150_010_054, 'Invalid image']
  if (sent.skuList.some(({ specIdList }) => specIdList.some((id) => !specs.has(id))))
    return [150_010_076, 'SKU specification value ID is incorrect']
  const twice = sent.skuList.some(({ outSkuSn }) => skuTaken(world, shop, outSkuSn, String(sent.goodsId ?? '')))
  return twice ? [150_010_114, 'SKU duplicated'] : null
}

const savedBody = (listing: Listing) => ({
  goodsId: Number(listing.product_id),
  skuInfoList: listing.variants.map(({ variant_id, sku: outSkuSn }) => ({ skuId: Number(variant_id), outSkuSn })),
})

function add(call: TemuCall) {
  const sent = call.params as Sent
  const fault = contentFault(call, sent)
  if (fault) return refuse(call.reply, ...fault)
  const { goodsName, outGoodsSn } = sent.goodsBasic
  const listing = makeListing(call.world, call.shop, {
    product_id: `6010${digits(11)}`,
    title: goodsName,
    picture_urls: sent.goodsGallery.goodsCarouselImage,
    variants: sent.skuList.map((each) => getVariant(each, [])),
    state: 'pending',
    extra: { outGoodsSn },
  })
  return answer(call.reply, savedBody(listing))
}

/** Products no longer listed stay: they were published. */
function update(call: TemuCall) {
  const sent = call.params as Sent
  const listing = findGoods(call)
  if (!listing) return noGoods(call)
  const fault = contentFault(call, sent)
  if (fault) return refuse(call.reply, ...fault)
  const changed = sent.skuList.map((each) => getVariant(each, listing.variants))
  const left = listing.variants.filter(({ sku: own }) => !changed.some((each) => each.sku === own))
  changeListing(call.world, listing, {
    title: sent.goodsBasic.goodsName,
    picture_urls: sent.goodsGallery.goodsCarouselImage,
    variants: [...changed, ...left],
  })
  return answer(call.reply, savedBody(listing))
}

const statuses: Record<Listing['state'], readonly [number, number]> = {
  live: [1, 101],
  pending: [2, 201],
  offline: [2, 203],
  rejected: [3, 301],
}

function setSale(call: TemuCall) {
  const listing = findGoods(call)
  if (!listing) return noGoods(call)
  const { onsale, skuIdList } = call.params as { onsale: 0 | 1; skuIdList?: number[] }
  if (!skuIdList) {
    const state = onsale === 0 ? 'offline' : listing.state === 'offline' ? 'live' : listing.state
    changeListing(call.world, listing, { state })
    return answer(call.reply, {})
  }
  const ids = skuIdList.map(String)
  if (!ids.every((id) => listing.variants.some(({ variant_id }) => variant_id === id)))
    return refuse(call.reply, 150_010_076, 'SKU does not exist')
  for (const variant of listing.variants) if (ids.includes(variant.variant_id)) variant.is_off = onsale === 0
  changeListing(call.world, listing, {})
  return answer(call.reply, {})
}

/** Each SKU of the goods, or a refusal when one is not theirs. */
function changeSkus<T extends { skuId: number }>(
  call: TemuCall,
  rows: readonly T[],
  act: (variant: ListingVariant, row: T) => void,
) {
  const listing = findGoods(call)
  if (!listing) return noGoods(call)
  for (const row of rows) {
    const variant = listing.variants.find(({ variant_id }) => variant_id === String(row.skuId))
    if (!variant) return refuse(call.reply, 150_010_076, 'SKU does not exist')
    act(variant, row)
  }
  call.world.book.touch()
  return answer(call.reply, {})
}

export const localMethods: Readonly<Record<string, Method>> = {
  'bg.local.goods.spec.id.get': {
    fields: { catId: int(1), parentSpecId: oneOf(1001, 3001), childSpecName: text(50) },
    run({ reply, params }) {
      const parent = parents.get(params.parentSpecId) ?? ''
      const name = String(params.childSpecName)
      const known = [...specs].find(([, each]) => each.parent === parent && each.name === name)?.[0]
      const specId = known ?? Number(digits(8))
      specs.set(specId, { parent, name })
      return answer(reply, { specId })
    },
  },
  'temu.local.goods.image.v2.upload': {
    fields: {
      fileUrl: matching(/^https?:\/\//),
      scalingType: int(0, 2),
      compressionType: int(0, 1),
      formatConversionType: int(0, 1),
    },
    run({ reply }) {
      const url = `https://img.kwcdn.com/local-goods-image/${hex(24)}.jpeg`
      pictures.add(url)
      return answer(reply, { url })
    },
  },
  'temu.local.goods.list.retrieve': {
    fields: { outGoodsSnList: list(text(40), 50), pageSize: int(1, 100) },
    run({ world, shop, reply, params }) {
      const wanted = params.outGoodsSnList as string[]
      const found = world.book.listingsOf(shop.shop_id).filter(({ extra }) => wanted.includes(String(extra.outGoodsSn)))
      return answer(reply, {
        goodsList: found.map(({ product_id, extra }) => ({
          goodsId: Number(product_id),
          outGoodsSn: extra.outGoodsSn,
        })),
      })
    },
  },
  'bg.local.goods.add': { fields: goodsFields, run: add },
  'bg.local.goods.update': { fields: { ...goodsFields, goodsId: int(1) }, run: update },
  'bg.local.goods.detail.query': {
    fields: { goodsId: int(1) },
    run(call) {
      const listing = findGoods(call)
      if (!listing) return noGoods(call)
      const skuList = listing.variants.map(({ variant_id, sku: outSkuSn }) => ({ skuId: Number(variant_id), outSkuSn }))
      return answer(call.reply, { goodsId: Number(listing.product_id), goodsName: listing.title, skuList })
    },
  },
  'bg.local.goods.publish.status.get': {
    fields: { goodsIdList: list(int(1), 100) },
    run({ world, shop, reply, params }) {
      const goodsPublishStatusList = (params.goodsIdList as number[]).flatMap((goodsId) => {
        const listing = ownListing(world, shop, goodsId)
        if (!listing) return []
        const [status, subStatus] = statuses[reviewed(world, listing)]
        return [{ goodsId, status, subStatus }]
      })
      return answer(reply, { goodsPublishStatusList })
    },
  },
  'bg.local.goods.sale.status.set': {
    fields: {
      goodsId: int(1),
      onsale: oneOf(0, 1),
      operationType: oneOf(1, 2),
      skuIdList: optional(list(int(1), 100)),
    },
    run: setSale,
  },
  'bg.local.goods.stock.edit': {
    fields: {
      goodsId: int(1),
      skuStockChangeList: list(shape({ skuId: int(1), targetStockAvailable: int(0, 1_000_000) }), 100),
    },
    run: (call) =>
      changeSkus(
        call,
        call.params.skuStockChangeList as { skuId: number; targetStockAvailable: number }[],
        (variant, row) => {
          variant.quantity = row.targetStockAvailable
        },
      ),
  },
  'bg.local.goods.priceorder.change.sku.price': {
    fields: { goodsId: int(1), skuPriceList: list(shape({ skuId: int(1), basePrice: money }), 100) },
    run: (call) =>
      changeSkus(
        call,
        call.params.skuPriceList as { skuId: number; basePrice: { amount: string } }[],
        (variant, row) => {
          variant.price = row.basePrice.amount
        },
      ),
  },
}
