import type * as contract from '@inkroute/contract/account/team'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { recordActivity } from './activity.ts'
import { findBeyond, MAX_ROLES } from './permission.rules.ts'
import { deleteRoleRow, insertRole, listOwnRoleIds, listRoles, lockSeller, updateRoleRow } from './team.queries.ts'
import { editableRole, grantable, nameTakenError } from './team-guard.ts'

export async function createRole(
  ctx: SellerCtx,
  input: Input<typeof contract.createRole>,
): Promise<Reply<typeof contract.createRole>> {
  const { name, description } = input
  const permissions = grantable(ctx, input.permissions)
  const id = await inTransaction(ctx, async (tx) => {
    await lockSeller(tx.db, tx.seller.id)
    const existing = await listRoles(tx.db, tx.seller.id)
    if (existing.length >= MAX_ROLES) throw new AppError('role_limit', { limit: MAX_ROLES })
    const role_id = await insertRole(tx.db, tx.seller.id, { name, description, permissions })
    await recordActivity(tx, tx.identity, 'role_created', name)
    return role_id
  }).catch(nameTakenError)
  return { id }
}

export async function updateRole(
  ctx: SellerCtx,
  input: Input<typeof contract.updateRole>,
): Promise<Record<string, never>> {
  const { id, name, description } = input
  await inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, id)
    const permissions = grantable(tx, input.permissions)
    const updated_at = tx.clock.now().toISOString()
    await updateRoleRow(tx.db, tx.seller.id, role.id, { name, description, permissions, updated_at })
    await recordActivity(tx, tx.identity, 'role_changed', name)
  }).catch(nameTakenError)
  return {}
}

export async function deleteRole(
  ctx: SellerCtx,
  input: Input<typeof contract.deleteRole>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, input.id)
    if (role.members.length > 0) throw new AppError('role_in_use', { count: role.members.length })
    await deleteRoleRow(tx.db, tx.seller.id, role.id)
    await recordActivity(tx, tx.identity, 'role_deleted', role.name)
  })
  return {}
}

export async function getRoles(ctx: SellerCtx): Promise<Reply<typeof contract.getRoles>> {
  const roles = await listRoles(ctx.db, ctx.seller.id)
  const own = await listOwnRoleIds(ctx.db, ctx.seller.id, ctx.identity.user_id)
  const data = roles.map((role) => ({
    ...role,
    can_edit: !own.includes(role.id) && findBeyond(ctx.identity.permissions, role.permissions) === undefined,
  }))
  return { data }
}
