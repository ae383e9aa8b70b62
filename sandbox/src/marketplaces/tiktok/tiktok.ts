import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent } from '../core/consent.ts'
import { fieldFault, matching, oneOf, text } from '../core/field-checks.ts'
import { findJson, sameText, sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Token } from '../core/model.ts'
import { subscribe, subscriptionFor } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addCatalogue } from './tiktok-catalogue.ts'
import { answer, guard, refuse } from './tiktok-guard.ts'
import { addOrders, tiktokStatus } from './tiktok-orders.ts'
import { addProducts } from './tiktok-products.ts'
import { addShipping } from './tiktok-shipping.ts'

const CODE_S = 1800
const LIFETIMES = { access_s: 7 * 86_400, refresh_s: 365 * 86_400 }
export const SERVICE_ID = '7431000000000000001'

/** Times in the answer are instants, not spans. */
const tokenData = (world: World, token: Token) => {
  const shop = world.book.shops.get(token.shop_id)
  return {
    access_token: token.access,
    access_token_expire_in: Math.floor(token.access_expires_ms / 1000),
    refresh_token: token.refresh,
    refresh_token_expire_in: Math.floor(token.refresh_expires_ms / 1000),
    open_id: `open-${token.shop_id}`,
    seller_name: shop?.name ?? '',
    seller_base_region: shop?.region ?? '',
    user_type: 0,
    granted_scopes: ['seller.order.info', 'seller.fulfillment.basic', 'seller.product.write'],
  }
}

function addTokens(scope: FastifyInstance, world: World): void {
  const { book } = world
  scope.get('/open/authorize', async (request, reply) => {
    const query = toQuery(request)
    const fault = fieldFault(query, { service_id: oneOf(SERVICE_ID), state: text() })
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { message: fault }, 400)
    }
    return askConsent(world, reply, { redirect_uri: world.console_redirect, state: query.state ?? '' })
  })

  const app = { app_key: text(), app_secret: text() }
  const isApp = (query: Record<string, string>) =>
    query.app_key === world.app_key && sameText(query.app_secret ?? '', world.app_secret)

  scope.get('/api/v2/token/get', async (request, reply) => {
    const query = toQuery(request)
    const fault = fieldFault(query, { ...app, auth_code: text(), grant_type: oneOf('authorized_code') })
    if (fault || !isApp(query)) {
      world.violate(request, fault ?? 'wrong app_key or app_secret')
      return refuse(reply, 36004003, fault ?? 'Invalid credentials')
    }
    const { code } = takeCode(world, query.auth_code ?? '')
    if (!code) return refuse(reply, 36004004, 'Invalid auth code')
    return answer(reply, tokenData(world, issueToken(world, code.shop_ids[0] ?? '', LIFETIMES)))
  })

  scope.get('/api/v2/token/refresh', async (request, reply) => {
    const query = toQuery(request)
    const fault = fieldFault(query, { ...app, refresh_token: text(), grant_type: oneOf('refresh_token') })
    if (fault || !isApp(query)) {
      world.violate(request, fault ?? 'wrong app_key or app_secret')
      return refuse(reply, 36004003, fault ?? 'Invalid credentials')
    }
    const { token } = takeRefresh(world, query.refresh_token ?? '', { rotate: true })
    if (!token) return refuse(reply, 36004011, 'Invalid refresh token')
    return answer(reply, tokenData(world, issueToken(world, token.shop_id, LIFETIMES)))
  })

  scope.get('/authorization/202309/shops', async (request, reply) => {
    const shop = guard(world, request, reply, { cipher: false })
    if (!shop) return reply
    shop.extra.cipher ??= `ROW_${hex(24)}`
    book.touch()
    const { shop_id: id, name, region } = shop
    return answer(reply, {
      shops: [{ id, name, region, seller_type: 'CROSS_BORDER', cipher: shop.extra.cipher, code: `CN${id.slice(-8)}` }],
    })
  })

  scope.put('/event/202309/webhooks', async (request, reply) => {
    const shop = guard(world, request, reply, { body: { address: matching(/^https?:\/\//), event_type: text(60) } })
    if (!shop) return reply
    const { address, event_type } = findJson(request) as { address: string; event_type: string }
    const rest = book.subscriptions.filter((each) => each.shop_id !== shop.shop_id || each.topic !== event_type)
    book.subscriptions = rest
    subscribe(world, shop, { subscription_id: hex(12), topic: event_type, url: address })
    return answer(reply, {})
  })
}

const types: Partial<Record<EventKind, { type: number; topic: string }>> = {
  order_created: { type: 1, topic: 'ORDER_STATUS_CHANGE' },
  order_paid: { type: 1, topic: 'ORDER_STATUS_CHANGE' },
  order_shipped: { type: 1, topic: 'ORDER_STATUS_CHANGE' },
  order_cancelled: { type: 1, topic: 'ORDER_STATUS_CHANGE' },
  address_changed: { type: 3, topic: 'RECIPIENT_ADDRESS_UPDATE' },
  deauthorised: { type: 6, topic: 'SELLER_DEAUTHORIZATION' },
}

/** TikTok Shop Open API, 202309. */
export const tiktok: Marketplace = {
  id: 'tiktok',
  title: 'TikTok Shop',
  description: '授权、店铺密文、逐件发货、推送。 Authorisation, shop ciphers, shipping by piece, pushes.',
  app_key: '6f1inkroute',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'GB', currency: 'GBP', title: '英国 United Kingdom' },
    { code: 'MY', currency: 'MYR', title: '马来西亚 Malaysia' },
  ],
  newOrderId: () => `5${digits(17)}`,
  newUnitId: () => `5${digits(17)}`,
  newShopId: () => `749${digits(16)}`,
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addShipping(scope, world)
    addProducts(scope, world)
    addCatalogue(scope, world)
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    return answerAddress(consent.redirect_uri, {
      app_key: world.app_key,
      code,
      locale: 'zh-CN',
      shop_region: shop.region,
      state: consent.state,
    })
  },
  webhook(world, event, secret) {
    const kind = types[event.kind]
    if (!kind) return null
    const subscribed = subscriptionFor(world, event.shop, kind.topic)
    const timestamp = Math.floor(event.at_ms / 1000)
    const body = JSON.stringify({
      type: kind.type,
      tts_notification_id: event.event_id,
      shop_id: event.shop.shop_id,
      timestamp,
      data: event.order
        ? { order_id: event.order.order_id, order_status: tiktokStatus(event.order), update_time: timestamp }
        : { message: 'deauthorised' },
    })
    const authorization = createHmac('sha256', secret)
      .update(world.app_key + body)
      .digest('hex')
    return {
      url: subscribed?.url ?? world.pushUrl(event.shop),
      headers: { 'content-type': 'application/json', authorization },
      body,
    }
  },
  faultReply: (kind) => ({
    status: kind === '429' ? 429 : 500,
    body: JSON.stringify(
      kind === '429'
        ? { code: 36009002, message: 'Rate limit exceeded', request_id: hex(32) }
        : { code: 36009001, message: 'Internal error', request_id: hex(32) },
    ),
  }),
}
