import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { anything, fieldFault, list, matching, oneOf, shape } from '../core/field-checks.ts'
import { jsonOf, queryOf, sendJson } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import { isChinese, makeListing, protectedName } from '../core/listings.ts'
import type { ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { missingAttributes } from './amazon-definitions.ts'
import { marketplaceIdOf, refuse, shopFor } from './amazon-guard.ts'

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
const textOf = (attributes: Attributes, name: string): string => String(first(attributes, name).value ?? '')

const priceOf = (offer: Record<string, unknown>): string => {
  const [schedule] = (offer.our_price as { schedule: { value_with_tax: number }[] }[] | undefined) ?? []
  return (schedule?.schedule[0]?.value_with_tax ?? 0).toFixed(2)
}

/** A parent holds children; a child names its parent. */
function putItem(world: World, shop: Shop, sku: string, attributes: Attributes): void {
  const parent_sku = String(first(attributes, 'child_parent_sku_relationship').parent_sku ?? '')
  const key = `${shop.shop_id}:${parent_sku || sku}`
  const listing =
    world.book.listings.get(key) ??
    makeListing(world, shop, { product_id: key, title: '', state: 'live', extra: { sku: parent_sku || sku } })
  listing.title = textOf(attributes, 'item_name')
  listing.state = 'live'
  const pictures = Object.entries(attributes).filter(
    ([name]) => name.endsWith('product_image_locator') || /_locator_\d$/.test(name),
  )
  listing.picture_urls = pictures.map(([, value]) => String(value?.[0]?.media_location ?? ''))
  if (parent_sku) {
    const variant: ListingVariant = {
      variant_id: sku,
      sku,
      price: priceOf(first(attributes, 'purchasable_offer')),
      options: { color: textOf(attributes, 'color'), size: textOf(attributes, 'size') },
      quantity: Number(first(attributes, 'fulfillment_availability').quantity ?? 0),
    }
    listing.variants = [...listing.variants.filter((known) => known.sku !== sku), variant]
  }
  listing.updated_ms = world.nowMs()
  world.book.listings.set(key, listing)
  world.book.touch()
}

const submission = (sku: string, status: string, issues: readonly object[] = []) => ({
  sku,
  status,
  submissionId: hex(32),
  issues,
})

type Call = {
  readonly shop: Shop
  readonly sku: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function put(world: World, { shop, sku, request, reply }: Call) {
  const body = jsonOf(request) ?? {}
  const reason = fieldFault(body, Put)
  if (reason) {
    world.violate(request, reason)
    return refuse(reply, 400, 'InvalidInput', reason)
  }
  const attributes = body.attributes as Attributes
  const theirs = protectedName(textOf(attributes, 'item_name'))
  if (theirs) {
    const message = `The name '${theirs}' is protected; you need the brand's approval.`
    const issue = { code: '18299', message, severity: 'ERROR', attributeNames: ['item_name'] }
    return sendJson(reply, submission(sku, 'INVALID', [issue]))
  }
  const title = textOf(attributes, 'item_name')
  if (isChinese(title) || /[!$?_{}^¬¦]/.test(title)) {
    const message = 'The title holds characters that are not allowed here.'
    const issue = { code: '90244', message, severity: 'ERROR', attributeNames: ['item_name'] }
    return sendJson(reply, submission(sku, 'INVALID', [issue]))
  }
  const given = Object.keys(attributes).filter((name) => textOf(attributes, name) !== '')
  const missing = [
    ...['item_name', 'brand', 'product_description'].filter((name) => !given.includes(name)),
    ...missingAttributes(String(body.productType), given),
  ]
  if (missing.length > 0) {
    const issues = missing.map((name) => ({
      code: '90220',
      message: `'${name}' is required but missing.`,
      severity: 'ERROR',
      attributeNames: [name],
    }))
    return sendJson(reply, submission(sku, 'INVALID', issues))
  }
  putItem(world, shop, sku, attributes)
  return sendJson(reply, submission(sku, 'ACCEPTED'))
}

function patch(world: World, { shop, sku, request, reply }: Call) {
  const body = jsonOf(request) ?? {}
  const reason = fieldFault(body, Patch)
  if (reason) {
    world.violate(request, reason)
    return refuse(reply, 400, 'InvalidInput', reason)
  }
  const variant = world.book
    .listingsOf(shop.shop_id)
    .flatMap(({ variants }) => variants)
    .find((known) => known.sku === sku)
  if (!variant) return refuse(reply, 404, 'NotFound', 'SKU not found')
  for (const { path, value } of body.patches as { path: string; value: Record<string, unknown>[] }[]) {
    if (path.endsWith('fulfillment_availability')) variant.quantity = Number(value[0]?.quantity ?? 0)
    if (path.endsWith('purchasable_offer')) variant.price = priceOf(value[0] ?? {})
  }
  world.book.touch()
  return sendJson(reply, submission(sku, 'ACCEPTED'))
}

/** A child is removed alone; a parent without children cannot be bought. */
function remove(world: World, { shop, sku, reply }: Call) {
  const own = world.book.listingsOf(shop.shop_id)
  const listing = own.find(({ extra, variants }) => extra.sku === sku || variants.some((known) => known.sku === sku))
  if (!listing) return refuse(reply, 404, 'NotFound', 'SKU not found')
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
      const fault = fieldFault(queryOf(request), { marketplaceIds: oneOf(marketplaceIdOf(shop)) })
      if (fault || seller !== shop.shop_id) {
        world.violate(request, fault ?? 'another seller')
        return refuse(reply, 400, 'InvalidInput', fault ?? 'Wrong seller')
      }
      return answer(world, { shop, sku, request, reply })
    }
  scope.put(path, call(put))
  scope.patch(path, call(patch))
  scope.delete(path, call(remove))
}
