import { createHash } from 'node:crypto'
import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, HookEvent, PrivacyWish, StoreConn, Webhooks } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { hmacBase64, sameText } from '../core/signing.ts'
import { isSameHook } from '../storefront/hook-address.ts'
import { completeAuth, isOwnApp, readInstall, refresh, startAuth } from './auth.ts'
import { createListing, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'
import { ship } from './ship.ts'
import { change, graph } from './shopify-call.ts'

const TOPICS = ['ORDERS_CREATE', 'ORDERS_UPDATED', 'APP_UNINSTALLED'] as const
const KNOWN = `query Hooks { webhookSubscriptions(first: 50) { nodes { id topic uri } } }`
const SUBSCRIBE = `mutation Hook($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) { userErrors { field message } } }`
const REMOVE = `mutation Unhook($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { field message } } }`

const Hooks = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: LooseText })) }),
})

/** Ours, whatever address we had when they were made. */
async function ownHooks(conn: StoreConn, address: string) {
  const { nodes } = readShape(Hooks, await graph(conn, KNOWN, {})).webhookSubscriptions
  return nodes.filter(({ uri }) => isSameHook(uri, address))
}

const remove = (conn: StoreConn, id: string) => change(conn, { query: REMOVE, variables: { id } })

async function subscribe(conn: StoreConn, address: string): Promise<void> {
  if (isOwnApp(conn)) return
  const known = await ownHooks(conn, address)
  for (const topic of TOPICS.filter((topic) => !known.some((hook) => hook.topic === topic && hook.uri === address))) {
    const variables = { topic, webhookSubscription: { uri: address, format: 'JSON' } }
    await change(conn, { query: SUBSCRIBE, variables })
  }
  for (const { id, uri } of known) if (uri !== address) await remove(conn, id)
}

async function unsubscribe(conn: StoreConn, address: string): Promise<void> {
  for (const { id } of await ownHooks(conn, address)) await remove(conn, id)
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
function getWish(kind: PrivacyWish['kind'], body: unknown): PrivacyWish {
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
    if (wish) return [{ ...event, kind: 'privacy', external_order_id: '', wish: getWish(wish, body) }]
    const kind = kinds[topic] ?? 'other'
    const { admin_graphql_api_id } = readShape(Body, body)
    return [{ ...event, kind, external_order_id: kind === 'order' ? admin_graphql_api_id : '' }]
  },
  subscribe,
  unsubscribe,
}

/** Shopify's GraphQL Admin API with expiring tokens. */
export const shopify: Connector = {
  platform: Platform.shopify,
  slug: 'shopify',
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['code', 'keys'],
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
    await graph(conn, 'query Shop { shop { id name currencyCode } }', {})
  },
  pullOrders,
  getOrder,
  ship,
  listingPage: ({ shop_domain }, _id, draft_id) => `https://${shop_domain}/products/${draft_id}`,
  marks_form: true,
  createListing,
  updateListing,
  setStock,
  unpublish,
  webhooks,
}
