import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bool, fieldFault, int, list, number, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { Listing, Shop } from '../core/model.ts'
import { getAnswers } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { invalid, missing, shopFor } from './magento-guard.ts'
import { getOptionId } from './magento-orders.ts'
import { getProducts } from './magento-store.ts'

/** SKUs of what buyers ordered without a listing here. */
export const BOUGHT = 'bought-'

const base = {
  product_sku: text(64),
  option_id: optional(int(1)),
  title: text(255),
  sort_order: int(0),
  is_require: bool,
}
const shapes: Record<string, Shape> = {
  field: { ...base, type: oneOf('field'), price: number, price_type: oneOf('fixed'), max_characters: int(0) },
  drop_down: {
    ...base,
    type: oneOf('drop_down'),
    values: list(
      shape({
        title: text(255),
        sort_order: int(0),
        price: number,
        price_type: oneOf('fixed'),
        option_type_id: optional(int(1)),
      }),
      500,
    ),
  },
}

type Option = {
  readonly product_sku: string
  readonly option_id: number
  readonly title: string
  readonly type: string
  readonly values?: readonly { readonly title: string; readonly option_type_id?: number }[]
}

function listingFor(world: World, shop: Shop, sku: string): Listing | undefined {
  const product = getProducts(shop).find((each) => each.sku === sku)
  return product && world.book.listings.get(String(product.id))
}
const optionsIn = (listing: Listing | undefined): Option[] => (listing?.extra.questions as Option[] | undefined) ?? []

/** What buyers of a product were asked, as far as its orders tell. */
function askedIn(world: World, shop: Shop, sku: string) {
  const lines = world.book.ordersOf(shop.shop_id).flatMap((order) => order.lines)
  const answers = lines.filter(({ product_id }) => sku === `${BOUGHT}${product_id}`).flatMap(getAnswers)
  return [...new Set(answers.map(({ label }) => label))].map((title, at) => ({
    product_sku: sku,
    option_id: Number(getOptionId(title)),
    title,
    type: 'field',
    sort_order: at + 1,
    is_require: true,
  }))
}

function saveOption(world: World, request: FastifyRequest, reply: FastifyReply, id: number | null) {
  const shop = shopFor(world, request, reply)
  if (!shop) return reply
  const wanted = findJson(request)?.option as Option | undefined
  const fields = shapes[wanted?.type ?? '']
  const reason = wanted && fields ? fieldFault(wanted, fields) : 'option.type'
  if (!wanted || reason) return invalid(world, request, reply, reason ?? '')
  const listing = listingFor(world, shop, wanted.product_sku)
  const there = optionsIn(listing)
  if (!listing || (id !== null && !there.some(({ option_id }) => option_id === id))) return missing(reply)
  const values = wanted.values?.map((value, at) => ({ option_type_id: 100 + at, ...value }))
  const made: Option = { ...wanted, option_id: Number(getOptionId(wanted.title)), ...(values ? { values } : {}) }
  const others = there.filter(({ option_id }) => option_id !== made.option_id && option_id !== id)
  listing.extra = { ...listing.extra, questions: [...others, made] }
  world.book.touch()
  return sendJson(reply, made)
}

/** Custom options: what the page of a product asks buyers. */
export function addOptions(scope: FastifyInstance, world: World): void {
  const path = '/:domain/rest/all/V1/products'
  scope.get(`${path}/:sku/options`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { sku } = request.params as { sku: string }
    const listing = listingFor(world, shop, sku)
    return sendJson(reply, listing ? optionsIn(listing) : askedIn(world, shop, sku))
  })
  scope.post(`${path}/options`, async (request, reply) => saveOption(world, request, reply, null))
  scope.put(`${path}/options/:id`, async (request, reply) =>
    saveOption(world, request, reply, Number((request.params as { id: string }).id)),
  )
}
