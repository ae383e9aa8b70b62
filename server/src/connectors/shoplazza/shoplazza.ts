import { Platform } from '@inkroute/contract/codes'
import type { Connector, StoreConn } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { hmacBase64, sameText } from '../core/signing.ts'
import { storefrontWebhooks } from '../storefront/storefront-webhooks.ts'
import { completeAuth, refresh, signReturn, startAuth } from './auth.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
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

const webhooks = storefrontWebhooks({
  name: 'shoplazza',
  dedupe_header: 'x-shoplazza-deduplication-id',
  topics: ['orders/create', 'orders/update', 'app/uninstalled'],
  verify: (app, { headers, raw_body }) =>
    sameText(headers['x-shoplazza-hmac-sha256'] ?? '', hmacBase64(app.secret, raw_body)),
  isRevoked: (topic) => topic === 'app/uninstalled',
  list: (conn) => shoplazzaCall(conn, { path: '/webhooks' }),
  add: (conn, topic, address) => shoplazzaCall(conn, { path: '/webhooks', body: { topic, address } }),
  remove: (conn, id) => shoplazzaCall(conn, { method: 'DELETE', path: `/webhooks/${encodeURIComponent(id)}` }),
})

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
  signReturn,
  refresh,
  probe: async (conn) => {
    await shoplazzaCall(conn, { path: '/shop' })
  },
  pullOrders,
  getOrder,
  ship,
  checkListing,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
