import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The bytes as they came; signatures are over these, never over what they mean. */
export const rawBody = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.from((request.body as string | undefined) ?? '')

export const bodyText = (request: FastifyRequest): string => rawBody(request).toString('utf8')

export const toQuery = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.url.split('?')[1] ?? ''))

export const toForm = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(bodyText(request)))

/** Null when it is no JSON object. */
export function findJson(request: FastifyRequest): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bodyText(request))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

export const getHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

export const getContentType = (request: FastifyRequest): string =>
  getHeader(request, 'content-type').split(';')[0]?.trim().toLowerCase() ?? ''

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

export const sendJson = (reply: FastifyReply, body: unknown, status = 200) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
