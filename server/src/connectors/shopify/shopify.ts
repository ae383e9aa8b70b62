import { createHash } from 'node:crypto'
import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, HookEvent, PrivacyWish, StoreConn, Webhooks } from '../connector.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { hmacBase64, sameText } from '../signing.ts'
import { completeAuth, readInstall, refresh, startAuth } from './auth.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { ship } from './ship.ts'
import { graph, refuseUserErrors } from './shopify-call.ts'

const TOPICS = ['ORDERS_CREATE', 'ORDERS_UPDATED', 'APP_UNINSTALLED'] as const
const KNOWN = `query Hooks { webhookSubscriptions(first: 50) { nodes { topic uri } } }`
const SUBSCRIBE = `mutation Hook($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) { userErrors { field message } } }`

const Hooks = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ topic: z.string(), uri: LooseText })) }),
})
const Made = z.object({
  webhookSubscriptionCreate: z.object({
    userErrors: z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() })),
  }),
})

async function subscribe(conn: StoreConn, address: string): Promise<void> {
  const { nodes } = readShape(Hooks, await graph(conn, KNOWN, {})).webhookSubscriptions
  const missing = TOPICS.filter((topic) => !nodes.some((node) => node.topic === topic && node.uri === address))
  for (const topic of missing) {
    const variables = { topic, webhookSubscription: { uri: address, format: 'JSON' } }
    const { webhookSubscriptionCreate } = readShape(Made, await graph(conn, SUBSCRIBE, variables))
    refuseUserErrors(webhookSubscriptionCreate.userErrors)
  }
}

const kinds: Record<string, HookEvent['kind']> = {
  'orders/create': 'order',
  'orders/updated': 'order',
  'app/uninstalled': 'revoked',
}
const Body = z.object({ admin_graphql_api_id: LooseText })

const wishes: Record<string, PrivacyWish['kind']> = {
  'customers/data_request': 'buyer_export',
  'customers/redact': 'buyer_erase',
  'shop/redact': 'shop_erase',
}
const Wish = z.object({
  customer: z.object({ email: LooseText, phone: LooseText }).nullish(),
  orders_requested: z.array(ExternalId).nullish(),
  orders_to_redact: z.array(ExternalId).nullish(),
})

/** The three compliance topics every app has to answer; they are set up once in the app's own settings. */
function wishOf(kind: PrivacyWish['kind'], body: unknown): PrivacyWish {
  const { customer, orders_requested, orders_to_redact } = readShape(Wish, body)
  const order_ids = (orders_requested ?? orders_to_redact ?? []).map((id) => `gid://shopify/Order/${id}`)
  return { kind, email: customer?.email ?? '', phone: customer?.phone ?? '', order_ids, order_numbers: [] }
}

const webhooks: Webhooks = {
  verify(app, { headers, raw_body }) {
    return sameText(headers['x-shopify-hmac-sha256'] ?? '', hmacBase64(app.secret, raw_body))
  },
  parse(_app, { headers, raw_body }) {
    const topic = headers['x-shopify-topic'] ?? ''
    const body = JSON.parse(raw_body.toString('utf8'))
    const event = {
      dedupe_key: headers['x-shopify-webhook-id'] ?? createHash('sha256').update(raw_body).digest('hex'),
      external_shop_id: headers['x-shopify-shop-domain'] ?? '',
    }
    const wish = wishes[topic]
    if (wish) return [{ ...event, kind: 'privacy', external_order_id: '', wish: wishOf(wish, body) }]
    const kind = kinds[topic] ?? 'other'
    const { admin_graphql_api_id } = readShape(Body, body)
    return [{ ...event, kind, external_order_id: kind === 'order' ? admin_graphql_api_id : '' }]
  },
  subscribe,
}

/** Shopify's GraphQL Admin API with expiring tokens. */
export const shopify: Connector = {
  platform: Platform.shopify,
  slug: 'shopify',
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 60,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  readInstall,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await graph(conn, '{ shop { id } }', {})
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
