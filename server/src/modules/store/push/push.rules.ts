import type { MarketOrder, ShippedLine } from '../../../connectors/market-order.ts'

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
