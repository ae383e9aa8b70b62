import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { getHeader, sendJson } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const refuse = (reply: FastifyReply, status: number, code: string, message: string, field = '') =>
  sendJson(
    reply,
    { errors: { error: [{ code, field, description: message, info: message, severity: 'ERROR', category: 'DATA' }] } },
    status,
  )

/** What every call needs, the one for a token too. */
export function headersFault(request: FastifyRequest): string | null {
  if (!UUID.test(getHeader(request, 'WM_QOS.CORRELATION_ID'))) return 'WM_QOS.CORRELATION_ID is missing or no UUID'
  if (!getHeader(request, 'WM_SVC.NAME')) return 'WM_SVC.NAME is missing'
  return getHeader(request, 'accept') === 'application/json' ? null : 'Accept must be application/json'
}

/** Null when the call was refused, and answered. */
export function guard(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const fault = headersFault(request)
  if (fault) {
    world.violate(request, fault)
    refuse(reply, 400, 'INVALID_REQUEST_HEADER.GMP_GATEWAY_API', fault)
    return null
  }
  const { state, shop } = accessState(world, getHeader(request, 'WM_SEC.ACCESS_TOKEN'))
  if (state === 'ok' && shop) return shop
  refuse(reply, 401, 'UNAUTHORIZED.GMP_GATEWAY_API', 'Unauthorized token or incorrect authorization header')
  return null
}
