import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import type * as contract from '@inkroute/contract/auth/staff-desk'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { deleteRoleRow, findBeyond, insertRole, nameTakenError, updateRoleRow } from '../../account/account.ts'
import { assertStaffHolds } from './staff-accounts.ts'
import { PLATFORM, saveTwoStepPolicy, selectPlatformRoles } from './staff-desk.queries.ts'
import { twoStepPolicy } from './two-step-policy.ts'

const MAX_ROLES = 50
const known = new Set(staffPermissions.map(({ key }) => key))

type Role = Awaited<ReturnType<typeof selectPlatformRoles>>[number]

const holds = (ctx: StaffCtx, { members }: Pick<Role, 'members'>) =>
  members.some(({ id }) => id === ctx.identity.user_id)

const isAdministrator = (ctx: StaffCtx): boolean => findBeyond(ctx.identity.permissions, [...known]) === undefined

/** A button is worth nothing without its screen. Throws if the caller may not grant all of it. */
function grantable(ctx: StaffCtx, permissions: readonly string[]): string[] {
  const full = [...new Set(permissions.flatMap((key) => [key, key.split(':')[0] ?? key]))].sort()
  const unknown = full.find((key) => !known.has(key))
  if (unknown) throw new AppError('unknown_permission', { key: unknown })
  assertStaffHolds(ctx, full)
  return full
}

/** A role the caller may change: not the administrators', not their own, and none that grants more than they hold. */
async function editableRole(tx: StaffCtx, id: number): Promise<Role> {
  const [role] = await selectPlatformRoles(tx.db, id)
  if (!role) throw new AppError('not_found')
  if (role.is_administrator) throw new AppError('administrator_fixed')
  if (holds(tx, role) && !isAdministrator(tx)) throw new AppError('staff_self_edit')
  assertStaffHolds(tx, role.permissions)
  return role
}

const recordRole = (tx: StaffCtx, id: number, title: string, before: unknown, after: unknown) =>
  recordChange(tx, { subject: 'staff_role', subject_id: String(id), title, before, after })

/** Permissions of a newer version than the one in which the role was last saved. */
const newPermissions = ({ is_administrator, permissions, seen_permissions }: Role): string[] =>
  is_administrator || !seen_permissions
    ? []
    : [...known].filter((key) => !seen_permissions.includes(key) && !permissions.includes(key))

export async function listStaffRoles(ctx: StaffCtx): Promise<Reply<typeof contract.listStaffRoles>> {
  const roles = await selectPlatformRoles(ctx.db)
  const data = roles.map((role) => ({
    ...role,
    new_permissions: newPermissions(role),
    can_edit:
      !role.is_administrator &&
      (!holds(ctx, role) || isAdministrator(ctx)) &&
      findBeyond(ctx.identity.permissions, role.permissions) === undefined,
  }))
  return { data, two_step: await twoStepPolicy(ctx), can_set_policy: isAdministrator(ctx) }
}

export async function createStaffRole(
  ctx: StaffCtx,
  { name, description, needs_two_step, ...input }: Input<typeof contract.createStaffRole>,
): Promise<Reply<typeof contract.createStaffRole>> {
  const row = { name, description, needs_two_step, permissions: grantable(ctx, input.permissions) }
  return inTurn(ctx, { seller_id: PLATFORM, matter: 'staff_role' }, async (tx) => {
    if ((await selectPlatformRoles(tx.db)).length >= MAX_ROLES) throw new AppError('role_limit', { limit: MAX_ROLES })
    const id = await insertRole(tx.db, PLATFORM, { ...row, seen_permissions: [...known] })
    await recordRole(tx, id, name, null, row)
    return { id }
  }).catch(nameTakenError)
}

export async function updateStaffRole(
  ctx: StaffCtx,
  { id, name, description, needs_two_step, ...input }: Input<typeof contract.updateStaffRole>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, id)
    const row = { name, description, needs_two_step, permissions: grantable(tx, input.permissions) }
    const updated_at = tx.clock.now().toISOString()
    await updateRoleRow(tx.db, PLATFORM, id, { ...row, seen_permissions: [...known], updated_at })
    const { name: old_name, description: old_description, needs_two_step: old_need, permissions } = role
    const before = { name: old_name, description: old_description, needs_two_step: old_need, permissions }
    await recordRole(tx, id, name, before, row)
    return {}
  }).catch(nameTakenError)
}

export async function deleteStaffRole(
  ctx: StaffCtx,
  { id }: Input<typeof contract.deleteStaffRole>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const role = await editableRole(tx, id)
    if (role.members.length > 0) throw new AppError('staff_role_in_use', { count: role.members.length })
    await deleteRoleRow(tx.db, PLATFORM, id)
    await recordRole(tx, id, role.name, { name: role.name, permissions: role.permissions }, null)
    return {}
  })
}

export async function setTwoStepPolicy(
  ctx: StaffCtx,
  { two_step }: Input<typeof contract.setTwoStepPolicy>,
): Promise<Record<string, never>> {
  assertStaffHolds(ctx, [...known])
  const before = await twoStepPolicy(ctx)
  return inTransaction(ctx, async (tx) => {
    await saveTwoStepPolicy(tx.db, two_step, tx.clock.now())
    const change = { before: { two_step: before }, after: { two_step } }
    await recordChange(tx, { subject: 'staff_policy', subject_id: 'two_step', title: 'two_step', ...change })
    return {}
  })
}
