import type { deleteRole as contract } from '@inkroute/contract/account/team'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from './account.ts'
import { deleteRoleRow } from './team.queries.ts'
import { editableRole } from './team-guard.ts'

export async function deleteRole(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, input.id)
    if (role.members.length > 0) throw new AppError('role_in_use', { count: role.members.length })
    await deleteRoleRow(tx.db, tx.seller.id, role.id)
    await recordActivity(tx, tx.identity, 'role_deleted', role.name)
  })
  return {}
}
