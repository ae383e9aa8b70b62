import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../market-order.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { TRACKING_META } from './orders.ts'
import { wooCall } from './woo-call.ts'

const Notes = z.array(z.object({ note: LooseText }))

const noteOf = ({ carrier_name, tracking_number, tracking_url }: Shipment): string =>
  `Shipped with ${carrier_name}, tracking number ${tracking_number}.${tracking_url ? ` ${tracking_url}` : ''}`

/**
 * A note the buyer gets by mail, then the order's own record. The record comes last and is what counts: when the
 * connection broke in between, the note is found again and not sent twice.
 */
export async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_name, completes_order } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const path = `/wp-json/wc/v3/orders/${encodeURIComponent(shipment.external_order_id)}`
  const notes = readShape(Notes, (await wooCall(conn, { path: `${path}/notes` })).json())
  if (!notes.some(({ note }) => note.includes(tracking_number))) {
    const body = { note: noteOf(shipment), customer_note: true }
    await wooCall(conn, { method: 'POST', path: `${path}/notes`, body })
  }
  const record = [...order.parcels, { tracking_number, carrier: carrier_name }]
    .map((parcel) => `${parcel.tracking_number}|${parcel.carrier}`)
    .join('\n')
  const body = {
    meta_data: [{ key: TRACKING_META, value: record }],
    ...(completes_order ? { status: 'completed' } : {}),
  }
  await wooCall(conn, { method: 'PUT', path, body })
  return { already: false }
}
