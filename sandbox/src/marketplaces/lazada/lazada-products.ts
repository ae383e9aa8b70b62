import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  digitsBetween,
  fieldFault,
  list,
  matching,
  oneOf,
  optional,
  type Shape,
  shape,
  text,
} from '../core/field-checks.ts'
import { sendJson } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import { changeListing, makeListing, ownListing, protectedName, reviewed, skuTaken } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { answer, refuse, shopCall, toParams } from './lazada-guard.ts'

const MAX_SKUS = 100
const number = matching(/^\d+(\.\d+)?$/)
const states: Record<Listing['state'], string> = {
  live: 'Active',
  pending: 'Pending QC',
  rejected: 'Rejected',
  offline: 'InActive',
}
const skuFields = {
  SellerSku: text(200),
  quantity: matching(/^\d+$/),
  price: matching(/^\d+\.\d{2}$/),
  package_weight: number,
  package_length: number,
  package_width: number,
  package_height: number,
}
const saleProp: (value: unknown) => string | null = (value) => {
  const names = Object.entries((value ?? {}) as Record<string, unknown>)
  return names.length <= 2 && names.every(([, each]) => typeof each === 'string')
    ? null
    : 'must hold one or two choices'
}
const productFields: Shape = {
  PrimaryCategory: matching(/^\d+$/),
  Images: shape({ Image: list(matching(/^https:\/\/\S+slatic/), 8) }),
  Attributes: shape({ name: text(255, 2), description: text(25_000, 0), brand: text(100) }),
}

interface SentSku {
  readonly SellerSku: string
  readonly SkuId?: string
  readonly quantity: string
  readonly price: string
  readonly saleProp: Record<string, string>
}
interface Sent {
  readonly ItemId?: string
  readonly AssociatedSku?: string
  readonly Attributes: { readonly name: string }
  readonly Images: { readonly Image: string[] }
  readonly Skus: { readonly Sku: readonly SentSku[] }
}

/** A parameter holding `Request`, and within it what the call is about. Null when it was refused, and answered. */
function read(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  name: 'payload' | 'apiRequestBody',
  fields: Shape,
): { shop: Shop; sent: Record<string, unknown> } | null {
  const shop = shopCall(world, request, reply, { [name]: text(500_000) })
  if (!shop) return null
  let body: Record<string, unknown> = {}
  try {
    body = JSON.parse(toParams(request)[name] ?? '') as Record<string, unknown>
  } catch {
    // Falls through: none of it exists.
  }
  const fault = fieldFault(body, { Request: shape(fields) })
  if (!fault) return { shop, sent: body.Request as Record<string, unknown> }
  world.violate(request, fault)
  refuse(reply, 'ISV', '500', fault)
  return null
}

const refuseFields = (reply: FastifyReply, field: string, message: string) =>
  sendJson(reply, {
    type: 'ISV',
    code: '500',
    message: 'E0500: Create product failed',
    request_id: hex(24),
    detail: [{ field, message }],
  })

const getVariant = (sku: SentSku, known?: ListingVariant): ListingVariant => ({
  variant_id: known?.variant_id ?? digits(11),
  sku: sku.SellerSku,
  options: sku.saleProp,
  price: sku.price,
  quantity: Number(sku.quantity),
})

const noItem = (reply: FastifyReply) => refuse(reply, 'ISV', '208', 'E208: Item not found')

function addMaking(scope: FastifyInstance, world: World): void {
  const pictures = new Set<string>()
  scope.post('/rest/image/migrate', async (request, reply) => {
    const read_image = read(world, request, reply, 'payload', { Image: shape({ Url: matching(/^https?:\/\//) }) })
    if (!read_image) return reply
    const url = `https://sg-live.slatic.net/p/${hex(32)}.jpg`
    pictures.add(url)
    return answer(reply, { data: { image: { url, hash_code: hex(32) } } })
  })

  /** What they would not sell, as a field and why. */
  const contentFault = (shop: Shop, sent: Sent, own = ''): [string, string] | null => {
    const name = protectedName(sent.Attributes.name)
    if (name) return ['name', `"${name}" is a protected brand`]
    if (!sent.Images.Image.every((url) => pictures.has(url))) return ['Images', 'Image is not migrated']
    const twice = sent.Skus.Sku.find(({ SellerSku }) => skuTaken(world, shop, SellerSku, own))
    return twice ? ['SellerSku', `SellerSku ${twice.SellerSku} already exists`] : null
  }

  scope.post('/rest/product/create', async (request, reply) => {
    const Skus = shape({ Sku: list(shape({ ...skuFields, saleProp }), MAX_SKUS) })
    const fields = { ...productFields, Skus, AssociatedSku: optional(text(200)) }
    const got = read(world, request, reply, 'payload', { Product: shape(fields) })
    if (!got) return reply
    const { shop } = got
    const sent = got.sent.Product as Sent
    const fault = contentFault(shop, sent)
    if (fault) return refuseFields(reply, ...fault)
    const beside = world.book
      .listingsOf(shop.shop_id)
      .find((each) => each.variants.some(({ sku }) => sku === sent.AssociatedSku))
    if (sent.AssociatedSku && !beside) return refuseFields(reply, 'AssociatedSku', 'AssociatedSku does not exist')
    const made = sent.Skus.Sku.map((sku) => getVariant(sku))
    if (beside) changeListing(world, beside, { variants: [...beside.variants, ...made] })
    const listing =
      beside ??
      makeListing(world, shop, {
        product_id: digits(10),
        title: sent.Attributes.name,
        picture_urls: sent.Images.Image,
        variants: made,
        state: 'pending',
      })
    return answer(reply, {
      data: {
        item_id: Number(listing.product_id),
        sku_list: made.map(({ sku, variant_id }) => ({ seller_sku: sku, sku_id: Number(variant_id) })),
      },
    })
  })

  scope.post('/rest/product/update', async (request, reply) => {
    const sku = shape({ ...skuFields, saleProp, SkuId: text(), Status: optional(oneOf('active', 'inactive')) })
    const fields = { ...productFields, ItemId: text(), Skus: shape({ Sku: list(sku, MAX_SKUS, 0) }) }
    const got = read(world, request, reply, 'payload', { Product: shape(fields) })
    if (!got) return reply
    const sent = got.sent.Product as Sent
    const listing = ownListing(world, got.shop, sent.ItemId)
    if (!listing) return noItem(reply)
    const fault = contentFault(got.shop, sent, listing.product_id)
    if (fault) return refuseFields(reply, ...fault)
    const changed = new Map(sent.Skus.Sku.map((each) => [each.SkuId, each]))
    changeListing(world, listing, {
      title: sent.Attributes.name,
      picture_urls: sent.Images.Image,
      state: listing.state === 'offline' ? 'live' : listing.state,
      variants: listing.variants.map((known) => {
        const change = changed.get(known.variant_id)
        return change ? getVariant(change, known) : known
      }),
    })
    return answer(reply, { data: { item_id: Number(listing.product_id) } })
  })
}

function addReading(scope: FastifyInstance, world: World): void {
  const shown = (listing: Listing) => ({
    item_id: Number(listing.product_id),
    status: states[listing.state],
    attributes: { name: listing.title },
    skus: listing.variants.map((variant) => ({
      SkuId: Number(variant.variant_id),
      SellerSku: variant.sku,
      price: Number(variant.price),
      quantity: variant.quantity,
      Status: listing.state === 'offline' ? 'inactive' : 'active',
    })),
  })
  scope.get('/rest/products/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { filter: oneOf('all', 'live', 'inactive'), sku_seller_list: text() })
    if (!shop) return reply
    const wanted = JSON.parse(toParams(request).sku_seller_list ?? '[]') as string[]
    const found = world.book
      .listingsOf(shop.shop_id)
      .filter((listing) => listing.variants.some(({ sku }) => wanted.includes(sku)))
    return answer(reply, { data: { total_products: found.length, products: found.map(shown) } })
  })
  scope.get('/rest/product/item/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, { item_id: digitsBetween(1, Number.MAX_SAFE_INTEGER) })
    if (!shop) return reply
    const listing = ownListing(world, shop, toParams(request).item_id)
    if (!listing) return noItem(reply)
    reviewed(world, listing)
    return answer(reply, { data: shown(listing) })
  })
}

interface Update {
  readonly ItemId: string
  readonly SkuId: string
  readonly Price?: string
  readonly Quantity?: string
}

function addChanging(scope: FastifyInstance, world: World): void {
  scope.post('/rest/product/price_quantity/update', async (request, reply) => {
    const sku = shape({
      ItemId: text(),
      SkuId: text(),
      SellerSku: text(200),
      Price: optional(matching(/^\d+\.\d{2}$/)),
      Quantity: optional(matching(/^\d+$/)),
    })
    const fields = { Product: shape({ Skus: shape({ Sku: list(sku, 50) }) }) }
    const got = read(world, request, reply, 'payload', fields)
    if (!got) return reply
    const { Skus } = got.sent.Product as { Skus: { Sku: Update[] } }
    for (const { ItemId, SkuId, Price, Quantity } of Skus.Sku) {
      const variant = ownListing(world, got.shop, ItemId)?.variants.find((each) => each.variant_id === SkuId)
      if (!variant) return refuseFields(reply, 'SkuId', 'Sku not found')
      variant.price = Price ?? variant.price
      variant.quantity = Quantity === undefined ? variant.quantity : Number(Quantity)
    }
    world.book.touch()
    return answer(reply, {})
  })
  scope.post('/rest/product/remove', async (request, reply) => {
    const shop = shopCall(world, request, reply, { seller_sku_list: text() })
    if (!shop) return reply
    const gone = JSON.parse(toParams(request).seller_sku_list ?? '[]') as string[]
    for (const listing of world.book.listingsOf(shop.shop_id)) {
      const left = listing.variants.filter(({ sku }) => !gone.includes(sku))
      if (left.length < listing.variants.length) changeListing(world, listing, { variants: left })
    }
    return answer(reply, {})
  })
  scope.post('/rest/product/deactivate', async (request, reply) => {
    // Seller SKUs are no longer taken here; without SKUs it is the whole product.
    const got = read(world, request, reply, 'apiRequestBody', { Product: shape({ ItemId: text() }) })
    if (!got) return reply
    const listing = ownListing(world, got.shop, (got.sent.Product as { ItemId: string }).ItemId)
    if (!listing) return noItem(reply)
    changeListing(world, listing, { state: 'offline' })
    return answer(reply, {})
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addMaking(scope, world)
  addReading(scope, world)
  addChanging(scope, world)
}
