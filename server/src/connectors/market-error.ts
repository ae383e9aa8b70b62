import type { ListingIssue } from './listing.ts'

/**
 * What went wrong, by what to do about it:
 * - `throttled`: wait `retry_after_ms`, then again.
 * - `expired`: refresh the token once, then again.
 * - `revoked`: the seller has to let us in again.
 * - `temporary`: again later; it may have happened all the same.
 * - `rejected`: they understood and said no; again is of no use.
 * - `not_found`: they do not know this order or product.
 * - `malformed`: an answer nobody can read, or a signature of ours they refuse: a fault for us to mend.
 */
export type MarketErrorKind = 'throttled' | 'expired' | 'revoked' | 'temporary' | 'rejected' | 'not_found' | 'malformed'

interface Facts {
  /** Their own code, shown to the seller and to support. */
  readonly code?: string
  readonly status?: number
  readonly retry_after_ms?: number
  readonly issues?: readonly ListingIssue[]
}

/** A marketplace said no, or nothing. `message` is theirs, shortened: shown to the seller beside our own words. */
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
    this.retry_after_ms = facts.retry_after_ms ?? 0
    this.issues = facts.issues ?? []
  }
}
