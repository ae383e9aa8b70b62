import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessState, issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent } from '../core/consent.ts'
import { fieldFault, matching, oneOf, text } from '../core/field-checks.ts'
import { getHeader, sameText, sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Shop, Token } from '../core/model.ts'
import { getSubscriptions, subscribe, subscriptionFor } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addOrders, getOrder } from './wish-orders.ts'
import { addProducts } from './wish-products.ts'

const CODE_S = 600
const LIFETIMES = { access_s: 30 * 86_400, refresh_s: 30 * 86_400 }

const answer = (reply: FastifyReply, data: unknown) => sendJson(reply, { code: 0, message: '', data })
const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  sendJson(reply, { code, message, data: null }, status)

/** Null when the call was refused, and answered. */
function guard(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(getHeader(request, 'authorization')) ?? []
  if (!token) world.violate(request, 'Authorization: Bearer is missing')
  const { state, shop } = accessState(world, token)
  if (state === 'ok' && shop) return shop
  refuse(
    reply,
    401,
    state === 'revoked' ? 1016 : 1015,
    state === 'revoked' ? 'Your access token was revoked' : 'Your access token has expired',
  )
  return null
}

function addTokens(scope: FastifyInstance, world: World): void {
  scope.get('/v3/oauth/authorize', async (request, reply) => {
    const query = toQuery(request)
    const fault = fieldFault(query, { client_id: oneOf(world.app_key), state: text() })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    return askConsent(world, reply, { redirect_uri: world.console_redirect, state: query.state ?? '' })
  })

  const given = (token: Token) => ({
    access_token: token.access,
    refresh_token: token.refresh,
    merchant_id: token.shop_id,
    expiry_time: new Date(token.access_expires_ms).toISOString(),
  })
  const app = { client_id: oneOf(world.app_key), client_secret: text() }
  const appFault = (query: Record<string, string>, fields: Parameters<typeof fieldFault>[1]) =>
    fieldFault(query, { ...app, ...fields }) ??
    (sameText(query.client_secret ?? '', world.app_secret) ? null : 'wrong client_secret')

  scope.get('/api/v3/oauth/access_token', async (request, reply) => {
    const query = toQuery(request)
    const fault = appFault(query, { code: text(), grant_type: oneOf('authorization_code'), redirect_uri: text() })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const { code } = takeCode(world, query.code ?? '')
    if (!code) return refuse(reply, 400, 1018, 'The authorization code is used, expired or unknown')
    return answer(reply, given(issueToken(world, code.shop_ids[0] ?? '', LIFETIMES)))
  })

  scope.get('/api/v3/oauth/refresh_token', async (request, reply) => {
    const query = toQuery(request)
    const fault = appFault(query, { refresh_token: text(), grant_type: oneOf('refresh_token') })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const { token } = takeRefresh(world, query.refresh_token ?? '', { rotate: true })
    if (!token) return refuse(reply, 400, 1016, 'The refresh token was revoked')
    return answer(reply, given(issueToken(world, token.shop_id, LIFETIMES)))
  })

  scope.get('/api/v3/oauth/test', async (request, reply) => {
    const shop = guard(world, request, reply)
    return shop ? answer(reply, { merchant_id: shop.shop_id, merchant_username: shop.name }) : reply
  })
}

const topics: Partial<Record<EventKind, string>> = {
  order_created: '1',
  order_paid: '1',
  order_cancelled: '2',
  address_changed: '3',
}

function addWebhooks(scope: FastifyInstance, world: World): void {
  scope.get('/api/v3/webhook/subscriptions', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    return answer(
      reply,
      getSubscriptions(world, shop).map((each) => ({
        id: each.subscription_id,
        topic: { id: each.topic },
        endpoint: each.url,
      })),
    )
  })
  scope.post('/api/v3/webhook/subscriptions', async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const query = toQuery(request)
    const fault = fieldFault(query, { topic_id: oneOf('1', '2', '3'), endpoint: matching(/^https?:\/\//) })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, 1001, fault)
    }
    const { topic_id = '', endpoint = '' } = query
    subscribe(world, shop, { subscription_id: randomUUID(), topic: topic_id, url: endpoint })
    return answer(reply, {})
  })
}

/** Wish Merchant API v3. */
export const wish: Marketplace = {
  id: 'wish',
  title: 'Wish',
  description: '一单一品、令牌 30 天。 One product an order, tokens for thirty days.',
  app_key: '64f0c0ffee1nkroute000001',
  one_line_orders: true,
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'DE', currency: 'EUR', title: '德国 Germany' },
  ],
  newShopId: () => hex(24),
  newOrderId: () => hex(24),
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world, (request, reply) => guard(world, request, reply))
    addProducts(scope, world, (request, reply) => guard(world, request, reply))
    addWebhooks(scope, world)
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    return answerAddress(consent.redirect_uri, { code, state: consent.state })
  },
  // No signature is documented; the address itself is the secret.
  webhook(world, { kind, shop, order }) {
    const subscription = subscriptionFor(world, shop, topics[kind])
    if (!subscription || !order) return null
    const { topic, url } = subscription
    return {
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ topic, merchant_id: shop.shop_id, data: getOrder(order) }),
    }
  },
  faultReply: (kind) => ({
    status: Number(kind),
    headers: kind === '429' ? { 'retry-after': '1' } : {},
    body: JSON.stringify({ code: kind === '429' ? 1029 : 2000, message: kind, data: null }),
  }),
}
