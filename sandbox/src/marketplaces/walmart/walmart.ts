import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueToken, noteUse } from '../core/access.ts'
import { fieldFault, list, oneOf, optional, shape, text } from '../core/field-checks.ts'
import { findJson, getContentType, getHeader, sameText, sendJson, toForm } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import { getSubscriptions, subscribe, subscriptionFor, unsubscribe } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { guard, headersFault, refuse } from './walmart-guard.ts'
import { addProducts } from './walmart-items.ts'
import { addOrders } from './walmart-orders.ts'

const TOKEN_S = 900

function addTokens(scope: FastifyInstance, world: World): void {
  scope.post('/v3/token', async (request, reply) => {
    const fault =
      headersFault(request) ??
      (getContentType(request) === 'application/x-www-form-urlencoded' ? null : 'the body must be a form') ??
      fieldFault(toForm(request), { grant_type: oneOf('client_credentials') })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST.GMP_GATEWAY_API', fault)
    }
    const [client_id = '', secret = ''] = Buffer.from(
      getHeader(request, 'authorization').replace(/^Basic /, ''),
      'base64',
    )
      .toString()
      .split(':')
    const shop = [...world.book.shops.values()].find((each) => each.keys.client_id === client_id)
    const is_open = shop && world.book.grants.get(shop.shop_id)?.revoked !== true
    if (!is_open || !sameText(secret, shop.keys.client_secret ?? '')) {
      return refuse(reply, 401, 'UNAUTHORIZED.GMP_GATEWAY_API', 'Unauthorized')
    }
    noteUse(world, shop)
    const token = issueToken(world, shop.shop_id, { access_s: TOKEN_S, refresh_s: TOKEN_S })
    return sendJson(reply, { access_token: token.access, token_type: 'Bearer', expires_in: TOKEN_S })
  })

  scope.get('/v3/settings/partnerprofile', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, {
      partner: { partnerId: shop.shop_id, partnerDisplayName: shop.name, partnerName: shop.name },
    })
  })
}

const auth = shape({ authMethod: oneOf('BASIC_AUTH'), userName: text(), password: text() })
const event = shape({
  eventType: oneOf('ORDER_UPDATES'),
  eventVersion: oneOf('V1'),
  resourceName: oneOf('ORDER'),
  eventUrl: text(),
  authDetails: auth,
  status: optional(oneOf('ACTIVE')),
})

function addWebhooks(scope: FastifyInstance, world: World): void {
  scope.get('/v3/webhooks/subscriptions', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, {
      events: getSubscriptions(world, shop).map((each) => ({
        subscriptionId: each.subscription_id,
        eventType: each.topic,
        eventUrl: each.url,
      })),
    })
  })
  scope.post('/v3/webhooks/subscriptions', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request)
    const fault = fieldFault(body ?? {}, { events: list(event, 10) })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 'INVALID_REQUEST_CONTENT.GMP_WEBHOOK_API', fault)
    }
    const { events } = body as {
      events: { eventType: string; eventUrl: string; authDetails: { userName: string; password: string } }[]
    }
    const made = events.map(({ eventType, eventUrl, authDetails }) =>
      subscribe(world, shop, {
        subscription_id: randomUUID(),
        topic: eventType,
        url: eventUrl,
        secret: `${authDetails.userName}:${authDetails.password}`,
      }),
    )
    return sendJson(reply, {
      events: made.map((each) => ({ subscriptionId: each.subscription_id, eventType: each.topic })),
    })
  })
  scope.delete('/v3/webhooks/subscriptions/:id', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const { id } = request.params as { id: string }
    if (!unsubscribe(world, shop, id)) return refuse(reply, 404, 'CONTENT_NOT_FOUND.GMP_WEBHOOK_API', id)
    return sendJson(reply, { subscriptionId: id, message: 'Subscription deleted' })
  })
}

const subEvents: Partial<Record<EventKind, string>> = {
  order_created: 'PO_CREATED',
  order_cancelled: 'PO_LINE_AUTOCANCELLED',
}

/** Walmart Marketplace: client credentials, acknowledge before shipping. */
export const walmart: Marketplace = {
  id: 'walmart',
  title: 'Walmart 沃尔玛',
  description: '密钥换令牌、先确认后发货。 Tokens for keys; acknowledge first, then ship.',
  app_key: 'inkroute-walmart',
  regions: [{ code: 'US', currency: 'USD', title: '美国 United States' }],
  newShopId: () => `1000${digits(7)}`,
  newOrderId: () => `1${digits(12)}`,
  keysOf: () => ({ client_id: randomUUID(), client_secret: hex(64) }),
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addProducts(scope, world)
    addWebhooks(scope, world)
  },
  webhook(world, { kind, shop, order, at_ms, event_id }, secret) {
    const subEventType = subEvents[kind]
    const subscribed = subscriptionFor(world, shop, 'ORDER_UPDATES')
    if (!subEventType || !subscribed || !order) return null
    const body = JSON.stringify({
      source: { eventType: subscribed.topic, eventTime: new Date(at_ms).toISOString(), eventId: event_id },
      payload: { subEventType, order: { purchaseOrderId: order.order_id, partnerId: shop.shop_id } },
    })
    const known = secret === world.app_secret ? subscribed.secret : `${subscribed.secret}x`
    return {
      url: subscribed.url,
      headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(known).toString('base64')}` },
      body,
    }
  },
  faultReply: (kind) => ({
    status: Number(kind),
    headers:
      kind === '429' ? { 'x-current-token-count': '0', 'x-next-replenishment-time': String(Date.now() + 1000) } : {},
    body: JSON.stringify({
      error: [
        { code: kind === '429' ? 'REQUEST_THRESHOLD_VIOLATED.GMP_GATEWAY_API' : 'SYSTEM_ERROR', description: kind },
      ],
    }),
  }),
}
