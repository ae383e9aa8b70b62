import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { getHeader, sendJson } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const marketplaces: Record<string, string> = {
  US: 'ATVPDKIKX0DER',
  CA: 'A2EUQ1WTGCTBG2',
  GB: 'A1F83G8C2ARO7P',
  DE: 'A1PA6795UKMFR9',
  JP: 'A1VC38T7YXB528',
}
export const getMarketplaceId = (shop: Shop): string => marketplaces[shop.region] ?? ''

/** Where this marketplace is reached, for addresses outside its API. */
export const getBase = (request: FastifyRequest): string =>
  `http://${request.headers.host}${/^\/market\/[^/]+/.exec(request.url)?.[0] ?? ''}`

export const refuse = (reply: FastifyReply, status: number, code: string, message: string, details = '') =>
  sendJson(reply, { errors: [{ code, message, details }] }, status)

/** The seller whose token came in `x-amz-access-token`. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  reply.header('x-amzn-ratelimit-limit', '0.0056')
  if (getHeader(request, 'authorization')) world.violate(request, 'signed as nobody signs any more')
  const { state, shop } = accessState(world, getHeader(request, 'x-amz-access-token'))
  if (state === 'unknown') world.violate(request, 'unknown access token')
  if (state === 'ok' && shop) return shop
  const details =
    state === 'expired'
      ? 'The access token you provided has expired.'
      : 'The access token you provided is revoked, malformed or invalid.'
  refuse(reply, 403, 'Unauthorized', 'Access to requested resource is denied.', details)
  return null
}
