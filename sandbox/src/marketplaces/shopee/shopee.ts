import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { int, optional, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { digits, hex, letters } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addCatalogue } from './shopee-catalogue.ts'
import { publicCall, refuse, shopCall, shopeePushSign } from './shopee-guard.ts'
import { addLogistics } from './shopee-logistics.ts'
import { addOrders, shopeeStatus } from './shopee-orders.ts'
import { addProducts } from './shopee-products.ts'

const CODE_S = 600
const LIFETIMES = { access_s: 4 * 3600, refresh_s: 30 * 86_400 }
const CONSENT_MS = 365 * 86_400_000
const OLD_TOKEN_MS = 300_000
const pushCodes: Partial<Record<EventKind, number>> = {
  authorised: 1,
  deauthorised: 2,
  order_created: 3,
  order_paid: 3,
  order_cancelled: 3,
  address_changed: 3,
  order_shipped: 3,
}

function addTokens(scope: FastifyInstance, world: World): void {
  const { book } = world
  scope.get('/api/v2/shop/auth_partner', async (request, reply) => {
    if (!publicCall(world, request, reply, { query: { redirect: text() } })) return reply
    const redirect_uri = toQuery(request).redirect ?? ''
    if (!isOwnAddress(world, redirect_uri)) {
      world.violate(request, 'redirect is not registered')
      return refuse(reply, 'error_param', 'Invalid redirect.', 403)
    }
    return askConsent(world, reply, { redirect_uri, state: '' })
  })

  const body = { partner_id: int(1), shop_id: int(1) }
  const given = (token: { access: string; refresh: string }) => ({
    error: '',
    message: '',
    request_id: hex(32),
    access_token: token.access,
    refresh_token: token.refresh,
    expire_in: LIFETIMES.access_s,
  })

  scope.post('/api/v2/auth/token/get', async (request, reply) => {
    const who = { partner_id: int(1), shop_id: optional(int(1)), main_account_id: optional(int(1)), code: text() }
    if (!publicCall(world, request, reply, { body: who })) return reply
    const { code, shop_id, main_account_id } = findJson(request) as {
      code: string
      shop_id?: number
      main_account_id?: number
    }
    const { code: known } = takeCode(world, code)
    const [first = ''] = known?.shop_ids ?? []
    const is_main = main_account_id !== undefined && String(main_account_id) === known?.extra.main_account_id
    if (!first || (!is_main && !known?.shop_ids.includes(String(shop_id))))
      return refuse(reply, 'error_auth', 'Invalid code.', 403)
    const lists = is_main ? { merchant_id_list: [], shop_id_list: known?.shop_ids.map(Number) } : {}
    return sendJson(reply, { ...given(issueToken(world, first, LIFETIMES)), ...lists })
  })

  // A refresh token works once; the old access token stays good for five minutes.
  scope.post('/api/v2/auth/access_token/get', async (request, reply) => {
    if (!publicCall(world, request, reply, { body: { ...body, refresh_token: text() } })) return reply
    const { refresh_token, shop_id } = findJson(request) as { refresh_token: string; shop_id: number }
    const { token } = takeRefresh(world, refresh_token, { rotate: true })
    if (token?.shop_id !== String(shop_id)) return refuse(reply, 'error_auth', 'Invalid refresh_token.', 403)
    token.access_expires_ms = Math.min(token.access_expires_ms, world.nowMs() + OLD_TOKEN_MS)
    return sendJson(reply, { ...given(issueToken(world, token.shop_id, LIFETIMES)), shop_id })
  })

  scope.get('/api/v2/shop/get_shop_info', async (request, reply) => {
    const shop = shopCall(world, request, reply, {})
    if (!shop) return reply
    const grant = book.grants.get(shop.shop_id)
    return sendJson(reply, {
      error: '',
      message: '',
      request_id: hex(32),
      shop_name: shop.name,
      region: shop.region,
      status: 'NORMAL',
      auth_time: Math.floor((grant?.granted_ms ?? 0) / 1000),
      expire_time: Math.floor((grant?.expires_ms ?? 0) / 1000),
    })
  })
}

/** Shopee Open Platform v2. */
export const shopee: Marketplace = {
  id: 'shopee',
  title: 'Shopee 虾皮',
  description: '东南亚与拉美市场：签名链接授权、订单、物流、推送。 Signed links, orders, logistics, pushes.',
  app_key: '2001887',
  regions: [
    { code: 'SG', currency: 'SGD', title: '新加坡 Singapore' },
    { code: 'MY', currency: 'MYR', title: '马来西亚 Malaysia' },
    { code: 'TH', currency: 'THB', title: '泰国 Thailand' },
    { code: 'PH', currency: 'PHP', title: '菲律宾 Philippines' },
    { code: 'BR', currency: 'BRL', title: '巴西 Brazil' },
  ],
  newOrderId: (world) => `${new Date(world.nowMs()).toISOString().slice(2, 10).replaceAll('-', '')}${letters(8)}`,
  newShopId: () => digits(8),
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addLogistics(scope, world)
    addProducts(scope, world)
    addCatalogue(scope, world)
  },
  approved(world, consent, shop) {
    const grant = world.book.grants.get(shop.shop_id)
    if (grant) grant.expires_ms = world.nowMs() + CONSENT_MS
    // A shop that belongs to a main account is authorised through it.
    const { main_account_id } = shop.extra
    const extra = main_account_id ? { main_account_id } : {}
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S, extra })
    return answerAddress(consent.redirect_uri, { code, ...(main_account_id ? extra : { shop_id: shop.shop_id }) })
  },
  webhook(world, event, secret) {
    const code = pushCodes[event.kind]
    if (code === undefined) return null
    const url = world.pushUrl(event.shop)
    const timestamp = Math.floor(event.at_ms / 1000)
    const data = event.order
      ? { ordersn: event.order.order_id, status: shopeeStatus(event.order), update_time: timestamp }
      : { shop_id: Number(event.shop.shop_id), success: 1 }
    const body = JSON.stringify({ code, shop_id: Number(event.shop.shop_id), timestamp, data, msg_id: event.event_id })
    return {
      url,
      headers: { 'content-type': 'application/json', authorization: shopeePushSign(secret, url, body) },
      body,
    }
  },
  faultReply: (kind) => ({
    status: kind === '429' ? 200 : 500,
    body: JSON.stringify(
      kind === '429'
        ? { error: 'error_rate_limit', message: 'Too many requests.', request_id: hex(32) }
        : { error: 'error_server', message: 'Server error.', request_id: hex(32) },
    ),
  }),
}
