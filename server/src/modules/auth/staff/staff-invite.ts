import type * as contract from '@inkroute/contract/auth/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { assertGoodPassword, hashPassword, replacePassword, revokeSessions } from '../../account/account.ts'
import { hashToken, newToken } from '../core/session.ts'
import { deleteInvites, findInvite, insertInvite, spendInvite } from '../core/staff.queries.ts'
import { accountSubject } from '../guard/login-guard.rules.ts'
import { forgiveAccount } from '../guard/login-guard.ts'
import { recordStaffLogin } from './staff-log.ts'

export const INVITE_HOURS = 24

/** A one-time link; earlier ones stop working. Only the hash of the token is stored. */
export async function inviteToPassword(
  db: Db,
  user_id: number,
  now: Date,
  tokenUntil: (expires_at: string) => string = newToken,
) {
  const expires_at = new Date(now.getTime() + INVITE_HOURS * 60 * 60_000).toISOString()
  const token = tokenUntil(expires_at)
  await deleteInvites(db, user_id)
  await insertInvite(db, { token_hash: hashToken(token), user_id, created_at: now.toISOString(), expires_at })
  return { token, expires_at }
}

export async function readInvite(
  ctx: PublicCtx,
  { token }: Input<typeof contract.readInvite>,
): Promise<Reply<typeof contract.readInvite>> {
  const invite = await findInvite(ctx.db, hashToken(token), ctx.clock.now())
  if (!invite) throw new AppError('invite_expired')
  return { username: invite.username, is_staff: invite.kind === 'staff', expires_at: invite.expires_at }
}

export async function acceptInvite(
  ctx: PublicCtx,
  { token, password }: Input<typeof contract.acceptInvite>,
): Promise<Reply<typeof contract.acceptInvite>> {
  const hash = hashToken(token)
  const invite = await findInvite(ctx.db, hash, ctx.clock.now())
  if (!invite) throw new AppError('invite_expired')
  const { user_id, username } = invite
  assertGoodPassword(ctx, password, [username])
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    if (!(await spendInvite(tx.db, hash, tx.clock.now()))) throw new AppError('invite_expired')
    await replacePassword(tx, user_id, password_hash)
    await revokeSessions(tx.db, user_id, null, tx.clock.now())
    await forgiveAccount(tx, accountSubject(user_id, ''))
  })
  if (invite.kind === 'staff') await recordStaffLogin(ctx, { user_id, username }, 'password_chosen')
  return { username }
}
