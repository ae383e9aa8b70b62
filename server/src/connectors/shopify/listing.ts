import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../listing.ts'
import { explained, type FieldWords } from '../listing-answer.ts'
import { MarketError } from '../market-error.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { graph, refuseUserErrors } from './shopify-call.ts'

const SET = `mutation Publish($identifier: ProductSetIdentifiers, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product { id variants(first: 250) { nodes { id sku } } } userErrors { field message } } }`
const PRICES = `mutation Prices($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { field message } } }`
const STOCK = `mutation Stock($input: InventorySetQuantitiesInput!) {
  inventorySetQuantities(input: $input) { userErrors { field message } } }`
const ITEMS = `query Items($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id inventoryItem { id } } } }`
const PLACE = '{ locations(first: 1) { nodes { id } } }'

const UserErrors = z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() }))
const Saved = z.object({
  productSet: z.object({
    product: z
      .object({
        id: z.string(),
        variants: z.object({ nodes: z.array(z.object({ id: z.string(), sku: LooseText })) }),
      })
      .nullable(),
    userErrors: UserErrors,
  }),
})
const words: FieldWords = {
  'input.title': 'title',
  'input.descriptionHtml': 'description_html',
  'input.files': 'picture_urls',
  'input.vendor': 'brand',
  'input.variants': 'variants',
  'input.productOptions': 'option_names',
}
const Place = z.object({ locations: z.object({ nodes: z.array(z.object({ id: z.string() })) }) })

async function placeOf(conn: StoreConn): Promise<string> {
  const [place] = readShape(Place, await graph(conn, PLACE, {})).locations.nodes
  if (!place) throw new MarketError('rejected', 'The shop has no location to keep stock at', { code: 'no_location' })
  return place.id
}

/** `productSet` deletes missing variants, so all of them are always sent. */
const inputOf = (draft: ListingDraft, locationId: string) => ({
  title: draft.title,
  descriptionHtml: draft.description_html,
  handle: draft.draft_id,
  vendor: draft.brand,
  status: 'ACTIVE',
  files: draft.picture_urls.map((originalSource) => ({ originalSource, contentType: 'IMAGE' })),
  productOptions: draft.option_names.map((name) => ({
    name,
    values: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))].map((value) => ({ name: value })),
  })),
  variants: draft.variants.map((variant) => ({
    optionValues: Object.entries(variant.options).map(([optionName, name]) => ({ optionName, name })),
    sku: variant.sku,
    price: variant.price.amount,
    inventoryItem: { tracked: true },
    inventoryQuantities: [{ locationId, name: 'available', quantity: variant.quantity }],
    ...(variant.barcode ? { barcode: variant.barcode } : {}),
  })),
})

async function save(conn: StoreConn, draft: ListingDraft, identifier: object): Promise<ListingResult> {
  const input = inputOf(draft, await placeOf(conn))
  const { product } = await explained(words, async () => {
    const { productSet } = readShape(Saved, await graph(conn, SET, { identifier, input }))
    refuseUserErrors(productSet.userErrors)
    return productSet
  })
  if (!product) throw new MarketError('malformed', 'A product was saved and not named', { code: 'answer_unexpected' })
  const variant_ids = Object.fromEntries(product.variants.nodes.map(({ sku, id }) => [sku, id]))
  return { state: 'live', external_product_id: product.id, submission_id: '', variant_ids, issues: [] }
}

/** Identified by handle, so a repeated call updates the product instead of creating another. */
export const createListing = (conn: StoreConn, draft: ListingDraft): Promise<ListingResult> =>
  save(conn, draft, { handle: draft.draft_id })

export const updateListing = (conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> =>
  save(conn, draft, { id })

async function setPrices(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const priced = changes.filter(({ price }) => price !== undefined)
  for (const [productId, part] of Map.groupBy(priced, (change) => change.external_product_id)) {
    const variants = part.map(({ external_variant_id, price }) => ({ id: external_variant_id, price: price?.amount }))
    const data = await graph<{ productVariantsBulkUpdate: { userErrors: unknown } }>(conn, PRICES, {
      productId,
      variants,
    })
    refuseUserErrors(readShape(UserErrors, data.productVariantsBulkUpdate.userErrors))
  }
}

const Items = z.object({
  nodes: z.array(z.object({ id: z.string(), inventoryItem: z.object({ id: z.string() }) }).nullable()),
})

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  await setPrices(conn, changes)
  const counted = changes.filter(({ quantity }) => quantity !== undefined)
  if (counted.length === 0) return
  const locationId = await placeOf(conn)
  const ids = counted.map(({ external_variant_id }) => external_variant_id)
  const items = new Map(
    readShape(Items, await graph(conn, ITEMS, { ids })).nodes.flatMap((node) =>
      node ? [[node.id, node.inventoryItem.id] as const] : [],
    ),
  )
  const quantities = counted.flatMap(({ external_variant_id, quantity }) => {
    const inventoryItemId = items.get(external_variant_id)
    return inventoryItemId ? [{ inventoryItemId, locationId, quantity }] : []
  })
  const input = { name: 'available', reason: 'correction', ignoreCompareQuantity: true, quantities }
  const data = await graph<{ inventorySetQuantities: { userErrors: unknown } }>(conn, STOCK, { input })
  refuseUserErrors(readShape(UserErrors, data.inventorySetQuantities.userErrors))
}

const HIDE = `mutation Hide($product: ProductUpdateInput!) {
  productUpdate(product: $product) { userErrors { field message } } }`

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const product = { id, status: 'DRAFT' }
  const data = await graph<{ productUpdate: { userErrors: unknown } }>(conn, HIDE, { product })
  refuseUserErrors(readShape(UserErrors, data.productUpdate.userErrors))
}
