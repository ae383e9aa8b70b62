import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { digitsBetween, fieldFault, matching, type Shape, text } from '../core/field-checks.ts'
import { bodyText, findJson, getContentType, getHeader, sameText, sendJson, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const PAST_S = 300
const AHEAD_S = 30

/** Secret, path, every parameter in order, the body, secret: lower hex HMAC-SHA256. */
export function tiktokSign(secret: string, path: string, params: Record<string, string>, body: string): string {
  const names = Object.keys(params).filter((name) => name !== 'sign' && name !== 'access_token')
  let base = path
  for (const name of names.sort()) base += name + params[name]
  return createHmac('sha256', secret).update(`${secret}${base}${body}${secret}`).digest('hex')
}

export const answer = (reply: FastifyReply, data: unknown) =>
  sendJson(reply, { code: 0, message: 'Success', request_id: hex(32), data })

export const refuse = (reply: FastifyReply, code: number, message: string, status = 200) =>
  sendJson(reply, { code, message, request_id: hex(32) }, status)

interface Fields {
  readonly query?: Shape
  readonly body?: Shape
  /** False for calls about the account and not about one shop. */
  readonly cipher?: boolean
  readonly multipart?: boolean
}

interface Fault {
  readonly code: number
  readonly message: string
}

function signatureFault(world: World, request: FastifyRequest, multipart: boolean): Fault | null {
  const query = toQuery(request)
  if (query.app_key !== world.app_key) return { code: 36009004, message: 'Invalid app_key' }
  const ahead_s = Number(query.timestamp) - world.nowSeconds()
  if (!(ahead_s >= -PAST_S && ahead_s <= AHEAD_S)) return { code: 36009004, message: 'Invalid timestamp' }
  const expected = tiktokSign(world.app_secret, world.pathOf(request), query, multipart ? '' : bodyText(request))
  return sameText(query.sign ?? '', expected) ? null : { code: 106001, message: 'Invalid sign' }
}

function fieldsFault(
  request: FastifyRequest,
  { query = {}, body, cipher = true, multipart = false }: Fields,
): Fault | null {
  const given = toQuery(request)
  if (cipher && !given.shop_cipher) return { code: 106013, message: 'shop_cipher is missing' }
  const shape = {
    app_key: text(),
    timestamp: digitsBetween(1, 9_999_999_999),
    sign: matching(/^[0-9a-f]{64}$/),
    ...(cipher ? { shop_cipher: text() } : {}),
    ...query,
  }
  const query_fault = fieldFault(given, shape)
  if (query_fault) return { code: 36009003, message: query_fault }
  if (multipart) {
    return getContentType(request) === 'multipart/form-data'
      ? null
      : { code: 36009003, message: 'must be multipart/form-data' }
  }
  // Documented for every call, those without a body too.
  if (getContentType(request) !== 'application/json')
    return { code: 36009003, message: 'content-type must be application/json' }
  if (!body) return null
  const values = findJson(request)
  const fault = values ? fieldFault(values, body) : 'body is no JSON object'
  return fault ? { code: 36009003, message: fault } : null
}

/** The shop a call is for. Null when it was refused, and answered. */
export function guard(world: World, request: FastifyRequest, reply: FastifyReply, fields: Fields = {}): Shop | null {
  const fault = signatureFault(world, request, fields.multipart === true) ?? fieldsFault(request, fields)
  if (fault) {
    world.violate(request, `${fault.code}: ${fault.message}`)
    refuse(reply, fault.code, fault.message)
    return null
  }
  const { state, shop } = accessState(world, getHeader(request, 'x-tts-access-token'))
  if (state === 'revoked') {
    refuse(reply, 105001, 'The access token is invalid', 401)
    return null
  }
  if (state !== 'ok' || !shop) {
    refuse(reply, 105002, 'Expired credentials', 401)
    return null
  }
  const { shop_cipher } = toQuery(request)
  if (shop_cipher === undefined || shop_cipher === shop.extra.cipher) return shop
  world.violate(request, 'shop_cipher of another shop')
  refuse(reply, 106011, 'shop_cipher does not match the access token')
  return null
}
