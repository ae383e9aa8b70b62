import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, keepToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { fieldFault, oneOf, text } from '../core/field-checks.ts'
import { sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { Token } from '../core/model.ts'
import type { Marketplace, World } from '../core/world.ts'
import { catalogueMethods } from './aliexpress-catalogue.ts'
import { answer, isFaulty, refuse, toParams } from './aliexpress-guard.ts'
import { orderMethods } from './aliexpress-orders.ts'
import { productMethods } from './aliexpress-products.ts'

const CODE_S = 1800
const LIFETIMES = { access_s: 30 * 86_400, refresh_s: 60 * 86_400 }

const tokenBody = (world: World, token: Token) => ({
  code: '0',
  access_token: token.access,
  refresh_token: token.refresh,
  expires_in: Math.floor((token.access_expires_ms - world.nowMs()) / 1000),
  refresh_expires_in: Math.floor((token.refresh_expires_ms - world.nowMs()) / 1000),
  expire_time: token.access_expires_ms,
  refresh_token_valid_time: token.refresh_expires_ms,
  user_id: token.shop_id,
  seller_id: token.shop_id,
  user_nick: world.book.shops.get(token.shop_id)?.name ?? '',
})

function addTokens(scope: FastifyInstance, world: World): void {
  scope.get('/oauth/authorize', async (request, reply) => {
    const query = toQuery(request)
    const fault =
      fieldFault(query, {
        response_type: oneOf('code'),
        force_auth: oneOf('true'),
        client_id: oneOf(world.app_key),
        redirect_uri: text(),
      }) ?? (isOwnAddress(world, query.redirect_uri ?? '') ? null : 'redirect_uri is not registered')
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { error: 'invalid_request', error_description: fault }, 400)
    }
    return askConsent(world, reply, { redirect_uri: query.redirect_uri ?? '', state: '' })
  })

  scope.post('/rest/auth/token/create', async (request, reply) => {
    if (isFaulty(world, request, reply, '/auth/token/create', { code: text() })) return reply
    const { code } = takeCode(world, toParams(request).code ?? '')
    if (!code) return refuse(reply, 'InvalidCode', 'Invalid authorization code')
    return answer(reply, tokenBody(world, issueToken(world, code.shop_ids[0] ?? '', LIFETIMES)))
  })

  // The refresh token stays, and so does its end.
  scope.post('/rest/auth/token/refresh', async (request, reply) => {
    if (isFaulty(world, request, reply, '/auth/token/refresh', { refresh_token: text() })) return reply
    const { token: old } = takeRefresh(world, toParams(request).refresh_token ?? '', { rotate: false })
    if (!old) return refuse(reply, 'IllegalRefreshToken', 'The specified refresh token is invalid or expired')
    const access_expires_ms = Math.min(world.nowMs() + LIFETIMES.access_s * 1000, old.refresh_expires_ms)
    const token = { ...old, access: `at${hex(48)}`, access_expires_ms }
    keepToken(world, token)
    return answer(reply, tokenBody(world, token))
  })
}

/** AliExpress Open Platform: signed system calls and one address for all methods. */
export const aliexpress: Marketplace = {
  id: 'aliexpress',
  title: 'AliExpress 速卖通',
  description: '统一网关、美西时间、部分发货。 One gateway, Pacific time, partial shipping.',
  app_key: '500600',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'BR', currency: 'USD', title: '巴西 Brazil' },
    { code: 'FR', currency: 'EUR', title: '法国 France' },
  ],
  newOrderId: () => `80${digits(14)}`,
  newShopId: () => `2${digits(9)}`,
  api(scope, world) {
    addTokens(scope, world)
    scope.post('/sync', async (request, reply) => {
      const { method = '' } = toParams(request)
      const run = orderMethods[method] ?? productMethods[method] ?? catalogueMethods[method]
      if (run) return run(world, request, reply)
      world.violate(request, `unknown method ${method.slice(0, 80)}`)
      return refuse(reply, 'InvalidApiPath', `The method ${method} is unknown`)
    })
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: CODE_S })
    return answerAddress(consent.redirect_uri, { code })
  },
  faultReply: (kind) => ({
    status: 200,
    body: JSON.stringify(
      kind === '429'
        ? { type: 'ISP', code: 'ApiCallLimit', message: 'Api access frequency exceeds the limit', request_id: hex(24) }
        : { type: 'SYSTEM', code: 'SystemError', message: 'System error', request_id: hex(24) },
    ),
  }),
}
