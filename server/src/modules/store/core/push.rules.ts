import type { MarketOrder, ShippedLine } from '../../../connectors/core/market-order.ts'

/** Whether these parcels complete the order. */
export function isAllSent(
  { lines }: Pick<MarketOrder, 'lines'>,
  parcels: ReadonlyArray<readonly ShippedLine[]>,
): boolean {
  const sent = new Map<string, number>()
  for (const { external_line_id, quantity } of parcels.flat()) {
    sent.set(external_line_id, (sent.get(external_line_id) ?? 0) + quantity)
  }
  return lines.every(({ external_line_id, quantity }) => (sent.get(external_line_id) ?? 0) >= quantity)
}

const WAIT_S = [10, 60, 300, 900, 3600, 7200, 14_400] as const

/** How long until the next attempt; null when it is time to ask a person. */
export const nextAttemptSeconds = (attempts: number, retry_after_ms: number): number | null => {
  const wait_s = WAIT_S[attempts]
  return wait_s === undefined ? null : Math.max(wait_s, Math.ceil(retry_after_ms / 1000))
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Last-mile carriers of our channels, most common first: marketplaces know carriers, not channels. */
const deliverers: Readonly<Record<string, readonly string[]>> = {
  'Direct line, economy': ['YunExpress', 'Yanwen', '4PX'],
  'Direct line, fast': ['YunExpress', '4PX', 'Yanwen'],
  'Postal packet, untracked': ['China Post', 'EMS', 'USPS'],
  'Postal packet, registered': ['China Post', 'EMS', 'USPS'],
  'International courier': ['DHL', 'FedEx', 'UPS'],
  'US economy': ['USPS', 'UPS'],
  'US ground': ['UPS', 'FedEx', 'USPS'],
  'US two-day': ['UPS', 'FedEx', 'USPS'],
  'US to Canada and Mexico': ['UPS', 'DHL', 'USPS'],
  'EU economy': ['Deutsche Post', 'DHL', 'DPD'],
  'EU parcel': ['DHL', 'DPD', 'GLS'],
  'EU express': ['DHL', 'DPD', 'UPS'],
}

/** Who brings the parcels of one of our channels: buyers and marketplaces do not know our channels. */
export const carrierName = (channel: string): string => deliverers[channel]?.[0] ?? channel

const trackingPages: Readonly<Record<string, string>> = {
  YunExpress: 'https://www.yuntrack.com/parcelTracking?id=',
  '4PX': 'https://track.4px.com/#/result/0/',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}
/** Knows most carriers by the form of the number. */
const ANY_CARRIER = 'https://t.17track.net/en#nums='

/** Where a buyer follows a parcel. */
export const trackingPage = (carrier: string, tracking_number: string): string =>
  `${trackingPages[carrier] ?? ANY_CARRIER}${encodeURIComponent(tracking_number)}`

/**
 * Pieces of an order over its parcels, in order and as evenly as possible: marketplaces want to know what is in each
 * parcel, and nobody notes that while packing. Numbers without a piece cannot be reported.
 */
export function partParcels(lines: readonly ShippedLine[], numbers: readonly string[]) {
  const pieces = lines.flatMap(({ external_line_id, quantity }) =>
    Array.from({ length: quantity }, () => external_line_id),
  )
  const used = numbers.slice(0, Math.max(1, pieces.length))
  return used.map((tracking_number, at) => {
    const part = pieces.slice(
      Math.round((at * pieces.length) / used.length),
      Math.round(((at + 1) * pieces.length) / used.length),
    )
    const counts = Map.groupBy(part, (id) => id)
    return {
      tracking_number,
      lines: [...counts].map(([external_line_id, all]) => ({ external_line_id, quantity: all.length })),
    }
  })
}

/** A carrier of the list that bears this name or brings this channel's parcels; the platform's “other” where it has one. */
export function carrierByName<C extends { readonly code: string; readonly name: string }>(
  list: readonly C[],
  carrier: string,
): C | null {
  const bears = (name: string) => {
    const wanted = plain(name)
    return list.find((one) =>
      [plain(one.name), plain(one.code)].some(
        (word) => word.length > 2 && (wanted.includes(word) || word.includes(wanted)),
      ),
    )
  }
  for (const name of [carrier, ...(deliverers[carrier] ?? [])]) {
    const found = bears(name)
    if (found) return found
  }
  return list.find(({ name }) => /^other/i.test(name)) ?? null
}
