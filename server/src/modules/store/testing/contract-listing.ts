import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { expect } from 'vitest'
import type { Connector, StoreConn } from '../../../connectors/core/connector.ts'
import type { ListingDraft, ListingIssue, ListingResult, ListingVariant } from '../../../connectors/core/listing.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import type { Desk } from '../../../connectors/testing/market-desk.ts'
import {
  FORM_KEY,
  isSettled,
  questionsFor,
  sampleDraft,
  sampleVariant,
  withCategory,
} from '../../../connectors/testing/sample-draft.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { StoreRecord } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'

interface Place {
  readonly app: TestApp
  readonly desk: Desk
  readonly store: StoreRecord
  readonly shop_id: string
  readonly picture_url: string
}

interface SandboxListing {
  readonly state: string
  readonly title: string
  readonly picture_urls: readonly string[]
  readonly variants: readonly { sku: string; price: string; quantity: number; is_off?: boolean }[]
  readonly extra: { readonly questions?: readonly object[] }
}

const MOST_QUESTIONS = 5

const ask = <T>({ app, store }: Place, work: (conn: StoreConn) => Promise<T>): Promise<T> =>
  askMarket(app.ctx, store, work)

/** What the platform decides in the end. */
async function settled(
  place: Place,
  connector: Connector,
  draft: ListingDraft,
  first: ListingResult,
): Promise<ListingResult> {
  let result = first
  for (let asked = 0; result.state === 'pending' && asked < MOST_QUESTIONS; asked++) {
    result = await ask(place, async (conn) => {
      if (!connector.listingState) throw new Error('pending, and nobody to ask')
      return connector.listingState(conn, result.submission_id, draft)
    })
  }
  return result
}

const getListings = ({ desk, shop_id }: Place) =>
  desk.ask<SandboxListing[]>(`listings?shop_id=${encodeURIComponent(shop_id)}`)
const soldIn = ({ variants }: SandboxListing): string[] =>
  variants.flatMap(({ sku, is_off, quantity }) => (is_off || quantity === 0 ? [] : [sku])).sort()

async function onlyListing(place: Place): Promise<SandboxListing> {
  const [listing, ...more] = await getListings(place)
  expect(more).toEqual([])
  if (!listing) throw new Error('nothing is listed')
  return listing
}

async function getRefusal(place: Place, connector: Connector, title: string): Promise<readonly ListingIssue[]> {
  const draft = { ...sampleDraft(connector, 'Refused', place.picture_url), title }
  try {
    const first = await ask(place, async (conn) => connector.createListing?.(conn, draft))
    const result = first && (await settled(place, connector, draft, first))
    expect(result?.state).toBe('rejected')
    return result?.issues ?? []
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    expect(error.kind).toBe('rejected')
    return error.issues
  }
}

/** A platform that says no says of which field; and what our own rules refuse, it refuses too. */
export async function isRefusedByField(place: Place, connector: Connector): Promise<void> {
  const [first] = await getRefusal(place, connector, 'A Disney moon cat cotton T-shirt for nights')
  expect(first).toMatchObject({ field: 'title', message: expect.stringContaining('Disney') })
  const ours = listingPlatforms.find(({ platform }) => platform === connector.platform)
  if (ours?.limits.rules.no_chinese) {
    const [chinese] = await getRefusal(place, connector, '月光下的小猫纯棉短袖上衣，适合安静的夜晚，送给最好的朋友')
    expect(chinese).toMatchObject({ field: 'title' })
  }
  expect((await getListings(place)).filter(({ state }) => state === 'live')).toEqual([])
}

/** The draft in a category read from the platform. */
async function inCategory(place: Place, connector: Connector, draft: ListingDraft): Promise<ListingDraft> {
  const found = await ask(place, (conn) => withCategory(conn, connector, draft))
  if (found.required) expect(found.required).toEqual(['Material'])
  return found.draft
}

/** Made once though the answer was lost, changed, taken off, put back. */
export async function listsGoods(place: Place, connector: Connector): Promise<void> {
  const prefix = `Six${place.store.id}`
  const draft = await inCategory(place, connector, sampleDraft(connector, prefix, place.picture_url))
  const create = () => ask(place, async (conn) => connector.createListing?.(conn, draft) as Promise<ListingResult>)
  await place.desk.fault('drop_after_commit', draft.title.slice(0, prefix.length))
  await expect(create()).rejects.toMatchObject({ kind: 'temporary' })
  const result = await settled(place, connector, draft, await create())
  expect(result).toMatchObject({ state: 'live', issues: [] })
  expect(Object.keys(result.variant_ids).sort()).toEqual(draft.variants.map(({ sku }) => sku).sort())
  const made = await onlyListing(place)
  expect(made).toMatchObject({ state: 'live', title: draft.title })
  expect(made.picture_urls.length).toBe(2)
  // Each platform keeps it in a place of its own.
  expect(JSON.stringify(made.extra).includes(FORM_KEY)).toBe(connector.marks_form ?? false)
  expect(made.extra.questions ?? []).toHaveLength(questionsFor(connector).length)
  expect(made.variants.map(({ price, quantity }) => [Number(price), quantity])).toEqual(Array(6).fill([19.9, 20]))
  await changesPriceAndStock(place, connector, draft, result)
  await changesVariants(place, connector, draft, result)
}

async function changesPriceAndStock(
  place: Place,
  connector: Connector,
  draft: ListingDraft,
  { external_product_id, variant_ids }: ListingResult,
): Promise<void> {
  const { sku, price } = draft.variants[1] as ListingVariant
  const change = { external_product_id, external_variant_id: variant_ids[sku] ?? '', sku, quantity: 7 }
  const dearer = { ...change, price: { ...price, amount: '24.50' } }
  const set = (one: typeof change) => ask(place, async (conn) => connector.setStock?.(conn, [one]))
  if (isSettled(connector)) await expect(set(dearer)).rejects.toMatchObject({ code: 'price_review' })
  else await set(dearer)
  const changed = (await onlyListing(place)).variants.find((variant) => variant.sku === sku)
  expect([changed?.quantity, Number(changed?.price)]).toEqual([7, isSettled(connector) ? 19.9 : 24.5])
}

async function changesVariants(
  place: Place,
  connector: Connector,
  draft: ListingDraft,
  { external_product_id: id, variant_ids }: ListingResult,
): Promise<void> {
  const [, ...rest] = draft.variants
  const fresh = isSettled(connector) ? [] : [sampleVariant(connector, `Six${place.store.id}`, 'Red', 'S')]
  const changed = { ...draft, variants: [...rest, ...fresh] }
  const update = async () => {
    const first = await ask(
      place,
      async (conn) => connector.updateListing?.(conn, id, changed, variant_ids) as Promise<ListingResult>,
    )
    return settled(place, connector, changed, first)
  }
  expect(await update()).toMatchObject({ state: 'live', external_product_id: id })
  const wanted = changed.variants.map(({ sku }) => sku).sort()
  expect(soldIn(await onlyListing(place))).toEqual(wanted)
  const known = Object.fromEntries(wanted.map((sku) => [sku, variant_ids[sku] ?? '']))
  await ask(place, async (conn) => connector.unpublish?.(conn, id, known))
  expect((await onlyListing(place)).state).toBe('offline')
  await update()
  const back = await onlyListing(place)
  expect([back.state, soldIn(back)]).toEqual(['live', wanted])
}
