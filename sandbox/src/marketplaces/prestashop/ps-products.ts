import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getContentType, rawBody, sendJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import { protectedName } from '../core/listings.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { invalid, refuse, shopFor, singleRow } from './ps-guard.ts'
import {
  type Catalogue,
  combinationRow,
  getCatalogue,
  keepCatalogue,
  languages,
  optionRow,
  productRow,
  questionRow,
  stockRow,
  valueRow,
} from './ps-store.ts'
import { type Written, writtenIn } from './ps-xml.ts'

interface Saved {
  readonly status: number
  readonly code: number
  readonly message: string
}

interface Resource {
  readonly node: string
  readonly required: readonly string[]
  readonly texts: readonly string[]
  readonly links: readonly string[]
  /** Known fields; a field the webservice does not know is skipped there, and a mistake here. */
  readonly fields: readonly string[]
  /** The row that was made or replaced, or why it was refused. */
  save(catalogue: Catalogue, written: Written, id: number | null): object | Saved
}

const refused = (status: number, code: number, message: string): Saved => ({ status, code, message })
const isSaved = (answer: object): answer is Saved => 'status' in answer && 'message' in answer

const toTexts = ({ texts }: Written) =>
  Object.fromEntries([...texts].map(([name, told]) => [name, Object.fromEntries(told)]))
/** A write replaces the whole row: what is not sent is empty afterwards. */
const getFields = ({ fields }: Written) => Object.fromEntries([...fields].filter(([name]) => name !== 'id'))
const isAmount = (text: string | undefined): boolean => /^-?\d{1,13}(\.\d{1,6})?$/.test(text ?? '')
const next = (catalogue: Catalogue): number => ++catalogue.next

function saveProduct(catalogue: Catalogue, written: Written, id: number | null): object | Saved {
  const [fields, texts] = [getFields(written), toTexts(written)]
  const titles = Object.values(texts.name ?? {})
  const theirs = titles.map(protectedName).find(Boolean)
  if (theirs) return refused(400, 84, `Validation error: "Property Product->name is not valid: ${theirs}"`)
  if (!titles.every((title) => title.length <= 128 && /^[^<>;=#{}]+$/.test(title)))
    return refused(400, 84, 'Validation error: "Property Product->name is not valid"')
  if (!Object.values(texts.link_rewrite ?? {}).every((word) => /^[\w-]{1,128}$/.test(word)))
    return refused(400, 84, 'Validation error: "Property Product->link_rewrite is not valid"')
  if (!isAmount(fields.price) || Number(fields.price) < 0)
    return refused(400, 85, 'Validation error: "Property Product->price is not valid"')
  const known = catalogue.products.find((each) => each.id === id)
  // All emulated shops share one list of products, so ids are random.
  const made = known ?? { id: Number(digits(7)), fields: {}, texts: {}, categories: [], images: [] }
  if (id !== null && !known) return refused(404, 92, 'Invalid ID')
  // Products keep their cover unless another one is named.
  const cover = fields.id_default_image ?? made.fields.id_default_image ?? ''
  made.fields = { ...fields, id_default_image: cover }
  made.texts = texts
  made.categories = [...(written.links.get('categories') ?? made.categories)]
  if (!known) catalogue.products.push(made)
  return productRow(catalogue, made)
}

function saveCombination(catalogue: Catalogue, written: Written, id: number | null): object | Saved {
  const fields = getFields(written)
  const product = catalogue.products.find((each) => String(each.id) === fields.id_product)
  if (!product || !isAmount(fields.price))
    return refused(400, 85, 'Validation error: "Property Combination->price is not valid"')
  const known = catalogue.combinations.find((each) => each.id === id)
  if (id !== null && !known) return refused(404, 92, 'Invalid ID')
  const values = written.links.get('product_option_values') ?? known?.values ?? []
  if (values.length === 0 || !values.every((value) => catalogue.values.some((each) => String(each.id) === value)))
    return refused(500, 85, 'Error occurred while setting the product_option_values value')
  const made = known ?? { id: next(catalogue), fields: {}, values: [], images: [] }
  made.fields = fields
  made.values = [...values]
  made.images = [...(written.links.get('images') ?? made.images)]
  if (!known) {
    catalogue.combinations.push(made)
    const stock = { id_product: fields.id_product ?? '', id_product_attribute: String(made.id), quantity: '0' }
    catalogue.stock.push({ id: next(catalogue), fields: { ...stock, depends_on_stock: '0', out_of_stock: '2' } })
  }
  return combinationRow(made)
}

function saveStock(catalogue: Catalogue, written: Written, id: number | null): object | Saved {
  const row = catalogue.stock.find((each) => each.id === id)
  if (!row) return refused(404, 92, 'Invalid ID')
  if (!/^-?\d{1,10}$/.test(written.fields.get('quantity') ?? ''))
    return refused(400, 85, 'Validation error: "Property StockAvailable->quantity is not valid"')
  row.fields = getFields(written)
  return stockRow(row)
}

function saveQuestion(catalogue: Catalogue, written: Written, id: number | null): object | Saved {
  const [fields, texts] = [getFields(written), toTexts(written)]
  if (!catalogue.products.some((each) => String(each.id) === fields.id_product))
    return refused(400, 85, 'Validation error: "Property CustomizationField->id_product is not valid"')
  if (!Object.values(texts.name ?? {}).every((label) => label.length > 0 && label.length <= 255))
    return refused(400, 84, 'Validation error: "Property CustomizationField->name is not valid"')
  catalogue.questions ??= []
  const known = catalogue.questions.find((each) => each.id === id)
  if (id !== null && !known) return refused(404, 92, 'Invalid ID')
  const made = known ?? { id: next(catalogue), fields: {}, texts: {} }
  made.fields = fields
  made.texts = texts
  if (!known) catalogue.questions.push(made)
  return questionRow(made)
}

const ROW = ['id', 'reference', 'price', 'weight', 'minimal_quantity']
const resources: Readonly<Record<string, Resource>> = {
  products: {
    node: 'product',
    required: ['price'],
    texts: ['name', 'description', 'link_rewrite'],
    links: ['categories'],
    fields: [
      ...ROW,
      'id_category_default',
      'cache_default_attribute',
      'id_default_image',
      'id_tax_rules_group',
      'width',
      'height',
      'depth',
      'state',
      'product_type',
      'active',
      'available_for_order',
      'show_price',
      'visibility',
      'customizable',
      'text_fields',
      'uploadable_files',
    ],
    save: saveProduct,
  },
  combinations: {
    node: 'combination',
    required: ['id_product', 'minimal_quantity'],
    texts: [],
    links: ['product_option_values', 'images'],
    fields: [...ROW, 'id_product', 'ean13', 'default_on'],
    save: saveCombination,
  },
  stock_availables: {
    node: 'stock_available',
    required: ['id', 'id_product', 'id_product_attribute', 'quantity', 'depends_on_stock', 'out_of_stock'],
    texts: [],
    links: [],
    fields: [
      'id',
      'id_product',
      'id_product_attribute',
      'id_shop',
      'id_shop_group',
      'quantity',
      'depends_on_stock',
      'out_of_stock',
      'location',
    ],
    save: saveStock,
  },
  product_customization_fields: {
    node: 'customization_field',
    required: ['id_product', 'type', 'required'],
    texts: ['name'],
    links: [],
    fields: ['id', 'id_product', 'type', 'required', 'is_module', 'is_deleted'],
    save: saveQuestion,
  },
  product_options: {
    node: 'product_option',
    required: ['group_type'],
    texts: ['name', 'public_name'],
    links: [],
    fields: ['is_color_group', 'group_type'],
    save: (catalogue, written) => {
      const made = { id: next(catalogue), fields: getFields(written), texts: toTexts(written) }
      catalogue.options.push(made)
      return optionRow(made)
    },
  },
  product_option_values: {
    node: 'product_option_value',
    required: ['id_attribute_group'],
    texts: ['name'],
    links: [],
    fields: ['id_attribute_group'],
    save: (catalogue, written) => {
      const made = { id: next(catalogue), fields: getFields(written), texts: toTexts(written) }
      catalogue.values.push(made)
      return valueRow(made)
    },
  },
}

/** What PrestaShop would refuse or silently leave out. */
function faultIn({ required, texts, links, fields }: Resource, written: Written, id: number | null): string | null {
  const missing = required.find((name) => !written.fields.get(name) && !(name === 'id' && id === null))
  if (missing) return `parameter "${missing}" required`
  if (id === null && written.fields.has('id')) return 'id is forbidden when adding a new resource'
  if (id !== null && written.fields.get('id') !== String(id)) return 'id is required when modifying a resource'
  const odd =
    [...written.fields.keys()].find((name) => !fields.includes(name)) ??
    [...written.links.keys()].find((name) => !links.includes(name))
  if (odd) return `${odd} is not writable`
  const untold = texts.find((name) => languages.some((language) => !written.texts.get(name)?.has(String(language.id))))
  return untold ? `${untold} must be told in every language` : null
}

function write(world: World, request: FastifyRequest, reply: FastifyReply, name: string, id: number | null) {
  const shop = shopFor(world, request, reply)
  const resource = resources[name]
  if (!shop || !resource) return reply
  const written = writtenIn(request, resource.node)
  if (!written || toQuery(request).output_format !== 'JSON') return invalid(world, request, reply, 127, 'XML error')
  const fault = faultIn(resource, written, id)
  if (fault) return invalid(world, request, reply, 41, fault)
  const catalogue = getCatalogue(shop)
  const saved = resource.save(catalogue, written, id)
  if (isSaved(saved)) return refuse(request, reply, saved.status, saved.code, saved.message)
  keepCatalogue(world, shop, catalogue)
  return sendJson(reply, { [resource.node]: singleRow(saved) }, id === null ? 201 : 200)
}

type Params = { readonly id: string; readonly image?: string }

const getProduct = (shop: Shop, request: FastifyRequest) => {
  const catalogue = getCatalogue(shop)
  const { id } = request.params as Params
  return { catalogue, product: catalogue.products.find((each) => String(each.id) === id) }
}

function addImages(scope: FastifyInstance, world: World): void {
  const base = '/:domain/api/images/products/:id'
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { catalogue, product } = getProduct(shop, request)
    if (!product) return refuse(request, reply, 400, 76, 'Product does not exist')
    if (getContentType(request) !== 'multipart/form-data' || !rawBody(request).includes('name="image"'))
      return invalid(world, request, reply, 76, 'Please set an "image" parameter with image data for value')
    const id = next(catalogue)
    product.images.push(id)
    product.fields.id_default_image ||= String(id)
    keepCatalogue(world, shop, catalogue)
    const image = `<image><id><![CDATA[${id}]]></id><id_product><![CDATA[${product.id}]]></id_product><position><![CDATA[${product.images.length}]]></position></image>`
    return reply
      .type('text/xml;charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?><prestashop>${image}</prestashop>`)
  })
  scope.delete(`${base}/:image`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const { catalogue, product } = getProduct(shop, request)
    const { image } = request.params as Params
    if (!product?.images.includes(Number(image)))
      return refuse(request, reply, 500, 61, 'This image does not exist on disk')
    product.images = product.images.filter((each) => String(each) !== image)
    keepCatalogue(world, shop, catalogue)
    return reply.type('text/xml;charset=utf-8').send('')
  })
}

/** Products, their combinations, stock and pictures. */
export function addProducts(scope: FastifyInstance, world: World): void {
  addImages(scope, world)
  for (const name of Object.keys(resources)) {
    if (name !== 'stock_availables')
      scope.post(`/:domain/api/${name}`, async (request, reply) => write(world, request, reply, name, null))
    scope.put(`/:domain/api/${name}/:id`, async (request, reply) =>
      write(world, request, reply, name, Number((request.params as Params).id)),
    )
  }
  scope.delete('/:domain/api/combinations/:id', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const catalogue = getCatalogue(shop)
    const { id } = request.params as Params
    if (!catalogue.combinations.some((each) => String(each.id) === id))
      return refuse(request, reply, 404, 87, `Id(s) not exists: ${id}`)
    catalogue.combinations = catalogue.combinations.filter((each) => String(each.id) !== id)
    catalogue.stock = catalogue.stock.filter((row) => row.fields.id_product_attribute !== id)
    keepCatalogue(world, shop, catalogue)
    return sendJson(reply, '')
  })
}
