import type { updateSubAccount as contract } from '@inkroute/contract/account/team'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from './account.ts'
import { replaceRoles, updateUserRow } from './team.queries.ts'
import { assignableRoles, editableSubAccount } from './team-guard.ts'

export async function updateSubAccount(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, input.id)
    const role_ids = await assignableRoles(tx, input.role_ids)
    await updateUserRow(tx.db, tx.seller.id, account.id, { display_name: input.display_name })
    await replaceRoles(tx.db, tx.seller.id, account.id, role_ids)
    await recordActivity(tx, tx.identity, 'sub_account_changed', account.username)
  })
  return {}
}
