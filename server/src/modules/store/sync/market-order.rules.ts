import { createHash } from 'node:crypto'
import type {
  MarketAddress,
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
} from '../../../connectors/core/market-order.ts'
import type { ForeignOrder } from '../../order/order.ts'

/** Hash of an order without its timestamps; an equal hash means nothing changed. */
export const hashOfOrder = ({ updated_at: _at, ...said }: MarketOrder): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex')

/** The marketplace's own carrier brings it, under the marketplace's label. */
export const isPlatformShipped = ({ shipping_by }: MarketOrder): boolean => shipping_by === 'platform'

/** Lines with something left to deliver; what was refunded is gone or has a quantity of 0. */
const openLines = ({ lines }: Pick<MarketOrder, 'lines'>): MarketLine[] => lines.filter(({ quantity }) => quantity > 0)

/**
 * Paid and made by us. A hidden address is shown to us later; one that is missing is asked of the seller.
 */
export function isToMake(order: MarketOrder): boolean {
  const { status, fulfilled_by, address } = order
  if (status !== 'ready_to_ship' || fulfilled_by !== 'seller' || openLines(order).length === 0) return false
  return isPlatformShipped(order) || address?.is_masked !== true
}

const ENDED = new Set<MarketOrderStatus>(['cancelled', 'refunded', 'cancel_requested'])
/** Cancelled or refunded as a whole, or line by line until nothing was left. */
export const isEnded = (order: MarketOrder): boolean =>
  ENDED.has(order.status) || (order.status === 'ready_to_ship' && openLines(order).length === 0)

/** Platforms write 0 or nothing for a product that was deleted. */
const isKnown = (external_id: string): boolean => !/^(0*|null|undefined)$/.test(external_id.trim())

/**
 * A line without a code is known by its product; the link a seller makes then holds for the next order too. Without
 * either it is empty: it matches nothing, and no link is remembered for it.
 */
export function codeOfLine({ sku, external_variant_id, external_product_id }: MarketLine): string {
  if (sku.trim()) return sku.trim()
  const known = [external_variant_id, external_product_id].find(isKnown)
  return known === undefined ? '' : `#${known}`
}

/** Some marketplaces keep the buyer's phone to themselves; carriers then call the seller. */
export const foreignAddress = (address: MarketAddress | null, contact_phone: string): ForeignOrder['address'] =>
  address === null
    ? {}
    : {
        name: address.name,
        phone: address.phone || contact_phone,
        email: address.email,
        country: address.country,
        state: address.province,
        city: address.city,
        street1: address.line1,
        street2: address.line2,
        postcode: address.postcode,
        tax_no: address.tax_number,
      }

/** A hidden address says at least which country; without one it is the shop's own. */
function addressFor(store: StoreFacts, order: MarketOrder, contact_phone: string): ForeignOrder['address'] {
  const address = foreignAddress(order.address, contact_phone)
  if (!isPlatformShipped(order)) return address
  return { ...address, country: address.country || store.region || '' }
}

interface StoreFacts {
  readonly id: number
  readonly region?: string
  readonly warehouse_code: string
}

export const getForeignOrder = (store: StoreFacts, order: MarketOrder, contact_phone: string): ForeignOrder => ({
  source: 'store',
  store_id: store.id,
  external_order_no: order.external_number,
  address: addressFor(store, order, contact_phone),
  shipping_by: order.shipping_by ?? 'seller',
  currency: order.total?.currency ?? '',
  remark: order.buyer_note.slice(0, 500),
  ordered_at: order.created_at,
  ...(store.warehouse_code ? { warehouse: store.warehouse_code } : {}),
  lines: openLines(order).map((line) => ({
    external_sku: codeOfLine(line),
    external_line_id: line.external_line_id,
    title: [line.title, line.variant].filter(Boolean).join(' · '),
    picture: line.picture_url,
    quantity: line.quantity,
    price: line.unit_price?.amount ?? null,
    personalisation: line.personalisation,
  })),
})

export const sameAddress = (a: MarketAddress | null, b: MarketAddress | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Lines of which the buyer wants more or fewer pieces than before. Only while nothing was sent: some platforms leave out
 * what has left.
 */
export function changedQuantities(before: MarketOrder, order: MarketOrder) {
  const changed = new Map<string, { readonly before: number; readonly after: number }>()
  if (order.status !== 'ready_to_ship' || before.status !== 'ready_to_ship') return changed
  for (const { external_line_id, quantity } of openLines(before)) {
    const now = order.lines.find((line) => line.external_line_id === external_line_id)
    const after = now?.quantity ?? 0
    if (after !== quantity) changed.set(external_line_id, { before: quantity, after })
  }
  return changed
}

/** Lines whose buyer wants something else than before. Orders kept by older versions say nothing about it. */
export function changedWishes(before: MarketOrder, order: MarketOrder) {
  const known = new Map(before.lines.map((line) => [line.external_line_id, JSON.stringify(line.personalisation ?? [])]))
  return order.lines
    .filter(
      ({ external_line_id, personalisation }) =>
        (known.get(external_line_id) ?? '[]') !== JSON.stringify(personalisation),
    )
    .map(({ external_line_id, personalisation }) => ({ external_line_id, personalisation }))
}

const OVERLAP_MS = 10 * 60_000
/** Margin for the platform's replication delay. */
const LAG_MS = 30_000
const DAY_MS = 86_400_000

interface Reached {
  readonly watermark: string
  readonly window_until: string | null
}

/** Next window to read: overlaps the last one slightly, ends shortly before now, within the platform's limit. */
export function nextWindow({ watermark, window_until }: Reached, now: Date, max_days: number) {
  const since_ms = Date.parse(watermark) - OVERLAP_MS
  const latest_ms = now.getTime() - LAG_MS
  const until_ms = window_until ? Date.parse(window_until) : Math.min(latest_ms, since_ms + max_days * DAY_MS)
  return {
    since: new Date(since_ms).toISOString(),
    until: new Date(Math.max(until_ms, since_ms + 1000)).toISOString(),
    /** Nothing later is left to read. */
    is_last: until_ms >= latest_ms - 1000 || window_until !== null,
  }
}
