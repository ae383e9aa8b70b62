import { createCipheriv, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldFault, type Shape } from '../core/field-checks.ts'
import { bodyText, getContentType, getHeader, sameText, sendJson } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const WINDOW_MS = 300_000

/** Long numbers leave as numbers, which no JSON writer of this language can do. */
export const answer = (reply: FastifyReply, info: unknown) => {
  const text = JSON.stringify({ code: '0', msg: 'OK', info, traceId: hex(16) })
  return sendJson(reply, text.replace(/"goodsId":"(\d+)"/g, '"goodsId":$1'))
}

export const refuse = (reply: FastifyReply, code: string, msg: string) =>
  sendJson(reply, { code, msg, info: null, traceId: hex(16) })

/** Long numbers arrive as text here, as they were written. */
export function exactBody(request: FastifyRequest): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bodyText(request).replace(/:\s*(\d{16,})(?=[,}\]])/g, ':"$1"'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** What is wrong with the signature of a call by `id`, or null. */
export function signatureFault(world: World, request: FastifyRequest, id: string, secret: string): string | null {
  const timestamp = getHeader(request, 'x-lt-timestamp')
  if (!/^\d{13}$/.test(timestamp) || Math.abs(world.nowMs() - Number(timestamp)) > WINDOW_MS)
    return 'x-lt-timestamp is wrong'
  const given = getHeader(request, 'x-lt-signature')
  const expected = sheinSign(secret, given.slice(0, 5), id, timestamp, world.pathOf(request))
  return given.length > 5 && sameText(given, expected) ? null : 'x-lt-signature is wrong'
}

export function bodyFault(request: FastifyRequest, fields: Shape): string | null {
  if (getContentType(request) !== 'application/json') return 'content type must be application/json'
  const body = exactBody(request)
  return body ? fieldFault(body, fields) : 'body is no JSON object'
}

/** Null when the call was refused, and answered. */
export function guard(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape): Shop | null {
  const open_key_id = getHeader(request, 'x-lt-openKeyId')
  const shop = [...world.book.shops.values()].find((each) => each.extra.open_key_id === open_key_id)
  if (!open_key_id || !shop || world.book.grants.get(shop.shop_id)?.revoked !== false) {
    if (!open_key_id) world.violate(request, 'x-lt-openKeyId is missing')
    refuse(reply, 'openapi00003', 'openKeyId is invalid')
    return null
  }
  const signature_fault = signatureFault(world, request, open_key_id, shop.extra.secret_key ?? '')
  const fault = signature_fault ?? bodyFault(request, fields)
  if (!fault) return shop
  world.violate(request, fault)
  refuse(reply, signature_fault ? 'openapi00007' : 'openapi00010', fault)
  return null
}

const IV = 'space-station-de'

/** Five random characters, then base64 of the hex HMAC-SHA256 keyed with the secret and those characters. */
export function sheinSign(secret: string, random: string, id: string, timestamp: string, path: string): string {
  const digest = createHmac('sha256', secret + random)
    .update(`${id}&${timestamp}&${path}`)
    .digest('hex')
  return random + Buffer.from(digest).toString('base64')
}

export function sheinEncrypt(app_secret: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(app_secret).subarray(0, 16), Buffer.from(IV))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
