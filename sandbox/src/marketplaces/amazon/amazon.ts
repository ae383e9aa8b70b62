import type { FastifyInstance } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent } from '../core/consent.ts'
import { fieldFault, matching, oneOf, optional, text } from '../core/field-checks.ts'
import { getContentType, sendJson, toForm, toQuery } from '../core/http.ts'
import { digits, letters } from '../core/ids.ts'
import type { Consent, Shop } from '../core/model.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addDefinitions } from './amazon-definitions.ts'
import { getMarketplaceId, shopFor } from './amazon-guard.ts'
import { addListings } from './amazon-listings.ts'
import { addOrders } from './amazon-orders.ts'

const ACCESS_S = 3600
const YEAR_S = 365 * 86_400

function addConsent(scope: FastifyInstance, world: World): void {
  scope.get('/apps/authorize/consent', async (request, reply) => {
    const query = toQuery(request)
    const reason = fieldFault(query, {
      application_id: oneOf(world.app_key),
      state: text(),
      version: optional(oneOf('beta')),
      // The real page is at the country's own address.
      country: matching(/^[A-Z]{2}$/),
    })
    if (reason) {
      world.violate(request, reason)
      return reply.code(400).type('text/html').send('<p>MD1000: the application cannot be authorised</p>')
    }
    // The redirect address is part of the app's registration.
    const redirect_uri = world.console_redirect
    return askConsent(world, reply, { redirect_uri, state: query.state ?? '', extra: { country: query.country ?? '' } })
  })
}

function approved(world: World, { redirect_uri, state, extra }: Consent, shop: Shop): string {
  // Each country has its own console; sellers of another country cannot approve here.
  if (shop.region !== extra.country) return answerAddress(redirect_uri, { error: 'wrong_marketplace', state })
  const { code } = issueCode(world, [shop], { redirect_uri, ttl_s: 300 })
  const grant = world.book.grants.get(shop.shop_id)
  if (grant) grant.expires_ms = world.nowMs() + YEAR_S * 1000
  return answerAddress(redirect_uri, { spapi_oauth_code: code, selling_partner_id: shop.shop_id, state })
}

function addToken(scope: FastifyInstance, world: World): void {
  const fields = {
    grant_type: oneOf('authorization_code', 'refresh_token'),
    client_id: oneOf(world.app_key),
    client_secret: text(),
    code: optional(text()),
    refresh_token: optional(text()),
  }
  scope.post('/auth/o2/token', async (request, reply) => {
    const form = toForm(request)
    const is_form = getContentType(request) === 'application/x-www-form-urlencoded'
    const reason = is_form ? fieldFault(form, fields) : 'not a form'
    if (reason || form.client_secret !== world.app_secret) {
      world.violate(request, reason ?? 'wrong client secret')
      return sendJson(
        reply,
        { error: 'invalid_client', error_description: reason ?? 'Client authentication failed' },
        401,
      )
    }
    const given = (access_token: string, refresh_token: string) =>
      sendJson(reply, { access_token, refresh_token, token_type: 'bearer', expires_in: ACCESS_S })
    if (form.grant_type === 'authorization_code') {
      const [shop_id] = takeCode(world, form.code ?? '').code?.shop_ids ?? []
      if (!shop_id) return sendJson(reply, { error: 'invalid_grant', error_description: 'The code is over' }, 400)
      const token = issueToken(world, shop_id, { access_s: ACCESS_S, refresh_s: YEAR_S })
      return given(token.access, token.refresh)
    }
    // The refresh token stays the same.
    const { token } = takeRefresh(world, form.refresh_token ?? '', { rotate: false })
    if (!token) return sendJson(reply, { error: 'invalid_grant', error_description: 'The token was revoked' }, 400)
    return given(issueToken(world, token.shop_id, { access_s: ACCESS_S, refresh_s: YEAR_S }).access, token.refresh)
  })
}

/** Amazon SP-API: one seller with one country each. No pushes over HTTP. */
export const amazon: Marketplace = {
  id: 'amazon',
  title: 'Amazon',
  description: '卖家中心授权、订单、确认发货、刊登。 Seller Central consent, orders, shipment confirmation, listings.',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 US' },
    { code: 'GB', currency: 'GBP', title: '英国 UK' },
    { code: 'DE', currency: 'EUR', title: '德国 Germany' },
    { code: 'JP', currency: 'JPY', title: '日本 Japan' },
  ],
  app_key: 'inkroute-amazon',
  newShopId: () => `A${letters(13)}`,
  newOrderId: () => `${digits(3)}-${digits(7)}-${digits(7)}`,
  newLineId: () => digits(14),
  api(scope, world) {
    addConsent(scope, world)
    addToken(scope, world)
    scope.get('/sellers/v1/marketplaceParticipations', async (request, reply) => {
      const shop = shopFor(world, request, reply)
      if (!shop) return reply
      const marketplace = {
        id: getMarketplaceId(shop),
        name: `Amazon ${shop.region}`,
        countryCode: shop.region,
        defaultCurrencyCode: shop.currency,
        defaultLanguageCode: 'en_US',
        domainName: 'www.amazon.com',
      }
      const participation = { isParticipating: true, hasSuspendedListings: false }
      return sendJson(reply, { payload: [{ marketplace, participation, storeName: shop.name }] })
    })
    addOrders(scope, world)
    addDefinitions(scope, world)
    addListings(scope, world)
  },
  approved,
  faultReply: (kind) => ({
    status: kind === '429' ? 429 : 503,
    body: JSON.stringify({
      errors: [{ code: kind === '429' ? 'QuotaExceeded' : 'InternalFailure', message: 'You exceeded your quota' }],
    }),
  }),
}
