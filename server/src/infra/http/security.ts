import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AppCtx } from '../context.ts'

/** How a policy names an inline script. */
export const scriptHash = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

/** `scripts` are the hashes of the inline scripts of a page; `stores` take files that browsers upload. */
export const contentPolicy = (
  secure: boolean,
  scripts: readonly string[] = [],
  stores: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    // Styles set by component libraries at run time carry no secrets and cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...stores].join(' '),
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * Headers on every reply. Bearer tokens travel in a header no other site can set, so cross-site request forgery does not
 * apply to `/req`. CORS stays closed but for the script that runs in shops and its few calls, see `personal/shop/shop.raw.ts`.
 */
export function addSecurityHeaders(app: FastifyInstance, { config, storage }: AppCtx): void {
  const secure = config.public_url.startsWith('https:')
  const plain = contentPolicy(secure, [], storage.direct_origins)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': plain,
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
