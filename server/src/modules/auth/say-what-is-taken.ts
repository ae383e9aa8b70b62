import type { ErrorName } from '@inkroute/contract/errors'
import { AppError } from '../../infra/app-error.ts'

const names: Record<string, ErrorName> = { app_user_username: 'username_taken', app_user_phone: 'phone_taken' }

/** Two people take one name at once: the unique index decides, and the loser hears it in our words. */
export function sayWhatIsTaken(error: unknown): never {
  const name = names[(error as { constraint?: string }).constraint ?? '']
  throw name ? new AppError(name) : error
}
