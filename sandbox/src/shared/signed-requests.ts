import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { SandboxConfig } from './config.ts'
import { StoredList } from './stored-list.ts'

export interface Violation {
  readonly at: string
  readonly service: string
  readonly path: string
  readonly reason: string
}

export interface SignedRequests {
  readonly violations: StoredList<Violation>
  /** Why this request is not believed, or null when it is. A refusal is written into the violations. */
  check(request: FastifyRequest, service: string, raw_body: string): string | null
  record(service: string, path: string, reason: string): void
}

const MAX_AGE_SECONDS = 300
const MAX_VIOLATIONS = 500

/** Each service has its own key, derived from the shared secret by both sides independently. */
export const serviceKey = (secret: string, service: string): string =>
  createHmac('sha256', secret).update(`inkroute:service:${service}`).digest('hex')

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Verifies `POST\npath\ntime\nnonce\nsha256(body)` signed with HMAC-SHA256; old or repeated requests are refused. */
export function openSignedRequests(config: SandboxConfig): SignedRequests {
  const violations = new StoredList<Violation>(join(config.data_dir, 'violations.json'), MAX_VIOLATIONS)
  const seen = new Map<string, number>()

  const fault = (request: FastifyRequest, service: string, raw_body: string): string | null => {
    const timestamp = header(request, 'x-ink-timestamp')
    const nonce = header(request, 'x-ink-nonce')
    const signature = header(request, 'x-ink-signature')
    if (!timestamp || !nonce || !signature) return 'unsigned'
    const path = request.url.split('?')[0] ?? ''
    const digest = createHash('sha256').update(raw_body).digest('hex')
    const expected = createHmac('sha256', serviceKey(config.secret, service))
      .update([request.method, path, timestamp, nonce, digest].join('\n'))
      .digest('hex')
    if (!sameText(signature, expected)) return 'wrong signature'
    const now = Date.now() / 1000
    if (Math.abs(now - Number(timestamp)) > MAX_AGE_SECONDS) return 'stale timestamp'
    for (const [old, at] of seen) if (now - at > 2 * MAX_AGE_SECONDS) seen.delete(old)
    if (seen.has(nonce)) return 'replayed nonce'
    seen.set(nonce, now)
    return null
  }
  const record = (service: string, path: string, reason: string) =>
    violations.add({ at: new Date().toISOString(), service, path, reason })

  return {
    violations,
    record,
    check(request, service, raw_body) {
      const reason = fault(request, service, raw_body)
      if (reason) record(service, request.url.split('?')[0] ?? '', reason)
      return reason
    },
  }
}
