import type { ApiError } from './request.ts'

let handler: (error: ApiError) => void = () => {}

/** The app says once what happens when a call fails; see `app/api-error-policy.ts`. */
export const onFailure = (next: (error: ApiError) => void): void => {
  handler = next
}

export const handleFailure = (error: ApiError): void => handler(error)
