import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteUse } from '../core/access.ts'
import { fieldFault, type Shape } from '../core/field-checks.ts'
import { findJson, getContentType, getHeader, sameText, sendJson } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

export const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  sendJson(reply, { code, message, details: [] }, status)

/** Two headers open everything. Null when the call was refused, and answered. */
export function guard(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape): Shop | null {
  const client_id = getHeader(request, 'Client-Id')
  const api_key = getHeader(request, 'Api-Key')
  if (!client_id || !api_key) {
    world.violate(request, 'Client-Id or Api-Key is missing')
    refuse(reply, 401, 16, 'Client-Id and Api-Key headers are required')
    return null
  }
  const shop = world.book.shops.get(client_id)
  const grant = shop && world.book.grants.get(shop.shop_id)
  if (!shop || grant?.revoked || !sameText(api_key, shop.keys.api_key ?? '')) {
    refuse(reply, 403, 7, 'Invalid Api-Key, please contact support')
    return null
  }
  noteUse(world, shop)
  const body = findJson(request)
  const fault =
    getContentType(request) !== 'application/json'
      ? 'content type must be application/json'
      : body
        ? fieldFault(body, fields)
        : 'body is no JSON object'
  if (!fault) return shop
  world.violate(request, fault)
  refuse(reply, 400, 3, `Request validation error: ${fault}`)
  return null
}
