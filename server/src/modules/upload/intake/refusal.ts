import type { ErrorName } from '@inkroute/contract/errors/errors'

export type RefusalName = Extract<ErrorName, `upload_${string}`>

/** Why a file is not taken in, by its name in the error catalogue. */
export class Refusal extends Error {
  readonly error: RefusalName
  readonly details: Record<string, string | number>

  constructor(error: RefusalName, details: Record<string, string | number> = {}) {
    super(error)
    this.error = error
    this.details = details
  }
}
