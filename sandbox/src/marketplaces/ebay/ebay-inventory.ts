import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import {
  anything,
  digitsBetween,
  int,
  list,
  matching,
  number,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { sendJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { changeListing, isChinese, makeListing, ownListing, protectedName } from '../core/listings.ts'
import type { ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { locations, policies } from './ebay-account.ts'
import { asking, bodyFor, problem, refuse, SITE, shopFor } from './ebay-guard.ts'

const BASE = '/sell/inventory/v1'
const url = matching(/^https?:\/\//)
const stock = shape({ quantity: int(0) })
const price = shape({ value: matching(/^\d+\.\d\d$/), currency: matching(/^[A-Z]{3}$/) })

const Items = {
  requests: list(
    shape({
      sku: text(50),
      locale: matching(/^[a-z]{2}_[A-Z]{2}$/),
      availability: shape({ shipToLocationAvailability: stock }),
      condition: oneOf('NEW'),
      product: shape({
        title: text(80),
        description: text(4000),
        imageUrls: list(url, 24),
        aspects: anything,
        brand: optional(text(65)),
        ean: optional(list(text(14), 1)),
      }),
      packageWeightAndSize: shape({
        dimensions: shape({ length: number, width: number, height: number, unit: oneOf('CENTIMETER', 'INCH') }),
        weight: shape({ value: number, unit: oneOf('GRAM', 'KILOGRAM', 'POUND', 'OUNCE') }),
      }),
    }),
    25,
  ),
}
const Group = {
  title: text(80),
  description: text(4000),
  imageUrls: list(url, 12),
  aspects: anything,
  variantSKUs: list(text(50), 250),
  variesBy: shape({
    aspectsImageVariesBy: list(text(40), 1, 0),
    specifications: list(shape({ name: text(40), values: list(text(50), 60) }), 5),
  }),
}
const terms = {
  availableQuantity: int(0),
  listingDuration: oneOf('GTC'),
  categoryId: matching(/^\d+$/),
  listingDescription: text(500_000),
  listingPolicies: shape({ fulfillmentPolicyId: text(), paymentPolicyId: text(), returnPolicyId: text() }),
  merchantLocationKey: text(36),
  pricingSummary: shape({ price }),
}
const NewOffer = { sku: text(50), marketplaceId: oneOf(SITE), format: oneOf('FIXED_PRICE'), ...terms }
const ByGroup = { inventoryItemGroupKey: text(50), marketplaceId: oneOf(SITE) }
const Prices = {
  requests: list(
    shape({
      sku: text(50),
      shipToLocationAvailability: optional(stock),
      offers: optional(
        list(shape({ offerId: text(), availableQuantity: optional(int(0)), price: optional(price) }), 25),
      ),
    }),
    25,
  ),
}

interface Item {
  readonly sku: string
  readonly availability: { readonly shipToLocationAvailability: { readonly quantity: number } }
  readonly product: {
    readonly title: string
    readonly imageUrls: readonly string[]
    readonly aspects: Record<string, readonly string[]>
  }
}
type GroupBody = {
  readonly title: string
  readonly imageUrls: readonly string[]
  readonly aspects: Record<string, readonly string[]>
  readonly variantSKUs: readonly string[]
  readonly variesBy: { readonly specifications: readonly { readonly name: string }[] }
}
interface Offer {
  readonly offerId: string
  readonly sku: string
  readonly body: Record<string, unknown>
}
/** What a seller keeps at eBay before and beside its listings. */
interface Shelf {
  readonly items: Map<string, Item>
  readonly groups: Map<string, GroupBody>
  readonly offers: Map<string, Offer>
}

const findOffer = ({ offers }: Shelf, sku: string) => [...offers.values()].find((offer) => offer.sku === sku)

/** What keeps a group from being published, as the messages of eBay name it. */
function publishFault(shelf: Shelf, group: GroupBody): string | null {
  const name = protectedName(group.title)
  if (name) return `The title contains a protected name: ${name}`
  if (isChinese(group.title)) return 'The title is not in the language of the site'
  for (const sku of group.variantSKUs) {
    const [item, offer] = [shelf.items.get(sku), findOffer(shelf, sku)]
    if (!item || !offer) return `No offer for the SKU ${sku}`
    const own = offer.body.listingPolicies as Record<string, string>
    if (!policies.every(({ kind, id }) => own[`${kind}PolicyId`] === id)) return 'A business policy is not valid'
    if (!locations.some(({ merchantLocationKey }) => merchantLocationKey === offer.body.merchantLocationKey))
      return 'The inventory location does not exist'
    const given = Object.keys(item.product.aspects)
    const lacks = missingField(Number(offer.body.categoryId), given.includes('Material') ? [9001, 9002, 9003] : [])
    if (lacks) return `The item specific ${lacks.name} is missing`
  }
  return null
}

function getVariant(shelf: Shelf, group: GroupBody, sku: string): ListingVariant {
  const [item, offer] = [shelf.items.get(sku), findOffer(shelf, sku)]
  const told = offer?.body.pricingSummary as { price: { value: string } }
  const options = group.variesBy.specifications.map(({ name }) => [name, item?.product.aspects[name]?.[0] ?? ''])
  const kept = item?.availability.shipToLocationAvailability.quantity ?? 0
  return {
    variant_id: offer?.offerId ?? '',
    sku,
    options: Object.fromEntries(options),
    price: told.price.value,
    // The smaller of what is there and what is offered.
    quantity: Math.min(kept, Number(offer?.body.availableQuantity)),
  }
}

function publish(world: World, shop: Shop, shelf: Shelf, key: string, group: GroupBody): string {
  const product_id = `${shop.shop_id}:${key}`
  const given = { title: group.title, picture_urls: [...group.imageUrls], state: 'live' as const }
  const listing =
    ownListing(world, shop, product_id) ??
    makeListing(world, shop, { ...given, product_id, extra: { listingId: digits(12) } })
  changeListing(world, listing, { ...given, variants: group.variantSKUs.map((sku) => getVariant(shelf, group, sku)) })
  return String(listing.extra.listingId)
}

function changePrices(
  world: World,
  shop: Shop,
  shelf: Shelf,
  request: {
    sku: string
    shipToLocationAvailability?: { quantity: number }
    offers?: { offerId: string; availableQuantity?: number; price?: { value: string } }[]
  },
) {
  const item = shelf.items.get(request.sku)
  const offers = (request.offers ?? []).map(({ offerId }) => shelf.offers.get(offerId))
  if (!item || offers.some((offer) => offer?.sku !== request.sku)) {
    return {
      sku: request.sku,
      offerId: request.offers?.[0]?.offerId ?? '',
      statusCode: 404,
      errors: [problem(25702, 'SKU not found')],
      warnings: [],
    }
  }
  const quantity = request.shipToLocationAvailability?.quantity
  if (quantity !== undefined)
    shelf.items.set(request.sku, { ...item, availability: { shipToLocationAvailability: { quantity } } })
  const variant = world.book
    .listingsOf(shop.shop_id)
    .flatMap(({ variants }) => variants)
    .find(({ sku }) => sku === request.sku)
  const told = request.offers?.[0]
  if (variant && (told?.availableQuantity ?? quantity) !== undefined)
    variant.quantity = Number(told?.availableQuantity ?? quantity)
  if (variant && told?.price) variant.price = told.price.value
  world.book.touch()
  return { sku: request.sku, offerId: told?.offerId ?? '', statusCode: 200, errors: [], warnings: [] }
}

const done = (reply: FastifyReply) => reply.code(204).send()

export function addInventory(scope: FastifyInstance, world: World): void {
  const shelves = new Map<string, Shelf>()
  const getShelf = ({ shop_id }: Shop): Shelf => {
    const shelf = shelves.get(shop_id) ?? { items: new Map(), groups: new Map(), offers: new Map() }
    shelves.set(shop_id, shelf)
    return shelf
  }

  scope.post(`${BASE}/bulk_create_or_replace_inventory_item`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, Items)
    if (!shop || !body) return reply
    const responses = (body.requests as (Item & { locale: string })[]).map((item) => {
      const statusCode = getShelf(shop).items.has(item.sku) ? 200 : 201
      getShelf(shop).items.set(item.sku, item)
      return { statusCode, sku: item.sku, locale: item.locale, warnings: [], errors: [] }
    })
    return sendJson(reply, { responses })
  })
  scope.put<{ Params: { key: string } }>(`${BASE}/inventory_item_group/:key`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, Group)
    if (!shop || !body) return reply
    getShelf(shop).groups.set(request.params.key, body as GroupBody)
    return done(reply)
  })
  scope.get(`${BASE}/offer`, async (request, reply) => {
    const shop = asking(world, request, reply, { sku: text(50), marketplace_id: oneOf(SITE) })
    if (!shop) return reply
    const offer = findOffer(getShelf(shop), toQuery(request).sku ?? '')
    if (!offer) return refuse(reply, 404, 25713, 'This Offer is not available.')
    const { offerId, sku, body } = offer
    const one = { offerId, sku, marketplaceId: SITE, format: 'FIXED_PRICE', ...body, status: 'PUBLISHED' }
    return sendJson(reply, { href: `${BASE}/offer`, total: 1, size: 1, limit: 100, offers: [one] })
  })
  scope.post(`${BASE}/offer`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, NewOffer)
    if (!shop || !body) return reply
    const { sku, marketplaceId: _site, format: _format, ...rest } = body
    if (findOffer(getShelf(shop), String(sku))) return refuse(reply, 400, 25002, 'Offer entity already exists.')
    const offerId = digits(11)
    getShelf(shop).offers.set(offerId, { offerId, sku: String(sku), body: rest })
    return sendJson(reply, { offerId, warnings: [] }, 201)
  })
  scope.put<{ Params: { id: string } }>(`${BASE}/offer/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, terms)
    if (!shop || !body) return reply
    const known = getShelf(shop).offers.get(request.params.id)
    if (!known) return refuse(reply, 404, 25713, 'This Offer is not available.')
    getShelf(shop).offers.set(known.offerId, { ...known, body })
    return done(reply)
  })
  addPublishing(scope, world, getShelf)
}

/** An offer that is published by itself is a group of one in which nothing varies. */
function groupOfOne(shelf: Shelf, sku: string): GroupBody | null {
  const item = shelf.items.get(sku)
  if (!item || [...shelf.groups.values()].some(({ variantSKUs }) => variantSKUs.includes(sku))) return null
  const { title, imageUrls, aspects } = item.product
  return { title, imageUrls, aspects, variantSKUs: [sku], variesBy: { specifications: [] } }
}

function addSingles(scope: FastifyInstance, world: World, getShelf: (shop: Shop) => Shelf): void {
  const getKey = (sku: string): string => `offer-${sku}`
  const offerFor = (shop: Shop, request: FastifyRequest) =>
    getShelf(shop).offers.get((request.params as { id: string }).id)
  scope.post(`${BASE}/offer/:id/publish`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const offer = offerFor(shop, request)
    if (!offer) return refuse(reply, 404, 25713, 'This Offer is not available.')
    const group = groupOfOne(getShelf(shop), offer.sku)
    if (!group) return refuse(reply, 400, 25015, 'The SKU is a member of a group and is published with it')
    const fault = publishFault(getShelf(shop), group)
    if (fault) return refuse(reply, 400, 25019, fault)
    return sendJson(reply, { listingId: publish(world, shop, getShelf(shop), getKey(offer.sku), group), warnings: [] })
  })
  scope.post(`${BASE}/offer/:id/withdraw`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const offer = offerFor(shop, request)
    const listing = offer && ownListing(world, shop, `${shop.shop_id}:${getKey(offer.sku)}`)
    if (!listing) return refuse(reply, 404, 25713, 'This Offer is not available.')
    changeListing(world, listing, { state: 'offline' })
    return sendJson(reply, { listingId: String(listing.extra.listingId), warnings: [] })
  })
}

/** What makes offers visible, takes them off, and changes them while they are. */
function addPublishing(scope: FastifyInstance, world: World, getShelf: (shop: Shop) => Shelf): void {
  addSingles(scope, world, getShelf)
  scope.post(`${BASE}/offer/publish_by_inventory_item_group`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, ByGroup)
    if (!shop || !body) return reply
    const key = String(body.inventoryItemGroupKey)
    const group = getShelf(shop).groups.get(key)
    if (!group) return refuse(reply, 404, 25705, 'The inventory item group does not exist')
    const fault = publishFault(getShelf(shop), group)
    if (fault) return refuse(reply, 400, 25019, fault)
    return sendJson(reply, { listingId: publish(world, shop, getShelf(shop), key, group), warnings: [] })
  })
  scope.post(`${BASE}/offer/withdraw_by_inventory_item_group`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, ByGroup)
    if (!shop || !body) return reply
    const listing = ownListing(world, shop, `${shop.shop_id}:${String(body.inventoryItemGroupKey)}`)
    if (!listing) return refuse(reply, 404, 25705, 'The inventory item group does not exist')
    changeListing(world, listing, { state: 'offline' })
    return done(reply)
  })
  scope.post(`${BASE}/bulk_update_price_quantity`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, Prices)
    if (!shop || !body) return reply
    const requests = body.requests as Parameters<typeof changePrices>[3][]
    return sendJson(reply, { responses: requests.map((each) => changePrices(world, shop, getShelf(shop), each)) })
  })
  scope.get(`${BASE}/location`, async (request, reply) => {
    const shop = asking(world, request, reply, { limit: optional(digitsBetween(1, 100)) })
    if (!shop) return reply
    return sendJson(reply, { href: `${BASE}/location`, total: 1, limit: 100, offset: 0, locations })
  })
}
