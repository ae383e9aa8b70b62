import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getHeader, sameText, sendJson } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { storefrontGuard } from '../storefront/storefront.ts'

export const VERSION = 'v20260301'
export const API = `/:domain/admin/openapi/${VERSION}`
const WINDOW_MS = 600_000

/** Addresses: sorted pairs as they read, not as they are encoded. */
export function shoplineQuerySign(secret: string, query: Record<string, string>): string {
  const names = Object.keys(query).filter((name) => name !== 'sign')
  const base = names.sort().map((name) => `${name}=${query[name]}`)
  return createHmac('sha256', secret).update(base.join('&')).digest('hex')
}

/** Token calls: the body and then the time. */
export const shoplineBodySign = (secret: string, body: string, timestamp: string): string =>
  createHmac('sha256', secret).update(`${body}${timestamp}`).digest('hex')

export const refuse = (reply: FastifyReply, status: number, errors: string) => sendJson(reply, { errors }, status)

/** What is wrong with a token call, or null. */
export function appFault(world: World, request: FastifyRequest, body: string): string | null {
  const timestamp = getHeader(request, 'timestamp')
  if (getHeader(request, 'appkey') !== world.app_key) return 'header appkey is wrong'
  if (!/^\d{13}$/.test(timestamp) || Math.abs(world.nowMs() - Number(timestamp)) > WINDOW_MS)
    return 'header timestamp is wrong'
  return sameText(getHeader(request, 'sign'), shoplineBodySign(world.app_secret, body, timestamp))
    ? null
    : 'header sign is wrong'
}

export const guard = storefrontGuard({
  refuse,
  tokenOf: (request) => /^Bearer (\S+)$/.exec(getHeader(request, 'authorization'))?.[1],
  missing_token: 'Authorization: Bearer is missing',
  revoked: 'Unauthorized',
})
