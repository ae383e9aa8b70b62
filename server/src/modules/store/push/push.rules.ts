import type { MarketOrder, ShippedLine } from '../../../connectors/market-order.ts'

/** Whether nothing of the order is left to send once all these parcels are told. */
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

/** A carrier of the list that bears this name or is named in it; the platform's “other” where it has one. */
export function carrierByName<C extends { readonly code: string; readonly name: string }>(
  list: readonly C[],
  carrier: string,
): C | null {
  const wanted = plain(carrier)
  const bears = ({ code, name }: C) =>
    [plain(name), plain(code)].some((word) => word.length > 2 && (wanted.includes(word) || word.includes(wanted)))
  return list.find(bears) ?? list.find(({ name }) => /^other/i.test(name)) ?? null
}
