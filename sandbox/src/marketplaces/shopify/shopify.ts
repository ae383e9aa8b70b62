import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessState, grant, issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { fieldFault, int, matching, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, getContentType, getHeader, sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { MarketEvent } from '../core/marketplace.ts'
import type { Consent, Shop } from '../core/model.ts'
import { ownOrder } from '../core/orders.ts'
import { getSubscriptions, subscribe, subscriptionFor, unsubscribe } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { project, readQuestion } from './graph-reader.ts'
import { createFulfilment, listOrders, orderNode, tail } from './shopify-orders.ts'
import {
  findProduct,
  hideProduct,
  productNode,
  publications,
  publish,
  setMetafields,
  setPrices,
  setProduct,
  setStock,
  variantNodes,
} from './shopify-products.ts'

const VERSION = '2026-07'
const LIFETIMES = { access_s: 3600, refresh_s: 7_776_000 }

const findShop = (world: World, request: FastifyRequest): Shop | undefined => {
  const { domain } = request.params as { domain: string }
  return [...world.book.shops.values()].find(({ handle }) => `${handle}.myshopify.com` === domain)
}

function addAuthorise(scope: FastifyInstance, world: World): void {
  scope.get('/:domain/admin/oauth/authorize', async (request, reply) => {
    const shop = findShop(world, request)
    const query = toQuery(request)
    const reason = fieldFault(query, { client_id: text(), scope: text(), redirect_uri: text(), state: text() })
    const is_own = query.client_id === world.app_key && isOwnAddress(world, query.redirect_uri ?? '')
    if (!shop || reason || !is_own) {
      world.violate(request, reason ?? (shop ? 'unknown app or redirect' : 'no such shop'))
      return reply.code(400).type('text/html').send('<p>Oauth error invalid_request</p>')
    }
    const { redirect_uri = '', state = '', scope: scopes = '' } = query
    return askConsent(world, reply, { redirect_uri, state, scopes: scopes.split(','), shop_id: shop.shop_id })
  })
}

const OWN_SCOPES = [
  'read_orders',
  'write_products',
  'write_inventory',
  'read_locations',
  'write_merchant_managed_fulfillment_orders',
  'write_publications',
]

/** As Shopify lists them: what may be written may be read. */
function getScopes(world: World, shop: Shop): string[] {
  const scopes = world.book.grants.get(shop.shop_id)?.scopes ?? []
  return scopes.filter((scope) => !scopes.includes(scope.replace(/^read_/, 'write_')) || scope.startsWith('write_'))
}

const tokenBody = (world: World, shop: Shop, token: { access: string; refresh: string }) => ({
  access_token: token.access,
  scope: getScopes(world, shop).join(','),
  expires_in: LIFETIMES.access_s,
  refresh_token: token.refresh,
  refresh_token_expires_in: LIFETIMES.refresh_s,
})

const OWN_APP_S = 86_399

/** An app the merchant made for this shop alone. Its tokens last a day and are asked for again. */
function ownAppToken(world: World, shop: Shop, body: Record<string, unknown>, reply: FastifyReply) {
  const { client_id, client_secret } = shop.keys
  if (body.client_id !== client_id || body.client_secret !== client_secret) {
    const error_description = 'Client authentication failed'
    return sendJson(reply, { error: 'invalid_client', error_description }, 401)
  }
  const is_known = world.book.grants.has(shop.shop_id)
  if (!is_known)
    grant(world, shop, { consent_id: '', redirect_uri: '', state: '', scopes: OWN_SCOPES, shop_id: null, extra: {} })
  const { access } = issueToken(world, shop.shop_id, { access_s: OWN_APP_S, refresh_s: 0 })
  return sendJson(reply, { access_token: access, scope: getScopes(world, shop).join(','), expires_in: OWN_APP_S })
}

function addToken(scope: FastifyInstance, world: World): void {
  const fields = {
    client_id: text(),
    client_secret: text(),
    code: optional(text()),
    expiring: optional(int(1, 1)),
    grant_type: optional(oneOf('refresh_token', 'client_credentials')),
    refresh_token: optional(text()),
  }
  scope.post('/:domain/admin/oauth/access_token', async (request, reply) => {
    const body = (getContentType(request) === 'application/json' ? findJson(request) : null) ?? {}
    const reason = fieldFault(body, fields)
    const shop = findShop(world, request)
    if (!reason && shop && body.grant_type === 'client_credentials') return ownAppToken(world, shop, body, reply)
    const is_app = body.client_id === world.app_key && body.client_secret === world.app_secret
    if (reason || !is_app || (body.code !== undefined && body.expiring !== 1)) {
      world.violate(request, reason ?? 'wrong app secret, or a token that never ends')
      return sendJson(reply, { error: 'invalid_request', error_description: reason ?? 'Could not verify' }, 400)
    }
    const found = body.grant_type
      ? takeRefresh(world, String(body.refresh_token), { rotate: true }).token?.shop_id
      : takeCode(world, String(body.code)).code?.shop_ids[0]
    if (!shop || found !== shop.shop_id) {
      return sendJson(
        reply,
        { error: 'invalid_grant', error_description: 'The code or token was used or is over' },
        400,
      )
    }
    return sendJson(reply, tokenBody(world, shop, issueToken(world, shop.shop_id, LIFETIMES)))
  })
}

function approved(world: World, consent: Consent, shop: Shop): string {
  const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: 600 })
  const answer: Record<string, string> = {
    code,
    host: Buffer.from(`admin.shopify.com/store/${shop.handle}`).toString('base64url'),
    shop: `${shop.handle}.myshopify.com`,
    state: consent.state,
    timestamp: String(world.nowSeconds()),
  }
  const message = Object.keys(answer)
    .sort()
    .map((name) => `${name}=${answer[name]}`)
    .join('&')
  const hmac = createHmac('sha256', world.app_secret).update(message).digest('hex')
  return answerAddress(consent.redirect_uri, { ...answer, hmac })
}

type Answer = (world: World, shop: Shop, variables: Record<string, unknown>) => unknown

const Subscription = shape({ uri: matching(/^https?:/), format: oneOf('JSON') })

const HOOK_ID = 'gid://shopify/WebhookSubscription/'

const createSubscription: Answer = (world, shop, variables) => {
  const reason = fieldFault(variables, { topic: matching(/^[A-Z_]+$/), webhookSubscription: Subscription })
  if (reason) throw new Error(reason)
  const { uri } = variables.webhookSubscription as { uri: string }
  const row = subscribe(world, shop, { subscription_id: digits(12), topic: String(variables.topic), url: uri })
  return { webhookSubscription: { id: HOOK_ID + row.subscription_id }, userErrors: [] }
}

const answers: Record<string, Answer> = {
  shop: (_world, shop) => ({ id: `gid://shopify/Shop/${shop.shop_id}`, name: shop.name, currencyCode: shop.currency }),
  orders: listOrders,
  order: (world, shop, { id }) => {
    const order = ownOrder(world, shop, id)
    return order && orderNode(order)
  },
  fulfillmentCreate: createFulfilment,
  locations: (_world, shop) => ({ nodes: [{ id: `gid://shopify/Location/${shop.shop_id}`, name: 'Main' }] }),
  nodes: variantNodes,
  productSet: setProduct,
  productVariantsBulkUpdate: setPrices,
  inventorySetQuantities: setStock,
  productUpdate: hideProduct,
  metafieldsSet: setMetafields,
  productByIdentifier: findProduct,
  product: (world, shop, { id }) => productNode(world, shop, id),
  publications: (_world, shop) => publications(shop),
  publishablePublish: publish,
  currentAppInstallation: (world, shop) => ({
    accessScopes: (world.book.grants.get(shop.shop_id)?.scopes ?? []).map((handle) => ({ handle })),
  }),
  webhookSubscriptions: (world, shop) => ({
    nodes: getSubscriptions(world, shop).map(({ subscription_id, topic, url }) => ({
      id: HOOK_ID + subscription_id,
      topic,
      uri: url,
    })),
  }),
  webhookSubscriptionCreate: createSubscription,
  webhookSubscriptionDelete: (world, shop, { id }) =>
    unsubscribe(world, shop, String(id).slice(HOOK_ID.length))
      ? { deletedWebhookSubscriptionId: id, userErrors: [] }
      : { deletedWebhookSubscriptionId: null, userErrors: [{ field: ['id'], message: 'Webhook does not exist' }] },
}

const cost = {
  requestedQueryCost: 12,
  throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1988, restoreRate: 100 },
}

function answerGraph(world: World, shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const body = findJson(request) ?? {}
  try {
    const { root, selection, directives } = readQuestion(String(body.query ?? ''))
    if (root === 'inventorySetQuantities' && !directives.idempotent)
      throw new Error('The @idempotent directive is required')
    const answer = answers[root]
    if (!answer) throw new Error(`Field '${root}' doesn't exist on type 'QueryRoot'`)
    const value = answer(world, shop, (body.variables as Record<string, unknown>) ?? {})
    return sendJson(reply, { data: { [root]: project(value, selection, root) }, extensions: { cost } })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unreadable'
    world.violate(request, message)
    return sendJson(reply, { errors: [{ message, extensions: { code: 'undefinedField' } }] })
  }
}

function addGraph(scope: FastifyInstance, world: World): void {
  scope.post(`/:domain/admin/api/${VERSION}/graphql.json`, async (request, reply) => {
    const shop = findShop(world, request)
    const { state, token } = accessState(world, getHeader(request, 'x-shopify-access-token'))
    if (state === 'unknown') world.violate(request, 'unknown access token')
    if (!shop || state !== 'ok' || token?.shop_id !== shop.shop_id) {
      return sendJson(
        reply,
        { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
        401,
      )
    }
    return answerGraph(world, shop, request, reply)
  })
}

const topics: Partial<Record<MarketEvent['kind'], [topic: string, header: string]>> = {
  order_created: ['ORDERS_CREATE', 'orders/create'],
  order_paid: ['ORDERS_UPDATED', 'orders/updated'],
  order_shipped: ['ORDERS_UPDATED', 'orders/updated'],
  order_cancelled: ['ORDERS_UPDATED', 'orders/updated'],
  address_changed: ['ORDERS_UPDATED', 'orders/updated'],
  deauthorised: ['APP_UNINSTALLED', 'app/uninstalled'],
}

/** Compliance topics go to the address in the app's own settings, not to a subscription. */
const compliance: Partial<Record<MarketEvent['kind'], string>> = {
  buyer_data_request: 'customers/data_request',
  buyer_redact: 'customers/redact',
  shop_redact: 'shop/redact',
}

function complianceBody(world: World, { kind, shop, order }: MarketEvent) {
  const shop_fields = { shop_id: Number(shop.shop_id), shop_domain: `${shop.handle}.myshopify.com` }
  if (!order) return shop_fields
  const customer = { id: world.book.next(), email: order.address.email, phone: order.address.phone }
  const orders = [Number(tail(order.order_id))]
  return kind === 'buyer_data_request'
    ? { ...shop_fields, orders_requested: orders, customer, data_request: { id: world.book.next() } }
    : { ...shop_fields, customer, orders_to_redact: orders }
}

const eventBody = ({ order, shop }: MarketEvent) =>
  order
    ? { id: Number(tail(order.order_id)), admin_graphql_api_id: order.order_id, name: order.number }
    : { id: Number(shop.shop_id), domain: `${shop.handle}.myshopify.com` }

function webhook(world: World, event: MarketEvent, secret: string) {
  const [topic, subscribed] = topics[event.kind] ?? []
  const asked = compliance[event.kind]
  const url = asked ? world.pushUrl(event.shop) : subscriptionFor(world, event.shop, topic)?.url
  const header = asked ?? subscribed
  if (!url || !header) return null
  const body = JSON.stringify(asked ? complianceBody(world, event) : eventBody(event))
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': header,
      'x-shopify-shop-domain': `${event.shop.handle}.myshopify.com`,
      'x-shopify-api-version': VERSION,
      'x-shopify-webhook-id': event.event_id,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  }
}

/** Shopify: GraphQL Admin API with tokens that end. */
export const shopify: Marketplace = {
  id: 'shopify',
  title: 'Shopify',
  description: '独立站：OAuth、GraphQL、推送。 Shops of their own: OAuth, GraphQL, webhooks.',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 US' },
    { code: 'GB', currency: 'GBP', title: '英国 UK' },
  ],
  app_key: 'inkroute-shopify',
  keysOf: () => ({ client_id: hex(32), client_secret: `shpss_${hex(32)}` }),
  newOrderId: () => `gid://shopify/Order/${digits(13)}`,
  newLineId: () => `gid://shopify/LineItem/${digits(14)}`,
  api(scope, world) {
    addAuthorise(scope, world)
    addToken(scope, world)
    addGraph(scope, world)
  },
  approved,
  webhook,
  faultReply: (kind) =>
    kind === '500'
      ? { status: 502, body: `{"errors":"Bad gateway ${hex(4)}"}` }
      : {
          status: 200,
          body: JSON.stringify({
            errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
            extensions: { cost },
          }),
        },
}
