import type { resetSubAccountPassword as contract } from '@inkroute/contract/account/team'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { assertGoodPassword, endSessionsOf, recordActivity } from './account.ts'
import { hashPassword } from './password.ts'
import { updateUserRow } from './team.queries.ts'
import { editableSubAccount } from './team-guard.ts'

export async function resetSubAccountPassword(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Record<string, never>> {
  const password_hash = await hashPassword(input.password)
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, input.id)
    assertGoodPassword(ctx, input.password, [account.username])
    await updateUserRow(tx.db, tx.seller.id, account.id, { password_hash })
    await endSessionsOf(tx, account.id)
    await recordActivity(tx, tx.identity, 'sub_account_password_reset', account.username)
  })
  return {}
}
