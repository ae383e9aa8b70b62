import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Check,
  digitsBetween,
  fieldFault,
  int,
  list,
  matching,
  number,
  oneOf,
  optional,
  shape,
  text,
} from '../core/field-checks.ts'
import { findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import { changeListing, isChinese, makeListing, ownListing, protectedName, reviewed } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

type Guard = (request: FastifyRequest, reply: FastifyReply) => Shop | null
const answer = (reply: FastifyReply, data: unknown) => sendJson(reply, { code: 0, message: '', data })
const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  sendJson(reply, { code, message, data: null }, status)

const status = oneOf('ENABLED', 'DISABLED')
const money = shape({ amount: number, currency_code: oneOf('USD', 'EUR') })
const option = shape({ name: matching(/^[A-Z]+$/), value: text(50) })
const image = shape({ url: matching(/^https?:\/\//) })
const whole = shape({
  id: optional(text()),
  sku: text(100),
  status,
  price: money,
  inventory: int(0),
  options: list(option, 2, 0),
})
const change = shape({
  id: text(),
  status: optional(status),
  price: optional(money),
  inventory: optional(int(0)),
  sku: optional(text(100)),
  options: optional(list(option, 2, 0)),
})
/** A variation is either new and complete, or known and named. */
const variation: Check = (value) => ((value as { id?: string } | null)?.id ? change(value) : whole(value))
const product = {
  name: text(300),
  description: text(4000),
  parent_sku: text(100),
  main_image: image,
  brand: optional(text(60)),
  extra_images: list(image, 19, 0),
  variations: list(variation, 200),
}
const states: Record<Listing['state'], string> = {
  live: 'APPROVED',
  offline: 'APPROVED',
  pending: 'PENDING',
  rejected: 'REJECTED',
}

interface SentVariation {
  readonly id?: string
  readonly sku?: string
  readonly status?: string
  readonly price?: { readonly amount: number }
  readonly inventory?: number
  readonly options?: readonly { readonly name: string; readonly value: string }[]
}
type Sent = {
  readonly name?: string
  readonly parent_sku?: string
  readonly main_image?: { readonly url: string }
  readonly extra_images?: readonly { readonly url: string }[]
  readonly variations: readonly SentVariation[]
}

const shown = (listing: Listing) => ({
  id: listing.product_id,
  name: listing.title,
  parent_sku: listing.extra.parent_sku,
  status: states[listing.state],
  rejection_reason: '',
  variations: listing.variants.map((variant) => ({
    id: variant.variant_id,
    sku: variant.sku,
    inventory: variant.quantity,
    price: { amount: Number(variant.price) },
    status: variant.is_off ? 'DISABLED' : 'ENABLED',
  })),
})

const applied = (sent: SentVariation, known?: ListingVariant): ListingVariant => ({
  variant_id: known?.variant_id ?? hex(24),
  sku: sent.sku ?? known?.sku ?? '',
  price: sent.price?.amount.toFixed(2) ?? known?.price ?? '0.00',
  quantity: sent.inventory ?? known?.quantity ?? 0,
  is_off: sent.status === undefined ? (known?.is_off ?? false) : sent.status === 'DISABLED',
  options: sent.options
    ? Object.fromEntries(sent.options.map((each) => [each.name, each.value]))
    : (known?.options ?? {}),
})

const getPictures = ({ main_image, extra_images }: Sent): string[] =>
  main_image ? [main_image.url, ...(extra_images ?? []).map(({ url }) => url)] : []

/** Variations that are not named stay as they were; disabled ones are no longer sold. */
function apply(world: World, listing: Listing, sent: Sent): string | null {
  const named = new Map(sent.variations.flatMap((each) => (each.id ? [[each.id, each] as const] : [])))
  const stranger = [...named.keys()].find((id) => !listing.variants.some(({ variant_id }) => variant_id === id))
  if (stranger) return `variation ${stranger} does not exist`
  const kept = listing.variants.map((known) => {
    const one = named.get(known.variant_id)
    return one ? applied(one, known) : known
  })
  const variants = [...kept, ...sent.variations.filter(({ id }) => !id).map((each) => applied(each))]
  const is_off = variants.every((variant) => variant.is_off)
  changeListing(world, listing, {
    title: sent.name ?? listing.title,
    variants,
    picture_urls: sent.main_image ? getPictures(sent) : listing.picture_urls,
    state: is_off ? 'offline' : listing.state === 'offline' ? 'live' : listing.state,
  })
  return null
}

type Named = { Params: { id: string } }

export function addProducts(scope: FastifyInstance, world: World, guard: Guard): void {
  /** Null when it was refused, and answered. */
  const read = (request: FastifyRequest, reply: FastifyReply, fields: Record<string, Check>): Sent | null => {
    const body = findJson(request) ?? {}
    const fault = getContentType(request) === 'application/json' ? fieldFault(body, fields) : 'send application/json'
    if (fault) {
      world.violate(request, fault)
      refuse(reply, 400, 1001, fault)
      return null
    }
    const sent = body as Sent
    const name = protectedName(sent.name ?? '')
    if (!name && isChinese(sent.name ?? '')) {
      refuse(reply, 400, 1001, 'name: only English is taken')
      return null
    }
    if (!name) return sent
    refuse(reply, 400, 1001, `name: "${name}" is a protected brand`)
    return null
  }

  scope.get('/api/v3/products', async (request, reply) => {
    const shop = guard(request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const fault = fieldFault(query, { parent_sku: text(100), limit: digitsBetween(1, 500) })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const found = world.book.listingsOf(shop.shop_id).filter(({ extra }) => extra.parent_sku === query.parent_sku)
    return answer(reply, found.slice(0, Number(query.limit)).map(shown))
  })

  scope.post('/api/v3/products', async (request, reply) => {
    const shop = guard(request, reply)
    const sent = shop && read(request, reply, product)
    if (!shop || !sent) return reply
    const known = world.book.listingsOf(shop.shop_id).some(({ extra }) => extra.parent_sku === sent.parent_sku)
    if (known) return refuse(reply, 400, 1005, 'parent_sku exists already')
    const listing = makeListing(world, shop, {
      product_id: hex(24),
      title: sent.name ?? '',
      picture_urls: getPictures(sent),
      state: 'pending',
      variants: sent.variations.map((each) => applied(each)),
      extra: { parent_sku: sent.parent_sku },
    })
    return answer(reply, shown(listing))
  })

  scope.get<Named>('/api/v3/products/:id', async (request, reply) => {
    const shop = guard(request, reply)
    if (!shop) return reply
    const listing = ownListing(world, shop, request.params.id)
    if (!listing) return refuse(reply, 404, 1004, 'Product not found')
    reviewed(world, listing)
    return answer(reply, shown(listing))
  })

  scope.put<Named>('/api/v3/products/:id', async (request, reply) => {
    const shop = guard(request, reply)
    const fields = Object.entries(product).map(([name, check]) => [
      name,
      name === 'variations' ? check : optional(check),
    ])
    const sent = shop && read(request, reply, Object.fromEntries(fields))
    if (!shop || !sent) return reply
    const listing = ownListing(world, shop, request.params.id)
    if (!listing) return refuse(reply, 404, 1004, 'Product not found')
    const fault = apply(world, listing, sent)
    return fault ? refuse(reply, 400, 1001, fault) : answer(reply, shown(listing))
  })
}
