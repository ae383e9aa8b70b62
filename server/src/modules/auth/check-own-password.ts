import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { isRightPassword } from '../account/account.ts'
import { atField } from './at-field.ts'
import { findPasswordHash } from './auth.queries.ts'
import { beginAttempt, forgiveAttempt } from './guard/login-guard.ts'

/**
 * Before something that could take the account away. Guesses with a stolen session are counted apart from logins,
 * so that a thief cannot lock the owner out; there is no slider here, five wrong ones simply have to wait.
 */
export async function checkOwnPassword(ctx: StaffCtx, password: string, field: string): Promise<void> {
  const { user_id, session_id } = ctx.identity
  const subjects = { account: `own:${user_id}`, address: `own-session:${session_id}` }
  const attempt = await beginAttempt(ctx, subjects, async () => {
    throw new AppError('too_many_requests', { seconds: 600 })
  })
  const hash = await findPasswordHash(ctx.db, user_id)
  if (!(await isRightPassword(hash, password))) throw atField(ctx, 'wrong_password', field)
  await forgiveAttempt(ctx, attempt)
}
