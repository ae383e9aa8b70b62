import type { FieldProblem } from '@inkroute/contract/envelope'
import type { ErrorName } from '@inkroute/contract/errors/errors'

type Details = Record<string, string | number>

/** A refusal with a name in the error catalogue. Anything else that is thrown becomes a plain 500. */
export class AppError extends Error {
  readonly code: ErrorName
  readonly details: Details
  readonly problems: readonly FieldProblem[]

  constructor(code: ErrorName, details: Details = {}, problems: readonly FieldProblem[] = []) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.problems = problems
  }
}

/** Refuses one field of the input with a message that says how to fix it. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid_input', { summary: message }, [{ field, message }])
