import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows exactly the scripts this answer carries. */
    csp_nonce: string
  }
}

const policy = (nonce: string, secure: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    // Styles set by component libraries at run time carry no secrets and cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * Headers on every answer. Bearer tokens travel in a header no other site can set, so cross-site request forgery
 * does not apply to `/req`; CORS stays closed because no other origin has business here.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const secure = config.public_url.startsWith('https:')
  app.decorateRequest('csp_nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.csp_nonce = randomBytes(16).toString('base64')
    reply.headers({
      'content-security-policy': policy(request.csp_nonce, secure),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
