import {
  anything,
  bool,
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
import { digits } from '../core/ids.ts'
import { protectedName } from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const gid = (kind: string) => matching(new RegExp(`^gid://shopify/${kind}/\\d+$`))
const price = matching(/^\d+(\.\d{1,2})?$/)

const Input = {
  title: text(255),
  descriptionHtml: text(200_000, 0),
  handle: text(255),
  vendor: text(255, 0),
  tags: optional(list(text(255), 250)),
  status: optional(oneOf('ACTIVE', 'DRAFT', 'ARCHIVED')),
  files: optional(
    list(
      shape({
        id: optional(gid('MediaImage')),
        originalSource: optional(matching(/^https?:/)),
        contentType: optional(oneOf('IMAGE')),
        filename: optional(matching(/^[\w.-]+\.(png|jpe?g|webp|gif)$/)),
      }),
      250,
      0,
    ),
  ),
  productOptions: list(shape({ name: text(255), values: list(shape({ name: text(255) }), 2048) }), 3, 0),
  variants: list(
    shape({
      optionValues: list(shape({ optionName: text(255), name: text(255) }), 3, 0),
      sku: text(255),
      price,
      inventoryItem: shape({
        tracked: bool,
        measurement: optional(shape({ weight: shape({ value: number, unit: oneOf('GRAMS', 'KILOGRAMS') }) })),
      }),
      inventoryQuantities: list(shape({ locationId: gid('Location'), name: oneOf('available'), quantity: int(0) }), 10),
      barcode: optional(text(100)),
    }),
    2048,
  ),
}

interface WantedVariant {
  readonly optionValues: readonly { readonly optionName: string; readonly name: string }[]
  readonly sku: string
  readonly price: string
  readonly inventoryQuantities: readonly { readonly quantity: number }[]
}
interface Wanted {
  readonly title: string
  readonly handle: string
  readonly status?: string
  readonly files?: readonly { readonly id?: string; readonly originalSource?: string; readonly filename?: string }[]
  readonly variants: readonly WantedVariant[]
}

const userError = (field: string[], message: string, code: string | null = null) => ({
  userErrors: [{ field, message, code }],
})

interface Media {
  readonly id: string
  readonly url: string
  /** Where it was fetched from: shown to people here, not told to apps. */
  readonly source: string
}
const getMedia = ({ extra }: Listing): readonly Media[] => (extra.media as readonly Media[] | undefined) ?? []

/** Buyers see a product that is active and published to the Online Store. */
function show(listing: Listing): void {
  listing.state = listing.extra.status === 'ACTIVE' && listing.extra.is_published === true ? 'live' : 'offline'
}

function getVariant(wanted: WantedVariant, known: ListingVariant | undefined): ListingVariant {
  return {
    variant_id: known?.variant_id ?? `gid://shopify/ProductVariant/${digits(14)}`,
    sku: wanted.sku,
    options: Object.fromEntries(wanted.optionValues.map(({ optionName, name }) => [optionName, name])),
    price: wanted.price,
    quantity: wanted.inventoryQuantities[0]?.quantity ?? 0,
  }
}

/** `productSet`: the product becomes what was sent; omitted variants are removed. */
export function setProduct(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, { identifier: optional(anything), input: shape(Input) })
  if (reason) throw new Error(reason)
  const wanted = variables.input as Wanted
  const { id, handle } = (variables.identifier ?? {}) as { id?: string; handle?: string }
  const name = protectedName(wanted.title)
  if (name) return { product: null, ...userError(['input', 'title'], `Title contains the protected name ${name}`) }
  const known = world.book
    .listingsOf(shop.shop_id)
    .find((listing) => (id ? listing.product_id === id : listing.extra.handle === handle))
  if (id && !known) return { product: null, ...userError(['identifier'], 'Product does not exist') }
  const now_ms = world.nowMs()
  const listing: Listing = known ?? {
    product_id: `gid://shopify/Product/${digits(13)}`,
    shop_id: shop.shop_id,
    title: '',
    state: 'live',
    picture_urls: [],
    variants: [],
    issues: [],
    created_ms: now_ms,
    updated_ms: now_ms,
    extra: {},
  }
  listing.title = wanted.title
  const media = wanted.files?.map(({ id: media_id, originalSource = '', filename = '' }) =>
    media_id
      ? getMedia(listing).find((known) => known.id === media_id)
      : {
          id: `gid://shopify/MediaImage/${digits(14)}`,
          url: `https://cdn.shopify.com/s/files/1/files/${filename}?v=1`,
          source: originalSource,
        },
  )
  if (media?.includes(undefined)) return { product: null, ...userError(['input', 'files'], 'File does not exist') }
  if (media) listing.picture_urls = media.map((one) => one?.source ?? '')
  listing.variants = wanted.variants.map((variant) =>
    getVariant(
      variant,
      listing.variants.find(({ sku }) => sku === variant.sku),
    ),
  )
  listing.extra = Object.assign({}, listing.extra, {
    handle: wanted.handle,
    status: wanted.status ?? listing.extra.status ?? 'ACTIVE',
    ...(media ? { media } : {}),
  })
  show(listing)
  listing.updated_ms = now_ms
  world.book.listings.set(listing.product_id, listing)
  world.book.touch()
  return { product: { id: listing.product_id }, userErrors: [] }
}

export function productNode(world: World, shop: Shop, id: unknown) {
  const listing = world.book.listings.get(String(id))
  if (listing?.shop_id !== shop.shop_id) return null
  const nodes = listing.variants.map(({ variant_id, sku }) => ({ id: variant_id, sku }))
  return {
    id: listing.product_id,
    status: String(listing.extra.status),
    publishedOnPublication: listing.extra.is_published === true,
    media: { nodes: getMedia(listing).map(({ id: media_id, url }) => ({ id: media_id, image: { url } })) },
    variants: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
  }
}

export function findProduct(world: World, shop: Shop, { identifier }: Record<string, unknown>) {
  const { id, handle } = (identifier ?? {}) as { id?: string; handle?: string }
  const known = world.book
    .listingsOf(shop.shop_id)
    .find((listing) => (id ? listing.product_id === id : listing.extra.handle === handle))
  return known ? productNode(world, shop, known.product_id) : null
}

const publicationId = (shop: Shop) => `gid://shopify/Publication/${shop.shop_id}1`

export const publications = (shop: Shop) => ({
  nodes: ['pos', 'online_store'].map((handle, at) => ({
    id: `gid://shopify/Publication/${shop.shop_id}${at}`,
    catalog: { id: `gid://shopify/AppCatalog/${shop.shop_id}${at}`, apps: { nodes: [{ handle }] } },
  })),
})

export function publish(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, {
    id: gid('Product'),
    input: list(shape({ publicationId: gid('Publication') }), 10),
  })
  if (reason) throw new Error(reason)
  const listing = world.book.listings.get(String(variables.id))
  if (listing?.shop_id !== shop.shop_id) return userError(['id'], 'Product does not exist')
  const [wanted] = variables.input as { publicationId: string }[]
  listing.extra.is_published = wanted?.publicationId === publicationId(shop)
  show(listing)
  world.book.touch()
  return { userErrors: [] }
}

const getVariants = (world: World, shop: Shop) =>
  world.book.listingsOf(shop.shop_id).flatMap(({ variants }) => variants)

/** Stock is kept by inventory item; each variant has one, with the same number. */
const itemId = (variant_id: string) => variant_id.replace('ProductVariant', 'InventoryItem')

export const variantNodes = (world: World, shop: Shop, { ids }: Record<string, unknown>) =>
  (ids as string[]).map((id) => {
    const variant = getVariants(world, shop).find(({ variant_id }) => variant_id === id)
    const level = { quantities: [{ quantity: variant?.quantity ?? 0 }] }
    return variant ? { id, inventoryItem: { id: itemId(id), inventoryLevel: level } } : null
  })

export function setPrices(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, {
    productId: gid('Product'),
    variants: list(shape({ id: gid('ProductVariant'), price }), 250),
  })
  if (reason) throw new Error(reason)
  const known = getVariants(world, shop)
  for (const wanted of variables.variants as { id: string; price: string }[]) {
    const variant = known.find(({ variant_id }) => variant_id === wanted.id)
    if (!variant) return userError(['variants'], 'Product variant does not exist')
    variant.price = wanted.price
  }
  world.book.touch()
  return { userErrors: [] }
}

interface StockWanted {
  readonly inventoryItemId: string
  readonly quantity: number
  readonly changeFromQuantity: number | null
}

export function setStock(world: World, shop: Shop, variables: Record<string, unknown>) {
  const quantities = list(
    shape({
      inventoryItemId: gid('InventoryItem'),
      locationId: gid('Location'),
      quantity: int(0),
      changeFromQuantity: anything,
    }),
    250,
  )
  const reason = fieldFault(variables, {
    input: shape({ name: oneOf('available'), reason: oneOf('correction'), quantities }),
    key: text(255),
  })
  if (reason) throw new Error(reason)
  const input = variables.input as { quantities: StockWanted[] }
  const place = ['input', 'quantities']
  const known = getVariants(world, shop)
  const findItem = ({ inventoryItemId }: StockWanted) =>
    known.find((each) => itemId(each.variant_id) === inventoryItemId)
  for (const wanted of input.quantities) {
    const variant = findItem(wanted)
    if (!variant) return userError(place, 'The inventory item does not exist', 'INVALID_INVENTORY_ITEM')
    if (wanted.changeFromQuantity !== null && wanted.changeFromQuantity !== variant.quantity)
      return userError(place, 'The quantity is not the one it was changed from', 'CHANGE_FROM_QUANTITY_STALE')
  }
  for (const wanted of input.quantities) {
    const variant = findItem(wanted)
    if (variant) variant.quantity = wanted.quantity
  }
  world.book.touch()
  return { userErrors: [] }
}

export function hideProduct(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, { product: shape({ id: gid('Product'), status: oneOf('ACTIVE', 'DRAFT') }) })
  if (reason) throw new Error(reason)
  const { id, status } = variables.product as { id: string; status: string }
  const listing = world.book.listings.get(id)
  if (listing?.shop_id !== shop.shop_id) return userError(['id'], 'Product does not exist')
  listing.extra.status = status
  show(listing)
  world.book.touch()
  return { userErrors: [] }
}

/** Sets values one by one; those that are not named stay. */
export function setMetafields(world: World, shop: Shop, variables: Record<string, unknown>) {
  const field = shape({
    ownerId: gid('Product'),
    namespace: text(255, 3),
    key: text(64, 2),
    type: oneOf('single_line_text_field'),
    value: text(5000),
  })
  const reason = fieldFault(variables, { metafields: list(field, 25) })
  if (reason) throw new Error(reason)
  for (const { ownerId, namespace, key, value } of variables.metafields as Record<string, string>[]) {
    const listing = world.book.listings.get(ownerId ?? '')
    if (listing?.shop_id !== shop.shop_id) return userError(['metafields', '0', 'ownerId'], 'Owner does not exist.')
    if (namespace === 'inkroute' && key === 'form') listing.extra.form_key = value
  }
  world.book.touch()
  return { userErrors: [] }
}
