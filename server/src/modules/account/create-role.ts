import type { createRole as contract } from '@inkroute/contract/account/team'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from './account.ts'
import { insertRole, listRoles, lockSeller } from './team.queries.ts'
import { MAX_ROLES } from './team.rules.ts'
import { grantable, sayWhatIsTaken } from './team-guard.ts'

export async function createRole(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { name, description } = input
  const permissions = grantable(ctx, input.permissions)
  const id = await inTransaction(ctx, async (tx) => {
    await lockSeller(tx.db, tx.seller.id)
    const existing = await listRoles(tx.db, tx.seller.id)
    if (existing.length >= MAX_ROLES) throw new AppError('role_limit', { limit: MAX_ROLES })
    const role_id = await insertRole(tx.db, tx.seller.id, { name, description, permissions })
    await recordActivity(tx, tx.identity, 'role_created', name)
    return role_id
  }).catch(sayWhatIsTaken)
  return { id }
}
