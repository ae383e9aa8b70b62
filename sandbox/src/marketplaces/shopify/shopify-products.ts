import { anything, bool, fieldFault, int, list, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
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
  status: oneOf('ACTIVE', 'DRAFT', 'ARCHIVED'),
  files: list(shape({ originalSource: matching(/^https?:/), contentType: oneOf('IMAGE') }), 250, 0),
  productOptions: list(shape({ name: text(255), values: list(shape({ name: text(255) }), 2048) }), 3, 0),
  variants: list(
    shape({
      optionValues: list(shape({ optionName: text(255), name: text(255) }), 3, 0),
      sku: text(255),
      price,
      inventoryItem: shape({ tracked: bool }),
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
  readonly status: string
  readonly files: readonly { readonly originalSource: string }[]
  readonly variants: readonly WantedVariant[]
}

const userError = (field: string[], message: string) => ({ userErrors: [{ field, message }] })

function variantOf(wanted: WantedVariant, known: ListingVariant | undefined): ListingVariant {
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
  listing.state = wanted.status === 'ACTIVE' ? 'live' : 'offline'
  listing.picture_urls = wanted.files.map(({ originalSource }) => originalSource)
  listing.variants = wanted.variants.map((variant) =>
    variantOf(
      variant,
      listing.variants.find(({ sku }) => sku === variant.sku),
    ),
  )
  listing.extra = { ...listing.extra, handle: wanted.handle }
  listing.updated_ms = now_ms
  world.book.listings.set(listing.product_id, listing)
  world.book.touch()
  const nodes = listing.variants.map(({ variant_id, sku }) => ({ id: variant_id, sku }))
  return { product: { id: listing.product_id, variants: { nodes } }, userErrors: [] }
}

const variantsOf = (world: World, shop: Shop) => world.book.listingsOf(shop.shop_id).flatMap(({ variants }) => variants)

/** Stock is kept by inventory item; each variant has one, with the same number. */
const itemId = (variant_id: string) => variant_id.replace('ProductVariant', 'InventoryItem')

export const variantNodes = (world: World, shop: Shop, { ids }: Record<string, unknown>) =>
  (ids as string[]).map((id) =>
    variantsOf(world, shop).some(({ variant_id }) => variant_id === id)
      ? { id, inventoryItem: { id: itemId(id) } }
      : null,
  )

export function setPrices(world: World, shop: Shop, variables: Record<string, unknown>) {
  const reason = fieldFault(variables, {
    productId: gid('Product'),
    variants: list(shape({ id: gid('ProductVariant'), price }), 250),
  })
  if (reason) throw new Error(reason)
  const known = variantsOf(world, shop)
  for (const wanted of variables.variants as { id: string; price: string }[]) {
    const variant = known.find(({ variant_id }) => variant_id === wanted.id)
    if (!variant) return userError(['variants'], 'Product variant does not exist')
    variant.price = wanted.price
  }
  world.book.touch()
  return { userErrors: [] }
}

export function setStock(world: World, shop: Shop, variables: Record<string, unknown>) {
  const quantities = list(
    shape({ inventoryItemId: gid('InventoryItem'), locationId: gid('Location'), quantity: int(0) }),
    250,
  )
  const reason = fieldFault(variables, {
    input: shape({ name: oneOf('available'), reason: oneOf('correction'), ignoreCompareQuantity: bool, quantities }),
  })
  if (reason) throw new Error(reason)
  const input = variables.input as { quantities: { inventoryItemId: string; quantity: number }[] }
  for (const wanted of input.quantities) {
    const variant = variantsOf(world, shop).find(({ variant_id }) => itemId(variant_id) === wanted.inventoryItemId)
    if (!variant) return userError(['input', 'quantities'], 'The inventory item does not exist')
    variant.quantity = wanted.quantity
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
  listing.state = status === 'ACTIVE' ? 'live' : 'offline'
  world.book.touch()
  return { userErrors: [] }
}
