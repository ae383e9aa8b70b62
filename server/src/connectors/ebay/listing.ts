import { z } from 'zod'
import { fieldValues } from '../core/catalogue.ts'
import type { StoreConn } from '../core/connector.ts'
import type {
  ListingDraft,
  ListingIssue,
  ListingResult,
  ListingVariant,
  StockChange,
  VariantIds,
} from '../core/listing.ts'
import {
  explained,
  type FieldWords,
  getSettings,
  getValues,
  listed,
  refusedListing,
  settingsIssues,
} from '../core/listing-answer.ts'
import { checkDraft, type ListingLimits, requireFit } from '../core/listing-check.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { ebayCall, issuesIn, Problems } from './ebay-call.ts'
import { getSite } from './sites.ts'

const INVENTORY = '/sell/inventory/v1'
/** Most items in one call. */
const BATCH = 25

const limits: ListingLimits = {
  title_min: 1,
  title_max: 80,
  description_max: 4000,
  pictures_min: 1,
  pictures_max: 12,
  options_max: 5,
  values_max: 60,
  variants_max: 250,
  sku_max: 50,
  needs_category: true,
}

/** Policies and the place goods are sent from, which the seller keeps at eBay. */
const Settings = z.object({
  fulfillment_policy_id: z.string().min(1),
  payment_policy_id: z.string().min(1),
  return_policy_id: z.string().min(1),
  merchant_location_key: z.string().min(1),
})

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  category: 'category_id',
  picture: 'picture_urls',
  image: 'picture_urls',
  'item specific': 'attributes',
  aspect: 'attributes',
  'fulfillment policy': 'fulfillment_policy_id',
  'payment policy': 'payment_policy_id',
  'return policy': 'return_policy_id',
  location: 'merchant_location_key',
  quantity: 'variants',
  price: 'variants',
}

const Batch = z.object({
  responses: z
    .array(z.object({ sku: LooseText, offerId: LooseText, statusCode: z.int().nullish(), errors: Problems }))
    .nullish(),
})

/** Answers to a batch are read one by one: the whole may be 200 or 207 while some of it was refused. */
function refusedIn(answer: unknown): ListingIssue[] {
  const { responses } = readShape(Batch, answer)
  return (responses ?? [])
    .filter(({ statusCode, errors }) => (statusCode ? statusCode >= 400 : issuesIn(errors).length > 0))
    .flatMap(({ sku, offerId, statusCode, errors }) => {
      const issues = issuesIn(errors)
      const told = issues.length > 0 ? issues : [{ code: String(statusCode), message: 'refused', field: '' }]
      return told.map((issue) => ({ ...issue, message: `${sku || offerId}: ${issue.message}` }))
    })
}

function inBatches<T>(list: readonly T[]): T[][] {
  const batches: T[][] = []
  for (let at = 0; at < list.length; at += BATCH) batches.push(list.slice(at, at + BATCH))
  return batches
}

async function sendBatch(conn: StoreConn, path: string, requests: readonly object[]): Promise<void> {
  for (const part of inBatches(requests)) {
    const call = { method: 'POST', path: `${INVENTORY}/${path}`, body: { requests: part } } as const
    await explained(words, async () => {
      const refused = refusedIn((await ebayCall(conn, call)).json())
      if (refused.length > 0) throw refusedListing('batch', refused)
    })
  }
}

/** Item specifics every variant shares. */
const sharedAspects = (draft: ListingDraft): Record<string, string[]> => ({
  ...(draft.brand ? { Brand: [draft.brand] } : {}),
  ...Object.fromEntries(fieldValues(draft).map(({ field_id, value_id, name }) => [field_id, [value_id || name]])),
})

const getItem = (conn: StoreConn, draft: ListingDraft, variant: ListingVariant) => ({
  sku: variant.sku,
  locale: getSite(conn.shop.region).language.replace('-', '_'),
  availability: { shipToLocationAvailability: { quantity: variant.quantity } },
  condition: 'NEW',
  product: {
    title: draft.title,
    description: draft.description_html,
    imageUrls: variant.picture_urls.length > 0 ? variant.picture_urls : draft.picture_urls,
    aspects: {
      ...sharedAspects(draft),
      ...Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]])),
    },
    ...(draft.brand ? { brand: draft.brand } : {}),
    ...(variant.barcode ? { ean: [variant.barcode] } : {}),
  },
  packageWeightAndSize: {
    dimensions: {
      length: draft.package_mm.length / 10,
      width: draft.package_mm.width / 10,
      height: draft.package_mm.height / 10,
      unit: 'CENTIMETER',
    },
    weight: { value: variant.weight_g, unit: 'GRAM' },
  },
})

const getGroup = (draft: ListingDraft) => ({
  title: draft.title,
  description: draft.description_html,
  imageUrls: draft.picture_urls,
  aspects: sharedAspects(draft),
  variantSKUs: draft.variants.map(({ sku }) => sku),
  variesBy: {
    aspectsImageVariesBy: draft.option_names.slice(0, 1),
    specifications: draft.option_names.map((name) => ({ name, values: getValues(draft, name) })),
  },
})

const Offers = z.object({
  offers: z.array(z.object({ offerId: ExternalId, marketplaceId: LooseText, status: LooseText })).nullish(),
})
const Made = z.object({ offerId: ExternalId })

/** The offer of a SKU on this site; there is at most one. */
async function findOfferId(conn: StoreConn, sku: string): Promise<string | null> {
  try {
    const query = { sku, marketplace_id: conn.shop.region }
    const answer = await ebayCall(conn, { path: `${INVENTORY}/offer`, query })
    const here = readShape(Offers, answer.json()).offers?.find(
      ({ marketplaceId }) => marketplaceId === conn.shop.region,
    )
    return here?.offerId ?? null
  } catch (error) {
    // A SKU without offers is answered with 404.
    if (error instanceof MarketError && error.kind === 'not_found') return null
    throw error
  }
}

const getPrice = ({ price }: Pick<ListingVariant, 'price'>) => ({ value: price.amount, currency: price.currency })

/** Makes or changes the offer of a variant. It stays invisible until the group is published. */
async function saveOffer(conn: StoreConn, draft: ListingDraft, variant: ListingVariant): Promise<string> {
  const settings = getSettings(Settings, draft)
  const terms = {
    availableQuantity: variant.quantity,
    categoryId: draft.category_id,
    listingDescription: draft.description_html,
    listingPolicies: {
      fulfillmentPolicyId: settings.fulfillment_policy_id,
      paymentPolicyId: settings.payment_policy_id,
      returnPolicyId: settings.return_policy_id,
    },
    // The only duration of fixed prices: until it is withdrawn.
    listingDuration: 'GTC',
    merchantLocationKey: settings.merchant_location_key,
    pricingSummary: { price: getPrice(variant) },
  }
  const known = await findOfferId(conn, variant.sku)
  if (known) {
    const path = `${INVENTORY}/offer/${encodeURIComponent(known)}`
    await explained(words, () => ebayCall(conn, { method: 'PUT', path, body: terms }))
    return known
  }
  const body = { sku: variant.sku, marketplaceId: conn.shop.region, format: 'FIXED_PRICE', ...terms }
  const call = { method: 'POST', path: `${INVENTORY}/offer`, body } as const
  return readShape(Made, (await explained(words, () => ebayCall(conn, call))).json()).offerId
}

const Published = z.object({ listingId: LooseText })
const publishPath = (offer_id: string): string => `${INVENTORY}/offer/${encodeURIComponent(offer_id)}`
/** Marks listings of one variant, which belong to no group. */
const ALONE = 'one~'
const isAlone = (id: string): boolean => id.startsWith(ALONE)

/** Makes offers visible, and tells where buyers see them. */
async function publish(conn: StoreConn, path: string, body?: object): Promise<{ page_url: string }> {
  const call = { method: 'POST', path, ...(body ? { body } : {}) } as const
  const { listingId } = readShape(Published, (await explained(words, () => ebayCall(conn, call))).json())
  return { page_url: listingId ? `https://${getSite(conn.shop.region).host}/itm/${listingId}` : '' }
}

const groupPath = (key: string): string => `${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`
const inGroup = (conn: StoreConn, key: string) => ({ inventoryItemGroupKey: key, marketplaceId: conn.shop.region })

export const checkListing = (draft: ListingDraft) => [...checkDraft(limits, draft), ...settingsIssues(Settings, draft)]

const saveItems = (conn: StoreConn, draft: ListingDraft): Promise<void> =>
  sendBatch(
    conn,
    'bulk_create_or_replace_inventory_item',
    draft.variants.map((variant) => getItem(conn, draft, variant)),
  )

/** One variant is an offer of its own: eBay refuses groups in which nothing varies. */
async function listAlone(conn: StoreConn, draft: ListingDraft, variant: ListingVariant): Promise<ListingResult> {
  await saveItems(conn, draft)
  const offer_id = await saveOffer(conn, draft, variant)
  const page = await publish(conn, `${publishPath(offer_id)}/publish`)
  return listed('live', `${ALONE}${draft.draft_id}`, { [variant.sku]: offer_id }, page)
}

async function listGroup(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const key = draft.draft_id
  await saveItems(conn, draft)
  const group = { method: 'PUT', path: groupPath(key), body: getGroup(draft) } as const
  await explained(words, () => ebayCall(conn, group))
  const variant_ids: Record<string, string> = {}
  for (const variant of draft.variants) variant_ids[variant.sku] = await saveOffer(conn, draft, variant)
  const page = await publish(conn, `${INVENTORY}/offer/publish_by_inventory_item_group`, inGroup(conn, key))
  return listed('live', key, variant_ids, page)
}

/**
 * Items, their group and their offers by our own keys, so a repeated call changes what is there and what was deleted is
 * made again. Publishing comes last.
 */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  requireFit(limits, draft)
  getSettings(Settings, draft)
  const [only, second] = draft.variants
  return only && !second ? listAlone(conn, draft, only) : listGroup(conn, draft)
}

/** Variants that left the group are sold out; eBay keeps those that were sold before. */
export async function updateListing(
  conn: StoreConn,
  id: string,
  draft: ListingDraft,
  known: VariantIds = {},
): Promise<ListingResult> {
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  const gone = Object.keys(known).filter((sku) => !kept.has(sku))
  if (gone.length > 0) {
    await sendBatch(
      conn,
      'bulk_update_price_quantity',
      gone.map((sku) => ({ sku, shipToLocationAvailability: { quantity: 0 } })),
    )
  }
  const own = { ...draft, draft_id: isAlone(id) ? id.slice(ALONE.length) : id }
  // What was published as a group stays one, whatever is left of it; a single offer that gets company is withdrawn first.
  if (!isAlone(id)) {
    requireFit(limits, own)
    return listGroup(conn, own)
  }
  if (draft.variants.length > 1) await unpublish(conn, id, known)
  return createListing(conn, own)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  const requests: object[] = []
  for (const { sku, external_variant_id, quantity, price } of changes) {
    const offerId = external_variant_id || (await findOfferId(conn, sku))
    if (!offerId) throw new MarketError('not_found', `No offer of ${sku}`, { code: 'offer_gone' })
    requests.push({
      sku,
      ...(quantity === undefined ? {} : { shipToLocationAvailability: { quantity } }),
      offers: [
        {
          offerId,
          ...(quantity === undefined ? {} : { availableQuantity: quantity }),
          ...(price ? { price: getPrice({ price }) } : {}),
        },
      ],
    })
  }
  await sendBatch(conn, 'bulk_update_price_quantity', requests)
}

export async function unpublish(conn: StoreConn, key: string, variant_ids: VariantIds = {}): Promise<void> {
  if (isAlone(key)) {
    for (const offer_id of Object.values(variant_ids))
      await ebayCall(conn, { method: 'POST', path: `${publishPath(offer_id)}/withdraw` })
    return
  }
  const path = `${INVENTORY}/offer/withdraw_by_inventory_item_group`
  await ebayCall(conn, { method: 'POST', path, body: inGroup(conn, key) })
}
