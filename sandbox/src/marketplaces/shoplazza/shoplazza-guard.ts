import type { FastifyReply } from 'fastify'
import { getHeader, sendJson } from '../core/http.ts'
import { storefrontGuard } from '../storefront/storefront.ts'

/** Every shop answers below its own domain. */
export const API = '/:domain/openapi/2022-01'

export const refuse = (reply: FastifyReply, status: number, ...errors: string[]) => sendJson(reply, { errors }, status)

export const guard = storefrontGuard({
  refuse,
  tokenOf: (request) => getHeader(request, 'access-token'),
  missing_token: 'header access-token is missing',
  revoked: 'The app is not installed',
})
