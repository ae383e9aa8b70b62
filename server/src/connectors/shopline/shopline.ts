import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, StoreConn, Webhooks } from '../connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../market-order.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { hmacBase64, hmacHex, sameText, sha256Hex } from '../signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
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

const TOPICS = ['orders/create', 'orders/updated', 'apps/installed_uninstalled'] as const
const Hooks = z.object({ webhooks: z.array(z.object({ topic: LooseText, address: LooseText })).nullish() })
const Body = z.object({ id: ExternalId })

const webhooks: Webhooks = {
  // The SDK writes hex, a sample of the documentation base64; either proves the secret.
  verify(app, { headers, raw_body }) {
    const given = headers['x-shopline-hmac-sha256'] ?? ''
    return sameText(given, hmacHex(app.secret, raw_body)) || sameText(given, hmacBase64(app.secret, raw_body))
  },
  parse(_app, { headers, raw_body }) {
    const topic = headers['x-shopline-topic'] ?? ''
    const is_order = topic.startsWith('orders/')
    const { id } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: headers['x-shopline-webhook-id'] || sha256Hex(raw_body),
        kind: is_order ? 'order' : topic.startsWith('apps/') ? 'revoked' : 'other',
        external_shop_id: headers['x-shopline-shop-domain'] ?? '',
        external_order_id: is_order ? id : '',
      },
    ]
  },
  async subscribe(conn, address) {
    const known = readShape(Hooks, (await shoplineCall(conn, { path: 'webhooks.json' })).json()).webhooks ?? []
    for (const topic of TOPICS) {
      if (known.some((hook) => hook.topic === topic && hook.address === address)) continue
      await shoplineCall(conn, {
        path: 'webhooks.json',
        body: { webhook: { topic, address, api_version: API_VERSION } },
      })
    }
  },
}

/** Shopline (myshopline.com). */
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
  refresh,
  probe: async (conn) => {
    await shoplineCall(conn, { path: 'merchants/shop.json' })
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
