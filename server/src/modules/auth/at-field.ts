import { type ErrorName, errorText, type Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'

/** A refusal that the form shows at the field it is about. */
export const atField = (ctx: { readonly language: Language }, name: ErrorName, field: string): AppError =>
  new AppError(name, {}, [{ field, message: errorText(name, ctx.language) }])
