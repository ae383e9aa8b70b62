import { handleFailure } from './failure-handler.ts'
import { ApiError } from './request.ts'

/** Callers that show errors themselves may silence the handler, except for the end of a session. */
export function reportFailure(error: unknown, is_quiet: boolean): void {
  if (error instanceof ApiError && (!is_quiet || error.http === 401)) handleFailure(error)
}

const MAX_RETRIES = 2
const UNAVAILABLE = 503
/** Reads without a response, or while the server is busy or starting, are retried; any other refusal is final. */
export const isWorthRetrying = (tries: number, error: unknown): boolean =>
  error instanceof ApiError && (error.http === 0 || error.http === UNAVAILABLE) && tries < MAX_RETRIES
