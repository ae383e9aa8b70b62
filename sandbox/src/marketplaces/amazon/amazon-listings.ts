import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { anything, fieldFault, list, matching, oneOf, shape } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import { isChinese, makeListing, protectedName, reviewed } from '../core/listings.ts'
import type { ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { brokenParts, missingAttributes } from './amazon-definitions.ts'
import { getMarketplaceId, refuse, shopFor } from './amazon-guard.ts'

const Put = {
  productType: matching(/^[A-Z_]+$/),
  requirements: oneOf('LISTING', 'LISTING_OFFER_ONLY'),
  attributes: anything,
}
const Patch = {
  productType: matching(/^[A-Z_]+$/),
  patches: list(
    shape({ op: oneOf('add', 'replace', 'merge', 'delete'), path: matching(/^\/attributes\/\w+$/), value: anything }),
    100,
  ),
}

type Attributes = Record<string, readonly Record<string, unknown>[] | undefined>
const first = (attributes: Attributes, name: string): Record<string, unknown> => attributes[name]?.[0] ?? {}
const toText = (attributes: Attributes, name: string): string => String(first(attributes, name).value ?? '')

const getPrice = (offer: Record<string, unknown>): string => {
  const [schedule] = (offer.our_price as { schedule: { value_with_tax: number }[] }[] | undefined) ?? []
  return (schedule?.schedule[0]?.value_with_tax ?? 0).toFixed(2)
}

/** A parent holds children; a child names its parent. */
function putItem(world: World, shop: Shop, sku: string, attributes: Attributes): void {
  const parent_sku = String(first(attributes, 'child_parent_sku_relationship').parent_sku ?? '')
  const key = `${shop.shop_id}:${parent_sku || sku}`
  const listing =
    world.book.listings.get(key) ??
    makeListing(world, shop, { product_id: key, title: '', state: 'pending', extra: { sku: parent_sku || sku } })
  listing.title = toText(attributes, 'item_name')
  if (!parent_sku) listing.extra.asked = false
  const pictures = Object.entries(attributes).filter(
    ([name]) => name.endsWith('product_image_locator') || /_locator_\d$/.test(name),
  )
  listing.picture_urls = pictures.map(([, value]) => String(value?.[0]?.media_location ?? ''))
  if (parent_sku) {
    const variant: ListingVariant = {
      variant_id: sku,
      sku,
      price: getPrice(first(attributes, 'purchasable_offer')),
      options: { color: toText(attributes, 'color'), size: toText(attributes, 'size') },
      quantity: Number(first(attributes, 'fulfillment_availability').quantity ?? 0),
    }
    listing.variants = [...listing.variants.filter((known) => known.sku !== sku), variant]
    if (listing.state === 'offline') listing.state = 'live'
  }
  listing.updated_ms = world.nowMs()
  world.book.listings.set(key, listing)
  world.book.touch()
}

const listingWith = (world: World, shop: Shop, sku: string) =>
  world.book
    .listingsOf(shop.shop_id)
    .find(({ extra, variants }) => extra.sku === sku || variants.some((known) => known.sku === sku))

const submission = (sku: string, status: string, issues: readonly object[] = []) => ({
  sku,
  status,
  submissionId: hex(32),
  issues,
})

/** Texts that say which language they are in. */
const SPOKEN = ['item_name', 'brand', 'product_description', 'color'] as const

const getFault = (code: string, message: string, attribute: string) => ({
  code,
  message,
  severity: 'ERROR',
  attributeNames: [attribute],
  categories: ['INVALID_ATTRIBUTE'],
})

type Call = {
  readonly shop: Shop
  readonly sku: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function put(world: World, { shop, sku, request, reply }: Call) {
  const body = findJson(request) ?? {}
  const reason = fieldFault(body, Put)
  if (reason) {
    world.violate(request, reason)
    return refuse(reply, 400, 'InvalidInput', reason)
  }
  const attributes = body.attributes as Attributes
  const unspoken = SPOKEN.find((name) => attributes[name] && !first(attributes, name).language_tag)
  if (unspoken) {
    world.violate(request, `${unspoken} has no language_tag`)
    return sendJson(reply, submission(sku, 'INVALID', [getFault('90225', `'${unspoken}' has no language`, unspoken)]))
  }
  const theirs = protectedName(toText(attributes, 'item_name'))
  if (theirs) {
    const message = `The name '${theirs}' is protected; you need the brand's approval.`
    return sendJson(reply, submission(sku, 'INVALID', [getFault('18299', message, 'item_name')]))
  }
  const title = toText(attributes, 'item_name')
  if (isChinese(title) || /[!$?_{}^¬¦]/.test(title)) {
    const message = 'The title holds characters that are not allowed here.'
    return sendJson(reply, submission(sku, 'INVALID', [getFault('90244', message, 'item_name')]))
  }
  const given = Object.keys(attributes).filter((name) => toText(attributes, name) !== '')
  const missing = [
    ...['item_name', 'brand', 'product_description'].filter((name) => !given.includes(name)),
    ...missingAttributes(String(body.productType), given),
    ...brokenParts(String(body.productType), attributes),
    ...(first(attributes, 'child_parent_sku_relationship').parent_sku && !given.includes('condition_type')
      ? ['condition_type']
      : []),
  ]
  if (missing.length > 0) {
    const issues = missing.map((name) => getFault('90220', `'${name}' is required but missing.`, name))
    return sendJson(reply, submission(sku, 'INVALID', issues))
  }
  putItem(world, shop, sku, attributes)
  return sendJson(reply, submission(sku, 'ACCEPTED'))
}

function patch(world: World, { shop, sku, request, reply }: Call) {
  const body = findJson(request) ?? {}
  const reason = fieldFault(body, Patch)
  if (reason) {
    world.violate(request, reason)
    return refuse(reply, 400, 'InvalidInput', reason)
  }
  const listing = listingWith(world, shop, sku)
  const variant = listing?.variants.find((known) => known.sku === sku)
  if (!listing || !variant) return refuse(reply, 404, 'NOT_FOUND', 'SKU not found')
  for (const { path, value } of body.patches as { path: string; value: Record<string, unknown>[] }[]) {
    if (path.endsWith('fulfillment_availability')) variant.quantity = Number(value[0]?.quantity ?? 0)
    if (path.endsWith('purchasable_offer')) variant.price = getPrice(value[0] ?? {})
  }
  // Nothing left to buy: it is no longer shown.
  const is_sold_out = listing.variants.every(({ quantity }) => quantity === 0)
  if (listing.state !== 'pending') listing.state = is_sold_out ? 'offline' : 'live'
  world.book.touch()
  return sendJson(reply, submission(sku, 'ACCEPTED'))
}

/** Accepted is not live: an item is processed first, and until then it is in no summary. */
function show(world: World, { shop, sku, request, reply }: Call) {
  const fault = fieldFault(toQuery(request), {
    marketplaceIds: anything,
    includedData: matching(/^(summaries|issues|attributes|offers)(,(summaries|issues|attributes|offers))*$/),
  })
  if (fault) {
    world.violate(request, fault)
    return refuse(reply, 400, 'InvalidInput', fault)
  }
  const listing = listingWith(world, shop, sku)
  if (!listing) return refuse(reply, 404, 'NOT_FOUND', 'SKU not found')
  const variant = listing.variants.find((known) => known.sku === sku)
  const is_ready = reviewed(world, listing) !== 'pending'
  const status = [...(variant && variant.quantity > 0 ? ['BUYABLE'] : []), 'DISCOVERABLE']
  const at = (ms: number) => new Date(ms).toISOString()
  const summary = {
    marketplaceId: getMarketplaceId(shop),
    asin: `B0${hex(8).toUpperCase()}`,
    productType: 'SHIRT',
    conditionType: 'new_new',
    status: is_ready ? status : [],
    itemName: listing.title,
    createdDate: at(listing.created_ms),
    lastUpdatedDate: at(listing.updated_ms),
  }
  return sendJson(reply, { sku, summaries: [summary], issues: [] })
}

/** A child is removed alone; a parent without children cannot be bought. */
function remove(world: World, { shop, sku, reply }: Call) {
  const listing = listingWith(world, shop, sku)
  if (!listing) return refuse(reply, 404, 'NOT_FOUND', 'SKU not found')
  for (const variant of listing.variants) if (variant.sku === sku) variant.is_off = true
  if (listing.extra.sku === sku || listing.variants.every(({ is_off }) => is_off)) listing.state = 'offline'
  world.book.touch()
  return sendJson(reply, submission(sku, 'ACCEPTED'))
}

export function addListings(scope: FastifyInstance, world: World): void {
  const path = '/listings/2021-08-01/items/:seller/:sku'
  const call =
    (answer: (world: World, call: Call) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      const shop = shopFor(world, request, reply)
      if (!shop) return reply
      const { seller, sku } = request.params as { seller: string; sku: string }
      const { marketplaceIds = '' } = toQuery(request)
      const fault = oneOf(getMarketplaceId(shop))(marketplaceIds)
      if (fault || seller !== shop.shop_id) {
        world.violate(request, fault ?? 'another seller')
        return refuse(reply, 400, 'InvalidInput', fault ?? 'Wrong seller')
      }
      return answer(world, { shop, sku, request, reply })
    }
  scope.get(path, call(show))
  scope.put(path, call(put))
  scope.patch(path, call(patch))
  scope.delete(path, call(remove))
}
