import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Check, fieldFault, list, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { makeListing, ownListing, protectedName } from '../core/listings.ts'
import type { Listing, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import type { Guard } from './storefront.ts'

/** How storefront platforms differ in selling products; the rest is the same for them. */
export interface ProductDialect {
  readonly guard: Guard
  readonly refuse: (reply: FastifyReply, status: number, message: string) => unknown
  readonly create_path: string
  readonly product_path: string
  readonly variant_path: string
  /** Fields of a variant besides the common ones. */
  readonly variant_fields: Readonly<Record<string, Check>>
  /** What may be changed of one variant alone, besides its price. */
  readonly variant_changes: Readonly<Record<string, Check>>
  /** Fields besides the common ones. */
  readonly fields: Readonly<Record<string, Check>>
  /** The field with the caller's own name for a product, by which it can be found. */
  readonly own_key: string
  /** The state a change asks for, if any. */
  readonly stateOf: (product: Record<string, unknown>) => Listing['state'] | null
}

const MAX_TITLE = 255
const MAX_VARIANTS = 300

const price = matching(/^\d+(\.\d{1,2})?$/)
const variantFields = {
  id: optional(text()),
  sku: text(100),
  price,
  weight: optional(matching(/^\d+(\.\d{1,2})?$/)),
  weight_unit: optional(oneOf('g', 'kg', 'lb', 'oz')),
  barcode: optional(text(255)),
  option1: optional(text()),
  option2: optional(text()),
  option3: optional(text()),
}
const common = {
  title: optional(text(MAX_TITLE)),
  vendor: optional(text(255, 0)),
  options: optional(list(shape({ name: text(), values: list(text(), 100) }), 3)),
  images: optional(
    list(shape({ id: optional(text()), src: matching(/^https?:\/\//), alt: optional(text(512, 0)) }), 250, 0),
  ),
}

interface Sent {
  readonly title?: string
  readonly images?: { id?: string; src: string; alt?: string }[]
  readonly options?: { name: string }[]
  readonly variants?: ({ id?: string; sku: string; price: string; inventory_quantity?: number } & Record<
    string,
    string | number
  >)[]
}

interface Picture {
  readonly id: string
  readonly src: string
  readonly alt: string
  /** Where it was fetched from: shown to people here, not told to apps. */
  readonly source: string
}
const getPictures = ({ extra }: Listing): readonly Picture[] => (extra.pictures as readonly Picture[] | undefined) ?? []

const shown = (listing: Listing) => ({
  id: listing.product_id,
  title: listing.title,
  published: listing.state === 'live',
  images: getPictures(listing).map(({ id, src, alt }) => ({ id, src, alt })),
  variants: listing.variants.map(({ variant_id: id, sku, price: amount, quantity }) => ({
    id,
    sku,
    price: amount,
    inventory_item_id: `570${id}`,
    inventory_quantity: quantity,
  })),
})

/** Variants that are no longer listed are removed. */
function apply(world: World, listing: Listing, sent: Sent): void {
  listing.title = sent.title ?? listing.title
  const pictures = sent.images?.map(
    ({ id, src, alt = '' }) =>
      getPictures(listing).find((known) => known.id === id) ?? {
        id: digits(19),
        src: `https://img.example/${digits(12)}.png`,
        alt: alt || src,
        source: src,
      },
  )
  if (pictures) {
    listing.extra.pictures = pictures
    listing.picture_urls = pictures.map(({ source }) => source)
  }
  if (sent.variants) {
    const before = new Map(listing.variants.map(({ variant_id, quantity }) => [variant_id, quantity]))
    listing.variants = sent.variants.map((variant) => ({
      variant_id: variant.id ?? digits(14),
      sku: variant.sku,
      options: Object.fromEntries(
        (sent.options ?? []).map(({ name }, at) => [name, String(variant[`option${at + 1}`] ?? '')]),
      ),
      price: variant.price,
      quantity: variant.inventory_quantity ?? before.get(variant.id ?? '') ?? 0,
    }))
  }
  listing.updated_ms = world.nowMs()
  world.book.touch()
}

type Named = { Params: { id: string } }

export function addProducts(scope: FastifyInstance, world: World, dialect: ProductDialect): void {
  const { guard, refuse, own_key } = dialect
  const byKey = (shop: Shop, key: unknown) =>
    world.book.listingsOf(shop.shop_id).find((listing) => listing.extra.own_key === key && key !== undefined)
  const read = (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    check: Check,
  ): Record<string, unknown> | null => {
    const body = findJson(request) ?? {}
    const fault = fieldFault(body, { [name]: check })
    const sent = body[name] as Record<string, unknown>
    const theirs = fault ? null : protectedName(String(sent.title ?? ''))
    if (!fault && !theirs) return sent
    if (fault) world.violate(request, fault)
    refuse(reply, 422, fault ?? `title contains the protected name ${theirs}`)
    return null
  }
  const variants = optional(list(shape({ ...variantFields, ...dialect.variant_fields }), MAX_VARIANTS))
  const product = shape({ ...common, variants, [own_key]: optional(text(100)), ...dialect.fields })

  scope.post(dialect.create_path, async (request, reply) => {
    const shop = guard(world, request, reply)
    const sent = shop && read(request, reply, 'product', product)
    if (!shop || !sent) return reply
    const known = byKey(shop, sent[own_key])
    if (known) return sendJson(reply, { product: shown(known) })
    const listing = makeListing(world, shop, {
      product_id: digits(14),
      title: '',
      state: dialect.stateOf(sent) ?? 'live',
      extra: { own_key: String(sent[own_key] ?? '') },
    })
    apply(world, listing, sent as Sent)
    return sendJson(reply, { product: shown(listing) })
  })

  scope.get(dialect.create_path, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const found = byKey(shop, toQuery(request)[own_key])
    return sendJson(reply, { products: found ? [shown(found)] : [] })
  })

  scope.get<Named>(dialect.product_path, async (request, reply) => {
    const shop = guard(world, request, reply)
    const listing = shop && ownListing(world, shop, request.params.id)
    if (!shop) return reply
    return listing ? sendJson(reply, { product: shown(listing) }) : refuse(reply, 404, 'Not Found')
  })

  scope.put<Named>(dialect.product_path, async (request, reply) => {
    const shop = guard(world, request, reply)
    const sent = shop && read(request, reply, 'product', product)
    if (!shop || !sent) return reply
    const listing = ownListing(world, shop, request.params.id)
    if (!listing) return refuse(reply, 404, 'Not Found')
    listing.state = dialect.stateOf(sent) ?? listing.state
    apply(world, listing, sent as Sent)
    return sendJson(reply, { product: shown(listing) })
  })
  addVariants(scope, world, dialect)
}

/** Price and stock alone. */
function addVariants(
  scope: FastifyInstance,
  world: World,
  { guard, refuse, variant_path, variant_changes }: ProductDialect,
): void {
  const check = shape({ price: optional(price), ...variant_changes })
  scope.put<Named>(variant_path, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const fault = fieldFault(body, { variant: check })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 422, fault)
    }
    const sent = body.variant as { price?: string; inventory_quantity?: number }
    const variant = world.book
      .listingsOf(shop.shop_id)
      .flatMap((listing) => listing.variants)
      .find((each) => each.variant_id === request.params.id)
    if (!variant) return refuse(reply, 404, 'Not Found')
    variant.price = sent.price ?? variant.price
    variant.quantity = sent.inventory_quantity ?? variant.quantity
    world.book.touch()
    return sendJson(reply, { variant: { id: variant.variant_id, sku: variant.sku } })
  })
}
