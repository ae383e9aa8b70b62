import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getHeader, sameText, sendJson, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

/** How far ahead of the shop's clock a timestamp may be. */
const AHEAD_S = 600
const seen_nonces = new Set<string>()

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parameters of `Authorization: OAuth a="b",c="d"`; null if it is another scheme. */
function findOauth(request: FastifyRequest): Record<string, string> | null {
  const [, told] = /^OAuth (.+)$/.exec(getHeader(request, 'authorization')) ?? []
  if (told === undefined) return null
  const pairs = told.split(',').map((pair) => /^\s*(\w+)="([^"]*)"$/.exec(pair))
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', unescaped(pair?.[2] ?? '')]))
}

/** The text OAuth 1.0a signs, built from what arrived. */
export function signedText(method: string, url: string, params: Readonly<Record<string, string>>): string {
  const rows = Object.entries(params).map(([name, value]) => [escaped(name), escaped(value)] as const)
  const sorted = rows.filter(([name]) => name !== 'oauth_signature').sort(([a], [b]) => (a < b ? -1 : 1))
  return `${method}&${escaped(url)}&${escaped(sorted.map((row) => row.join('=')).join('&'))}`
}

const names = [
  'oauth_consumer_key',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
  'oauth_timestamp',
  'oauth_token',
  'oauth_version',
]

function fault(world: World, request: FastifyRequest, shop: Shop): string | null {
  const oauth = findOauth(request)
  // Integration tokens as bearer tokens are off by default since 2.4.4.
  if (!oauth) return 'The consumer is not signed in.'
  const told = Object.keys(oauth).sort()
  if (told.join() !== names.join()) return `These fields are not those of OAuth 1.0a: ${told.join(', ')}`
  const { consumer_key, consumer_secret = '', oauth_token, oauth_token_secret = '' } = shop.keys
  if (oauth.oauth_consumer_key !== consumer_key) return 'A consumer having the specified key does not exist'
  if (oauth.oauth_token !== oauth_token) return 'Specified token does not exist'
  if (oauth.oauth_version !== '1.0') return 'The OAuth version is not supported.'
  if (oauth.oauth_signature_method !== 'HMAC-SHA256') return 'The signature method is not supported.'
  if (!(Number(oauth.oauth_timestamp) <= world.nowSeconds() + AHEAD_S))
    return 'The timestamp value in the oauth_timestamp parameter is incorrect.'
  const url = `http://${getHeader(request, 'host')}${request.url.split('?')[0]}`
  const text = signedText(request.method, url, { ...toQuery(request), ...oauth })
  const secret = `${escaped(consumer_secret)}&${escaped(oauth_token_secret)}`
  const expected = createHmac('sha256', secret).update(text).digest('base64')
  if (!sameText(oauth.oauth_signature ?? '', expected)) return 'The signature is invalid. Verify and try again.'
  const nonce = `${consumer_key}:${oauth.oauth_timestamp}:${oauth.oauth_nonce}`
  if (seen_nonces.has(nonce)) return 'The nonce is already being used by the consumer.'
  if (seen_nonces.size > 20_000) seen_nonces.clear()
  seen_nonces.add(nonce)
  return null
}

const shopByDomain = (world: World, domain: string): Shop | undefined =>
  [...world.book.shops.values()].find((shop) => `${shop.handle}.test` === domain)

/** The shop whose integration signed this call; answers the refusal itself otherwise. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const { domain = '' } = request.params as { domain?: string }
  const shop = shopByDomain(world, domain)
  if (!shop) {
    world.violate(request, 'no such site')
    sendJson(reply, { message: 'Request does not match any route.' }, 404)
    return null
  }
  if (world.book.grants.get(shop.shop_id)?.revoked) {
    sendJson(reply, { message: 'Specified token does not exist' }, 401)
    return null
  }
  const reason = fault(world, request, shop)
  if (reason === null) return shop
  world.violate(request, reason)
  sendJson(reply, { message: reason }, 401)
  return null
}

export function invalid(world: World, request: FastifyRequest, reply: FastifyReply, reason: string) {
  world.violate(request, reason)
  return sendJson(reply, { message: 'Invalid value: %1', parameters: [reason] }, 400)
}

export const missing = (reply: FastifyReply) =>
  sendJson(
    reply,
    { message: "The entity that was requested doesn't exist. Verify the entity and try again.", parameters: {} },
    404,
  )
