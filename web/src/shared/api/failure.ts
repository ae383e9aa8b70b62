import { handleFailure } from './failure-handler.ts'
import { ApiError } from './request.ts'

/** Whoever shows an error alone asks for quiet, but the end of a session is everybody's matter. */
export function reportFailure(error: unknown, is_quiet: boolean): void {
  if (error instanceof ApiError && (!is_quiet || error.http === 401)) handleFailure(error)
}

const MAX_RETRIES = 2
/** A refusal stays a refusal; only an unanswered call is worth another try. */
export const isWorthRetrying = (tries: number, error: unknown): boolean =>
  error instanceof ApiError && error.http === 0 && tries < MAX_RETRIES
