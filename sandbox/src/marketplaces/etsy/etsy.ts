import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { issueCode, issueToken, takeCode, takeRefresh } from '../core/access.ts'
import { answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { fieldFault, matching, oneOf, text } from '../core/field-checks.ts'
import { getContentType, sendJson, toForm, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import type { MarketEvent } from '../core/marketplace.ts'
import type { Consent, Shop } from '../core/model.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addCatalogue } from './etsy-catalogue.ts'
import { getUserId, refuse, shopFor, userFor } from './etsy-guard.ts'
import { addListings } from './etsy-listings.ts'
import { addQuestions } from './etsy-questions.ts'
import { addReceipts } from './etsy-receipts.ts'

const LIFETIMES = { access_s: 3600, refresh_s: 90 * 86_400 }
const SCOPES = new Set(['transactions_r', 'transactions_w', 'listings_r', 'listings_w', 'shops_r'])

function addConnect(scope: FastifyInstance, world: World): void {
  scope.get('/oauth/connect', async (request, reply) => {
    const query = toQuery(request)
    const reason = fieldFault(query, {
      response_type: oneOf('code'),
      client_id: oneOf(world.app_key),
      redirect_uri: text(),
      state: text(),
      scope: text(),
      code_challenge: matching(/^[\w-]{43}$/),
      code_challenge_method: oneOf('S256'),
    })
    const { redirect_uri = '', state = '', code_challenge = '', scope: scopes = '' } = query
    const unknown = scopes.split(' ').find((name) => !SCOPES.has(name))
    if (reason || unknown || !isOwnAddress(world, redirect_uri)) {
      world.violate(request, reason ?? unknown ?? 'redirect is not registered')
      return reply
        .code(400)
        .type('text/html')
        .send('<p>The application that is requesting authorization is invalid</p>')
    }
    return askConsent(world, reply, { redirect_uri, state, scopes: scopes.split(' '), extra: { code_challenge } })
  })
}

const tokenBody = (world: World, shop_id: string) => {
  const token = issueToken(world, shop_id, LIFETIMES)
  const shop = world.book.shops.get(shop_id) as Shop
  const access_token = `${getUserId(shop)}.${token.access}`
  return { access_token, token_type: 'Bearer', expires_in: LIFETIMES.access_s, refresh_token: token.refresh }
}

/** The code fits only the verifier whose digest came with the request for it. */
function codeOwner(world: World, form: Record<string, string>): string | null {
  const { code: known } = takeCode(world, form.code ?? '')
  const challenge = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url')
  const fits = known?.redirect_uri === form.redirect_uri && known?.extra.code_challenge === challenge
  return fits ? (known?.shop_ids[0] ?? null) : null
}

function addToken(scope: FastifyInstance, world: World): void {
  const shapes = {
    authorization_code: {
      grant_type: text(),
      client_id: oneOf(world.app_key),
      redirect_uri: text(),
      code: text(),
      code_verifier: matching(/^[\w.~-]{43,128}$/),
    },
    refresh_token: { grant_type: text(), client_id: oneOf(world.app_key), refresh_token: text() },
  }
  const wrong = (request: FastifyRequest, form: Record<string, string>): string | null => {
    if (getContentType(request) !== 'application/x-www-form-urlencoded') return 'not a form'
    const fields = shapes[form.grant_type as keyof typeof shapes]
    return fields ? fieldFault(form, fields) : 'unknown grant_type'
  }
  scope.post('/v3/public/oauth/token', async (request, reply) => {
    const form = toForm(request)
    const reason = wrong(request, form)
    if (reason) {
      world.violate(request, reason)
      return refuse(reply, 400, 'invalid_request', reason)
    }
    if (form.grant_type === 'authorization_code') {
      const shop_id = codeOwner(world, form)
      return shop_id
        ? sendJson(reply, tokenBody(world, shop_id))
        : refuse(reply, 400, 'invalid_grant', 'code is invalid, expired or was used')
    }
    const { token, refused } = takeRefresh(world, form.refresh_token ?? '', { rotate: true })
    if (token) return sendJson(reply, tokenBody(world, token.shop_id))
    return refuse(reply, 400, 'invalid_grant', `refresh_token is ${refused === 'used' ? 'revoked' : refused}`)
  })
}

function addShops(scope: FastifyInstance, world: World): void {
  scope.get('/v3/application/users/me', async (request, reply) => {
    const shop = userFor(world, request, reply)
    return shop ? sendJson(reply, { user_id: Number(getUserId(shop)), shop_id: Number(shop.shop_id) }) : reply
  })
  scope.get('/v3/application/shops/:shop_id', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, { shop_id: Number(shop.shop_id), shop_name: shop.name, currency_code: shop.currency })
  })
}

function approved(world: World, consent: Consent, shop: Shop): string {
  const { redirect_uri, state, extra } = consent
  const { code } = issueCode(world, [shop], { redirect_uri, ttl_s: 300, extra })
  return answerAddress(redirect_uri, { code, state })
}

const kinds: Partial<Record<MarketEvent['kind'], string>> = {
  order_created: 'order.paid',
  order_paid: 'order.paid',
  order_cancelled: 'order.canceled',
  order_shipped: 'order.shipped',
  address_changed: 'order.paid',
}

function webhook(world: World, event: MarketEvent, secret: string) {
  const event_type = kinds[event.kind]
  if (!event_type || !event.order) return null
  const at = String(world.nowSeconds())
  const body = JSON.stringify({
    event_type,
    shop_id: Number(event.shop.shop_id),
    resource_url: `https://openapi.etsy.com/v3/application/shops/${event.shop.shop_id}/receipts/${event.order.order_id}`,
  })
  const signature = createHmac('sha256', secret).update(`${event.event_id}.${at}.${body}`).digest('base64')
  return {
    url: world.pushUrl(event.shop),
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.event_id,
      'webhook-timestamp': at,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}

/** Etsy Open API v3. */
export const etsy: Marketplace = {
  id: 'etsy',
  title: 'Etsy',
  description: '手工与定制集市：PKCE 授权、收据、推送。 Handmade and custom goods: PKCE, receipts, webhooks.',
  regions: [{ code: 'US', currency: 'USD', title: '美国 US' }],
  app_key: 'inkroute-etsy',
  newOrderId: () => digits(10),
  api(scope, world) {
    addConnect(scope, world)
    addToken(scope, world)
    addShops(scope, world)
    addReceipts(scope, world)
    addListings(scope, world)
    addQuestions(scope, world)
    addCatalogue(scope, world)
  },
  approved,
  webhook,
}
