import type { updateRole as contract } from '@inkroute/contract/account/team'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from './account.ts'
import { updateRoleRow } from './team.queries.ts'
import { editableRole, grantable, sayWhatIsTaken } from './team-guard.ts'

export async function updateRole(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  const { id, name, description } = input
  await inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, id)
    const permissions = grantable(tx, input.permissions)
    const updated_at = tx.clock.now().toISOString()
    await updateRoleRow(tx.db, tx.seller.id, role.id, { name, description, permissions, updated_at })
    await recordActivity(tx, tx.identity, 'role_changed', name)
  }).catch(sayWhatIsTaken)
  return {}
}
