import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from '../account/account.ts'
import { revokeSession } from './auth.queries.ts'

export async function logout(ctx: SellerCtx | StaffCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await revokeSession(tx.db, tx.identity.user_id, tx.identity.session_id, tx.clock.now())
    await recordActivity(tx, tx.identity, 'logout')
    return {}
  })
}
