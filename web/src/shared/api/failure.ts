import { ApiError } from './request.ts'

let handler: (error: ApiError) => void = () => {}

/** The app says once what happens when a call fails; see `app/api-error-policy.ts`. */
export const onFailure = (next: (error: ApiError) => void): void => {
  handler = next
}

export const handleFailure = (error: ApiError): void => handler(error)

/** Whoever shows an error alone asks for quiet, but the end of a session is everybody's matter. */
export function reportFailure(error: unknown, is_quiet: boolean): void {
  if (error instanceof ApiError && (!is_quiet || error.http === 401)) handleFailure(error)
}

const MAX_RETRIES = 2
/** A refusal stays a refusal; only an unanswered call is worth another try. */
export const isWorthRetrying = (tries: number, error: unknown): boolean =>
  error instanceof ApiError && error.http === 0 && tries < MAX_RETRIES
