import type { FastifyInstance, FastifyReply } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import { type Check, int, list, matching, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { findJson, rawBody } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import { isChinese, ownListing, protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { versionFault } from './tiktok-catalogue.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'
import { WAREHOUSE } from './tiktok-packages.ts'

const amount = matching(/^\d+(\.\d{1,2})?$/)
/** The shop's warehouse is in China, so the price buyers see has a field of its own. */
const price: Check = shape({ amount, sale_price: amount, currency: text(3, 3) })
const inventory = list(shape({ warehouse_id: oneOf(WAREHOUSE), quantity: int(0) }), 5)
const sku = shape({
  id: optional(text()),
  seller_sku: text(50),
  price,
  inventory,
  sales_attributes: list(shape({ name: text(20), value_name: text(50) }), 3, 0),
})
const product: Shape = {
  save_mode: oneOf('LISTING'),
  title: text(255, 25),
  description: text(10_000),
  category_id: text(),
  category_version: optional(oneOf('v1', 'v2')),
  package_dimensions: shape({
    length: matching(/^[1-9]\d*$/),
    width: matching(/^[1-9]\d*$/),
    height: matching(/^[1-9]\d*$/),
    unit: oneOf('CENTIMETER'),
  }),
  size_chart: optional(shape({ image: optional(shape({ uri: text() })), template: optional(shape({ id: text() })) })),
  main_images: list(shape({ uri: text() }), 9),
  skus: list(sku, 100),
  idempotency_key: optional(text(100)),
  product_attributes: optional(
    list(shape({ id: text(), values: list(shape({ id: optional(text()), name: text(100) }), 10) }), 100, 0),
  ),
  package_weight: shape({ value: matching(/^\d+(\.\d+)?$/), unit: oneOf('KILOGRAM') }),
}

type Sent = {
  readonly title: string
  readonly category_id: string
  readonly category_version?: string
  readonly product_attributes?: { id: string }[]
  readonly main_images: { uri: string }[]
  readonly idempotency_key?: string
  readonly skus: {
    id?: string
    seller_sku: string
    price: { sale_price: string }
    inventory: { quantity: number }[]
    sales_attributes: { name: string; value_name: string }[]
  }[]
}

function apply(world: World, listing: Listing, sent: Sent): void {
  listing.title = sent.title
  listing.picture_urls = sent.main_images.map(({ uri }) => uri)
  listing.variants = sent.skus.map((each) => ({
    variant_id: each.id ?? `17${digits(17)}`,
    sku: each.seller_sku,
    price: each.price.sale_price,
    quantity: each.inventory[0]?.quantity ?? 0,
    options: Object.fromEntries(each.sales_attributes.map(({ name, value_name }) => [name, value_name])),
  }))
  listing.updated_ms = world.nowMs()
  world.book.touch()
}

const statuses: Record<Listing['state'], string> = {
  live: 'ACTIVATE',
  pending: 'PENDING',
  rejected: 'FAILED',
  offline: 'SELLER_DEACTIVATED',
}
type Named = { Params: { id: string } }
const noProduct = (reply: FastifyReply) => refuse(reply, 12_052_023, 'Product not exist')

function addMaking(scope: FastifyInstance, world: World): void {
  scope.post('/product/202309/images/upload', async (request, reply) => {
    if (!guard(world, request, reply, { cipher: false, multipart: true })) return reply
    const body = rawBody(request)
    if (!body.includes('name="data"') || !body.includes('name="use_case"')) {
      world.violate(request, 'data and use_case are needed')
      return refuse(reply, 36_009_003, 'data and use_case are needed')
    }
    const uri = `tos-useast/${hex(32)}`
    const use_case = /\b(MAIN_IMAGE|SIZE_CHART_IMAGE)\b/.exec(body.toString('latin1'))?.[0] ?? ''
    return answer(reply, { uri, url: `https://tiktok.example/${uri}`, width: 600, height: 600, use_case })
  })
  scope.post('/product/202309/products', async (request, reply) => {
    const shop = guard(world, request, reply, { body: product })
    if (!shop) return reply
    const sent = findJson(request) as Sent
    const wrong_version = versionFault(shop, sent.category_version)
    if (wrong_version) return refuse(reply, 12_052_217, wrong_version)
    const given = (sent.product_attributes ?? []).map(({ id }) => Number(id))
    const lacks = missingField(Number(sent.category_id), given)
    if (lacks) return refuse(reply, 12_052_220, `The product attribute ${lacks.name} is required`)
    const name = protectedName(sent.title)
    if (name) return refuse(reply, 12_052_700, `The title holds the protected name ${name}`)
    if (isChinese(sent.title)) return refuse(reply, 12_052_701, `The title is not written in a language of this market`)
    const { idempotency_key = '' } = sent
    const known = world.book
      .listingsOf(shop.shop_id)
      .find((each) => idempotency_key && each.extra.idempotency_key === idempotency_key)
    const now_ms = world.nowMs()
    const listing: Listing = known ?? {
      product_id: `17${digits(17)}`,
      shop_id: shop.shop_id,
      title: '',
      state: 'live',
      picture_urls: [],
      variants: [],
      issues: [],
      created_ms: now_ms,
      updated_ms: now_ms,
      extra: { idempotency_key },
    }
    if (!known) {
      world.book.listings.set(listing.product_id, listing)
      apply(world, listing, sent)
    }
    return answer(reply, {
      product_id: listing.product_id,
      skus: listing.variants.map((each) => ({ id: each.variant_id, seller_sku: each.sku })),
    })
  })
}

function addChanging(scope: FastifyInstance, world: World): void {
  scope.get<Named>('/product/202309/products/:id', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const listing = ownListing(world, shop, request.params.id)
    if (!listing) return noProduct(reply)
    const skus = listing.variants.map((each) => ({
      id: each.variant_id,
      seller_sku: each.sku,
      price: { sale_price: each.price, tax_exclusive_price: each.price, currency: shop.currency },
      inventory: [{ warehouse_id: WAREHOUSE, quantity: each.quantity }],
    }))
    const main_images = listing.picture_urls.map((uri) => ({ uri, width: 600, height: 600 }))
    const status = statuses[listing.state]
    return answer(reply, { id: listing.product_id, title: listing.title, status, main_images, skus })
  })
  scope.put<Named>('/product/202309/products/:id', async (request, reply) => {
    const shop = guard(world, request, reply, { body: product })
    if (!shop) return reply
    const listing = ownListing(world, shop, request.params.id)
    if (!listing) return noProduct(reply)
    apply(world, listing, findJson(request) as Sent)
    return answer(reply, { product_id: listing.product_id })
  })
  const stock = (variant: ListingVariant, sent: Sent['skus'][number]) => {
    variant.quantity = sent.inventory[0]?.quantity ?? 0
  }
  const cost = (variant: ListingVariant, sent: Sent['skus'][number]) => {
    variant.price = sent.price.sale_price
  }
  const changes = [
    ['inventory', shape({ id: text(), inventory }), stock],
    ['prices', shape({ id: text(), price }), cost],
  ] as const
  for (const [word, check, change] of changes) {
    scope.post<Named>(`/product/202309/products/:id/${word}/update`, async (request, reply) => {
      const shop = guard(world, request, reply, { body: { skus: list(check, 100) } })
      if (!shop) return reply
      const listing = ownListing(world, shop, request.params.id)
      if (!listing) return noProduct(reply)
      for (const sent of (findJson(request) as Sent).skus) {
        const variant = listing.variants.find((each) => each.variant_id === sent.id)
        if (!variant) return refuse(reply, 12_052_048, 'SKU not exist')
        change(variant, sent)
      }
      world.book.touch()
      return answer(reply, {})
    })
  }
  for (const [word, state] of [['activate', 'live'] as const, ['deactivate', 'offline'] as const]) {
    scope.post(`/product/202309/products/${word}`, async (request, reply) => {
      const shop = guard(world, request, reply, { body: { product_ids: list(text(), 20) } })
      if (!shop) return reply
      for (const id of (findJson(request) as { product_ids: string[] }).product_ids) {
        const listing = ownListing(world, shop, id)
        if (!listing) return noProduct(reply)
        listing.state = state
      }
      world.book.touch()
      return answer(reply, {})
    })
  }
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addMaking(scope, world)
  addChanging(scope, world)
}
