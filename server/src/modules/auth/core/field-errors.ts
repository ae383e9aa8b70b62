import { type ErrorName, errorText, type Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../../infra/app-error.ts'

/** An error the form shows next to the field it concerns. */
export const fieldError = (ctx: { readonly language: Language }, name: ErrorName, field: string): AppError =>
  new AppError(name, {}, [{ field, message: errorText(name, ctx.language) }])

const taken: Record<string, [ErrorName, string]> = {
  app_user_username: ['username_taken', 'username'],
  app_user_phone: ['phone_taken', 'phone'],
  app_user_email: ['email_taken', 'email'],
}

/** Turns a unique violation, when two people claim one name at once, into an error of our catalogue. */
export const takenFieldError =
  (ctx: { readonly language: Language }) =>
  (error: unknown): never => {
    const [name, field] = taken[(error as { constraint?: string }).constraint ?? ''] ?? []
    throw name && field ? fieldError(ctx, name, field) : error
  }
