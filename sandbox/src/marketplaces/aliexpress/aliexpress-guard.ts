import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { digitsBetween, fieldFault, matching, oneOf, type Shape, text } from '../core/field-checks.ts'
import { getContentType, sameText, sendJson, toForm, toQuery } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'

const WINDOW_MS = 600_000

/** System calls sign their path first, business calls do not; then the non-empty parameters in order. */
export function aliexpressSign(secret: string, path: string, params: Record<string, string>): string {
  const mac = createHmac('sha256', secret).update(path)
  for (const [name, value] of Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name !== 'sign' && value !== '') mac.update(name).update(value)
  }
  return mac.digest('hex').toUpperCase()
}

export const answer = (reply: FastifyReply, body: Record<string, unknown>) =>
  sendJson(reply, { ...body, request_id: hex(24) })

export const refuse = (reply: FastifyReply, code: string, message: string, type: 'ISV' | 'ISP' | 'SYSTEM' = 'ISV') =>
  sendJson(reply, { type, code, message, request_id: hex(24) })

/** A refusal of the method itself, in the older envelope. */
export const refuseMethod = (reply: FastifyReply, sub_code: string, sub_msg: string) =>
  sendJson(reply, {
    error_response: { code: '15', msg: 'Remote service error', sub_code, sub_msg, request_id: hex(24) },
  })

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
const business = { method: text(), session: text(), format: oneOf('json'), simplify: oneOf('true') }

export function isFaulty(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  fields: Shape,
): boolean {
  const params = toParams(request)
  let fault: { code: string; message: string } | null = null
  if (request.method === 'POST' && getContentType(request) !== 'application/x-www-form-urlencoded') {
    fault = { code: 'InvalidContentType', message: 'send application/x-www-form-urlencoded' }
  } else if (params.app_key !== world.app_key) fault = { code: 'InvalidAppKey', message: 'unknown app_key' }
  else if (Math.abs(world.nowMs() - Number(params.timestamp)) > WINDOW_MS) {
    fault = { code: 'IllegalTimestamp', message: 'timestamp is too far from ours' }
  } else if (!sameText(params.sign ?? '', aliexpressSign(world.app_secret, path, params))) {
    fault = { code: 'IncompleteSignature', message: 'The request signature does not conform to platform standards' }
  } else {
    const message = fieldFault(params, { ...signed, ...fields })
    if (message) fault = { code: 'MissingParameter', message }
  }
  if (!fault) return false
  world.violate(request, `${fault.code}: ${fault.message}`)
  refuse(reply, fault.code, fault.message)
  return true
}

/** The shop a business call is for. Null when it was refused, and answered. */
export function shopCall(world: World, request: FastifyRequest, reply: FastifyReply, fields: Shape): Shop | null {
  if (isFaulty(world, request, reply, '', { ...business, ...fields })) return null
  const { state, shop } = accessState(world, toParams(request).session ?? '')
  if (state === 'ok' && shop) return shop
  refuse(reply, 'IllegalAccessToken', 'The specified access token is invalid or expired')
  return null
}

/** A parameter that is JSON itself. Null when it was refused, and answered. */
export function jsonParam(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  fields: Shape,
): Record<string, unknown> | null {
  let value: Record<string, unknown> = {}
  let fault: string | null = null
  try {
    value = JSON.parse(toParams(request)[name] ?? '') as Record<string, unknown>
    fault = fieldFault(value, fields)
  } catch {
    fault = 'is no JSON'
  }
  if (!fault) return value
  world.violate(request, `${name}: ${fault}`)
  refuseMethod(reply, 'isv.invalid-parameter', `${name}: ${fault}`)
  return null
}
