import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import {
  bool,
  digitsBetween,
  int,
  list,
  number,
  oneOf,
  optional,
  type Shape,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, getContentType, rawBody, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import { makeListing, ownListing, protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { answer, publicCall, refuse, shopCall } from './shopee-guard.ts'

const MIN_TITLE = 20
const MAX_TITLE = 120
const MAX_MODELS = 50
const stock = list(shape({ stock: int(0) }), 5)

const attribute = shape({
  attribute_id: int(1),
  attribute_value_list: list(shape({ value_id: int(0), original_value_name: text(100) }), 10),
})
const itemFields: Shape = {
  item_name: text(MAX_TITLE, MIN_TITLE),
  description: text(5000),
  category_id: int(1),
  original_price: number,
  seller_stock: stock,
  weight: number,
  item_sku: optional(text(100)),
  condition: oneOf('NEW'),
  item_status: oneOf('NORMAL', 'UNLIST'),
  image: shape({ image_id_list: list(text(), 9) }),
  brand: shape({ brand_id: int(0), original_brand_name: text(100) }),
  dimension: optional(shape({ package_length: int(1), package_width: int(1), package_height: int(1) })),
  attribute_list: optional(list(attribute, 100, 0)),
  logistic_info: list(shape({ logistic_id: int(0), enabled: bool }), 20),
}
const modelFields = shape({
  tier_index: list(int(0, 49), 2),
  original_price: number,
  model_sku: text(100),
  seller_stock: stock,
})

interface Tier {
  readonly variation_name: string
  readonly variation_option_list: readonly { readonly variation_option_name: string }[]
}
const own = oneOf(0)
const tierFields = shape({
  variation_id: own,
  variation_group_id: own,
  variation_name: text(14),
  variation_option_list: list(shape({ variation_option_id: own, variation_option_name: text(20) }), 50),
})
interface Model {
  readonly tier_index: readonly number[]
  readonly original_price: number
  readonly model_sku: string
  readonly seller_stock: readonly { readonly stock: number }[]
}

const noItem = (reply: FastifyReply) => refuse(reply, 'product.error_item_not_found', 'Product not found')

/** A shop, a body of this form and one of its items. Null when it was refused, and answered. */
function itemCall(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape) {
  const shop = shopCall(world, request, reply, { body: { item_id: int(1), ...fields } })
  if (!shop) return null
  const body = findJson(request) as Record<string, unknown>
  const listing = ownListing(world, shop, body.item_id)
  if (listing) return { listing, body }
  noItem(reply)
  return null
}

function addMaking(scope: FastifyInstance, world: World): void {
  const images = new Set<string>()
  scope.post('/api/v2/media_space/upload_image', async (request, reply) => {
    if (!publicCall(world, request, reply, {})) return reply
    if (getContentType(request) !== 'multipart/form-data' || !rawBody(request).includes('name="image"')) {
      world.violate(request, 'image must come as multipart/form-data')
      return refuse(reply, 'error_param', 'image is required')
    }
    const image_id = `sg-${hex(24)}`
    images.add(image_id)
    return answer(reply, { image_info: { image_id } })
  })

  scope.post('/api/v2/product/add_item', async (request, reply) => {
    const shop = shopCall(world, request, reply, { body: itemFields })
    if (!shop) return reply
    const body = findJson(request) as {
      item_name: string
      item_sku?: string
      item_status: string
      category_id: number
      attribute_list?: { attribute_id: number }[]
      image: { image_id_list: string[] }
    }
    if (!body.image.image_id_list.every((id) => images.has(id)))
      return refuse(reply, 'product.error_image', 'Unknown image_id')
    const lacks = missingField(
      body.category_id,
      (body.attribute_list ?? []).map(({ attribute_id }) => attribute_id),
    )
    if (lacks) return refuse(reply, 'product.error_invalid_attribute', `attribute ${lacks.name} is mandatory`)
    const name = protectedName(body.item_name)
    if (name) return refuse(reply, 'product.error_name_invalid', `item_name holds the protected name ${name}`)
    const listing = makeListing(world, shop, {
      product_id: digits(11),
      title: body.item_name,
      state: body.item_status === 'UNLIST' ? 'offline' : 'live',
      picture_urls: body.image.image_id_list,
      extra: { item_sku: body.item_sku },
    })
    return answer(reply, { item_id: Number(listing.product_id) })
  })

  scope.post('/api/v2/product/init_tier_variation', async (request, reply) => {
    const call = itemCall(world, request, reply, {
      standardise_tier_variation: list(tierFields, 2),
      model: list(modelFields, MAX_MODELS),
    })
    if (!call) return reply
    if (call.listing.variants.length > 0)
      return refuse(reply, 'product.error_tier_exists', 'Tier variation already exists')
    const { standardise_tier_variation: tiers, model } = call.body as {
      standardise_tier_variation: Tier[]
      model: Model[]
    }
    call.listing.variants = model.map((each) => getModel(tiers, each))
    call.listing.extra.tiers = tiers
    world.book.touch()
    return answer(reply, {})
  })
}

const optionsAt = (tiers: readonly Tier[], tier_index: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    tiers.map(({ variation_name, variation_option_list: options }, at) => [
      variation_name,
      options[tier_index[at] ?? 0]?.variation_option_name ?? '',
    ]),
  )

const getModel = (tiers: readonly Tier[], model: Model): ListingVariant => ({
  variant_id: digits(12),
  sku: model.model_sku,
  price: model.original_price.toFixed(2),
  quantity: model.seller_stock[0]?.stock ?? 0,
  options: optionsAt(tiers, model.tier_index),
})

/** Options are changed first, with every model's position in them; then models are added and removed. */
function addModels(scope: FastifyInstance, world: World): void {
  scope.post('/api/v2/product/update_tier_variation', async (request, reply) => {
    const call = itemCall(world, request, reply, {
      standardise_tier_variation: list(tierFields, 2),
      model_list: list(shape({ tier_index: list(int(0, 49), 2), model_id: int(1) }), MAX_MODELS),
    })
    if (!call) return reply
    const { standardise_tier_variation: tiers, model_list } = call.body as {
      standardise_tier_variation: Tier[]
      model_list: { tier_index: number[]; model_id: number }[]
    }
    const places = new Map(model_list.map(({ model_id, tier_index }) => [String(model_id), tier_index]))
    if (call.listing.variants.some(({ variant_id }) => !places.has(variant_id)))
      return refuse(reply, 'product.error_model', 'Every model needs a place')
    for (const variant of call.listing.variants)
      variant.options = optionsAt(tiers, places.get(variant.variant_id) ?? [])
    call.listing.extra.tiers = tiers
    world.book.touch()
    return answer(reply, {})
  })
  scope.post('/api/v2/product/add_model', async (request, reply) => {
    const call = itemCall(world, request, reply, { model_list: list(modelFields, MAX_MODELS) })
    if (!call) return reply
    const tiers = (call.listing.extra.tiers ?? []) as Tier[]
    const made = (call.body.model_list as Model[]).map((model) => getModel(tiers, model))
    call.listing.variants.push(...made)
    world.book.touch()
    return answer(reply, {
      model: made.map(({ variant_id, sku }) => ({ model_id: Number(variant_id), model_sku: sku })),
    })
  })
  scope.post('/api/v2/product/delete_model', async (request, reply) => {
    const call = itemCall(world, request, reply, { model_id: int(1) })
    if (!call) return reply
    const left = call.listing.variants.filter(({ variant_id }) => variant_id !== String(call.body.model_id))
    if (left.length === call.listing.variants.length) return refuse(reply, 'product.error_model', 'Unknown model_id')
    call.listing.variants = left
    world.book.touch()
    return answer(reply, {})
  })
}

const item_states = { live: 'NORMAL', offline: 'UNLIST', pending: 'REVIEWING', rejected: 'BANNED' } as const

function addReading(scope: FastifyInstance, world: World): void {
  scope.get('/api/v2/product/search_item', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: { item_sku: text(100), page_size: digitsBetween(1, 100) } })
    if (!shop) return reply
    const { item_sku } = toQuery(request)
    const found = world.book.listingsOf(shop.shop_id).filter((listing) => listing.extra.item_sku === item_sku)
    return answer(reply, {
      item_id_list: found.map((listing) => Number(listing.product_id)),
      total_count: found.length,
    })
  })
  scope.get('/api/v2/product/get_item_base_info', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: { item_id_list: text() } })
    if (!shop) return reply
    const found = (toQuery(request).item_id_list ?? '').split(',').flatMap((id) => ownListing(world, shop, id) ?? [])
    return answer(reply, {
      item_list: found.map(({ product_id, title, state }) => ({
        item_id: Number(product_id),
        item_name: title,
        item_status: item_states[state],
      })),
    })
  })
  scope.get('/api/v2/product/get_model_list', async (request, reply) => {
    const shop = shopCall(world, request, reply, { query: { item_id: text() } })
    if (!shop) return reply
    const listing = ownListing(world, shop, toQuery(request).item_id)
    if (!listing) return noItem(reply)
    return answer(reply, {
      model: listing.variants.map(({ variant_id, sku }) => ({ model_id: Number(variant_id), model_sku: sku })),
    })
  })
}

function addChanging(scope: FastifyInstance, world: World): void {
  const findVariant = (listing: Listing, model_id: number) =>
    listing.variants.find((each) => each.variant_id === String(model_id))
  scope.post('/api/v2/product/update_item', async (request, reply) => {
    const call = itemCall(world, request, reply, { item_name: text(MAX_TITLE, MIN_TITLE), description: text(5000) })
    if (!call) return reply
    call.listing.title = String(call.body.item_name)
    world.book.touch()
    return answer(reply, { item_id: call.body.item_id })
  })
  scope.post('/api/v2/product/update_price', async (request, reply) => {
    const call = itemCall(world, request, reply, {
      price_list: list(shape({ model_id: int(1), original_price: number }), MAX_MODELS),
    })
    if (!call) return reply
    for (const { model_id, original_price } of call.body.price_list as { model_id: number; original_price: number }[]) {
      const variant = findVariant(call.listing, model_id)
      if (!variant) return refuse(reply, 'product.error_model', 'Unknown model_id')
      variant.price = original_price.toFixed(2)
    }
    world.book.touch()
    return answer(reply, { success_list: [], failure_list: [] })
  })
  scope.post('/api/v2/product/update_stock', async (request, reply) => {
    const call = itemCall(world, request, reply, {
      stock_list: list(shape({ model_id: int(1), seller_stock: stock }), MAX_MODELS),
    })
    if (!call) return reply
    for (const { model_id, seller_stock } of call.body.stock_list as {
      model_id: number
      seller_stock: { stock: number }[]
    }[]) {
      const variant = findVariant(call.listing, model_id)
      if (!variant) return refuse(reply, 'product.error_model', 'Unknown model_id')
      variant.quantity = seller_stock[0]?.stock ?? 0
    }
    world.book.touch()
    return answer(reply, { success_list: [], failure_list: [] })
  })
  scope.post('/api/v2/product/unlist_item', async (request, reply) => {
    const shop = shopCall(world, request, reply, {
      body: { item_list: list(shape({ item_id: int(1), unlist: bool }), 50) },
    })
    if (!shop) return reply
    const { item_list } = findJson(request) as { item_list: { item_id: number; unlist: boolean }[] }
    for (const { item_id, unlist } of item_list) {
      const listing = ownListing(world, shop, item_id)
      if (!listing) return noItem(reply)
      listing.state = unlist ? 'offline' : 'live'
    }
    world.book.touch()
    return answer(reply, {
      success_list: item_list.map(({ item_id, unlist }) => ({ item_id, unlist })),
      failure_list: [],
    })
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addMaking(scope, world)
  addModels(scope, world)
  addReading(scope, world)
  addChanging(scope, world)
}
