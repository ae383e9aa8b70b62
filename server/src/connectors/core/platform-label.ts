import type { StoreConn } from './connector.ts'
import { MarketError } from './market-error.ts'
import type { MarketOrder, ShippedLine } from './market-order.ts'

/** Labels are printed as they come: anything that is no PDF would print as letters. */
export function requirePdf(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF') return bytes
  throw new MarketError('malformed', 'The label is not a PDF', { code: 'label_not_pdf' })
}

/** Platforms put labels at an address that is open for a while. */
export async function downloadPdf({ http }: StoreConn, url: string): Promise<Buffer> {
  const answer = await http.send({ method: 'GET', url, headers: { accept: 'application/pdf' } })
  if (answer.status !== 200) throw new MarketError('temporary', `The label cannot be read (${answer.status})`)
  return requirePdf(answer.bytes)
}

/** Still being made: asked for again later. */
export const labelNotReady = (message: string) => new MarketError('temporary', message, { code: 'label_not_ready' })

/** For platforms that make one label for the whole order. */
export function requireWhole(order: MarketOrder, lines: readonly ShippedLine[]): void {
  const sent = new Map(lines.map(({ external_line_id, quantity }) => [external_line_id, quantity]))
  if (order.lines.every(({ external_line_id, quantity }) => (sent.get(external_line_id) ?? 0) >= quantity)) return
  const message = '平台物流的订单须整单发货|An order the platform ships leaves in one parcel'
  throw new MarketError('rejected', message, { code: 'order_in_parts' })
}
