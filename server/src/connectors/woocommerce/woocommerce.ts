import { createHash } from 'node:crypto'
import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, StoreConn, Webhooks } from '../connector.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { sameText } from '../same-text.ts'
import { hmacBase64 } from '../signing.ts'
import { completeAuth, readKeyPost, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { ship } from './ship.ts'
import { wooCall } from './woo-call.ts'

const TOPICS = ['order.created', 'order.updated'] as const
/** Sent unsigned when a webhook is made. */
const PING = /^webhook_id=\d+$/
const Hooks = z.array(z.object({ topic: LooseText, delivery_url: LooseText, status: LooseText }))
const Body = z.object({ id: ExternalId })

async function subscribe(conn: StoreConn, address: string, secret: string): Promise<void> {
  const path = '/wp-json/wc/v3/webhooks'
  const known = readShape(Hooks, (await wooCall(conn, { path, query: { per_page: '100' } })).json())
  const isThere = (topic: string) =>
    known.some((hook) => hook.topic === topic && hook.delivery_url === address && hook.status === 'active')
  for (const topic of TOPICS.filter((topic) => !isThere(topic))) {
    const body = { name: `InkRoute ${topic}`, topic, delivery_url: address, secret }
    await wooCall(conn, { method: 'POST', path, body })
  }
}

const webhooks: Webhooks = {
  verify(_app, { headers, raw_body }, secret) {
    if (PING.test(raw_body.toString('utf8'))) return true
    return sameText(headers['x-wc-webhook-signature'] ?? '', hmacBase64(secret, raw_body))
  },
  parse(_app, { headers, raw_body }) {
    const dedupe_key = createHash('sha256').update(raw_body).digest('hex')
    const event = { dedupe_key, external_shop_id: '', external_order_id: '' }
    if (PING.test(raw_body.toString('utf8'))) return [{ ...event, kind: 'ping' }]
    if (!/^order\./.test(headers['x-wc-webhook-topic'] ?? '')) return [{ ...event, kind: 'other' }]
    const { id } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    return [{ ...event, kind: 'order', external_order_id: id }]
  },
  subscribe,
}

/** WooCommerce REST v3. Every shop is a site of its own: there is no app of ours to register anywhere. */
export const woocommerce: Connector = {
  platform: Platform.woocommerce,
  slug: 'woocommerce',
  without_app: true,
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['key_post', 'keys'],
    refresh: 'none',
    webhooks: 'store_signed',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 90,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  readKeyPost,
  completeAuth,
  probe: async (conn) => {
    await wooCall(conn, { path: '/wp-json/wc/v3/data/currencies/current' })
  },
  pullOrders,
  getOrder,
  ship,
  catalogue,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
