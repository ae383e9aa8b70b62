import type { ListingIssue } from './listing.ts'

/**
 * Errors classified by how to handle them:
 * - `throttled`: retry after `retry_after_ms`.
 * - `expired`: refresh the token once, then retry.
 * - `revoked`: the seller has to authorise again.
 * - `missing_right`: the connection works, but this call needs a right the app or the keys do not have.
 * - `temporary`: retry later; the call may have succeeded.
 * - `rejected`: refused; retrying is pointless.
 * - `not_found`: no such order or product.
 * - `malformed`: an unreadable response or a rejected signature, i.e. a bug on our side.
 */
export type MarketErrorKind =
  | 'throttled'
  | 'expired'
  | 'revoked'
  | 'missing_right'
  | 'temporary'
  | 'rejected'
  | 'not_found'
  | 'malformed'

/** Refusals that stay: asking again would change nothing. All others may pass, an odd answer too. */
const definite = new Set<MarketErrorKind>(['expired', 'revoked', 'missing_right', 'rejected', 'not_found'])
export const mayPass = (kind: MarketErrorKind): boolean => !definite.has(kind)

/** Codes of ours. Refused by ourselves: the platform was not asked. */
export const OWN_LIMIT = 'own_limit'
export const TIMEOUT = 'timeout'

interface Facts {
  /** The platform's error code, shown to the seller and to support. */
  readonly code?: string
  readonly status?: number
  readonly retry_after_ms?: number
  readonly issues?: readonly ListingIssue[]
}

/** `message` is the platform's text, shortened; sellers see it next to our own. */
export class MarketError extends Error {
  readonly kind: MarketErrorKind
  readonly code: string
  readonly status: number
  readonly retry_after_ms: number
  readonly issues: readonly ListingIssue[]

  constructor(kind: MarketErrorKind, message: string, facts: Facts = {}) {
    super(message.slice(0, 300))
    this.name = 'MarketError'
    this.kind = kind
    this.code = facts.code ?? ''
    this.status = facts.status ?? 0
    this.retry_after_ms = Math.max(0, facts.retry_after_ms || 0)
    this.issues = facts.issues ?? []
  }
}
