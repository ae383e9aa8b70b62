import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Category, categories } from '../core/catalogue.ts'
import { bool, fieldFault, int, list, matching, number, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import { protectedName } from '../core/listings.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { invalid, missing, shopFor } from './magento-guard.ts'
import { addOptions, BOUGHT } from './magento-options.ts'
import { criteriaBody, getCriteria, searched } from './magento-search.ts'
import { getProducts, keepProducts, type Product, type ProductChange, saveProduct } from './magento-store.ts'

const Fields = shape({
  sku: text(64),
  name: optional(text(255)),
  attribute_set_id: optional(oneOf(4)),
  price: optional(number),
  status: optional(oneOf(1, 2)),
  visibility: optional(oneOf(1, 2, 3, 4)),
  type_id: optional(oneOf('simple', 'configurable')),
  weight: optional(number),
  extension_attributes: optional(
    shape({
      stock_item: optional(shape({ qty: optional(number), is_in_stock: optional(bool), manage_stock: optional(bool) })),
      category_links: optional(list(shape({ position: int(0), category_id: matching(/^\d+$/) }), 20)),
      configurable_product_options: optional(
        list(
          shape({
            attribute_id: matching(/^\d+$/),
            label: text(255),
            position: int(0),
            values: list(shape({ value_index: int(1) }), 500),
          }),
          20,
        ),
      ),
      configurable_product_links: optional(list(int(1), 500)),
    }),
  ),
  custom_attributes: optional(list(shape({ attribute_code: text(60), value: text(65_000, 0) }), 50, 0)),
})

const Entry = shape({
  media_type: oneOf('image'),
  label: text(255),
  position: int(1),
  disabled: bool,
  types: list(oneOf('image', 'small_image', 'thumbnail', 'swatch_image'), 4, 0),
  content: shape({
    base64_encoded_data: matching(/^[A-Za-z0-9+/]+=*$/),
    type: oneOf('image/jpeg', 'image/png', 'image/gif'),
    name: matching(/^[\w.-]{1,90}$/),
  }),
})

const productBody = (product: Product) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  attribute_set_id: product.attribute_set_id,
  status: product.status,
  visibility: product.visibility,
  type_id: product.type_id,
  price: product.price,
  media_gallery_entries: product.media,
})

/** What buyers ordered without a listing here is a product too; its SKU is made from its number. */
function orderedProducts(world: World, shop: Shop): Product[] {
  const ids = world.book.ordersOf(shop.shop_id).flatMap(({ lines }) => lines.map(({ product_id }) => product_id))
  return [...new Set(ids)].map((id) => ({
    id: Number(id),
    sku: `${BOUGHT}${id}`,
    type_id: 'simple',
    name: 'Bought',
    attribute_set_id: 4,
    status: 1,
    visibility: 4,
    price: 1,
    qty: 1,
    url_key: '',
    media: [],
    links: [],
  }))
}

const ROOT = 2

const getNode = ({ id, parent_id, name }: Category, level: number): object => ({
  id,
  parent_id: parent_id || ROOT,
  name,
  is_active: true,
  level,
  children_data: categories.filter((each) => (each.parent_id || ROOT) === id).map((each) => getNode(each, level + 1)),
})

const getSku = (request: FastifyRequest): string => (request.params as { sku?: string }).sku ?? ''

function save(world: World, request: FastifyRequest, reply: FastifyReply, path_sku: string | null) {
  const shop = shopFor(world, request, reply)
  if (!shop) return reply
  const body = findJson(request) ?? {}
  const reason = fieldFault(body, { product: Fields })
  if (reason) return invalid(world, request, reply, reason)
  const product = body.product as ProductChange
  if (path_sku !== null && path_sku !== product.sku)
    return invalid(world, request, reply, 'sku is not that of the path')
  const theirs = protectedName(product.name ?? '')
  if (theirs)
    return sendJson(reply, { message: 'The name is not allowed: %1 is protected.', parameters: [theirs] }, 400)
  const saved = saveProduct(world, shop, product)
  return typeof saved === 'string' ? sendJson(reply, { message: saved }, 400) : sendJson(reply, productBody(saved))
}

function addMedia(scope: FastifyInstance, world: World): void {
  const base = '/:domain/rest/all/V1/products/:sku/media'
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, { entry: Entry })
    if (reason) return invalid(world, request, reply, reason)
    const products = getProducts(shop)
    const product = products.find(({ sku }) => sku === getSku(request))
    if (!product) return missing(reply)
    const { content, ...entry } = body.entry as Omit<Product['media'][number], 'id' | 'file'> & {
      content: { name: string }
    }
    const id = 1 + Math.max(0, ...products.flatMap(({ media }) => media.map((each) => each.id)))
    const file = `/${content.name[0]}/${content.name[1]}/${content.name}`
    product.media.push({ ...entry, id, file })
    keepProducts(world, shop, products)
    return sendJson(reply, `"${id}"`)
  })
  scope.delete(`${base}/:entry`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const products = getProducts(shop)
    const product = products.find(({ sku }) => sku === getSku(request))
    if (!product) return missing(reply)
    const { entry } = request.params as { entry: string }
    product.media = product.media.filter(({ id }) => String(id) !== entry)
    keepProducts(world, shop, products)
    return sendJson(reply, 'true')
  })
}

export function addProducts(scope: FastifyInstance, world: World): void {
  const base = '/:domain/rest/all/V1/products'
  addMedia(scope, world)
  addOptions(scope, world)
  scope.get(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const criteria = getCriteria(request, ['sku', 'entity_id'])
    if (typeof criteria === 'string') return invalid(world, request, reply, criteria)
    const all = [...getProducts(shop), ...orderedProducts(world, shop)]
    const { items, total_count } = searched(criteria, all, ({ id, sku }) => ({ sku, entity_id: String(id) }))
    return sendJson(reply, { items: items.map(productBody), search_criteria: criteriaBody(criteria), total_count })
  })
  scope.post(base, async (request, reply) => save(world, request, reply, null))
  scope.put(`${base}/:sku`, async (request, reply) => save(world, request, reply, getSku(request)))
  scope.get('/:domain/rest/all/V1/configurable-products/:sku/children', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const products = getProducts(shop)
    const parent = products.find(({ sku }) => sku === getSku(request))
    if (!parent) return missing(reply)
    const children = products.filter(({ id }) => parent.links.includes(id))
    return sendJson(
      reply,
      children.map(({ id, sku, name, status, price, type_id }) => ({ id, sku, name, status, price, type_id })),
    )
  })
  scope.get('/:domain/rest/all/V1/categories', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    return shop ? sendJson(reply, getNode({ id: ROOT, parent_id: 1, name: 'Default Category' }, 1)) : reply
  })
}
