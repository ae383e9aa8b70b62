import { digits } from '../core/ids.ts'
import { makeListing } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

export interface MediaEntry {
  readonly id: number
  readonly media_type: string
  readonly label: string
  readonly position: number
  readonly disabled: boolean
  readonly types: readonly string[]
  readonly file: string
}

/** A product of the catalogue. Simple ones are the variants of the configurable ones, which are the listings here. */
export interface Product {
  readonly id: number
  readonly sku: string
  readonly type_id: string
  name: string
  attribute_set_id: number
  status: number
  visibility: number
  price: number
  qty: number
  url_key: string
  media: MediaEntry[]
  links: number[]
}

/** What a call says about a product, once its fields are checked. */
export interface ProductChange {
  readonly sku: string
  readonly name?: string
  readonly attribute_set_id?: number
  readonly type_id?: string
  readonly status?: number
  readonly price?: number
  readonly visibility?: number
  readonly extension_attributes?: {
    readonly stock_item?: { readonly qty?: number }
    readonly configurable_product_links?: number[]
  }
  readonly custom_attributes?: readonly { readonly attribute_code: string; readonly value: string }[]
}

export const getProducts = (shop: Shop): Product[] => JSON.parse(shop.extra.products ?? '[]') as Product[]

const getVariant = ({ id, sku, price, qty, status }: Product): ListingVariant => ({
  variant_id: String(id),
  sku,
  options: {},
  price: String(price),
  quantity: qty,
  ...(status === 1 ? {} : { is_off: true }),
})

const getListing = (world: World, shop: Shop, product: Product): Listing =>
  world.book.listings.get(String(product.id)) ??
  makeListing(world, shop, { product_id: String(product.id), title: product.name, state: 'offline' })

/** Keeps the catalogue, and shows its configurable products as listings. */
export function keepProducts(world: World, shop: Shop, products: readonly Product[]): void {
  shop.extra.products = JSON.stringify(products)
  for (const product of products.filter(({ type_id }) => type_id === 'configurable')) {
    const listing = getListing(world, shop, product)
    listing.title = product.name
    listing.state = product.status === 1 ? 'live' : 'offline'
    listing.picture_urls = product.media.map(({ file }) => file)
    listing.variants = products.filter(({ id }) => product.links.includes(id)).map(getVariant)
    listing.updated_ms = world.nowMs()
  }
  world.book.touch()
}

const findCustom = ({ custom_attributes }: ProductChange, code: string): string | undefined =>
  custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value

/** A product that is not there yet is made, by `PUT` too. */
export function saveProduct(world: World, shop: Shop, change: ProductChange): Product | string {
  const { sku, name, status, price, visibility, extension_attributes } = change
  const products = getProducts(shop)
  const known = products.find((each) => each.sku === sku)
  const made: Product = known ?? {
    id: Number(digits(7)),
    sku,
    type_id: change.type_id ?? 'simple',
    name: '',
    attribute_set_id: 4,
    status: 1,
    visibility: 4,
    price: 0,
    qty: 0,
    url_key: '',
    media: [],
    links: [],
  }
  if (!known && (name === undefined || change.attribute_set_id === undefined)) return 'The product needs a name.'
  const url_key = findCustom(change, 'url_key') ?? made.url_key
  if (url_key && products.some((each) => each !== known && each.url_key === url_key))
    return 'URL key for specified store already exists.'
  Object.assign(made, {
    name: name ?? made.name,
    status: status ?? made.status,
    price: price ?? made.price,
    visibility: visibility ?? made.visibility,
    qty: extension_attributes?.stock_item?.qty ?? made.qty,
    links: extension_attributes?.configurable_product_links ?? made.links,
    url_key,
  })
  keepProducts(world, shop, known ? products : [...products, made])
  return made
}
