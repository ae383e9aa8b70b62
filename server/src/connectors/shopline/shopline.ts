import { Platform } from '@inkroute/contract/codes'
import type { Connector, StoreConn } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { hmacBase64, hmacHex, sameText } from '../core/signing.ts'
import { storefrontWebhooks } from '../storefront/storefront-webhooks.ts'
import { completeAuth, refresh, signReturn, startAuth } from './auth.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { API_VERSION, shoplineCall } from './shopline-call.ts'

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { external_order_id, tracking_number, carrier_name, tracking_url, lines } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const info = { tracking_company: carrier_name, tracking_number, ...(tracking_url ? { tracking_url } : {}) }
  await shoplineCall(conn, {
    path: `orders/${encodeURIComponent(external_order_id)}/fulfillments.json`,
    body: {
      fulfillment: {
        line_items: lines.map(({ external_line_id, quantity }) => ({ id: external_line_id, quantity })),
        tracking_info_list: [info],
        notify_customer: true,
      },
    },
  })
  return { already: false }
}

const webhooks = storefrontWebhooks({
  name: 'shopline',
  dedupe_header: 'x-shopline-webhook-id',
  topics: ['orders/create', 'orders/updated', 'apps/installed_uninstalled'],
  // The SDK sends hex, the documentation shows base64.
  verify(app, { headers, raw_body }) {
    const given = headers['x-shopline-hmac-sha256'] ?? ''
    return sameText(given, hmacHex(app.secret, raw_body)) || sameText(given, hmacBase64(app.secret, raw_body))
  },
  isRevoked: (topic) => topic.startsWith('apps/'),
  wishes: { 'customers/redact': 'buyer_erase', 'merchants/redact': 'shop_erase' },
  list: async (conn) => (await shoplineCall(conn, { path: 'webhooks.json' })).json(),
  add: (conn, topic, address) =>
    shoplineCall(conn, { path: 'webhooks.json', body: { webhook: { topic, address, api_version: API_VERSION } } }),
  remove: (conn, id) => shoplineCall(conn, { method: 'DELETE', path: `${encodeURIComponent(id)}/webhooks.json` }),
})

/** SHOPLINE (myshopline.com). */
export const shopline: Connector = {
  platform: Platform.shopline,
  slug: 'shopline',
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['code'],
    refresh: 'steady',
    webhooks: 'signed',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 4, burst: 40 } },
  },
  startAuth,
  completeAuth,
  signReturn,
  refresh,
  probe: async (conn) => {
    await shoplineCall(conn, { path: 'merchants/shop.json' })
  },
  pullOrders,
  getOrder,
  ship,
  checkListing,
  listingPage: ({ shop_domain }, _id, draft_id) => `https://${shop_domain}/products/${draft_id}`,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
