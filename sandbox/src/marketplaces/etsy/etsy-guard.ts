import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { getHeader, sendJson } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

export const refuse = (reply: FastifyReply, status: number, error: string, error_description = '') =>
  sendJson(reply, { error, ...(error_description ? { error_description } : {}) }, status)

/** What is wrong with the content of a request comes as a list, place by place. */
export const refuseContent = (reply: FastifyReply, path: string, message: string) =>
  sendJson(reply, [{ path, message }], 400)

export const getUserId = (shop: Shop): string => `9${shop.shop_id}`

/** The user whose token this is. The token carries the user's number before a point. */
export function userFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  reply.headers({ 'x-limit-per-second': '10', 'x-remaining-this-second': '9', 'x-remaining-today': '9000' })
  if (getHeader(request, 'x-api-key') !== `${world.app_key}:${world.app_secret}`) {
    world.violate(request, 'x-api-key is not keystring:secret')
    refuse(reply, 403, 'Invalid API key')
    return null
  }
  const [, user_id = '', text = ''] = /^Bearer (\d+)\.(.+)$/.exec(getHeader(request, 'authorization')) ?? []
  const { state, shop } = accessState(world, text)
  if (state === 'unknown') world.violate(request, 'unknown token')
  if (state !== 'ok' || !shop || getUserId(shop) !== user_id) {
    refuse(reply, 401, 'invalid_token', state === 'revoked' ? 'access token is revoked' : 'access token is expired')
    return null
  }
  return shop
}

/** The shop in the address, if the token is its owner's. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const shop = userFor(world, request, reply)
  const { shop_id } = request.params as { shop_id?: string }
  if (!shop || shop.shop_id === shop_id) return shop
  refuse(reply, 403, 'The shop belongs to somebody else')
  return null
}
