import type { FastifyInstance } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import { int, list, matching, number, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { hex, letters } from '../core/ids.ts'
import {
  changeListing,
  isChinese,
  makeListing,
  ownListing,
  protectedName,
  reviewed,
  skuTaken,
} from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { answer, exactBody, guard, refuse } from './shein-guard.ts'

const site = matching(/^shein-[a-z]{2}$/)
const size = matching(/^\d+\.\d$/)
const named = list(shape({ language: oneOf('en'), name: text(5000, 0) }), 20)
const attribute = shape({ attribute_id: int(1), custom_attribute_value: text(100) })
/** An entry of a list by its number, or free text. */
const productAttribute = shape({
  attribute_id: int(1),
  attribute_value_id: optional(int(1)),
  custom_attribute_value: optional(text(100)),
})
const image = shape({
  image_sort: int(1, 11),
  image_type: oneOf(1, 2),
  image_url: matching(/^https:\/\/img\.ltwebstatic/),
})
const sku = shape({
  sku_code: optional(text()),
  supplier_sku: text(200),
  mall_state: oneOf(1, 2),
  length: size,
  width: size,
  height: size,
  weight: int(1),
  sale_attribute_list: list(attribute, 2, 0),
  price_info_list: list(shape({ sub_site: site, base_price: number, currency: oneOf('USD', 'EUR') }), 10),
  stock_info_list: list(shape({ inventory_num: int(0) }), 10),
})
const skc = shape({
  skc_name: optional(text()),
  supplier_code: text(200),
  sale_attribute: attribute,
  sku_list: list(sku, 100),
  image_info: shape({ image_info_list: list(image, 11) }),
})
const productFields: Shape = {
  category_id: int(1),
  product_type_id: optional(int(0)),
  source_system: oneOf('openapi'),
  supplier_code: text(200),
  site_list: list(shape({ main_site: oneOf('shein'), sub_site_list: list(site, 20) }), 5),
  multi_language_name_list: named,
  multi_language_desc_list: named,
  product_attribute_list: list(productAttribute, 100, 0),
  skc_list: list(skc, 50),
  spu_name: optional(text()),
}

interface SentSku {
  readonly sku_code?: string
  readonly supplier_sku: string
  readonly sale_attribute_list: readonly { readonly custom_attribute_value: string }[]
  readonly price_info_list: readonly { readonly base_price: number }[]
  readonly stock_info_list: readonly { readonly inventory_num: number }[]
}
interface SentSkc {
  readonly skc_name?: string
  readonly sale_attribute: { readonly custom_attribute_value: string }
  readonly image_info: { readonly image_info_list: readonly { readonly image_url: string }[] }
  readonly sku_list: readonly SentSku[]
}
type Sent = {
  readonly spu_name?: string
  readonly category_id: number
  readonly product_attribute_list: readonly { readonly attribute_id: number }[]
  readonly multi_language_name_list: readonly { readonly name: string }[]
  readonly skc_list: readonly SentSkc[]
}

/** Which SKC each SKU belongs to, and whether it is on sale. */
type Skcs = Record<string, { readonly skus: readonly string[]; readonly on_shelf: boolean }>
const getSkcs = (listing: Listing): Skcs => (listing.extra.skcs ?? {}) as Skcs

const getVariant = (part: SentSkc, sent: SentSku, known: readonly ListingVariant[]): ListingVariant => ({
  variant_id: known.find((each) => each.sku === sent.supplier_sku)?.variant_id ?? `I${letters(11)}`,
  sku: sent.supplier_sku,
  price: (sent.price_info_list[0]?.base_price ?? 0).toFixed(2),
  quantity: sent.stock_info_list[0]?.inventory_num ?? 0,
  options: {
    main: part.sale_attribute.custom_attribute_value,
    second: sent.sale_attribute_list[0]?.custom_attribute_value ?? '',
  },
})

/** What they refuse to sell: the form it is in, and why. */
function contentFault(world: World, shop: Shop, sent: Sent): { form: string; message: string } | null {
  const name = protectedName(sent.multi_language_name_list[0]?.name ?? '')
  if (name) return { form: 'multi_language_name_list', message: `"${name}" is a protected brand` }
  if (isChinese(sent.multi_language_name_list[0]?.name ?? ''))
    return { form: 'multi_language_name_list', message: 'name is not written in its language' }
  const given = sent.product_attribute_list.map(({ attribute_id }) => attribute_id)
  const lacks = missingField(sent.category_id, given)
  if (lacks) return { form: 'product_attribute_list', message: `${lacks.name} is required` }
  const skus = sent.skc_list.flatMap(({ sku_list }) => sku_list)
  const twice = skus.find(({ supplier_sku }) => skuTaken(world, shop, supplier_sku, sent.spu_name))
  return twice ? { form: 'sku_list', message: `supplier_sku ${twice.supplier_sku} exists already` } : null
}

function save(world: World, shop: Shop, sent: Sent, known: Listing | null): { listing: Listing; skcs: Skcs } {
  const title = sent.multi_language_name_list[0]?.name ?? ''
  const old = known ? getSkcs(known) : {}
  const own = sent.skc_list.map((part) => ({ part, skc_name: part.skc_name ?? `s${letters(14).toLowerCase()}` }))
  const skcs = Object.fromEntries(
    own.map(({ part, skc_name }) => [
      skc_name,
      { skus: part.sku_list.map(({ supplier_sku }) => supplier_sku), on_shelf: old[skc_name]?.on_shelf ?? true },
    ]),
  )
  const variants = own.flatMap(({ part }) => part.sku_list.map((each) => getVariant(part, each, known?.variants ?? [])))
  const picture_urls = (sent.skc_list[0]?.image_info.image_info_list ?? []).map(({ image_url }) => image_url)
  const version = `SPMP${letters(12)}`
  const extra = { skcs: { ...old, ...skcs }, version }
  if (known) changeListing(world, known, { title, variants, picture_urls, extra: { ...known.extra, ...extra } })
  const product_id = `b${letters(12).toLowerCase()}`
  const listing =
    known ?? makeListing(world, shop, { product_id, title, variants, picture_urls, state: 'pending', extra })
  return { listing, skcs }
}

function addPublishing(scope: FastifyInstance, world: World): void {
  const pictures = new Set<string>()
  scope.post('/open-api/goods/transform-pic', async (request, reply) => {
    const fields = { image_type: oneOf(1, 2, 5, 6, 7), original_url: matching(/^https?:\/\//) }
    if (!guard(world, request, reply, fields)) return reply
    const transformed = `https://img.ltwebstatic.com/images3_spmp/${hex(24)}.jpg`
    pictures.add(transformed)
    return answer(reply, { original: exactBody(request)?.original_url, transformed })
  })

  scope.post('/open-api/goods/product/publishOrEdit', async (request, reply) => {
    const shop = guard(world, request, reply, productFields)
    if (!shop) return reply
    const sent = exactBody(request) as Sent
    const known = sent.spu_name ? ownListing(world, shop, sent.spu_name) : null
    if (sent.spu_name && !known) return refuse(reply, 'goods00001', 'spu not found')
    const urls = sent.skc_list.flatMap((part) => part.image_info.image_info_list.map(({ image_url }) => image_url))
    const fault = urls.every((url) => pictures.has(url))
      ? contentFault(world, shop, sent)
      : { form: 'image_info', message: 'the picture was not transformed' }
    if (fault) {
      const pre_valid_result = [
        { form: fault.form, form_name: fault.form, module: 'base_info', messages: [fault.message] },
      ]
      return answer(reply, { success: false, pre_valid_result, spu_name: sent.spu_name ?? null, version: null })
    }
    const { listing, skcs } = save(world, shop, sent, known)
    const skc_list = Object.entries(skcs).map(([skc_name, { skus }]) => ({
      skc_name,
      sku_list: listing.variants
        .filter((variant) => skus.includes(variant.sku))
        .map((variant) => ({ sku_code: variant.variant_id, supplier_sku: variant.sku })),
    }))
    const made = { spu_name: listing.product_id, version: listing.extra.version, skc_list }
    return answer(reply, { success: true, pre_valid_result: null, ...made })
  })
}

const documents: Record<Listing['state'], number> = { pending: 1, live: 2, offline: 2, rejected: 3 }

function addReading(scope: FastifyInstance, world: World): void {
  scope.post('/open-api/goods/query-document-state', async (request, reply) => {
    const shop = guard(world, request, reply, { spuList: list(shape({ spuName: text(), version: text() }), 10) })
    if (!shop) return reply
    const { spuList } = exactBody(request) as { spuList: { spuName: string; version: string }[] }
    const data = spuList.flatMap(({ spuName, version }) => {
      const listing = ownListing(world, shop, spuName)
      if (listing?.extra.version !== version) return []
      const documentState = documents[reviewed(world, listing)]
      const skcList = Object.keys(getSkcs(listing)).map((skcName) => ({ skcName, documentState, failedReason: [] }))
      return [{ spuName, version, skcList }]
    })
    return answer(reply, { data })
  })

  scope.post('/open-api/goods/spu-info', async (request, reply) => {
    const shop = guard(world, request, reply, { spuName: text(), languageList: list(text(), 10) })
    if (!shop) return reply
    const listing = ownListing(world, shop, exactBody(request)?.spuName)
    if (!listing) return refuse(reply, 'goods00001', 'spu not found')
    const skcInfoList = Object.entries(getSkcs(listing)).map(([skcName, { skus }]) => ({
      skcName,
      skuInfoList: listing.variants
        .filter((variant) => skus.includes(variant.sku))
        .map((variant) => ({ skuCode: variant.variant_id, supplierSku: variant.sku })),
    }))
    return answer(reply, {
      spuName: listing.product_id,
      skcInfoList: skcInfoList.filter(({ skuInfoList }) => skuInfoList.length > 0),
    })
  })

  scope.post('/open-api/goods/product/check-supplierSku-repeated', async (request, reply) => {
    const shop = guard(world, request, reply, { supplierSkuList: list(text(200), 200) })
    if (!shop) return reply
    const { supplierSkuList } = exactBody(request) as { supplierSkuList: string[] }
    const data = world.book
      .listingsOf(shop.shop_id)
      .flatMap((listing) =>
        listing.variants
          .filter((variant) => supplierSkuList.includes(variant.sku))
          .map((variant) => ({ supplierSku: variant.sku, spuName: listing.product_id })),
      )
    return answer(reply, { data })
  })
}

function addChanging(scope: FastifyInstance, world: World): void {
  const variantOfShop = (shop: Shop, code: string) =>
    world.book
      .listingsOf(shop.shop_id)
      .flatMap(({ variants }) => variants)
      .find(({ variant_id }) => variant_id === code)

  scope.post('/open-api/stock/change-inventory/v2', async (request, reply) => {
    const row = shape({
      skuCode: text(),
      changeQuantity: int(0),
      changeType: oneOf('OVERWRITE'),
      invType: oneOf('VI'),
      idempotencyKey: matching(/^[0-9a-f-]{36}$/),
    })
    const shop = guard(world, request, reply, { updateSkuInventoryQuantityRequests: list(row, 200) })
    if (!shop) return reply
    const rows = exactBody(request)?.updateSkuInventoryQuantityRequests as { skuCode: string; changeQuantity: number }[]
    const failedList = rows.flatMap(({ skuCode, changeQuantity }) => {
      const variant = variantOfShop(shop, skuCode)
      if (variant) variant.quantity = changeQuantity
      return variant ? [] : [{ skuCode, msg: 'sku not found' }]
    })
    world.book.touch()
    return answer(reply, { failedList })
  })

  scope.post('/open-api/openapi-business-backend/product/price/save', async (request, reply) => {
    const row = shape({ skuCode: text(), shopPrice: number, currency: oneOf('USD', 'EUR') })
    const shop = guard(world, request, reply, { productPriceList: list(row, 200) })
    if (!shop) return reply
    const rows = exactBody(request)?.productPriceList as { skuCode: string; shopPrice: number }[]
    for (const { skuCode, shopPrice } of rows) {
      const variant = variantOfShop(shop, skuCode)
      if (!variant) return refuse(reply, 'goods00002', 'sku not found')
      variant.price = shopPrice.toFixed(2)
    }
    world.book.touch()
    return answer(reply, { data: rows.map(({ skuCode }) => ({ skuCode, success: true })) })
  })

  scope.post('/open-api/goods/modify-skc-shelf', async (request, reply) => {
    const row = shape({ skc_name: text(), shelf_state: oneOf(1, 2), site_list: list(site, 20) })
    const shop = guard(world, request, reply, { skc_site_info_list: list(row, 100) })
    if (!shop) return reply
    const rows = exactBody(request)?.skc_site_info_list as { skc_name: string; shelf_state: number }[]
    for (const { skc_name, shelf_state } of rows) {
      const listing = world.book.listingsOf(shop.shop_id).find((each) => skc_name in getSkcs(each))
      if (!listing) return refuse(reply, 'goods00003', 'skc not found')
      const skcs = getSkcs(listing)
      const changed = { ...skcs, [skc_name]: { skus: skcs[skc_name]?.skus ?? [], on_shelf: shelf_state === 1 } }
      const is_off = Object.values(changed).every(({ on_shelf }) => !on_shelf)
      const state = listing.state === 'pending' ? 'pending' : is_off ? 'offline' : 'live'
      changeListing(world, listing, { state, extra: { ...listing.extra, skcs: changed } })
    }
    return answer(reply, { success_count: rows.length, failure_count: 0 })
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addPublishing(scope, world)
  addReading(scope, world)
  addChanging(scope, world)
}
