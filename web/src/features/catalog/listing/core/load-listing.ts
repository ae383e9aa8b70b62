import * as catalog from '@inkroute/contract/catalog/catalog'
import { productZones } from '@inkroute/contract/catalog/codes'
import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import * as site from '@inkroute/contract/site/home'
import { ApiError } from '../../../../shared/api/request.ts'
import { type Language, pickTexts } from '../../../../shared/text/text.ts'
import { getAddress, type Listing } from '../../search/listing-address.view.ts'
import { searchPath } from '../../search/suggestions.view.ts'
import type { WayOut, Word } from './empty-state.tsx'
import { listingText } from './listing.text.ts'
import { getCall, isUnknownScope, withoutUnknown } from './listing-call.view.ts'
import { withFilter } from './listing-change.view.ts'
import { type Chip, getChips, type SpecialWords } from './listing-words.view.ts'

/** Calls an endpoint during rendering. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Reply<E>>

export interface FoundListing {
  /** With the category's canonical slug, even if requested by id or an old name. */
  readonly listing: Listing
  readonly reply: catalog.ListReply
  readonly special: SpecialWords | null
  readonly deliveries: readonly DeliveryChoice[]
}

/** Number of products dispatched within this many hours, with all other filters applied. */
export interface DeliveryChoice {
  readonly hours: number
  readonly count: number
}

const HOURS = [24, 36, 48, 60, 72, 96, 120] as const

/** Only limits that narrow the list; the longest one matches all products. */
async function getDeliveries(ask: Ask, listing: Listing, longest: number): Promise<readonly DeliveryChoice[]> {
  const call = { ...getCall(listing), page: 1, page_size: 1 }
  const limits = HOURS.filter((hours) => hours < longest || listing.filters.delivery?.includes(String(hours)))
  const choices = await Promise.all(
    limits.map(async (hours) => {
      const reply = await ask(catalog.listProducts, { ...call, delivery_hours_max: hours })
      return { hours, count: reply.total }
    }),
  )
  return choices.filter(({ count }, place) => count > (choices[place - 1]?.count ?? 0))
}

/** A malformed value is as unknown as a missing one. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')) return null
  throw error
}

/** Staff may add zones; the usual ones have a page even while they are empty. */
const isKnownZone = (zone: string | undefined) => productZones.some((known) => known === zone)

/** Null when the path names something that does not exist. */
export async function findListing(ask: Ask, raw: Listing): Promise<FoundListing | null> {
  if (isUnknownScope(raw)) return null
  const asked = withoutUnknown(raw)
  const ad = asked.filters.ad?.[0]
  const special = ad ? await ask(site.getAdSpecial, { id: ad }).catch(() => null) : null
  if (ad && !special) return null
  const reply = await ask(catalog.listProducts, getCall(asked)).catch(nullIfUnknown)
  if (!reply) return null
  if (asked.scope === 'zone' && reply.total === 0 && !isKnownZone(asked.filters.zone?.[0])) return null
  const own = reply.category_path.at(-1)
  if (asked.filters.category && !own) return null
  const listing = own ? { ...withFilter(asked, 'category', [own.http_url]), page: asked.page } : asked
  const deliveries = await getDeliveries(ask, listing, reply.bounds.delivery_hours_max)
  return { listing, reply, deliveries, special: special && { name: special.name, summary: special.summary } }
}

async function wayOut(ask: Ask, language: Language, chip: Chip, listing: Listing): Promise<WayOut | null> {
  const wider = chip.without(listing)
  const { total } = await ask(catalog.listProducts, { ...getCall(wider), page: 1, page_size: 1 })
  return total > 0 ? { label: chip.label, path: getAddress(wider, language), total } : null
}

export interface Consolation {
  readonly ways_out: readonly WayOut[]
  readonly words: readonly Word[]
  readonly hot: Reply<typeof catalog.listProducts>['data']
}

const CHIPS_TRIED = 5
const HOT_SHOWN = 4

/** Suggestions for an empty result. Calls that fail are left out. */
export async function consolation(ask: Ask, language: Language, found: FoundListing): Promise<Consolation> {
  // The filter in the path can be dropped too if other filters remain.
  const listing = { ...found.listing, scope: null }
  const chips = getChips(pickTexts(listingText, language), listing, found.reply.facets)
  const tried = chips.length > 1 ? chips.slice(0, CHIPS_TRIED) : []
  const [ways_out, words, best] = await Promise.all([
    Promise.all(tried.map((chip) => wayOut(ask, language, chip, listing).catch(() => null))),
    ask(site.listHotWords, {}).catch(() => ({ data: [] })),
    ask(catalog.listProducts, { sort: 'sales', page_size: HOT_SHOWN }).catch(() => ({ data: [] })),
  ])
  return {
    ways_out: ways_out.filter((way) => way !== null),
    words: words.data.map(({ word, jump_url }) => ({ word, path: jump_url ?? searchPath(language, word) })),
    hot: best.data,
  }
}
