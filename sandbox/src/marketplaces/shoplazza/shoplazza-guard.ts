import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import type { Shop } from '../core/model.ts'
import { headerOf, sendJson } from '../core/wire.ts'
import type { World } from '../core/world.ts'

/** Every shop answers below its own domain. */
export const API = '/:domain/openapi/2022-01'

export const refuse = (reply: FastifyReply, status: number, ...errors: string[]) => sendJson(reply, { errors }, status)

/** Null when the call was refused, and answered. */
export function guard(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const token = headerOf(request, 'access-token')
  if (!token) {
    world.violate(request, 'header access-token is missing')
    refuse(reply, 401, 'Unauthorized')
    return null
  }
  const { state, shop } = accessState(world, token)
  const { domain } = request.params as { domain: string }
  if (state === 'ok' && shop?.extra.domain === domain) return shop
  if (state === 'ok') world.violate(request, 'a token of another shop')
  refuse(reply, 401, state === 'revoked' ? 'The app is not installed' : 'Unauthorized')
  return null
}
