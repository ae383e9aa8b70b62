import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, getSettings, listed, plainText, settingsIssues } from '../core/listing-answer.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { tellProperties } from './catalogue.ts'
import { type EtsyCall, etsyCall } from './etsy-call.ts'
import { tellQuestions } from './questions.ts'

type ListingForm = NonNullable<EtsyCall['form']>

/** Required for every Etsy listing; filled by the listing template. */
const Attributes = z.object({
  who_made: z.string().default('i_did'),
  when_made: z.string().default('made_to_order'),
  shipping_profile_id: z.coerce.number(),
  readiness_state_id: z.coerce.number(),
  /** Who makes it, where that is not the seller: Etsy wants the workshop named. */
  production_partner_id: z.coerce.number().optional(),
  /** Wanted of shops outside the European Union before a physical listing goes live. */
  return_policy_id: z.coerce.number().optional(),
})

const getPartners = ({ production_partner_id }: z.output<typeof Attributes>) =>
  production_partner_id ? { production_partner_ids: [production_partner_id] } : {}
const getPolicy = ({ return_policy_id }: z.output<typeof Attributes>) => (return_policy_id ? { return_policy_id } : {})

/** Custom properties for option names Etsy does not know. */
const CUSTOM_PROPERTIES = [513, 514] as const
const MAX_PICTURES = 10
const Listing = z.object({ listing_id: ExternalId })

function getInventory(draft: ListingDraft) {
  const { readiness_state_id } = getSettings(Attributes, draft)
  const products = draft.variants.map((variant) => ({
    sku: variant.sku,
    property_values: draft.option_names.map((name, at) => ({
      property_id: CUSTOM_PROPERTIES[at],
      property_name: name,
      // A custom property has no values of Etsy's own.
      value_ids: [],
      values: [variant.options[name] ?? ''],
    })),
    offerings: [
      { price: Number(variant.price.amount), quantity: variant.quantity, is_enabled: true, readiness_state_id },
    ],
  }))
  const properties = draft.option_names.map((_, at) => CUSTOM_PROPERTIES[at])
  return {
    products,
    price_on_property: properties,
    quantity_on_property: properties,
    sku_on_property: properties,
    readiness_state_on_property: [],
  }
}

const Images = z.object({ results: z.array(z.object({ rank: z.int() })) })

/** Uploads only missing pictures, so a half-created listing is completed. */
async function addPictures(conn: StoreConn, listing_id: string, draft: ListingDraft): Promise<void> {
  const there = readShape(Images, (await etsyCall(conn, { path: `/listings/${listing_id}/images` })).json()).results
  for (const [at, url] of draft.picture_urls.slice(0, MAX_PICTURES).entries()) {
    if (there.some(({ rank }) => rank === at + 1)) continue
    const picture = await conn.http.send({ method: 'GET', url, headers: { accept: 'image/*' } })
    if (picture.status !== 200)
      throw new MarketError('rejected', `Picture ${at + 1} cannot be read`, { code: 'picture' })
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(picture.bytes)], { type: 'image/jpeg' }), `picture-${at + 1}.jpg`)
    form.set('rank', String(at + 1))
    const path = `/shops/${conn.shop.external_shop_id}/listings/${listing_id}/images`
    await etsyCall(conn, { method: 'POST', path, body: form })
  }
}

const Inventory = z.object({
  products: z.array(
    z.object({
      product_id: ExternalId,
      sku: LooseText,
      property_values: z
        .array(
          z.object({
            property_id: z.int(),
            property_name: LooseText,
            scale_id: z.int().nullish(),
            value_ids: z.array(z.int()).default([]),
            values: z.array(z.string()),
          }),
        )
        .default([]),
      offerings: z.array(
        z.object({
          quantity: z.int(),
          is_enabled: z.boolean(),
          readiness_state_id: z.int().nullish(),
          price: z.object({ amount: z.int(), divisor: z.int() }),
        }),
      ),
    }),
  ),
  price_on_property: z.array(z.int()).default([]),
  quantity_on_property: z.array(z.int()).default([]),
  sku_on_property: z.array(z.int()).default([]),
  readiness_state_on_property: z.array(z.int()).default([]),
})

const inventoryPath = (listing_id: string): string => `/listings/${listing_id}/inventory`

async function readInventory(conn: StoreConn, listing_id: string) {
  return readShape(Inventory, (await etsyCall(conn, { path: inventoryPath(listing_id) })).json())
}

const saveInventory = (conn: StoreConn, listing_id: string, body: Record<string, unknown>) =>
  etsyCall(conn, { method: 'PUT', path: inventoryPath(listing_id), body })

const words: FieldWords = {
  title: 'title',
  description: 'description_html',
  taxonomy: 'category_id',
  image: 'picture_urls',
  property: 'attributes',
  shipping_profile: 'shipping_profile_id',
  readiness: 'readiness_state_id',
  quantity: 'variants',
  price: 'variants',
}

const Found = z.object({
  results: z.array(z.object({ listing_id: ExternalId, tags: z.array(z.string()).default([]) })),
})
const STATES = ['draft', 'active', 'inactive', 'sold_out', 'expired'] as const

/** The draft id is a tag of the listing, so one created before a broken connection is found again. */
async function findMade(conn: StoreConn, tag: string): Promise<string | undefined> {
  for (const state of STATES) {
    const query = { state, limit: '100', sort_on: 'created', sort_order: 'desc' }
    const answer = await etsyCall(conn, { path: `/shops/${conn.shop.external_shop_id}/listings`, query })
    const made = readShape(Found, answer.json()).results.find(({ tags }) => tags.includes(tag))
    if (made) return made.listing_id
  }
  return undefined
}

const TAG_MAX = 20
const MAX_TAGS = 13
const getTag = ({ draft_id }: ListingDraft): string => draft_id.slice(0, TAG_MAX)

/** Letters, digits, spaces and a few marks, at most twenty of them; what does not fit is left out. */
const getTags = (draft: ListingDraft): string[] => {
  const fit = (draft.tags ?? []).filter((tag) => tag.length <= TAG_MAX && /^[\p{L}\p{Nd}\p{Zs}\-'™©®]+$/u.test(tag))
  return [getTag(draft), ...fit].slice(0, MAX_TAGS)
}

/** Everything a draft needs, and only then what makes it visible. */
async function complete(conn: StoreConn, id: string, draft: ListingDraft, change: ListingForm): Promise<ListingResult> {
  await addPictures(conn, id, draft)
  await saveInventory(conn, id, getInventory(draft))
  await tellProperties(conn, id, draft)
  await tellQuestions(conn, id, draft)
  const path = `/shops/${conn.shop.external_shop_id}/listings/${id}`
  await explained(words, () => etsyCall(conn, { method: 'PATCH', path, form: { ...change, state: 'active' } }))
  const { products } = await readInventory(conn, id)
  return listed('live', id, Object.fromEntries(products.map(({ sku, product_id }) => [sku, product_id])))
}

export const checkListing = (draft: ListingDraft) => settingsIssues(Attributes, draft)

export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const settings = getSettings(Attributes, draft)
  const { who_made, when_made, shipping_profile_id, readiness_state_id } = settings
  let id = await findMade(conn, getTag(draft))
  if (!id) {
    const form: ListingForm = {
      quantity: Math.max(1, ...draft.variants.map(({ quantity }) => quantity)),
      title: draft.title,
      description: plainText(draft.description_html),
      price: Number(draft.variants[0]?.price.amount ?? 0),
      who_made,
      when_made,
      is_supply: false,
      taxonomy_id: Number(draft.category_id),
      shipping_profile_id,
      readiness_state_id,
      tags: getTags(draft),
      type: 'physical',
      ...getPartners(settings),
    }
    const path = `/shops/${conn.shop.external_shop_id}/listings`
    const made = await explained(words, () => etsyCall(conn, { method: 'POST', path, form }))
    id = readShape(Listing, made.json()).listing_id
  }
  return complete(conn, id, draft, getPolicy(settings))
}

/** A listing that was deleted in the shop is made again. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  const texts = {
    title: draft.title,
    description: plainText(draft.description_html),
    ...(draft.tags?.length ? { tags: getTags(draft) } : {}),
  }
  try {
    const settings = getSettings(Attributes, draft)
    return await complete(conn, id, draft, { ...texts, ...getPartners(settings), ...getPolicy(settings) })
  } catch (error) {
    if (error instanceof MarketError && error.kind === 'not_found') return createListing(conn, draft)
    throw error
  }
}

/** Etsy only accepts the whole inventory: read it, change our part, write it back. */
export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [listing_id, part] of Map.groupBy(changes, (change) => change.external_product_id)) {
    const { products, ...rest } = await readInventory(conn, listing_id)
    const changed = products.map(({ product_id: _id, offerings, ...product }) => {
      const change = part.find(({ sku }) => sku === product.sku)
      return {
        ...product,
        offerings: offerings.map(({ price, quantity, ...offering }) => ({
          ...offering,
          quantity: change?.quantity ?? quantity,
          price: change?.price ? Number(change.price.amount) : price.amount / price.divisor,
        })),
      }
    })
    await saveInventory(conn, listing_id, { products: changed, ...rest })
  }
}

export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  const path = `/shops/${conn.shop.external_shop_id}/listings/${id}`
  await etsyCall(conn, { method: 'PATCH', path, form: { state: 'inactive' } })
}
