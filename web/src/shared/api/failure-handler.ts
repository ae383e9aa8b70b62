import type { ApiError } from './request.ts'

/** Separate from `failure.ts`: the shell of every page sets the handler and must not load the API client for it. */
let handler: (error: ApiError) => void = () => {}

/** The app sets the handler for failed calls once; see `app/api-error-policy.ts`. */
export const onFailure = (next: (error: ApiError) => void): void => {
  handler = next
}

export const handleFailure = (error: ApiError): void => handler(error)
