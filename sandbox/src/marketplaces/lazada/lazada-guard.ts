import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { digitsBetween, fieldFault, matching, oneOf, type Shape, text } from '../core/field-checks.ts'
import { getContentType, sameText, sendJson, toForm, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const WINDOW_MS = 7200_000

/** Path, then every parameter with its value in order; upper hex HMAC-SHA256. */
export function lazadaSign(secret: string, path: string, params: Record<string, string>): string {
  const names = Object.keys(params)
    .filter((name) => name !== 'sign')
    .sort()
  const base = names.reduce((sum, name) => `${sum}${name}${params[name]}`, path)
  return createHmac('sha256', secret).update(base, 'utf8').digest('hex').toUpperCase()
}

export const answer = (reply: FastifyReply, body: Record<string, unknown>) =>
  sendJson(reply, { code: '0', ...body, request_id: hex(24) })

export const refuse = (reply: FastifyReply, type: 'ISV' | 'ISP' | 'SYSTEM', code: string, message: string) =>
  sendJson(reply, { type, code, message, request_id: hex(24) })

/** Parameters are sent in the query, or also in a form. */
export const toParams = (request: FastifyRequest): Record<string, string> => ({
  ...toQuery(request),
  ...(request.method === 'POST' ? toForm(request) : {}),
})

const signed = {
  app_key: text(),
  timestamp: digitsBetween(1, Number.MAX_SAFE_INTEGER),
  sign_method: oneOf('sha256'),
  sign: matching(/^[0-9A-F]{64}$/),
}

/** The gateway's part of the path is not signed. */
const signedPath = (world: World, request: FastifyRequest) => world.pathOf(request).replace(/^\/rest/, '')

function callFault(world: World, request: FastifyRequest, fields: Shape): { code: string; message: string } | null {
  const params = toParams(request)
  if (request.method === 'POST' && getContentType(request) !== 'application/x-www-form-urlencoded') {
    return { code: 'InvalidContentType', message: 'send application/x-www-form-urlencoded' }
  }
  if (params.app_key !== world.app_key) return { code: 'InvalidAppKey', message: 'The specified AppKey is invalid' }
  if (Math.abs(world.nowMs() - Number(params.timestamp)) > WINDOW_MS) {
    return { code: 'IllegalTimestamp', message: 'The specified timestamp is invalid' }
  }
  const expected = lazadaSign(world.app_secret, signedPath(world, request), params)
  if (!sameText(params.sign ?? '', expected)) {
    return { code: 'IncompleteSignature', message: 'The request signature does not conform to platform standards' }
  }
  const message = fieldFault(params, { ...signed, ...fields })
  return message ? { code: 'InvalidParameter', message } : null
}

/** A call of the app itself. True when it may go on. */
export function appCall(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape): boolean {
  const fault = callFault(world, request, fields)
  if (!fault) return true
  world.violate(request, `${fault.code}: ${fault.message}`)
  refuse(reply, 'ISV', fault.code, fault.message)
  return false
}

/** A call for a shop. Null when it was refused, and answered. */
export function shopCall(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape): Shop | null {
  if (!appCall(world, request, reply, { access_token: text(), ...fields })) return null
  const { state, shop } = accessState(world, toParams(request).access_token ?? '')
  if (state === 'ok' && shop) return shop
  refuse(reply, 'ISV', 'IllegalAccessToken', 'The specified access token is invalid or expired')
  return null
}
