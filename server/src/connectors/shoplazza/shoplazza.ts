import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, StoreConn, Webhooks } from '../connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../market-order.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { hmacBase64, sameText, sha256Hex } from '../signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { shoplazzaCall } from './shoplazza-call.ts'

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { external_order_id, tracking_number, carrier_name, carrier_code, lines } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  await shoplazzaCall(conn, {
    path: `/orders/${encodeURIComponent(external_order_id)}/fulfillments`,
    body: {
      line_items: lines.map(({ external_line_id, quantity }) => ({ id: external_line_id, ship_quantity: quantity })),
      tracking_number,
      tracking_company: carrier_name,
      ...(carrier_code ? { tracking_company_code: carrier_code } : {}),
    },
  })
  return { already: false }
}

const TOPICS = ['orders/create', 'orders/update', 'app/uninstalled'] as const
const Hooks = z.object({ webhooks: z.array(z.object({ topic: LooseText, address: LooseText })).nullish() })
const Body = z.object({ id: ExternalId })

const webhooks: Webhooks = {
  verify: (app, { headers, raw_body }) =>
    sameText(headers['x-shoplazza-hmac-sha256'] ?? '', hmacBase64(app.secret, raw_body)),
  parse(_app, { headers, raw_body }) {
    const topic = headers['x-shoplazza-topic'] ?? ''
    const is_order = topic.startsWith('orders/')
    const { id } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: headers['x-shoplazza-deduplication-id'] || sha256Hex(raw_body),
        kind: is_order ? 'order' : topic === 'app/uninstalled' ? 'revoked' : 'other',
        external_shop_id: headers['x-shoplazza-shop-domain'] ?? '',
        external_order_id: is_order ? id : '',
      },
    ]
  },
  async subscribe(conn, address) {
    const known = readShape(Hooks, await shoplazzaCall(conn, { path: '/webhooks' })).webhooks ?? []
    for (const topic of TOPICS) {
      if (known.some((hook) => hook.topic === topic && hook.address === address)) continue
      await shoplazzaCall(conn, { path: '/webhooks', body: { topic, address } })
    }
  },
}

/** Shoplazza: every shop is a domain of its own. */
export const shoplazza: Connector = {
  platform: Platform.shoplazza,
  slug: 'shoplazza',
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 2, burst: 40 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shoplazzaCall(conn, { path: '/shop' })
  },
  pullOrders,
  getOrder,
  ship,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
