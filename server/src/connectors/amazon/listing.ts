import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type {
  ListingDraft,
  ListingIssue,
  ListingResult,
  ListingVariant,
  StockChange,
  VariantIds,
} from '../core/listing.ts'
import { refusedListing } from '../core/listing-answer.ts'
import type { MarketAnswer } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketMoney } from '../core/market-order.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { amazonCall } from './amazon-call.ts'
import { productAttributes } from './catalogue.ts'
import { siteById } from './marketplaces.ts'

const Issues = z
  .array(
    z.object({
      code: LooseText,
      message: LooseText,
      severity: LooseText,
      attributeNames: z.array(z.string()).nullish(),
    }),
  )
  .nullish()
const Submission = z.object({ status: LooseText, submissionId: LooseText, issues: Issues })
const Item = z.object({
  summaries: z
    .array(z.object({ marketplaceId: z.string(), asin: LooseText, status: z.array(z.string()).nullish() }))
    .nullish(),
  issues: Issues,
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
const getField = (names: readonly string[]): string => names.map((name) => fields[name] ?? name).join(', ')

/** The first picture is the main one; eight more may follow. */
const getPictures = (urls: readonly string[], marketplace_id: string) =>
  Object.fromEntries(
    urls
      .slice(0, 9)
      .map((media_location, at) => [
        at === 0 ? 'main_product_image_locator' : `other_product_image_locator_${at}`,
        [{ media_location, marketplace_id }],
      ]),
  )

interface Site {
  readonly marketplace_id: string
  readonly language_tag: string
}
const siteFor = ({ credentials: { extra } }: StoreConn): Site => {
  const { marketplace_id = '' } = extra
  return { marketplace_id, language_tag: siteById(marketplace_id)?.language ?? 'en_US' }
}

const text = (value: string, { marketplace_id, language_tag }: Site) => [{ value, language_tag, marketplace_id }]
const word = (value: string | boolean, { marketplace_id }: Site) => [{ value, marketplace_id }]

const getOffer = ({ currency, amount }: MarketMoney, { marketplace_id }: Site) => [
  { marketplace_id, currency, our_price: [{ schedule: [{ value_with_tax: Number(amount) }] }] },
]
const getStock = (quantity: number) => [{ fulfillment_channel_code: 'DEFAULT', quantity }]

/** `M` → `m`, `XL` → `x_l`, `2XL` → `xx_l`, `4XL` → `4x_l`, as Amazon writes sizes of garments. */
const sizeWord = (size: string): string => {
  const [, count = '', xs = '', letter = ''] = /^(\d?)(X*)([SML])$/i.exec(size.trim()) ?? []
  if (!letter) return size.trim().toLowerCase().replace(/\s+/g, '_')
  const times = count ? Number(count) : xs.length
  const prefix = times === 0 ? '' : times < 3 ? `${'x'.repeat(times)}_` : `${times}x_`
  return `${prefix}${letter.toLowerCase()}`
}

/** Colour and size of a variant. Garments keep the size inside an attribute whose other parts the template answers. */
function getOptions(variant: ListingVariant, site: Site, answered: ReturnType<typeof productAttributes>) {
  const [garment] = Object.entries(answered).filter(([name]) => name.endsWith('_size'))
  return Object.fromEntries(
    Object.entries(variant.options).map(([name, value]) => {
      const own = name.toLowerCase()
      if (own !== 'size' || !garment) return [own, text(value, site)]
      return [garment[0], [{ ...garment[1], size: sizeWord(value) }]]
    }),
  )
}

function getIdentity({ barcode }: ListingVariant, site: Site) {
  if (!barcode) return { supplier_declared_has_product_identifier_exemption: word(true, site) }
  const type = barcode.length === 12 ? 'upc' : barcode.length === 14 ? 'gtin' : 'ean'
  return {
    externally_assigned_product_identifier: [{ type, value: barcode, marketplace_id: site.marketplace_id }],
  }
}

function getAttributes(conn: StoreConn, draft: ListingDraft, variant: ListingVariant | null) {
  const site = siteFor(conn)
  const { marketplace_id } = site
  const answered = productAttributes(draft, marketplace_id, site.language_tag)
  const relation = variant
    ? {
        parentage_level: word('child', site),
        child_parent_sku_relationship: [
          { child_relationship_type: 'variation', parent_sku: draft.draft_id, marketplace_id },
        ],
        condition_type: word('new_new', site),
        purchasable_offer: getOffer(variant.price, site),
        fulfillment_availability: getStock(variant.quantity),
        ...getIdentity(variant, site),
        ...getOptions(variant, site, answered),
      }
    : { parentage_level: word('parent', site) }
  return {
    item_name: text(draft.title, site),
    brand: text(draft.brand, site),
    product_description: text(draft.description_html, site),
    variation_theme: [{ name: draft.option_names.join('/').toUpperCase(), marketplace_id }],
    ...getPictures(variant?.picture_urls.length ? variant.picture_urls : draft.picture_urls, marketplace_id),
    // Sizes are the children's.
    ...Object.fromEntries(
      Object.entries(answered).flatMap(([name, value]) =>
        variant || !name.endsWith('_size') ? [[name, [value]]] : [],
      ),
    ),
    ...relation,
  }
}

const itemPath = (conn: StoreConn, sku: string): string =>
  `/listings/2021-08-01/items/${encodeURIComponent(conn.credentials.extra.seller_id ?? '')}/${encodeURIComponent(sku)}`

const getMarket = (conn: StoreConn) => ({ marketplaceIds: conn.credentials.extra.marketplace_id ?? '' })

const errorsIn = (issues: z.output<typeof Issues>): ListingIssue[] =>
  (issues ?? [])
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ code, message, attributeNames }) => ({ code, message, field: getField(attributeNames ?? []) }))

/** What a submission was refused for; `ACCEPTED` means no more than that it will be looked at. */
function refusalIn(answer: MarketAnswer): ListingIssue[] {
  const { status, issues } = readShape(Submission, answer.json())
  const errors = errorsIn(issues)
  if (status === '' ? errors.length === 0 : status !== 'INVALID') return []
  return errors.length > 0 ? errors : [{ code: 'INVALID', message: 'Amazon refused it without a reason', field: '' }]
}

async function put(conn: StoreConn, draft: ListingDraft, variant: ListingVariant | null): Promise<ListingIssue[]> {
  const answer = await amazonCall(conn, {
    method: 'PUT',
    path: itemPath(conn, variant?.sku ?? draft.draft_id),
    query: getMarket(conn),
    body: {
      productType: draft.category_id || 'SHIRT',
      requirements: 'LISTING',
      attributes: getAttributes(conn, draft, variant),
    },
    rate: 'listing',
  })
  return refusalIn(answer)
}

const getResult = (
  state: ListingResult['state'],
  id: string,
  skus: readonly string[],
  issues: readonly ListingIssue[] = [],
): ListingResult => ({
  state,
  external_product_id: id,
  submission_id: state === 'pending' ? id : '',
  variant_ids: Object.fromEntries(skus.map((sku) => [sku, sku])),
  issues,
})

/** A parent and its children, identified by SKU, so a repeated call updates them and one that is gone is made again. */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const issues: ListingIssue[] = []
  for (const variant of [null, ...draft.variants]) {
    issues.push(...(await put(conn, draft, variant)))
    // What is wrong with the parent is wrong with every child.
    if (variant === null && issues.length > 0) break
  }
  const skus = draft.variants.map(({ sku }) => sku)
  return getResult(issues.length > 0 ? 'rejected' : 'pending', draft.draft_id, skus, issues)
}

interface ItemState {
  readonly is_live: boolean
  readonly asin: string
  readonly issues: readonly ListingIssue[]
}

/** What became of one item: `BUYABLE`, or with no stock `DISCOVERABLE`, is live. */
async function itemState(conn: StoreConn, sku: string): Promise<ItemState> {
  try {
    const query = { ...getMarket(conn), includedData: 'summaries,issues' }
    const answer = await amazonCall(conn, { path: itemPath(conn, sku), query, rate: 'listing' })
    const { summaries, issues } = readShape(Item, answer.json())
    const here = summaries?.find(({ marketplaceId }) => marketplaceId === siteFor(conn).marketplace_id)
    return { is_live: (here?.status ?? []).length > 0, asin: here?.asin ?? '', issues: errorsIn(issues) }
  } catch (error) {
    // Accepted, and not yet in the catalogue.
    if (error instanceof MarketError && error.kind === 'not_found') return { is_live: false, asin: '', issues: [] }
    throw error
  }
}

/** Amazon decides item by item; errors count only where they keep an item from buyers. */
export async function listingState(conn: StoreConn, parent_sku: string, draft?: ListingDraft): Promise<ListingResult> {
  const skus = draft?.variants.map(({ sku }) => sku) ?? []
  const items = await inTurn(skus.length > 0 ? skus : [parent_sku], (sku) => itemState(conn, sku))
  const issues = items.flatMap((item) => (item.is_live ? [] : item.issues))
  if (issues.length > 0) return getResult('rejected', parent_sku, skus, issues)
  if (!items.every(({ is_live }) => is_live)) return getResult('pending', parent_sku, skus)
  const asin = items.find((item) => item.asin)?.asin
  const host = siteById(siteFor(conn).marketplace_id)?.shop_host
  const page = asin && host ? { page_url: `https://${host}/dp/${asin}` } : {}
  return { ...getResult('live', parent_sku, skus), ...page }
}

async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const one of list) done.push(await work(one))
  return done
}

/** Children that are no longer in the draft are sold out: Amazon does not take a deleted SKU back for a day. */
export async function updateListing(
  conn: StoreConn,
  id: string,
  draft: ListingDraft,
  known: VariantIds = {},
): Promise<ListingResult> {
  const kept = new Set(draft.variants.map(({ sku }) => sku))
  await sellOut(
    conn,
    Object.keys(known).filter((sku) => !kept.has(sku)),
  )
  return createListing(conn, { ...draft, draft_id: id })
}

async function patch(conn: StoreConn, sku: string, attributes: Readonly<Record<string, unknown>>): Promise<void> {
  const patches = Object.entries(attributes).map(([name, value]) => ({
    op: 'replace',
    path: `/attributes/${name}`,
    value,
  }))
  const body = { productType: 'PRODUCT', patches }
  const path = itemPath(conn, sku)
  const refused = refusalIn(
    await amazonCall(conn, { method: 'PATCH', path, query: getMarket(conn), body, rate: 'listing' }),
  )
  if (refused.length > 0) throw refusedListing('offer', refused)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const { sku, quantity, price } of changes) {
    const attributes = {
      ...(quantity === undefined ? {} : { fulfillment_availability: getStock(quantity) }),
      ...(price === undefined ? {} : { purchasable_offer: getOffer(price, siteFor(conn)) }),
    }
    if (Object.keys(attributes).length > 0) await patch(conn, sku, attributes)
  }
}

async function sellOut(conn: StoreConn, skus: readonly string[]): Promise<void> {
  for (const sku of skus) {
    try {
      await patch(conn, sku, { fulfillment_availability: getStock(0) })
    } catch (error) {
      // Deleted in Seller Central: nothing is left to sell.
      if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
    }
  }
}

/** Taken off is sold out: the item, its reviews and its place in searches stay. Buyers see only the children. */
export const unpublish = (conn: StoreConn, _parent_sku: string, variant_ids: VariantIds = {}): Promise<void> =>
  sellOut(conn, Object.keys(variant_ids))
