import { createHash, randomUUID } from 'node:crypto'
import { FORM_METAFIELD } from '@inkroute/contract/personal/shop-names'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, listed } from '../core/listing-answer.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { change, graph } from './shopify-call.ts'

const VARIANTS = `variants(first: 250, after: $after) { nodes { id sku } pageInfo { hasNextPage endCursor } }`
const SET = `mutation Publish($identifier: ProductSetIdentifiers, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product { id } userErrors { field message code } } }`
const KNOWN = `query Known($identifier: ProductIdentifierInput!, $publication: ID!) {
  productByIdentifier(identifier: $identifier) { id status publishedOnPublication(publicationId: $publication)
    media(first: 250) { nodes { id ... on MediaImage { image { url } } } } } }`
const VARIANT_IDS = `query Variants($id: ID!, $after: String) { product(id: $id) { ${VARIANTS} } }`
const CHANNELS = `query Channels { publications(first: 50, catalogType: APP) { nodes { id
  catalog { id ... on AppCatalog { apps(first: 1) { nodes { handle } } } } } } }`
const SHOW = `mutation Show($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { field message } } }`
const STATUS = `mutation Status($product: ProductUpdateInput!) {
  productUpdate(product: $product) { userErrors { field message } } }`
const MARK = `mutation Mark($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { field message code } } }`
const PRICES = `mutation Prices($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { field message code } } }`
const STOCK = `mutation Stock($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { field message code } } }`
const ITEMS = `query Items($ids: [ID!]!, $location: ID!) { nodes(ids: $ids) { ... on ProductVariant { id inventoryItem { id
  inventoryLevel(locationId: $location) { quantities(names: ["available"]) { quantity } } } } } }`
const PLACE = 'query Place { locations(first: 1) { nodes { id } } }'

const ONLINE_STORE = 'online_store'
/** Most that one call takes: variants to read, prices and quantities to set. */
const MAX_PART = 250
/** Many variants take Shopify longer than other calls. */
const LONG_MS = 60_000
const MANY_VARIANTS = 50

const Page = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() })
const Saved = z.object({ productSet: z.object({ product: z.object({ id: z.string() }) }) })
const Known = z.object({
  productByIdentifier: z
    .object({
      id: z.string(),
      status: z.string(),
      publishedOnPublication: z.boolean(),
      media: z.object({
        nodes: z.array(z.object({ id: z.string(), image: z.object({ url: LooseText }).nullish() })),
      }),
    })
    .nullable(),
})
type KnownProduct = z.output<typeof Known>['productByIdentifier']
const Variants = z.object({
  product: z
    .object({
      variants: z.object({ nodes: z.array(z.object({ id: z.string(), sku: LooseText })), pageInfo: Page }),
    })
    .nullable(),
})
const Channels = z.object({
  publications: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        catalog: z.object({ apps: z.object({ nodes: z.array(z.object({ handle: LooseText })) }).nullish() }).nullish(),
      }),
    ),
  }),
})
const Place = z.object({ locations: z.object({ nodes: z.array(z.object({ id: z.string() })) }) })

const words: FieldWords = {
  'input.title': 'title',
  'input.descriptionHtml': 'description_html',
  'input.files': 'picture_urls',
  'input.vendor': 'brand',
  'input.tags': 'tags',
  'input.variants': 'variants',
  'input.productOptions': 'option_names',
}

async function getPlace(conn: StoreConn): Promise<string> {
  const [place] = readShape(Place, await graph(conn, PLACE, {})).locations.nodes
  if (!place) throw new MarketError('rejected', 'The shop has no location to keep stock at', { code: 'no_location' })
  return place.id
}

/** The Online Store of the shop; empty for shops without one. */
async function onlineStore(conn: StoreConn): Promise<string> {
  const { nodes } = readShape(Channels, await graph(conn, CHANNELS, {})).publications
  const isOnline = ({ catalog }: (typeof nodes)[number]) =>
    catalog?.apps?.nodes.some(({ handle }) => handle === ONLINE_STORE) ?? false
  return nodes.find(isOnline)?.id ?? ''
}

/** The name of the file is the only thing Shopify keeps of where a picture came from. */
export function pictureName(url: string): string {
  const [, ending = 'png'] = /\.(png|jpe?g|webp|gif)$/i.exec(new URL(url).pathname) ?? []
  return `inkroute-${createHash('sha256').update(url).digest('hex').slice(0, 24)}.${ending.toLowerCase()}`
}

/**
 * Pictures the product has are named by their id, or every change would add copies. Nothing is sent while Shopify still
 * works on the pictures of an earlier call: what is left out stays as it is.
 */
export function findFiles(picture_urls: readonly string[], known: NonNullable<KnownProduct>['media']['nodes']) {
  const is_in_work = known.some(({ image }) => !image)
  if (is_in_work && known.length === picture_urls.length) return undefined
  return picture_urls.map((originalSource) => {
    const filename = pictureName(originalSource)
    const [stem = ''] = filename.split('.')
    const there = known.find(({ image }) => image?.url.includes(stem))
    return there ? { id: there.id } : { originalSource, contentType: 'IMAGE', filename }
  })
}

/** `productSet` deletes missing variants, so all of them are always sent. */
function toInput(draft: ListingDraft, locationId: string, known: KnownProduct) {
  const files = findFiles(draft.picture_urls, known?.media.nodes ?? [])
  return {
    title: draft.title,
    descriptionHtml: draft.description_html,
    handle: draft.draft_id,
    vendor: draft.brand,
    ...(draft.tags?.length ? { tags: draft.tags } : {}),
    // Shown only once everything is in place; one that is on sale stays on sale.
    ...(known?.status === 'ACTIVE' ? {} : { status: 'DRAFT' }),
    ...(files ? { files } : {}),
    productOptions: draft.option_names.map((name) => ({
      name,
      values: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))].map((value) => ({ name: value })),
    })),
    variants: draft.variants.map((variant) => ({
      optionValues: Object.entries(variant.options).map(([optionName, name]) => ({ optionName, name })),
      sku: variant.sku,
      price: variant.price.amount,
      inventoryItem: { tracked: true, measurement: { weight: { value: variant.weight_g, unit: 'GRAMS' } } },
      inventoryQuantities: [{ locationId, name: 'available', quantity: variant.quantity }],
      ...(variant.barcode ? { barcode: variant.barcode } : {}),
    })),
  }
}

async function variantIds(conn: StoreConn, id: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (let after: string | null = null; ; ) {
    const { product }: z.output<typeof Variants> = readShape(Variants, await graph(conn, VARIANT_IDS, { id, after }))
    for (const node of product?.variants.nodes ?? []) found[node.sku] = node.id
    if (!product?.variants.pageInfo.hasNextPage) return found
    after = product.variants.pageInfo.endCursor ?? null
  }
}

/** Set alone: a list of them in `productSet` would delete those of the seller. Themes read it as `product.metafields`. */
const mark = (conn: StoreConn, ownerId: string, value: string) =>
  change(conn, {
    query: MARK,
    variables: { metafields: [{ ownerId, ...FORM_METAFIELD, type: 'single_line_text_field', value }] },
  })

async function save(conn: StoreConn, draft: ListingDraft, identifier: { id: string } | { handle: string }) {
  const publicationId = await onlineStore(conn)
  const publication = publicationId || 'gid://shopify/Publication/0'
  const asked = { identifier, publication }
  const known = readShape(Known, await graph(conn, KNOWN, asked)).productByIdentifier
  // Deleted in the shop: it is made again.
  const target = known || 'handle' in identifier ? identifier : { handle: draft.draft_id }
  const input = toInput(draft, await getPlace(conn), known)
  const options = draft.variants.length > MANY_VARIANTS ? { timeout_ms: LONG_MS } : {}
  const asked_to_set = { query: SET, variables: { identifier: target, input } }
  const saved = await explained(words, () => change(conn, asked_to_set, options))
  const { id } = readShape(Saved, saved).productSet.product
  if (draft.form_key) await mark(conn, id, draft.form_key)
  if (publicationId && !known?.publishedOnPublication)
    await change(conn, { query: SHOW, variables: { id, input: [{ publicationId }] } })
  if (known?.status !== 'ACTIVE')
    await change(conn, { query: STATUS, variables: { product: { id, status: 'ACTIVE' } } })
  return listed('live', id, await variantIds(conn, id))
}

/** Identified by handle, so a repeated call updates the product instead of creating another. */
export const createListing = (conn: StoreConn, draft: ListingDraft): Promise<ListingResult> =>
  save(conn, draft, { handle: draft.draft_id })

export const updateListing = (conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> =>
  save(conn, draft, { id })

function* getParts<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += MAX_PART) yield list.slice(at, at + MAX_PART)
}

async function setPrices(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const priced = changes.filter(({ price }) => price !== undefined)
  for (const [productId, all] of Map.groupBy(priced, (one) => one.external_product_id)) {
    for (const part of getParts(all)) {
      const variants = part.map(({ external_variant_id, price }) => ({ id: external_variant_id, price: price?.amount }))
      await change(conn, { query: PRICES, variables: { productId, variants } })
    }
  }
}

const Items = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        inventoryItem: z.object({
          id: z.string(),
          inventoryLevel: z.object({ quantities: z.array(z.object({ quantity: z.int() })) }).nullish(),
        }),
      })
      .nullable(),
  ),
})

/** Errors that say the quantity changed since it was read: the next try reads it again. */
const MEANWHILE = new Set(['CHANGE_FROM_QUANTITY_STALE', 'IDEMPOTENCY_CONCURRENT_REQUEST'])

async function setQuantities(conn: StoreConn, changes: readonly StockChange[], locationId: string): Promise<void> {
  const ids = changes.map(({ external_variant_id }) => external_variant_id)
  const { nodes } = readShape(Items, await graph(conn, ITEMS, { ids, location: locationId }))
  const items = new Map(nodes.flatMap((node) => (node ? [[node.id, node.inventoryItem] as const] : [])))
  const quantities = changes.map(({ external_variant_id, sku, quantity = 0 }) => {
    const item = items.get(external_variant_id)
    if (!item) {
      const message = `${sku} was deleted in the shop; publish the listing again`
      throw new MarketError('not_found', message, { code: 'variant_deleted' })
    }
    const changeFromQuantity = item.inventoryLevel?.quantities[0]?.quantity ?? null
    return { inventoryItemId: item.id, locationId, quantity, changeFromQuantity }
  })
  const changed = quantities.filter(({ quantity, changeFromQuantity }) => quantity !== changeFromQuantity)
  if (changed.length === 0) return
  const input = { name: 'available', reason: 'correction', quantities: changed }
  try {
    await change(conn, { query: STOCK, variables: { input, key: randomUUID() } })
  } catch (error) {
    if (!(error instanceof MarketError) || !MEANWHILE.has(error.code)) throw error
    throw new MarketError('temporary', error.message, { code: error.code })
  }
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  await setPrices(conn, changes)
  const counted = changes.filter(({ quantity }) => quantity !== undefined)
  if (counted.length === 0) return
  const locationId = await getPlace(conn)
  for (const part of getParts(counted)) await setQuantities(conn, part, locationId)
}

/** A product that is gone is off sale. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  try {
    await change(conn, { query: STATUS, variables: { product: { id, status: 'DRAFT' } } })
  } catch (error) {
    if (!(error instanceof MarketError) || !/does not exist/i.test(error.message)) throw error
  }
}
