import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode } from '../core/access.ts'
import { addHashPage, answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { anything, bool, fieldFault, oneOf, optional, text } from '../core/field-checks.ts'
import { bodyText, findJson, getContentType, sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Order, Shop, Token } from '../core/model.ts'
import { shopOfDomain } from '../core/shops.ts'
import { subscriptionFor } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addWebhooks } from '../storefront/storefront.ts'
import { addProducts } from '../storefront/storefront-products.ts'
import { API, appFault, guard, refuse, shoplineQuerySign, VERSION } from './shopline-guard.ts'
import { addInventory } from './shopline-inventory.ts'
import { addOrders, getOrder } from './shopline-orders.ts'

const CODE_S = 600
const LIFETIMES = { access_s: 10 * 3600, refresh_s: 10 * 3600 }
type Domain = { Params: { domain: string } }

const given = (token: Token) => ({
  code: 200,
  i18nCode: 'SUCCESS',
  message: 'success',
  data: {
    accessToken: token.access,
    expireTime: new Date(token.access_expires_ms).toISOString(),
    scope: 'read_orders,write_orders',
  },
})

function addTokens(scope: FastifyInstance, world: World): void {
  addHashPage(scope, '/:domain/admin/oauth-web/')
  scope.get<Domain>('/:domain/admin/oauth-web/oauth/authorize', async (request, reply) => {
    const query = toQuery(request)
    const shop = shopOfDomain(world, request.params.domain)
    if (!shop) return refuse(reply, 404, 'no such shop')
    const fault =
      fieldFault(query, {
        appKey: oneOf(world.app_key),
        responseType: oneOf('code'),
        scope: text(),
        redirectUri: text(),
        customField: text(),
      }) ?? (isOwnAddress(world, query.redirectUri ?? '') ? null : 'redirectUri is not registered')
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, fault)
    }
    const { redirectUri = '', customField = '', scope: wanted = '' } = query
    return askConsent(world, reply, {
      redirect_uri: redirectUri,
      state: customField,
      scopes: wanted.split(','),
      shop_id: shop.shop_id,
    })
  })

  const denied = { code: 400, i18nCode: 'INVALID_CODE', message: 'the code is used, expired or unknown' }
  scope.post<Domain>('/:domain/admin/oauth/token/create', async (request, reply) => {
    const fault =
      (getContentType(request) === 'application/json' ? null : 'content type must be application/json') ??
      fieldFault(findJson(request) ?? {}, { code: text() }) ??
      appFault(world, request, bodyText(request))
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { code: 401, i18nCode: 'SIGN_ERROR', message: fault })
    }
    const { code } = takeCode(world, String(findJson(request)?.code))
    const shop = world.book.shops.get(code?.shop_ids[0] ?? '')
    if (!shop || shop.extra.domain !== request.params.domain) return sendJson(reply, denied)
    return sendJson(reply, given(issueToken(world, shop.shop_id, LIFETIMES)))
  })

  // There is no refresh token: an installed app that proves its identity gets a new one.
  scope.post<Domain>('/:domain/admin/oauth/token/refresh', async (request, reply) => {
    const fault = bodyText(request) === '' ? appFault(world, request, '') : 'the body must be empty'
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { code: 401, i18nCode: 'SIGN_ERROR', message: fault })
    }
    const shop = shopOfDomain(world, request.params.domain)
    if (!shop || world.book.grants.get(shop.shop_id)?.revoked !== false) {
      return sendJson(reply, { code: 403, i18nCode: 'APP_NOT_INSTALLED', message: 'the app is not installed' })
    }
    return sendJson(reply, given(issueToken(world, shop.shop_id, LIFETIMES)))
  })

  scope.get(`${API}/merchants/shop.json`, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, {
      data: { id: shop.shop_id, name: shop.name, currency: shop.currency, location_country_code: shop.region },
    })
  })
}

const topics: Partial<Record<EventKind, string>> = {
  order_created: 'orders/create',
  order_paid: 'orders/updated',
  order_shipped: 'orders/updated',
  order_cancelled: 'orders/updated',
  address_changed: 'orders/updated',
  deauthorised: 'apps/installed_uninstalled',
}

/** Compliance events, sent to the address in the app's settings; SHOPLINE has none for a buyer who asks for a copy. */
function findCompliance(kind: EventKind, shop: Shop, order: Order | undefined) {
  const shop_domain = shop.extra.domain ?? ''
  if (kind === 'shop_redact') {
    return { topic: 'merchants/redact', body: { store_id: shop.shop_id, store_domain: shop_domain } }
  }
  if (kind !== 'buyer_redact' || !order) return null
  const customer = { id: digits(9), email: order.address.email, phone: order.address.phone }
  const body = { customer, orders_to_redact: [`#${order.number}`], shop_domain, shop_id: shop.shop_id }
  return { topic: 'customers/redact', body }
}

/** Shopline: tokens without refresh tokens. */
export const shopline: Marketplace = {
  id: 'shopline',
  title: 'Shopline',
  description: '独立站：签名换令牌、分页链接、部分发货。 Signed token calls, linked pages, partial shipping.',
  app_key: 'inkroute-shopline',
  domain_suffix: '.myshopline.com',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'JP', currency: 'JPY', title: '日本 Japan' },
  ],
  newShopId: () => `16${digits(11)}`,
  newOrderId: () => `210${digits(20)}`,
  newLineId: () => `140${digits(20)}`,
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addInventory(scope, world)
    addWebhooks(scope, world, {
      guard,
      refuse,
      path: `${API}/webhooks.json`,
      topics,
      newId: () => digits(18),
      label: { api_version: VERSION },
      fields: { api_version: oneOf(VERSION) },
      is_wrapped: true,
    })
    addProducts(scope, world, {
      guard,
      refuse,
      own_key: 'handle',
      create_path: `${API}/products/products.json`,
      product_path: `${API}/products/:id.json`,
      variant_path: `${API}/products/variants/:id.json`,
      // Stock is set by location, not by variant.
      variant_fields: { inventory_tracker: optional(bool) },
      variant_changes: {},
      fields: { status: optional(oneOf('active', 'draft', 'archived')), body_html: optional(anything) },
      stateOf: ({ status }) => (status === undefined ? null : status === 'active' ? 'live' : 'offline'),
    })
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    const query = {
      appkey: world.app_key,
      code,
      customField: consent.state,
      handle: shop.handle,
      lang: 'zh-hans-cn',
      timestamp: String(world.nowMs()),
    }
    return answerAddress(consent.redirect_uri, { ...query, sign: shoplineQuerySign(world.app_secret, query) })
  },
  webhook(world, { kind, shop, order, event_id }, secret) {
    const asked = findCompliance(kind, shop, order)
    const subscription = asked
      ? { topic: asked.topic, url: world.pushUrl(shop) }
      : subscriptionFor(world, shop, topics[kind])
    if (!subscription) return null
    const { topic, url } = subscription
    const body = JSON.stringify(asked?.body ?? (order ? getOrder(order) : { id: shop.shop_id, status: 'uninstalled' }))
    const headers = {
      'content-type': 'application/json',
      'x-shopline-topic': topic,
      'x-shopline-shop-domain': shop.extra.domain ?? '',
      'x-shopline-shop-id': shop.shop_id,
      'x-shopline-webhook-id': event_id,
      'x-shopline-api-version': VERSION,
      'x-shopline-hmac-sha256': createHmac('sha256', secret).update(body).digest('hex'),
    }
    return { url, headers, body }
  },
  faultReply: (kind) => ({
    status: Number(kind),
    headers: kind === '429' ? { 'retry-after': '1' } : {},
    body: JSON.stringify({ errors: kind === '429' ? 'Too many request' : `error ${hex(6)}` }),
  }),
}
