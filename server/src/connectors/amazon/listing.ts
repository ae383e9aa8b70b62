import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, ListingVariant, StockChange, VariantIds } from '../listing.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { amazonCall } from './amazon-call.ts'
import { productAttributes } from './catalogue.ts'

const Submission = z.object({
  status: z.string(),
  submissionId: LooseText,
  issues: z
    .array(
      z.object({
        code: LooseText,
        message: LooseText,
        severity: LooseText,
        attributeNames: z.array(z.string()).nullish(),
      }),
    )
    .default([]),
})

/** Amazon's names for the common fields. */
const fields: Record<string, string> = {
  item_name: 'title',
  product_description: 'description_html',
  brand: 'brand',
  purchasable_offer: 'variants',
  main_product_image_locator: 'picture_urls',
  fulfillment_availability: 'variants',
}
const fieldOf = (names: readonly string[]): string => names.map((name) => fields[name] ?? name).join(', ')

/** The first picture is the main one; eight more may follow. */
const picturesOf = (urls: readonly string[], marketplace_id: string) =>
  Object.fromEntries(
    urls
      .slice(0, 9)
      .map((media_location, at) => [
        at === 0 ? 'main_product_image_locator' : `other_product_image_locator_${at}`,
        [{ media_location, marketplace_id }],
      ]),
  )

const text = (value: string, marketplace_id: string) => [{ value, marketplace_id }]

function attributesOf(conn: StoreConn, draft: ListingDraft, variant: ListingVariant | null) {
  const marketplace_id = conn.credentials.extra.marketplace_id ?? ''
  const relation = variant
    ? {
        parentage_level: text('child', marketplace_id),
        child_parent_sku_relationship: [
          { child_relationship_type: 'variation', parent_sku: draft.draft_id, marketplace_id },
        ],
        purchasable_offer: [
          {
            marketplace_id,
            currency: variant.price.currency,
            our_price: [{ schedule: [{ value_with_tax: Number(variant.price.amount) }] }],
          },
        ],
        fulfillment_availability: [{ fulfillment_channel_code: 'DEFAULT', quantity: variant.quantity }],
        ...Object.fromEntries(
          Object.entries(variant.options).map(([name, value]) => [name.toLowerCase(), text(value, marketplace_id)]),
        ),
      }
    : { parentage_level: text('parent', marketplace_id) }
  return {
    item_name: text(draft.title, marketplace_id),
    brand: text(draft.brand, marketplace_id),
    product_description: text(draft.description_html, marketplace_id),
    variation_theme: [{ name: draft.option_names.join('/').toUpperCase(), marketplace_id }],
    ...picturesOf(variant?.picture_urls.length ? variant.picture_urls : draft.picture_urls, marketplace_id),
    ...relation,
    ...productAttributes(draft, marketplace_id),
  }
}

const itemPath = (conn: StoreConn, sku: string): string =>
  `/listings/2021-08-01/items/${encodeURIComponent(conn.credentials.extra.seller_id ?? '')}/${encodeURIComponent(sku)}`

const marketOf = (conn: StoreConn) => ({ marketplaceIds: conn.credentials.extra.marketplace_id ?? '' })

async function put(conn: StoreConn, draft: ListingDraft, variant: ListingVariant | null): Promise<ListingIssue[]> {
  const answer = await amazonCall(conn, {
    method: 'PUT',
    path: itemPath(conn, variant?.sku ?? draft.draft_id),
    query: marketOf(conn),
    body: {
      productType: draft.category_id || 'SHIRT',
      requirements: 'LISTING',
      attributes: attributesOf(conn, draft, variant),
    },
    rate: 'listing',
  })
  const { status, issues } = readShape(Submission, answer.json())
  if (status !== 'INVALID') return []
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ code, message, attributeNames }) => ({ code, message, field: fieldOf(attributeNames ?? []) }))
}

/** A parent and its children, identified by SKU, so a repeated call updates them. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const issues: ListingIssue[] = []
  for (const variant of [null, ...draft.variants]) issues.push(...(await put(conn, draft, variant)))
  return {
    state: issues.length > 0 ? 'rejected' : 'live',
    external_product_id: draft.draft_id,
    submission_id: '',
    variant_ids: Object.fromEntries(draft.variants.map(({ sku }) => [sku, sku])),
    issues,
  }
}

/** Deletes children that are no longer in the draft. */
export async function updateListing(
  conn: StoreConn,
  _id: string,
  draft: ListingDraft,
  known: VariantIds = {},
): Promise<ListingResult> {
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  for (const sku of Object.keys(known)) if (!kept.has(sku)) await remove(conn, sku)
  return createListing(conn, draft)
}

async function patch(conn: StoreConn, sku: string, patches: readonly object[]): Promise<void> {
  const body = { productType: 'PRODUCT', patches }
  await amazonCall(conn, { method: 'PATCH', path: itemPath(conn, sku), query: marketOf(conn), body, rate: 'listing' })
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const marketplace_id = conn.credentials.extra.marketplace_id ?? ''
  for (const { sku, quantity, price } of changes) {
    const patches = [
      ...(quantity === undefined
        ? []
        : [
            {
              op: 'replace',
              path: '/attributes/fulfillment_availability',
              value: [{ fulfillment_channel_code: 'DEFAULT', quantity }],
            },
          ]),
      ...(price === undefined
        ? []
        : [
            {
              op: 'replace',
              path: '/attributes/purchasable_offer',
              value: [
                {
                  marketplace_id,
                  currency: price.currency,
                  our_price: [{ schedule: [{ value_with_tax: Number(price.amount) }] }],
                },
              ],
            },
          ]),
    ]
    if (patches.length > 0) await patch(conn, sku, patches)
  }
}

async function remove(conn: StoreConn, sku: string): Promise<void> {
  await amazonCall(conn, { method: 'DELETE', path: itemPath(conn, sku), query: marketOf(conn), rate: 'listing' })
}

/** Buyers see only the children. */
export async function unpublish(conn: StoreConn, parent_sku: string, variant_ids: VariantIds = {}): Promise<void> {
  for (const sku of [...Object.keys(variant_ids), parent_sku]) await remove(conn, sku)
}
