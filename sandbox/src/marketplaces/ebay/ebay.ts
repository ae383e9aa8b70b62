import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent } from '../core/consent.ts'
import { fieldFault, oneOf, optional, text } from '../core/field-checks.ts'
import { getContentType, getHeader, sendJson, toForm, toQuery } from '../core/http.ts'
import { digits, letters } from '../core/ids.ts'
import type { Consent, Shop } from '../core/model.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addAccount } from './ebay-account.ts'
import { SITE, shopFor } from './ebay-guard.ts'
import { addInventory } from './ebay-inventory.ts'
import { addOrders } from './ebay-orders.ts'

const ACCESS_S = 7200
const REFRESH_S = 47_304_000
const NEEDED = ['sell.fulfillment', 'sell.inventory', 'sell.account.readonly', 'commerce.identity.readonly']

function addConsent(scope: FastifyInstance, world: World): void {
  scope.get('/oauth2/authorize', async (request, reply) => {
    const query = toQuery(request)
    const fault =
      fieldFault(query, {
        client_id: oneOf(world.app_key),
        // The RuName, not an address.
        redirect_uri: oneOf(world.app_key),
        response_type: oneOf('code'),
        scope: text(),
        state: optional(text()),
      }) ?? NEEDED.find((name) => !query.scope?.split(' ').some((each) => each.endsWith(`/${name}`)))
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { error_id: 'invalid_request', error_description: fault }, 400)
    }
    const redirect_uri = world.console_redirect
    return askConsent(world, reply, { redirect_uri, state: query.state ?? '', extra: {} })
  })
}

function addToken(scope: FastifyInstance, world: World): void {
  scope.post('/identity/v1/oauth2/token', async (request, reply) => {
    const form = toForm(request)
    const basic = `Basic ${Buffer.from(`${world.app_key}:${world.app_secret}`).toString('base64')}`
    const fault =
      (getContentType(request) === 'application/x-www-form-urlencoded' ? null : 'not a form') ??
      (getHeader(request, 'authorization') === basic ? null : 'wrong client') ??
      fieldFault(form, {
        grant_type: oneOf('authorization_code', 'refresh_token'),
        code: optional(text()),
        redirect_uri: optional(oneOf(world.app_key)),
        refresh_token: optional(text()),
        scope: optional(text()),
      })
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { error: 'invalid_client', error_description: fault }, 401)
    }
    const gone = (why: string) => sendJson(reply, { error: 'invalid_grant', error_description: why }, 400)
    const given = { expires_in: ACCESS_S, token_type: 'User Access Token' }
    if (form.grant_type === 'authorization_code') {
      const [shop_id] = takeCode(world, form.code ?? '').code?.shop_ids ?? []
      if (!shop_id) return gone('the provided authorization code is invalid or was issued to another client')
      const { access, refresh } = issueToken(world, shop_id, { access_s: ACCESS_S, refresh_s: REFRESH_S })
      return sendJson(reply, {
        access_token: access,
        ...given,
        refresh_token: refresh,
        refresh_token_expires_in: REFRESH_S,
      })
    }
    const { token } = takeRefresh(world, form.refresh_token ?? '', { rotate: false })
    if (!token) return gone('the provided authorization refresh token is invalid or was issued to another client')
    const { access } = issueToken(world, token.shop_id, { access_s: ACCESS_S, refresh_s: REFRESH_S })
    return sendJson(reply, { access_token: access, ...given })
  })
  scope.get('/commerce/identity/v1/user/', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, {
      userId: shop.shop_id,
      username: shop.name,
      accountType: 'BUSINESS',
      registrationMarketplaceId: SITE,
    })
  })
}

function approved(world: World, { redirect_uri, state }: Consent, shop: Shop): string {
  const { code } = issueCode(world, [shop], { redirect_uri, ttl_s: 300 })
  return answerAddress(redirect_uri, { state, code, expires_in: '299' })
}

/** eBay: Sell APIs for fulfilment, inventory and policies, Taxonomy for categories. Orders are polled. */
export const ebay: Marketplace = {
  id: 'ebay',
  title: 'eBay',
  description:
    'RuName 授权、订单、库存与刊登、业务政策。 RuName consent, orders, inventory and offers, business policies.',
  regions: [{ code: 'US', currency: 'USD', title: '美国 United States' }],
  app_key: 'inkroute-ebay',
  newShopId: () => letters(11),
  newOrderId: () => `${digits(2)}-${digits(5)}-${digits(5)}`,
  newLineId: () => digits(14),
  api(scope, world) {
    addConsent(scope, world)
    addToken(scope, world)
    addOrders(scope, world)
    addInventory(scope, world)
    addAccount(scope, world)
  },
  approved,
  faultReply: (kind) => ({
    status: Number(kind),
    body: JSON.stringify({
      errors: [
        { errorId: kind === '429' ? 2001 : 2003, domain: 'ACCESS', category: 'REQUEST', message: 'Try again later' },
      ],
    }),
  }),
}
