import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { fieldFault, type Shape } from '../core/field-checks.ts'
import { findJson, getContentType, getHeader, sendJson, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

export const SITE = 'EBAY_US'

export const problem = (errorId: number, message: string, parameters: readonly object[] = []) => ({
  errorId,
  domain: 'API_INVENTORY',
  category: 'REQUEST',
  message,
  longMessage: message,
  parameters,
})

export const refuse = (reply: FastifyReply, status: number, errorId: number, message: string) =>
  sendJson(reply, { errors: [problem(errorId, message)] }, status)

/** The seller whose token this is. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const [, token = ''] = /^Bearer (.+)$/.exec(getHeader(request, 'authorization')) ?? []
  const { state, shop } = accessState(world, token)
  if (state === 'unknown') world.violate(request, 'unknown token')
  if (state === 'ok' && shop) return shop
  refuse(reply, 401, 1001, 'Invalid access token')
  return null
}

export function invalid(world: World, request: FastifyRequest, reply: FastifyReply, reason: string): null {
  world.violate(request, reason)
  refuse(reply, 400, 25002, reason)
  return null
}

/** The seller, if the query is as documented. */
export function asking(world: World, request: FastifyRequest, reply: FastifyReply, query: Shape): Shop | null {
  const shop = shopFor(world, request, reply)
  if (!shop) return null
  const fault = fieldFault(toQuery(request), query)
  return fault ? invalid(world, request, reply, fault) : shop
}

/** The body, if it is as documented; calls that write say the language of what they write. */
export function bodyFor(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape) {
  const body = findJson(request)
  const fault =
    (getContentType(request) === 'application/json' ? null : 'Content-Type must be application/json') ??
    (/^[a-z]{2}-[A-Z]{2}$/.test(getHeader(request, 'content-language')) ? null : 'Content-Language is missing') ??
    fieldFault(body ?? {}, fields)
  return fault ? invalid(world, request, reply, fault) : body
}
