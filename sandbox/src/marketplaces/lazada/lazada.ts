import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, keepToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { fieldFault, oneOf, optional, text } from '../core/field-checks.ts'
import { sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { Token } from '../core/model.ts'
import type { Marketplace, World } from '../core/world.ts'
import { answer, appCall, refuse, shopCall, toParams } from './lazada-guard.ts'
import { addOrders, lazadaStatus } from './lazada-orders.ts'
import { addProducts } from './lazada-products.ts'

const CODE_S = 1800
const LIFETIMES = { access_s: 30 * 86_400, refresh_s: 180 * 86_400 }

const tokenBody = (world: World, token: Token) => {
  const shop = world.book.shops.get(token.shop_id)
  const country = (shop?.region ?? '').toLowerCase()
  return {
    access_token: token.access,
    refresh_token: token.refresh,
    account: `${token.shop_id}@seller.example`,
    country,
    expires_in: Math.floor((token.access_expires_ms - world.nowMs()) / 1000),
    refresh_expires_in: Math.floor((token.refresh_expires_ms - world.nowMs()) / 1000),
    account_platform: 'seller_center',
    country_user_info: [
      { country, seller_id: token.shop_id, user_id: token.shop_id, short_code: `SG${token.shop_id.slice(-6)}` },
    ],
  }
}

function addTokens(scope: FastifyInstance, world: World): void {
  scope.get('/oauth/authorize', async (request, reply) => {
    const query = toQuery(request)
    const fault =
      fieldFault(query, {
        response_type: oneOf('code'),
        force_auth: optional(oneOf('true')),
        client_id: oneOf(world.app_key),
        redirect_uri: text(),
        state: text(),
        country: optional(text()),
      }) ?? (isOwnAddress(world, query.redirect_uri ?? '') ? null : 'redirect_uri is not registered')
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { error: 'invalid_request', error_description: fault }, 400)
    }
    return askConsent(world, reply, { redirect_uri: query.redirect_uri ?? '', state: query.state ?? '' })
  })

  scope.post('/rest/auth/token/create', async (request, reply) => {
    if (!appCall(world, request, reply, { code: text() })) return reply
    const { code } = takeCode(world, toParams(request).code ?? '')
    if (!code) return refuse(reply, 'ISV', 'InvalidCode', 'Invalid authorization code')
    return answer(reply, tokenBody(world, issueToken(world, code.shop_ids[0] ?? '', LIFETIMES)))
  })

  // The refresh token stays, and so does its end.
  scope.post('/rest/auth/token/refresh', async (request, reply) => {
    if (!appCall(world, request, reply, { refresh_token: text() })) return reply
    const { token: old } = takeRefresh(world, toParams(request).refresh_token ?? '', { rotate: false })
    if (!old) return refuse(reply, 'ISV', 'IllegalRefreshToken', 'The specified refresh token is invalid or expired')
    const { refresh, refresh_expires_ms } = old
    const access_expires_ms = Math.min(world.nowMs() + LIFETIMES.access_s * 1000, refresh_expires_ms)
    const token = { ...old, access: `at${hex(48)}`, refresh, access_expires_ms, refresh_expires_ms }
    keepToken(world, token)
    return answer(reply, tokenBody(world, token))
  })

  scope.get('/rest/seller/get', async (request, reply) => {
    const shop = shopCall(world, request, reply, {})
    if (!shop) return reply
    const { name, shop_id, region } = shop
    return answer(reply, {
      data: {
        name,
        seller_id: Number(shop_id),
        short_code: `SG${shop_id.slice(-6)}`,
        location: region,
        status: 'ACTIVE',
      },
    })
  })
}

/** Lazada Open Platform. */
export const lazada: Marketplace = {
  id: 'lazada',
  title: 'Lazada 来赞达',
  description: '按国家网关、平台分配运单号。 A gateway for each country; the platform gives tracking numbers.',
  app_key: '123456',
  regions: [
    { code: 'SG', currency: 'SGD', title: '新加坡 Singapore' },
    { code: 'TH', currency: 'THB', title: '泰国 Thailand' },
    { code: 'MY', currency: 'MYR', title: '马来西亚 Malaysia' },
    { code: 'VN', currency: 'VND', title: '越南 Vietnam' },
    { code: 'PH', currency: 'PHP', title: '菲律宾 Philippines' },
    { code: 'ID', currency: 'IDR', title: '印度尼西亚 Indonesia' },
  ],
  newShopId: () => `1000${digits(7)}`,
  newUnitId: () => digits(14),
  api(scope, world) {
    addTokens(scope, world)
    addOrders(scope, world)
    addProducts(scope, world)
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    return answerAddress(consent.redirect_uri, { code, state: consent.state })
  },
  webhook(world, event, secret) {
    if (!event.order) return null
    const { order } = event
    const timestamp = Math.floor(event.at_ms / 1000)
    const body = JSON.stringify({
      seller_id: event.shop.shop_id,
      message_type: 0,
      timestamp,
      site: `lazada_${event.shop.region.toLowerCase()}`,
      data: {
        order_status: lazadaStatus(order),
        trade_order_id: order.order_id,
        status_update_time: timestamp,
        trade_order_line_id: order.lines[0]?.unit_ids[0] ?? '',
      },
    })
    const authorization = createHmac('sha256', secret)
      .update(world.app_key + body)
      .digest('hex')
    return { url: world.pushUrl(event.shop), headers: { 'content-type': 'application/json', authorization }, body }
  },
  faultReply: (kind) => ({
    status: 200,
    body: JSON.stringify(
      kind === '429'
        ? {
            type: 'ISP',
            code: 'ApiCallLimit',
            message: 'Api access frequency exceeds the limit. this ban will last 1 seconds',
            request_id: hex(24),
          }
        : { type: 'SYSTEM', code: 'SystemError', message: 'System error', request_id: hex(24) },
    ),
  }),
}
