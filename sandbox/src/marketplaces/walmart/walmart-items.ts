import { randomUUID } from 'node:crypto'
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
  shape,
  text,
} from '../core/field-checks.ts'
import { bodyText, findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import { letters } from '../core/ids.ts'
import { changeListing, makeListing, ownListing, protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { guard, refuse } from './walmart-guard.ts'

const header = shape({
  // Specifications are dated.
  version: matching(/^5\.0\.\d{8}-\d\d_\d\d_\d\d(-api)?$/),
  locale: oneOf('en'),
  businessUnit: oneOf('WALMART_US'),
})
const orderable = shape({
  sku: text(50),
  price: number,
  quantity: int(0),
  productIdentifiers: shape({ productIdType: oneOf('GTIN', 'UPC', 'EAN'), productId: matching(/^(CUSTOM|\d{8,14})$/) }),
  ShippingWeight: number,
})
/** All fields of a product type, with the platform's own names for the choices. */
const visible: Check = (value) => {
  const [entry, ...more] = Object.values((value ?? {}) as Record<string, Record<string, unknown>>)
  if (!entry || more.length > 0) return 'must hold one product type'
  const { productName, brand, keyFeatures, shortDescription, mainImageUrl } = entry
  const { productSecondaryImageURL, variantGroupId, variantAttributeNames } = entry
  const group = { productSecondaryImageURL, variantGroupId, variantAttributeNames }
  const fault = fieldFault(
    { productName, brand, keyFeatures, shortDescription, mainImageUrl, ...group },
    {
      productName: text(199),
      brand: text(60, 0),
      keyFeatures: list(text(1000), 10, 0),
      shortDescription: text(4000, 0),
      mainImageUrl: matching(/^https?:\/\//),
      variantGroupId: text(300),
      productSecondaryImageURL: list(matching(/^https?:\/\//), 8, 0),
      variantAttributeNames: list(text(), 3, 0),
    },
  )
  const names = (variantAttributeNames ?? []) as string[]
  return fault ?? (names.every((name) => typeof entry[name] === 'string') ? null : 'a choice is missing')
}
const feedFields = {
  MPItemFeedHeader: header,
  MPItem: list(shape({ Orderable: orderable, Visible: visible }), 10_000),
}

interface SentItem {
  readonly Orderable: {
    readonly sku: string
    readonly price: number
    readonly quantity: number
  }
  readonly Visible: Record<string, Record<string, unknown>>
}
interface Feed {
  readonly shop_id: string
  readonly items: readonly SentItem[]
  asked: boolean
}

/** The one file of a form. */
function findFile(request: FastifyRequest): Record<string, unknown> | null {
  const [, part = ''] = /name="file"[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(bodyText(request)) ?? []
  try {
    return JSON.parse(part) as Record<string, unknown>
  } catch {
    return null
  }
}

const getDetails = (item: SentItem): Record<string, unknown> => Object.values(item.Visible)[0] ?? {}
const groupId = (shop_id: string, item: SentItem) => `${shop_id}:${String(getDetails(item).variantGroupId)}`

/** Items of a group are one listing here. */
function ingest(world: World, shop: Shop, item: SentItem): ListingVariant {
  const { Orderable } = item
  const details = getDetails(item)
  const product_id = groupId(shop.shop_id, item)
  const pictures = [details.mainImageUrl, ...(details.productSecondaryImageURL as string[])].map(String)
  const given = { title: String(details.productName), picture_urls: pictures, state: 'live' } as const
  const listing =
    ownListing(world, shop, product_id) ?? makeListing(world, shop, { ...given, product_id, variants: [] })
  const known = listing.variants.find(({ sku }) => sku === Orderable.sku)
  const variant: ListingVariant = {
    variant_id: known?.variant_id ?? letters(12),
    sku: Orderable.sku,
    price: Orderable.price.toFixed(2),
    quantity: known?.quantity ?? 0,
    options: Object.fromEntries(
      (details.variantAttributeNames as string[]).map((name) => [name, String(details[name])]),
    ),
  }
  changeListing(world, listing, {
    ...given,
    variants: [...listing.variants.filter(({ sku }) => sku !== variant.sku), variant],
  })
  return variant
}

function addFeeds(scope: FastifyInstance, world: World): void {
  const feeds = new Map<string, Feed>()
  scope.post('/v3/feeds', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const feed = findFile(request)
    const fault =
      fieldFault(toQuery(request), { feedType: oneOf('MP_ITEM') }) ??
      (getContentType(request) === 'multipart/form-data' ? null : 'send multipart/form-data') ??
      fieldFault(feed ?? {}, feedFields)
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_FEED_API', fault)
    }
    const feedId = `${randomUUID().replaceAll('-', '').toUpperCase()}@AQkBAAA`
    const items = feed?.MPItem as SentItem[]
    feeds.set(feedId, { shop_id: shop.shop_id, items, asked: false })
    return sendJson(reply, { feedId })
  })

  scope.get<{ Params: { id: string } }>('/v3/feeds/:id', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const feed = feeds.get(request.params.id)
    if (feed?.shop_id !== shop.shop_id) return refuse(reply, 404, 'CONTENT_NOT_FOUND.GMP_FEED_API', 'No such feed')
    const query = toQuery(request)
    const fault = fieldFault(query, {
      includeDetails: oneOf('true'),
      offset: digitsBetween(0, 10_000),
      limit: digitsBetween(1, 50),
    })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST_PARAM.GMP_FEED_API', fault)
    }
    const [offset, limit] = [Number(query.offset), Number(query.limit)]
    const answer = (feedStatus: string, itemIngestionStatus: readonly { ingestionStatus: string }[]) => {
      const good = itemIngestionStatus.filter(({ ingestionStatus }) => ingestionStatus === 'SUCCESS').length
      const is_done = feedStatus === 'PROCESSED'
      return sendJson(reply, {
        feedId: request.params.id,
        feedStatus,
        ingestionErrors: {},
        itemsReceived: feed.items.length,
        itemsSucceeded: good,
        itemsFailed: is_done ? itemIngestionStatus.length - good : 0,
        itemsProcessing: is_done ? 0 : feed.items.length,
        offset,
        limit,
        itemDetails: { itemIngestionStatus },
      })
    }
    if (!feed.asked) {
      feed.asked = true
      return answer('INPROGRESS', [])
    }
    const itemIngestionStatus = feed.items.slice(offset, offset + limit).map((item, index) => {
      const { sku } = item.Orderable
      const name = protectedName(String(getDetails(item).productName))
      const error = { type: 'DATA_ERROR', code: 'ERR_EXT_DATA_0101119', field: 'productName' }
      const ingestionError = name ? [{ ...error, description: `"${name}" is a restricted brand` }] : null
      const wpid = name ? null : ingest(world, shop, item).variant_id
      const ingestionStatus = name ? 'DATA_ERROR' : 'SUCCESS'
      return { martId: 0, sku, wpid, index, ingestionStatus, ingestionErrors: { ingestionError } }
    })
    return answer('PROCESSED', itemIngestionStatus)
  })
}

interface Own {
  readonly listing: Listing
  readonly variant: ListingVariant
}

const ownItem = (world: World, shop: Shop, sku: string): Own | null => {
  for (const listing of world.book.listingsOf(shop.shop_id)) {
    const variant = listing.variants.find((each) => each.sku === sku)
    if (variant) return { listing, variant }
  }
  return null
}
const noItem = (reply: FastifyReply) => refuse(reply, 404, 'CONTENT_NOT_FOUND.GMP_ITEM_API', 'SKU not found', 'sku')

function addItems(scope: FastifyInstance, world: World): void {
  scope.get('/v3/items', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const fault = fieldFault(query, {
      variantGroupId: text(300),
      limit: digitsBetween(1, 50),
      offset: digitsBetween(0, 10_000),
    })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST_PARAM.GMP_ITEM_API', fault)
    }
    const listing = ownListing(world, shop, `${shop.shop_id}:${query.variantGroupId}`)
    const from = Number(query.offset)
    const page = (listing?.variants ?? []).slice(from, from + Number(query.limit))
    const ItemResponse = page.map(({ sku, variant_id, is_off }) => ({
      mart: 'WALMART_US',
      sku,
      wpid: variant_id,
      productName: listing?.title,
      publishedStatus: 'PUBLISHED',
      lifecycleStatus: is_off ? 'RETIRED' : 'ACTIVE',
      variantGroupId: query.variantGroupId,
    }))
    return sendJson(reply, { ItemResponse, totalItems: listing?.variants.length ?? 0 })
  })

  scope.delete<{ Params: { sku: string } }>('/v3/items/:sku', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const own = ownItem(world, shop, request.params.sku)
    if (!own) return noItem(reply)
    const { listing, variant } = own
    variant.is_off = true
    changeListing(world, listing, { state: listing.variants.every((each) => each.is_off) ? 'offline' : 'live' })
    return sendJson(reply, { sku: variant.sku, message: 'Thank you. Your item has been submitted for retirement.' })
  })
}

/** Price and stock of items that are there. */
function addOffers(scope: FastifyInstance, world: World): void {
  const change = <B extends object>(
    path: string,
    fields: Record<string, Check>,
    act: (variant: ListingVariant, body: B) => void,
    answer: (body: B) => unknown,
  ) =>
    scope.put(path, async (request, reply) => {
      const shop = guard(world, request, reply)
      if (!shop) return reply
      const body = findJson(request) ?? {}
      const fault = getContentType(request) === 'application/json' ? fieldFault(body, fields) : 'send application/json'
      if (fault) {
        world.violate(request, fault)
        return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_ITEM_API', fault)
      }
      const own = ownItem(world, shop, String(body.sku))
      if (!own) return noItem(reply)
      const sent = body as B
      act(own.variant, sent)
      world.book.touch()
      return sendJson(reply, answer(sent))
    })
  change(
    '/v3/inventory',
    { sku: text(50), quantity: shape({ unit: oneOf('EACH'), amount: int(0) }) },
    (variant, body: { quantity: { amount: number } }) => {
      variant.quantity = body.quantity.amount
    },
    (body) => body,
  )
  const currentPrice = shape({ currency: oneOf('USD'), amount: number })
  change(
    '/v3/price',
    { sku: text(50), pricing: list(shape({ currentPriceType: oneOf('BASE'), currentPrice }), 1) },
    (variant, body: { sku: string; pricing: { currentPrice: { currency: string; amount: number } }[] }) => {
      variant.price = (body.pricing[0]?.currentPrice.amount ?? 0).toFixed(2)
    },
    ({ sku, pricing: [first] }) => ({
      ItemPriceResponse: {
        mart: 'WALMART_US',
        sku,
        ...first?.currentPrice,
        message: 'Thank you. Your price has been updated.',
      },
    }),
  )
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addFeeds(scope, world)
  addItems(scope, world)
  addOffers(scope, world)
}
