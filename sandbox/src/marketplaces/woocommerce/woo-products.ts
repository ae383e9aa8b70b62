import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categories } from '../core/catalogue.ts'
import { bool, fieldFault, int, list, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { jsonOf, queryOf, sendJson } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { makeListing, protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { refusal, shopFor } from './woo-guard.ts'

const price = matching(/^\d+(\.\d{1,4})?$/)
const picture = shape({ src: matching(/^https?:\/\//) })

const Product = {
  name: optional(text(500)),
  type: optional(oneOf('simple', 'variable')),
  status: optional(oneOf('draft', 'publish', 'pending', 'private')),
  description: optional(text(60_000, 0)),
  sku: optional(text(100)),
  images: optional(list(picture, 100, 0)),
  categories: optional(list(shape({ id: int(1) }), 20)),
  attributes: optional(
    list(
      shape({ name: text(100), position: int(0), visible: bool, variation: bool, options: list(text(100), 500) }),
      20,
    ),
  ),
}

const VariationFields = {
  sku: optional(text(100)),
  regular_price: optional(price),
  manage_stock: optional(bool),
  stock_quantity: optional(int(0)),
  weight: optional(text(20)),
  attributes: optional(list(shape({ name: text(100), option: text(100) }), 20)),
  image: optional(picture),
}
const Batch = {
  create: optional(list(shape(VariationFields), 100, 0)),
  update: optional(list(shape({ id: int(1), ...VariationFields }), 100, 0)),
  delete: optional(list(int(1), 100, 0)),
}

type Body = Record<string, unknown>

function bodyFor(world: World, request: FastifyRequest, reply: FastifyReply, fields: Parameters<typeof fieldFault>[1]) {
  const body = jsonOf(request)
  const reason = body ? fieldFault(body, fields) : 'not JSON'
  const theirs = protectedName(String(body?.name ?? ''))
  if (body && !reason && !theirs) return body
  if (theirs && !reason) {
    sendJson(reply, refusal('rest_invalid_param', `Invalid parameter(s): name (${theirs} is protected)`, 400), 400)
    return null
  }
  world.violate(request, reason ?? '')
  sendJson(reply, refusal('rest_invalid_param', `Invalid parameter(s): ${reason}`, 400), 400)
  return null
}

const productBody = (listing: Listing) => ({
  id: Number(listing.product_id),
  name: listing.title,
  sku: String(listing.extra.sku ?? ''),
  status: listing.state === 'live' ? 'publish' : 'draft',
  variations: listing.variants.map(({ variant_id }) => Number(variant_id)),
})
const variationBody = (variant: ListingVariant) => ({
  id: Number(variant.variant_id),
  sku: variant.sku,
  regular_price: variant.price,
  stock_quantity: variant.quantity,
})

function applyVariation(variant: ListingVariant, body: Body): void {
  if (body.sku !== undefined) variant.sku = String(body.sku)
  if (body.regular_price !== undefined) variant.price = String(body.regular_price)
  if (body.stock_quantity !== undefined) variant.quantity = Number(body.stock_quantity)
  const attributes = body.attributes as { name: string; option: string }[] | undefined
  if (attributes) variant.options = Object.fromEntries(attributes.map(({ name, option }) => [name, option]))
}

function applyProduct(world: World, listing: Listing, body: Body): void {
  if (body.name !== undefined) listing.title = String(body.name)
  if (body.status !== undefined) listing.state = body.status === 'publish' ? 'live' : 'offline'
  const images = body.images as { src: string }[] | undefined
  if (images) listing.picture_urls = images.map(({ src }) => src)
  listing.extra = { ...listing.extra, ...body }
  listing.updated_ms = world.nowMs()
  world.book.touch()
}

function makeProduct(world: World, shop: Shop, body: Body): Listing {
  const listing = makeListing(world, shop, { product_id: digits(6), title: '', state: 'live' })
  applyProduct(world, listing, body)
  return listing
}

function saveVariations(world: World, listing: Listing, body: Body) {
  const create = ((body.create as Body[] | undefined) ?? []).map((row) => {
    const variant: ListingVariant = { variant_id: digits(7), sku: '', options: {}, price: '0', quantity: 0 }
    applyVariation(variant, row)
    listing.variants.push(variant)
    return variationBody(variant)
  })
  const update = ((body.update as Body[] | undefined) ?? []).map((row) => {
    const variant = listing.variants.find(({ variant_id }) => variant_id === String(row.id))
    if (!variant) return { id: row.id, sku: '', error: { code: 'invalid_id', message: 'Invalid ID.' } }
    applyVariation(variant, row)
    return variationBody(variant)
  })
  const gone = ((body.delete as number[] | undefined) ?? []).map(String)
  const removed = listing.variants.filter(({ variant_id }) => gone.includes(variant_id)).map(variationBody)
  listing.variants = listing.variants.filter(({ variant_id }) => !gone.includes(variant_id))
  listing.updated_ms = world.nowMs()
  world.book.touch()
  return { create, update, delete: removed }
}

export function addProducts(scope: FastifyInstance, world: World): void {
  const base = '/:domain/wp-json/wc/v3/products'
  const known = (shop: Shop, request: FastifyRequest, reply: FastifyReply): Listing | null => {
    const listing = world.book.listings.get((request.params as { id: string }).id)
    if (listing?.shop_id === shop.shop_id) return listing
    sendJson(reply, refusal('woocommerce_rest_product_invalid_id', 'Invalid ID.', 404), 404)
    return null
  }

  scope.get(`${base}/categories`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const rows = categories.map(({ id, parent_id, name }) => ({ id, name, parent: parent_id, count: 0 }))
    const { page = '1', per_page = '10' } = queryOf(request)
    const from = (Number(page) - 1) * Number(per_page)
    return sendJson(reply, rows.slice(from, from + Number(per_page)))
  })
  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { sku } = queryOf(request)
    const found = world.book
      .listingsOf(shop.shop_id)
      .filter((listing) => sku === undefined || listing.extra.sku === sku)
    return sendJson(reply, found.map(productBody))
  })
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, Product)
    if (!shop || !body) return reply
    const is_taken = world.book.listingsOf(shop.shop_id).some((listing) => body.sku && listing.extra.sku === body.sku)
    if (is_taken) {
      return sendJson(reply, refusal('product_invalid_sku', 'Invalid or duplicated SKU.', 400), 400)
    }
    return sendJson(reply, productBody(makeProduct(world, shop, body)), 201)
  })
  scope.put(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    const body = listing && bodyFor(world, request, reply, Product)
    if (!listing || !body) return reply
    applyProduct(world, listing, body)
    return sendJson(reply, productBody(listing))
  })
  scope.get(`${base}/:id/variations`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    return listing ? sendJson(reply, listing.variants.map(variationBody)) : reply
  })
  scope.post(`${base}/:id/variations/batch`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    const body = listing && bodyFor(world, request, reply, Batch)
    return listing && body ? sendJson(reply, saveVariations(world, listing, body)) : reply
  })
}
