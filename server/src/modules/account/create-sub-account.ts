import type { createSubAccount as contract } from '@inkroute/contract/account/team'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { assertGoodPassword, recordActivity } from './account.ts'
import { hashPassword } from './password.ts'
import { replaceRoles } from './team.queries.ts'
import { assertFreeSeat, assignableRoles, sayWhatIsTaken } from './team-guard.ts'
import { insertUser } from './user.queries.ts'

export async function createSubAccount(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { username, display_name } = input
  assertGoodPassword(ctx, input.password, [username])
  const password_hash = await hashPassword(input.password)
  const id = await inTransaction(ctx, async (tx) => {
    await assertFreeSeat(tx)
    const role_ids = await assignableRoles(tx, input.role_ids)
    const row = { seller_id: tx.seller.id, kind: 'sub' as const, username, display_name, password_hash }
    const user_id = await insertUser(tx.db, row)
    await replaceRoles(tx.db, tx.seller.id, user_id, role_ids)
    await recordActivity(tx, tx.identity, 'sub_account_created', username)
    return user_id
  }).catch(sayWhatIsTaken)
  return { id }
}
