import type { FastifyInstance } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import { int, list, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { changeListing, makeListing, ownListing, protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { guard, refuse } from './ozon-guard.ts'

const MODEL = 9048
const COLOR = 10097
const SIZE = 9533
const WAREHOUSE = { warehouse_id: 15588127982000, name: 'rFBS', is_rfbs: true, status: 'created' }
const price = matching(/^\d+(\.\d{1,2})?$/)
const attribute = shape({
  id: int(1),
  complex_id: int(0),
  values: list(shape({ dictionary_value_id: optional(int(1)), value: text(6000, 0) }), 20),
})
const item = shape({
  offer_id: text(50),
  name: text(500),
  description_category_id: int(1),
  type_id: int(1),
  price,
  currency_code: oneOf('RUB', 'CNY', 'USD', 'EUR'),
  vat: oneOf('0', '0.1', '0.2'),
  barcode: text(100, 0),
  primary_image: matching(/^https?:\/\//),
  images: list(matching(/^https?:\/\//), 14, 0),
  depth: int(1),
  width: int(1),
  height: int(1),
  dimension_unit: oneOf('mm'),
  weight: int(1),
  weight_unit: oneOf('g'),
  attributes: list(attribute, 100),
})

interface SentItem {
  readonly offer_id: string
  readonly type_id: number
  readonly name: string
  readonly price: string
  readonly primary_image: string
  readonly images: readonly string[]
  readonly attributes: readonly { readonly id: number; readonly values: readonly { readonly value: string }[] }[]
}
interface Task {
  readonly shop_id: string
  readonly items: readonly SentItem[]
  asked: boolean
}

const getAttribute = ({ attributes }: SentItem, id: number): string =>
  attributes.find((each) => each.id === id)?.values[0]?.value ?? ''

/** Products with the same name of a model are one card. */
function importItem(world: World, shop: Shop, sent: SentItem): ListingVariant {
  const product_id = `${shop.shop_id}:${getAttribute(sent, MODEL) || sent.offer_id}`
  const picture_urls: string[] = [sent.primary_image, ...sent.images]
  const given = { title: sent.name, picture_urls, state: 'live' as const }
  const listing =
    ownListing(world, shop, product_id) ?? makeListing(world, shop, { ...given, product_id, variants: [] })
  const known = listing.variants.find(({ sku }) => sku === sent.offer_id)
  const variant: ListingVariant = {
    variant_id: known?.variant_id ?? digits(9),
    sku: sent.offer_id,
    price: sent.price,
    quantity: known?.quantity ?? 0,
    options: { color: getAttribute(sent, COLOR), size: getAttribute(sent, SIZE) },
  }
  const others = listing.variants.filter(({ sku }) => sku !== sent.offer_id)
  changeListing(world, listing, { ...given, variants: [...others, variant] })
  return variant
}

function addImport(scope: FastifyInstance, world: World): void {
  const tasks = new Map<number, Task>()
  scope.post('/v3/product/import', async (request, reply) => {
    const shop = guard(world, request, reply, { items: list(item, 100) })
    if (!shop) return reply
    const task_id = Number(digits(10))
    const { items } = findJson(request) as { items: SentItem[] }
    tasks.set(task_id, { shop_id: shop.shop_id, items, asked: false })
    return sendJson(reply, { result: { task_id } })
  })
  scope.post('/v1/product/import/info', async (request, reply) => {
    const shop = guard(world, request, reply, { task_id: int(1) })
    if (!shop) return reply
    const task = tasks.get(Number(findJson(request)?.task_id))
    if (task?.shop_id !== shop.shop_id) return refuse(reply, 404, 5, 'task is not found')
    const is_done = task.asked
    task.asked = true
    const items = task.items.map((sent) => {
      const { offer_id } = sent
      if (!is_done) return { offer_id, product_id: 0, status: 'pending', errors: [] }
      const lacks = missingField(
        sent.type_id,
        sent.attributes.map(({ id }) => id),
      )
      if (lacks) {
        const message = `Не заполнен обязательный атрибут «${lacks.name}»`
        const about = { attribute_id: lacks.id, attribute_name: lacks.name, field: 'attribute', level: 'error' }
        const error = { ...about, code: 'error_attribute_values_empty', state: 'imported', message }
        return { offer_id, product_id: 0, status: 'failed', errors: [error] }
      }
      const name = protectedName(sent.name)
      if (!name)
        return {
          offer_id,
          product_id: Number(importItem(world, shop, sent).variant_id),
          status: 'imported',
          errors: [],
        }
      const error = {
        code: 'BR_name_trademark',
        field: 'name',
        attribute_id: 0,
        attribute_name: '',
        level: 'error',
        state: 'price_sent',
        message: `«${name}»: товарный знак, нужны документы`,
      }
      return { offer_id, product_id: 0, status: 'failed', errors: [error] }
    })
    return sendJson(reply, { result: { items, total: items.length } })
  })
}

interface Own {
  readonly listing: Listing
  readonly variant: ListingVariant
}
const ownProducts = (world: World, shop: Shop): Own[] =>
  world.book.listingsOf(shop.shop_id).flatMap((listing) => listing.variants.map((variant) => ({ listing, variant })))

function addArchive(scope: FastifyInstance, world: World): void {
  scope.post('/v3/product/info/list', async (request, reply) => {
    const shop = guard(world, request, reply, { offer_id: list(text(50), 1000) })
    if (!shop) return reply
    const wanted = (findJson(request)?.offer_id ?? []) as string[]
    const items = ownProducts(world, shop)
      .filter(({ variant }) => wanted.includes(variant.sku))
      .map(({ listing, variant }) => ({
        id: Number(variant.variant_id),
        offer_id: variant.sku,
        name: listing.title,
        price: variant.price,
        is_archived: variant.is_off === true,
      }))
    return sendJson(reply, { items })
  })
  const archive = (path: string, is_archived: boolean) =>
    scope.post(path, async (request, reply) => {
      const shop = guard(world, request, reply, { product_id: list(int(1), 100) })
      if (!shop) return reply
      const ids = ((findJson(request)?.product_id ?? []) as number[]).map(String)
      const found = ownProducts(world, shop).filter(({ variant }) => ids.includes(variant.variant_id))
      if (found.length < ids.length) return refuse(reply, 404, 5, 'product is not found')
      for (const { listing, variant } of found) {
        variant.is_off = is_archived
        changeListing(world, listing, { state: listing.variants.every((each) => each.is_off) ? 'offline' : 'live' })
      }
      return sendJson(reply, { result: true })
    })
  archive('/v1/product/archive', true)
  archive('/v1/product/unarchive', false)
}

function addChanging(scope: FastifyInstance, world: World): void {
  const each = <T extends { offer_id: string }>(shop: Shop, rows: readonly T[], act: (own: Own, row: T) => void) =>
    rows.map((row) => {
      const own = ownProducts(world, shop).find(({ variant }) => variant.sku === row.offer_id)
      if (own) act(own, row)
      const errors = own ? [] : [{ code: 'NOT_FOUND', message: 'product is not found' }]
      return { offer_id: row.offer_id, product_id: Number(own?.variant.variant_id ?? 0), updated: Boolean(own), errors }
    })
  scope.post('/v1/product/import/prices', async (request, reply) => {
    const row = shape({ offer_id: text(50), price, currency_code: oneOf('RUB', 'CNY', 'USD', 'EUR') })
    const shop = guard(world, request, reply, { prices: list(row, 1000) })
    if (!shop) return reply
    const { prices } = findJson(request) as { prices: { offer_id: string; price: string }[] }
    const result = each(shop, prices, ({ variant }, sent) => {
      variant.price = sent.price
    })
    world.book.touch()
    return sendJson(reply, { result })
  })
  scope.post('/v2/products/stocks', async (request, reply) => {
    const row = shape({
      offer_id: text(50),
      product_id: int(1),
      stock: int(0),
      warehouse_id: oneOf(WAREHOUSE.warehouse_id),
    })
    const shop = guard(world, request, reply, { stocks: list(row, 100) })
    if (!shop) return reply
    const { stocks } = findJson(request) as { stocks: { offer_id: string; stock: number }[] }
    const result = each(shop, stocks, ({ variant }, sent) => {
      variant.quantity = sent.stock
    })
    world.book.touch()
    return sendJson(reply, { result })
  })
  scope.post('/v2/warehouse/list', async (request, reply) => {
    const shop = guard(world, request, reply, { limit: int(1, 200) })
    return shop ? sendJson(reply, { warehouses: [WAREHOUSE], cursor: '', has_next: false }) : reply
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  addImport(scope, world)
  addArchive(scope, world)
  addChanging(scope, world)
}
