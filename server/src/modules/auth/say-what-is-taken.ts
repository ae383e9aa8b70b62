import type { ErrorName, Language } from '@inkroute/contract/errors/errors'
import { atField } from './at-field.ts'

const taken: Record<string, [ErrorName, string]> = {
  app_user_username: ['username_taken', 'username'],
  app_user_phone: ['phone_taken', 'phone'],
}

/** Two people take one name at once: the unique index decides, and the loser hears it in our words. */
export const sayWhatIsTaken =
  (ctx: { readonly language: Language }) =>
  (error: unknown): never => {
    const [name, field] = taken[(error as { constraint?: string }).constraint ?? ''] ?? []
    throw name && field ? atField(ctx, name, field) : error
  }
