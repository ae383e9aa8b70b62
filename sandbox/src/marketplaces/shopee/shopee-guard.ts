import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { type Check, digitsBetween, fieldFault, matching, type Shape, text } from '../core/field-checks.ts'
import { findJson, getContentType, sameText, sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const WINDOW_S = 300
const anyId: Check = digitsBetween(1, Number.MAX_SAFE_INTEGER)
const signedFields = { partner_id: anyId, timestamp: anyId, sign: matching(/^[0-9a-f]{64}$/) }

export const refuse = (reply: FastifyReply, error: string, message: string, status = 200) =>
  sendJson(reply, { error, message, request_id: hex(32) }, status)

export const answer = (reply: FastifyReply, response: unknown) =>
  sendJson(reply, { error: '', message: '', request_id: hex(32), response })

interface Fault {
  readonly error: string
  readonly message: string
  readonly status: number
}

const wrong = (error: string, message: string, status = 200): Fault => ({ error, message, status })

/** Partner, time and signature of any call; `more` is what is signed behind the time. */
function signatureFault(world: World, request: FastifyRequest, more: readonly string[]): Fault | null {
  const { partner_id = '', timestamp = '', sign = '' } = toQuery(request)
  if (partner_id !== world.app_key) return wrong('error_param', 'Invalid partner_id.', 403)
  if (Math.abs(world.nowSeconds() - Number(timestamp)) > WINDOW_S)
    return wrong('error_param', 'Invalid timestamp.', 403)
  const expected = shopeeSign(world.app_secret, [partner_id, world.pathOf(request), timestamp, ...more])
  return sameText(sign, expected) ? null : wrong('error_sign', 'Wrong sign.', 403)
}

function fieldsFault(request: FastifyRequest, query: Shape, body: Shape | null): Fault | null {
  const query_fault = fieldFault(toQuery(request), query)
  if (query_fault) return wrong('error_param', query_fault)
  if (!body) return null
  if (getContentType(request) !== 'application/json')
    return wrong('error_param', 'content type must be application/json')
  const values = findJson(request)
  const body_fault = values ? fieldFault(values, body) : 'body is no JSON object'
  return body_fault ? wrong('error_param', body_fault) : null
}

/** A call without a shop: approval page and tokens. True when it may go on. */
export function publicCall(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: { query?: Shape; body?: Shape },
): boolean {
  const fault =
    fieldsFault(request, { ...signedFields, ...fields.query }, fields.body ?? null) ??
    signatureFault(world, request, [])
  if (!fault) return true
  world.violate(request, `${fault.error}: ${fault.message}`)
  refuse(reply, fault.error, fault.message, fault.status)
  return false
}

/** A call for a shop. Null when it was refused, and answered. */
export function shopCall(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: { query?: Shape; body?: Shape },
): Shop | null {
  const { access_token = '', shop_id = '' } = toQuery(request)
  const query = { ...signedFields, access_token: text(), shop_id: anyId, ...fields.query }
  const fault =
    fieldsFault(request, query, fields.body ?? null) ?? signatureFault(world, request, [access_token, shop_id])
  if (fault) {
    world.violate(request, `${fault.error}: ${fault.message}`)
    refuse(reply, fault.error, fault.message, fault.status)
    return null
  }
  const { state, shop } = accessState(world, access_token)
  if (state === 'ok' && shop?.shop_id === shop_id) return shop
  if (state === 'revoked')
    refuse(reply, 'partner_shop_no_link', 'Invalid partner_id or shop_id, please have a check.', 403)
  else refuse(reply, 'invalid_acceess_token', 'Invalid access_token, please have a check.', 403)
  return null
}

/** Lower-case hex HMAC-SHA256 over the parts joined without a separator. */
export const shopeeSign = (partner_key: string, parts: readonly string[]): string =>
  createHmac('sha256', partner_key).update(parts.join('')).digest('hex')

export const shopeePushSign = (push_key: string, url: string, body: string): string =>
  createHmac('sha256', push_key).update(`${url}|${body}`).digest('hex')
