import { isDestination } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import type { calculateFreight } from '@inkroute/contract/shipping/shipping'
import type { Way } from '../../../features/catalog/detail/buy/delivery.view.ts'

/** Most buyers of the sellers here live there; shown until another country is known. */
export const FIRST_COUNTRY = 'US'
/** Sellers with a browser of this country sell abroad. */
const HOME = 'CN'

/** The country chosen last, or the first abroad that the browser's languages name and we deliver to. */
export function getCountry(chosen: string, languages: readonly string[]): string {
  const regions = languages.map((tag) => /-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toUpperCase() ?? '')
  const candidates = [chosen, ...regions.filter((code) => code !== HOME)]
  return candidates.find(isDestination) ?? FIRST_COUNTRY
}

/** Only what the date needs: a page carries it in its source. */
export const getWays = (reply: Reply<typeof calculateFreight>): readonly Way[] =>
  reply.data.map(({ channel, warehouse, price, days_min, days_max }) => ({
    channel: channel.name,
    warehouse: warehouse.code,
    price,
    is_tracked: channel.is_tracked,
    days_min,
    days_max,
  }))
