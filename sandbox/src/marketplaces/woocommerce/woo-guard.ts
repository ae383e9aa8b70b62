import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getHeader, sameText, sendJson, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const WINDOW_S = 15 * 60
const seen_nonces = new Set<string>()

const escaped = (text: string): string =>
  encodeURIComponent(text)
    .replace(/!/g, '%21')
    .replace(/'/g, '%27')
    .replace(/\(/g, '%28')
    .replace(/\)/g, '%29')
    .replace(/\*/g, '%2A')

/** The text one-legged OAuth 1.0a signs, built from what arrived. */
export function signedText(method: string, url: string, params: Readonly<Record<string, string>>): string {
  const names = Object.keys(params)
    .filter((name) => name !== 'oauth_signature')
    .sort()
  const joined = names.map((name) => `${escaped(name)}=${escaped(params[name] ?? '')}`).join('&')
  return `${method}&${escaped(url)}&${escaped(joined)}`
}

export const shopByDomain = (world: World, domain: string): Shop | undefined =>
  [...world.book.shops.values()].find((shop) => `${shop.handle}.test` === domain)

function fault(world: World, request: FastifyRequest, shop: Shop): string | null {
  if (getHeader(request, 'authorization')) return 'keys in the clear over plain HTTP'
  const params = toQuery(request)
  const { consumer_key = '', consumer_secret = '' } = shop.keys
  if (params.oauth_consumer_key !== consumer_key) return 'wrong consumer key'
  const algorithm = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA1': 'sha1' }[params.oauth_signature_method ?? '']
  if (!algorithm) return 'unknown signature method'
  if (params.oauth_version !== undefined) return 'oauth_version is not taken'
  const age_s = Math.abs(world.nowSeconds() - Number(params.oauth_timestamp))
  if (!(age_s <= WINDOW_S)) return 'timestamp outside the window'
  const url = `http://${getHeader(request, 'host')}${request.url.split('?')[0]}`
  const expected = createHmac(algorithm, `${consumer_secret}&`)
    .update(signedText(request.method, url, params))
    .digest('base64')
  if (!sameText(params.oauth_signature ?? '', expected)) return 'wrong signature'
  const nonce = `${consumer_key}:${params.oauth_timestamp}:${params.oauth_nonce}`
  if (seen_nonces.has(nonce)) return 'nonce used before'
  if (seen_nonces.size > 20_000) seen_nonces.clear()
  seen_nonces.add(nonce)
  return null
}

/** The shop whose keys signed this call; answers the refusal itself otherwise. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const { domain = '' } = request.params as { domain?: string }
  const shop = shopByDomain(world, domain)
  if (!shop) {
    world.violate(request, 'no such site')
    sendJson(reply, { code: 'rest_no_route', message: 'No site' }, 404)
    return null
  }
  const grant = world.book.grants.get(shop.shop_id)
  if (grant?.revoked) {
    sendJson(reply, refusal('woocommerce_rest_authentication_error', 'Consumer key is invalid.', 401), 401)
    return null
  }
  const reason = fault(world, request, shop)
  if (reason === null) return shop
  world.violate(request, reason)
  sendJson(reply, refusal('woocommerce_rest_authentication_error', `Invalid signature - ${reason}.`, 401), 401)
  return null
}

export const refusal = (code: string, message: string, status: number) => ({ code, message, data: { status } })
