import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categories } from '../core/catalogue.ts'
import { bool, fieldFault, int, list, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { makeListing, protectedName, skuTaken } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { refusal, shopFor } from './woo-guard.ts'

const price = matching(/^\d+(\.\d{1,4})?$/)
const picture = shape({ id: optional(int(1)), src: optional(matching(/^https?:\/\//)), name: optional(text(100)) })

const Product = {
  name: optional(text(500)),
  type: optional(oneOf('simple', 'variable')),
  status: optional(oneOf('draft', 'publish', 'pending', 'private')),
  description: optional(text(60_000, 0)),
  sku: optional(text(100)),
  images: optional(list(picture, 100, 0)),
  categories: optional(list(shape({ id: int(1) }), 20)),
  meta_data: optional(list(shape({ key: text(255), value: text(5000, 0) }), 100)),
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
  status: optional(oneOf('draft', 'publish', 'private')),
}
const Batch = {
  create: optional(list(shape(VariationFields), 100, 0)),
  update: optional(list(shape({ id: int(1), ...VariationFields }), 100, 0)),
  delete: optional(list(int(1), 100, 0)),
}

type Body = Record<string, unknown>

interface Picture {
  readonly id: number
  readonly src: string
  readonly name: string
  readonly alt: string
}
interface WantedPicture {
  readonly id?: number
  readonly src?: string
  readonly name?: string
}

/** The media library of a site: a picture is uploaded once and then known by its id. */
function findPicture(shop: Shop, wanted: WantedPicture): Picture | null {
  const library = JSON.parse(shop.extra.media ?? '[]') as Picture[]
  if (wanted.id !== undefined) return library.find(({ id }) => id === wanted.id) ?? null
  const made = { id: 5000 + library.length, src: wanted.src ?? '', name: wanted.name ?? '', alt: '' }
  shop.extra.media = JSON.stringify([...library, made])
  return made
}

function bodyFor(world: World, request: FastifyRequest, reply: FastifyReply, fields: Parameters<typeof fieldFault>[1]) {
  const body = findJson(request)
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

const isBinned = ({ extra }: Listing): boolean => extra.bin === 'yes'
/** Variations go into the bin with their product, and come out one by one. */
const isVariationBinned = (listing: Listing, { variant_id }: ListingVariant): boolean =>
  isBinned(listing) || listing.extra[`bin:${variant_id}`] === 'yes'

const productBody = (listing: Listing) => ({
  id: Number(listing.product_id),
  name: listing.title,
  sku: String(listing.extra.sku ?? ''),
  status: isBinned(listing) ? 'trash' : listing.state === 'live' ? 'publish' : 'draft',
  images: (listing.extra.pictures as Picture[] | undefined) ?? [],
  variations: listing.variants.map(({ variant_id }) => Number(variant_id)),
})
const variationBody = (listing: Listing, variant: ListingVariant) => ({
  id: Number(variant.variant_id),
  sku: variant.sku,
  regular_price: variant.price,
  stock_quantity: variant.quantity,
  weight: String(listing.extra[`weight:${variant.variant_id}`] ?? ''),
  image: (listing.extra[`image:${variant.variant_id}`] as Picture | undefined) ?? null,
})

function applyVariation(shop: Shop, listing: Listing, variant: ListingVariant, body: Body): void {
  if (body.image) listing.extra[`image:${variant.variant_id}`] = findPicture(shop, body.image as WantedPicture)
  if (body.weight !== undefined) listing.extra[`weight:${variant.variant_id}`] = body.weight
  if (body.status !== undefined) delete listing.extra[`bin:${variant.variant_id}`]
  if (body.sku !== undefined) variant.sku = String(body.sku)
  if (body.regular_price !== undefined) variant.price = String(body.regular_price)
  if (body.stock_quantity !== undefined) variant.quantity = Number(body.stock_quantity)
  const attributes = body.attributes as { name: string; option: string }[] | undefined
  if (attributes) variant.options = Object.fromEntries(attributes.map(({ name, option }) => [name, option]))
}

function applyProduct(world: World, shop: Shop, listing: Listing, body: Body): void {
  if (body.name !== undefined) listing.title = String(body.name)
  if (body.status !== undefined && isBinned(listing)) {
    delete listing.extra.bin
    for (const { variant_id } of listing.variants) listing.extra[`bin:${variant_id}`] = 'yes'
  }
  if (body.status !== undefined) listing.state = body.status === 'publish' ? 'live' : 'offline'
  const images = (body.images as WantedPicture[] | undefined)?.map((wanted) => findPicture(shop, wanted))
  const pictures = images?.flatMap((image) => image ?? [])
  if (pictures) listing.picture_urls = pictures.map(({ src }) => src)
  listing.extra = Object.assign({}, listing.extra, body, pictures ? { pictures } : {})
  listing.updated_ms = world.nowMs()
  world.book.touch()
}

function makeProduct(world: World, shop: Shop, body: Body): Listing {
  const listing = makeListing(world, shop, { product_id: digits(6), title: '', state: 'live' })
  applyProduct(world, shop, listing, body)
  return listing
}

/** A line that went wrong has an error of its own; the call as a whole succeeds. */
const lineFault = (id: number, code: string, message: string) => ({
  id,
  error: { code, message, data: { status: 400 } },
})

function saveVariations(world: World, shop: Shop, listing: Listing, body: Body) {
  const create = ((body.create as Body[] | undefined) ?? []).map((row) => {
    if (skuTaken(world, shop, String(row.sku))) return lineFault(0, 'product_invalid_sku', 'Invalid or duplicated SKU.')
    const variant: ListingVariant = { variant_id: digits(7), sku: '', options: {}, price: '0', quantity: 0 }
    applyVariation(shop, listing, variant, row)
    listing.variants.push(variant)
    return variationBody(listing, variant)
  })
  const update = ((body.update as Body[] | undefined) ?? []).map((row) => {
    const variant = listing.variants.find(({ variant_id }) => variant_id === String(row.id))
    if (!variant) return lineFault(Number(row.id), 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
    applyVariation(shop, listing, variant, row)
    return variationBody(listing, variant)
  })
  const gone = ((body.delete as number[] | undefined) ?? []).map(String)
  const removed = gone.map((id) => {
    const variant = listing.variants.find(({ variant_id }) => variant_id === id)
    return variant
      ? variationBody(listing, variant)
      : lineFault(Number(id), 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
  })
  listing.variants = listing.variants.filter(({ variant_id }) => !gone.includes(variant_id))
  listing.updated_ms = world.nowMs()
  world.book.touch()
  // Only what was asked for is answered.
  return {
    ...(create.length > 0 ? { create } : {}),
    ...(update.length > 0 ? { update } : {}),
    ...(removed.length > 0 ? { delete: removed } : {}),
  }
}

/** What apps ask for beside products: whether keys may write, the unit of weights and the categories. */
function addShopFacts(scope: FastifyInstance, world: World): void {
  scope.get('/:domain/wp-json/wc/v3/products/categories', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const rows = categories.map(({ id, parent_id, name }) => ({ id, name, parent: parent_id, count: 0 }))
    const { page = '1', per_page = '10' } = toQuery(request)
    const from = (Number(page) - 1) * Number(per_page)
    return sendJson(reply, rows.slice(from, from + Number(per_page)))
  })
  scope.post('/:domain/wp-json/wc/v3/products/batch', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, { create: list(shape({}), 1, 0) })
    return body ? sendJson(reply, []) : reply
  })
  scope.get('/:domain/wp-json/wc/v3/settings/products/woocommerce_weight_unit', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const value = shop?.region === 'US' ? 'lbs' : 'kg'
    return shop
      ? sendJson(reply, { id: 'woocommerce_weight_unit', label: 'Weight unit', type: 'select', value })
      : reply
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  const base = '/:domain/wp-json/wc/v3/products'
  addShopFacts(scope, world)
  const known = (shop: Shop, request: FastifyRequest, reply: FastifyReply): Listing | null => {
    const listing = world.book.listings.get((request.params as { id: string }).id)
    if (listing?.shop_id === shop.shop_id) return listing
    sendJson(reply, refusal('woocommerce_rest_product_invalid_id', 'Invalid ID.', 404), 404)
    return null
  }

  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { sku, status } = toQuery(request)
    const found = world.book
      .listingsOf(shop.shop_id)
      .filter((listing) => sku === undefined || listing.extra.sku === sku)
      .filter((listing) => isBinned(listing) === (status === 'trash'))
    return sendJson(reply, found.map(productBody))
  })
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, Product)
    if (!shop || !body) return reply
    const taken = world.book.listingsOf(shop.shop_id).find((listing) => body.sku && listing.extra.sku === body.sku)
    if (taken && isBinned(taken)) {
      const message = `The product with SKU (${taken.extra.sku}) you are trying to insert is already present in the lookup table`
      return sendJson(reply, refusal('woocommerce_rest_product_not_created', message, 400), 400)
    }
    if (taken) {
      return sendJson(reply, refusal('product_invalid_sku', 'Invalid or duplicated SKU.', 400), 400)
    }
    return sendJson(reply, productBody(makeProduct(world, shop, body)), 201)
  })
  scope.get(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    return listing ? sendJson(reply, productBody(listing)) : reply
  })
  scope.put(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    const body = listing && bodyFor(world, request, reply, Product)
    if (!shop || !listing || !body) return reply
    applyProduct(world, shop, listing, body)
    return sendJson(reply, productBody(listing))
  })
  scope.get(`${base}/:id/variations`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    if (!listing) return reply
    const { page = '1', per_page = '10', status } = toQuery(request)
    const from = (Number(page) - 1) * Number(per_page)
    const rows = listing.variants
      .filter((variant) => isVariationBinned(listing, variant) === (status === 'trash'))
      .slice(from, from + Number(per_page))
    return sendJson(
      reply,
      rows.map((variant) => variationBody(listing, variant)),
    )
  })
  scope.post(`${base}/:id/variations/batch`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(shop, request, reply)
    const body = listing && bodyFor(world, request, reply, Batch)
    return shop && listing && body ? sendJson(reply, saveVariations(world, shop, listing, body)) : reply
  })
}
