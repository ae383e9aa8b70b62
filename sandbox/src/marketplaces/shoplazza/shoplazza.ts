import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { anything, bool, fieldFault, int, oneOf, optional, text } from '../core/field-checks.ts'
import { getContentType, sameText, sendJson, toForm, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Token } from '../core/model.ts'
import { shopOfDomain } from '../core/shops.ts'
import { subscriptionFor } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addWebhooks } from '../storefront/storefront.ts'
import { addProducts } from '../storefront/storefront-products.ts'
import { API, guard, refuse } from './shoplazza-guard.ts'
import { addOrders, getOrder } from './shoplazza-orders.ts'

const CODE_S = 600
const LIFETIMES = { access_s: 86_400, refresh_s: 90 * 86_400 }
type Domain = { Params: { domain: string } }

/** Sorted and encoded, as in the address. */
export function shoplazzaHmac(secret: string, query: Record<string, string>): string {
  const base = Object.keys(query)
    .filter((name) => name !== 'hmac')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&')
  return createHmac('sha256', secret).update(base).digest('hex')
}

const tokenBody = (world: World, token: Token) => ({
  token_type: 'Bearer',
  access_token: token.access,
  refresh_token: token.refresh,
  store_id: token.shop_id,
  expires_at: Math.floor(token.access_expires_ms / 1000),
  locale: 'zh-CN',
  store_name: world.book.shops.get(token.shop_id)?.name ?? '',
})

function addTokens(scope: FastifyInstance, world: World): void {
  scope.get<Domain>('/:domain/admin/oauth/authorize', async (request, reply) => {
    const query = toQuery(request)
    const shop = shopOfDomain(world, request.params.domain)
    if (!shop) return refuse(reply, 404, 'no such shop')
    const fault =
      fieldFault(query, {
        client_id: oneOf(world.app_key),
        scope: text(),
        redirect_uri: text(),
        response_type: oneOf('code'),
        state: text(),
      }) ?? (isOwnAddress(world, query.redirect_uri ?? '') ? null : 'redirect_uri is not registered')
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, fault)
    }
    const { redirect_uri = '', state = '', scope: wanted = '' } = query
    return askConsent(world, reply, { redirect_uri, state, scopes: wanted.split(' '), shop_id: shop.shop_id })
  })

  const app = { client_id: oneOf(world.app_key), client_secret: text(), redirect_uri: text() }
  scope.post<Domain>('/:domain/admin/oauth/token', async (request, reply) => {
    const form = toForm(request)
    const is_code = form.grant_type === 'authorization_code'
    const more = is_code
      ? { grant_type: oneOf('authorization_code'), code: text() }
      : { grant_type: oneOf('refresh_token'), refresh_token: text() }
    const fault =
      getContentType(request) === 'application/x-www-form-urlencoded'
        ? fieldFault(form, { ...app, ...more })
        : 'send a form'
    if (fault || !sameText(form.client_secret ?? '', world.app_secret)) {
      world.violate(request, fault ?? 'wrong client_secret')
      return sendJson(reply, { error: 'invalid_client', error_description: fault ?? 'wrong client_secret' }, 401)
    }
    const denied = () => sendJson(reply, { error: 'invalid_grant', error_description: 'expired, used or unknown' }, 400)
    const { domain } = request.params
    if (is_code) {
      const { code } = takeCode(world, form.code ?? '')
      const shop_id = code?.shop_ids[0] ?? ''
      const fits = code?.redirect_uri === form.redirect_uri && world.book.shops.get(shop_id)?.extra.domain === domain
      return fits ? sendJson(reply, tokenBody(world, issueToken(world, shop_id, LIFETIMES))) : denied()
    }
    const { token } = takeRefresh(world, form.refresh_token ?? '', { rotate: true })
    return token ? sendJson(reply, tokenBody(world, issueToken(world, token.shop_id, LIFETIMES))) : denied()
  })

  scope.get(`${API}/shop`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const { shop_id: id, name, currency, region } = shop
    return sendJson(reply, { shop: { id, name, currency, country_code: region, domain: shop.extra.domain } })
  })
}

const topics: Partial<Record<EventKind, string>> = {
  order_created: 'orders/create',
  order_paid: 'orders/update',
  order_shipped: 'orders/update',
  order_cancelled: 'orders/update',
  address_changed: 'orders/update',
  deauthorised: 'app/uninstalled',
}

/** Shoplazza: every shop has its own domain. */
export const shoplazza: Marketplace = {
  id: 'shoplazza',
  title: 'Shoplazza 店匠',
  description: '独立站：域名授权、订单、部分发货、签名推送。 A domain for each shop, partial shipping, signed pushes.',
  app_key: 'inkroute-shoplazza',
  domain_suffix: '.myshoplaza.com',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'GB', currency: 'GBP', title: '英国 United Kingdom' },
  ],
  newShopId: () => digits(7),
  newOrderId: () => randomUUID(),
  newLineId: () => randomUUID(),
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addWebhooks(scope, world, {
      guard,
      refuse,
      path: `${API}/webhooks`,
      topics,
      newId: randomUUID,
      label: { format: 'json' },
      fields: {},
      is_wrapped: false,
    })
    addProducts(scope, world, {
      guard,
      refuse,
      own_key: 'unique_token',
      create_path: `${API}/products`,
      product_path: `${API}/products/:id`,
      variant_path: `${API}/variants/:id`,
      variant_fields: { inventory_quantity: int(0) },
      variant_changes: { inventory_quantity: optional(int(0)) },
      fields: {
        published: optional(bool),
        description: optional(anything),
        has_only_default_variant: optional(bool),
        need_variant_image: optional(bool),
        inventory_tracking: optional(bool),
        inventory_policy: optional(oneOf('continue', 'deny', 'auto_unpublished')),
      },
      stateOf: ({ published }) => (published === undefined ? null : published ? 'live' : 'offline'),
    })
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    const query = { code, shop: shop.extra.domain ?? '', state: consent.state, store_id: shop.shop_id }
    return answerAddress(consent.redirect_uri, { ...query, hmac: shoplazzaHmac(world.app_secret, query) })
  },
  webhook(world, { kind, shop, order, event_id }, secret) {
    const subscription = subscriptionFor(world, shop, topics[kind])
    if (!subscription) return null
    const { topic, url } = subscription
    const body = JSON.stringify(order ? getOrder(order) : { id: shop.shop_id, domain: shop.extra.domain })
    const headers = {
      'content-type': 'application/json',
      'x-shoplazza-topic': topic,
      'x-shoplazza-shop-domain': shop.extra.domain ?? '',
      'x-shoplazza-deduplication-id': event_id,
      'x-shoplazza-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    }
    return { url, headers, body }
  },
  faultReply: (kind) => ({
    status: Number(kind),
    headers: kind === '429' ? { 'retry-after': '2' } : {},
    body: JSON.stringify({ errors: [kind === '429' ? 'Exceeded 2 calls per second' : `error ${hex(6)}`] }),
  }),
}
