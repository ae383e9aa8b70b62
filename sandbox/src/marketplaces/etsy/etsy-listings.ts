import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import {
  anything,
  bool,
  fieldFault,
  int,
  list,
  number,
  oneOf,
  optional,
  type Shape,
  shape,
  text,
} from '../core/field-checks.ts'
import { bodyText, findJson, getContentType, sendJson, toForm, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { isChinese, makeListing, protectedName } from '../core/listings.ts'
import type { Listing } from '../core/model.ts'
import { centsText, getCents } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { refuse, refuseContent, shopFor, userFor } from './etsy-guard.ts'

const New = {
  quantity: int(1, 999),
  title: text(140),
  description: text(100_000),
  price: number,
  who_made: oneOf('i_did', 'someone_else', 'collective'),
  when_made: text(40),
  is_supply: bool,
  taxonomy_id: int(1),
  shipping_profile_id: int(1),
  readiness_state_id: int(1),
  tags: optional(list(text(20), 13)),
  type: optional(oneOf('physical')),
  production_partner_ids: optional(list(int(1), 10)),
}
const Change = {
  title: optional(text(140)),
  description: optional(text(100_000)),
  tags: optional(list(text(20), 13)),
  state: optional(oneOf('active', 'inactive', 'draft')),
  production_partner_ids: optional(list(int(1), 10)),
  return_policy_id: optional(int(1)),
}
const offering = shape({
  price: number,
  quantity: int(0, 999),
  is_enabled: bool,
  readiness_state_id: optional(anything),
})
const Inventory = {
  products: list(
    shape({
      sku: text(32, 0),
      property_values: list(
        shape({
          property_id: int(1),
          property_name: text(45),
          scale_id: optional(anything),
          value_ids: list(int(1), 10, 0),
          values: list(text(60), 1),
        }),
        2,
        0,
      ),
      offerings: list(offering, 1),
    }),
    400,
  ),
  price_on_property: anything,
  quantity_on_property: anything,
  sku_on_property: anything,
  readiness_state_on_property: optional(anything),
}

interface WantedProduct {
  readonly sku: string
  readonly property_values: readonly {
    readonly property_id: number
    readonly property_name: string
    readonly values: string[]
  }[]
  readonly offerings: readonly { readonly price: number; readonly quantity: number }[]
}

const listingBody = (listing: Listing) => ({
  listing_id: Number(listing.product_id),
  title: listing.title,
  state: listing.extra.state,
  tags: (listing.extra.tags as string[] | undefined) ?? [],
})

const inventoryBody = (listing: Listing) => ({
  products: listing.variants.map((variant) => ({
    product_id: Number(variant.variant_id),
    sku: variant.sku,
    is_deleted: false,
    property_values: Object.entries(variant.options).map(([property_name, value], at) => ({
      property_id: 513 + at,
      property_name,
      scale_id: null,
      scale_name: null,
      value_ids: [at + 1],
      values: [value],
    })),
    offerings: [
      {
        offering_id: 1,
        quantity: variant.quantity,
        is_enabled: true,
        is_deleted: false,
        readiness_state_id: 1,
        price: { amount: getCents(variant.price), divisor: 100, currency_code: 'USD' },
      },
    ],
  })),
  price_on_property: [513],
  quantity_on_property: [513],
  sku_on_property: [513],
})

const numbers = new Set([
  'quantity',
  'price',
  'taxonomy_id',
  'shipping_profile_id',
  'readiness_state_id',
  'return_policy_id',
])

/** Listings come as forms: numbers and flags as text, lists with commas. */
function formFields(request: FastifyRequest): Record<string, unknown> | null {
  if (getContentType(request) !== 'application/x-www-form-urlencoded') return null
  const getField = (name: string, value: string): unknown => {
    if (name === 'tags') return value.split(',')
    if (name === 'production_partner_ids') return value.split(',').map(Number)
    if (name === 'is_supply') return value === 'true'
    return numbers.has(name) ? Number(value) : value
  }
  return Object.fromEntries(Object.entries(toForm(request)).map(([name, value]) => [name, getField(name, value)]))
}

function bodyFor(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape) {
  const body = fields === Inventory ? findJson(request) : formFields(request)
  const reason = body ? fieldFault(body, fields) : 'the wrong kind of body'
  if (body && !reason) return body
  world.violate(request, reason ?? '')
  refuse(reply, 400, reason ?? '')
  return null
}

function saveInventory(world: World, listing: Listing, body: Record<string, unknown>): void {
  listing.variants = (body.products as WantedProduct[]).map((product) => ({
    variant_id: listing.variants.find(({ sku }) => sku === product.sku)?.variant_id ?? digits(11),
    sku: product.sku,
    options: Object.fromEntries(product.property_values.map((value) => [value.property_name, value.values[0] ?? ''])),
    price: centsText(Math.round((product.offerings[0]?.price ?? 0) * 100)),
    quantity: product.offerings[0]?.quantity ?? 0,
  }))
  listing.updated_ms = world.nowMs()
  world.book.touch()
}

const CENTS_MIN = 20
const CENTS_MAX = 5_000_000

/** What the reference says of titles and prices; Chinese is none of the languages shops may list in. */
function contentFault(title: string, price: number): string | null {
  const name = protectedName(title)
  if (name) return `title: "${name}" is a protected trademark`
  if (/[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u.test(title)) return 'title: contains characters that are not allowed'
  if ([...'%:&+'].some((char) => title.split(char).length > 2)) return 'title: %, :, & and + may be used once each'
  if (isChinese(title)) return 'title: is not written in a language of the shop'
  const cents = Math.round(price * 100)
  return cents < CENTS_MIN || cents > CENTS_MAX ? 'price: must be between 0.20 and 50000.00' : null
}

const states = { active: 'live', inactive: 'offline', draft: 'offline' } as const

export function addListings(scope: FastifyInstance, world: World): void {
  const base = '/v3/application/shops/:shop_id/listings'
  const known = (request: FastifyRequest, reply: FastifyReply, shop_id: string): Listing | null => {
    const listing = world.book.listings.get((request.params as { id: string }).id)
    if (listing?.shop_id === shop_id) return listing
    refuse(reply, 404, 'Listing not found')
    return null
  }
  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { state = 'active' } = toQuery(request)
    const all = world.book.listingsOf(shop.shop_id).filter((listing) => listing.extra.state === state)
    return sendJson(reply, { count: all.length, results: all.map(listingBody) })
  })
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const body = shop && bodyFor(world, request, reply, New)
    if (!shop || !body) return reply
    const fault = contentFault(String(body.title), Number(body.price))
    const [path = '', ...said] = (fault ?? '').split(': ')
    if (fault) return refuseContent(reply, path, said.join(': '))
    const listing = makeListing(world, shop, {
      product_id: digits(10),
      title: String(body.title),
      state: 'offline',
      extra: { ...body, state: 'draft' },
    })
    return sendJson(reply, listingBody(listing), 201)
  })
  scope.patch(`${base}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(request, reply, shop.shop_id)
    const body = listing && bodyFor(world, request, reply, Change)
    if (!listing || !body) return reply
    if (body.state === 'active' && listing.picture_urls.length === 0) {
      return refuse(reply, 400, 'A listing needs an image before it can be active')
    }
    const given = (listing.extra.properties as number[] | undefined) ?? []
    const lacks = body.state === 'active' ? missingField(Number(listing.extra.taxonomy_id), given) : null
    if (lacks) return refuse(reply, 400, `The property ${lacks.name} is required in this category`)
    if (body.title !== undefined) listing.title = String(body.title)
    if (body.tags !== undefined) listing.extra = { ...listing.extra, tags: body.tags }
    if (body.state !== undefined) {
      listing.state = states[body.state as keyof typeof states]
      listing.extra = { ...listing.extra, state: body.state }
    }
    world.book.touch()
    return sendJson(reply, listingBody(listing))
  })
  scope.post(`${base}/:id/images`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const listing = shop && known(request, reply, shop.shop_id)
    if (!listing) return reply
    const form = bodyText(request)
    if (getContentType(request) !== 'multipart/form-data' || !/name="image"/.test(form) || !/name="rank"/.test(form)) {
      world.violate(request, 'image and rank as multipart')
      return refuse(reply, 400, 'image and rank are required')
    }
    listing.picture_urls.push(`etsy-image-${listing.picture_urls.length + 1}`)
    world.book.touch()
    return sendJson(reply, { listing_image_id: Number(digits(9)) }, 201)
  })
  scope.get('/v3/application/listings/:id/images', async (request, reply) => {
    const shop = userFor(world, request, reply)
    const listing = shop && known(request, reply, shop.shop_id)
    if (!listing) return reply
    const results = listing.picture_urls.map((_, at) => ({ listing_image_id: at + 1, rank: at + 1 }))
    return sendJson(reply, { count: results.length, results })
  })
  addInventory(scope, world, known)
}

function addInventory(
  scope: FastifyInstance,
  world: World,
  known: (request: FastifyRequest, reply: FastifyReply, shop_id: string) => Listing | null,
): void {
  const path = '/v3/application/listings/:id/inventory'
  scope.get(path, async (request, reply) => {
    const shop = userFor(world, request, reply)
    const listing = shop && known(request, reply, shop.shop_id)
    return listing ? sendJson(reply, inventoryBody(listing)) : reply
  })
  scope.put(path, async (request, reply) => {
    const shop = userFor(world, request, reply)
    const listing = shop && known(request, reply, shop.shop_id)
    const body = listing && bodyFor(world, request, reply, Inventory)
    if (!listing || !body) return reply
    saveInventory(world, listing, body)
    return sendJson(reply, inventoryBody(listing))
  })
}
