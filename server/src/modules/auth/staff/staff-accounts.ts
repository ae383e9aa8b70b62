import { randomBytes } from 'node:crypto'
import { permissionName } from '@inkroute/contract/account/permission-tree'
import type * as contract from '@inkroute/contract/auth/staff-desk'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  createStaff,
  findBeyond,
  findRoles,
  findUserByLogin,
  hashPassword,
  nameTakenError,
  replacePassword,
  replaceRoles,
  revokeSession,
  revokeSessions,
  updateStaffRow,
} from '../../account/account.ts'
import { listLiveSessions } from '../core/auth.queries.ts'
import { deleteFactor, deleteInvites } from '../core/staff.queries.ts'
import {
  countOtherAdministrators,
  lockAdministratorRole,
  lockStaff,
  PLATFORM,
  type StaffRow,
  selectStaffAccounts,
} from './staff-desk.queries.ts'
import { inviteToPassword } from './staff-invite.ts'
import { twoStepPolicy } from './two-step-policy.ts'

/** Throws unless the caller holds all these permissions: nobody grants or manages more than they hold. */
export function assertStaffHolds(ctx: StaffCtx, permissions: readonly string[]): void {
  const beyond = findBeyond(ctx.identity.permissions, permissions)
  if (beyond) throw new AppError('grant_beyond_own', { permission: permissionName(beyond, ctx.language) })
}

const mayEdit = (ctx: StaffCtx, row: StaffRow): boolean =>
  row.id !== ctx.identity.user_id && !row.is_demo && findBeyond(ctx.identity.permissions, row.permissions) === undefined

/** An account the caller may change: not their own, not the shared demo account, and none with more permissions. */
async function editableStaff(tx: StaffCtx, id: number): Promise<StaffRow> {
  if (id === tx.identity.user_id) throw new AppError('staff_self_edit')
  const row = await lockStaff(tx.db, id, tx.clock.now())
  if (!row) throw new AppError('not_found')
  if (row.is_demo) throw new AppError('demo_account_fixed')
  assertStaffHolds(tx, row.permissions)
  return row
}

/** Somebody must always be able to manage staff. The role is locked, so two cannot remove each other at once. */
async function assertNotLastAdministrator(tx: StaffCtx, row: StaffRow): Promise<void> {
  if (!row.is_administrator) return
  const role = await lockAdministratorRole(tx.db)
  if (!role) return
  if ((await countOtherAdministrators(tx.db, role.id, row.id, tx.config.demo)) === 0) {
    throw new AppError('last_administrator')
  }
}

async function grantableRoles(tx: StaffCtx, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const roles = await findRoles(tx.db, PLATFORM, wanted)
  if (roles.length !== wanted.length) throw new AppError('not_found')
  for (const role of roles) assertStaffHolds(tx, role.permissions)
  return roles
}

const recordStaff = (tx: StaffCtx, row: Pick<StaffRow, 'id' | 'username'>, before: unknown, after: unknown) =>
  recordChange(tx, { subject: 'staff', subject_id: String(row.id), title: row.username, before, after })

export async function listStaff(
  ctx: StaffCtx,
  { page, page_size, keyword, role_id, state }: Input<typeof contract.listStaff>,
): Promise<Reply<typeof contract.listStaff>> {
  const filter = { keyword, role_id, is_enabled: state === undefined ? undefined : state === 'enabled' }
  const limits = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectStaffAccounts(ctx.db, filter, limits, ctx.clock.now())
  const is_for_all = (await twoStepPolicy(ctx)) === 'all'
  const data = rows.map(({ role_needs_two_step, permissions, ...row }) => ({
    ...row,
    is_self: row.id === ctx.identity.user_id,
    needs_two_step: is_for_all || role_needs_two_step,
    can_edit: mayEdit(ctx, { role_needs_two_step, permissions, ...row }),
  }))
  return { data, total, page, page_size }
}

async function linkFor(tx: StaffCtx, id: number) {
  const { token, expires_at } = await inviteToPassword(tx.db, id, tx.clock.now())
  return { id, link: `${tx.config.public_url}/ops/invite#${token}`, expires_at }
}

export async function createStaffAccount(
  ctx: StaffCtx,
  { username, display_name, role_ids }: Input<typeof contract.createStaffAccount>,
): Promise<Reply<typeof contract.createStaffAccount>> {
  if (await findUserByLogin(ctx.db, username)) throw new AppError('username_taken')
  return inTransaction(ctx, async (tx) => {
    const roles = await grantableRoles(tx, role_ids)
    // A throwaway password; the link replaces it.
    const password = randomBytes(32).toString('base64url')
    const id = await createStaff(tx, { username, password, display_name })
    await replaceRoles(
      tx.db,
      PLATFORM,
      id,
      roles.map((role) => role.id),
    )
    await recordStaff(tx, { id, username }, null, { username, display_name, roles: roles.map(({ name }) => name) })
    return linkFor(tx, id)
  }).catch(nameTakenError)
}

export async function updateStaffAccount(
  ctx: StaffCtx,
  { id, display_name, role_ids }: Input<typeof contract.updateStaffAccount>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await editableStaff(tx, id)
    const roles = await grantableRoles(tx, role_ids)
    const admin = row.is_administrator ? await lockAdministratorRole(tx.db) : undefined
    if (admin && !roles.some((role) => role.id === admin.id)) await assertNotLastAdministrator(tx, row)
    await updateStaffRow(tx.db, id, { display_name })
    await replaceRoles(
      tx.db,
      PLATFORM,
      id,
      roles.map((role) => role.id),
    )
    const before = { display_name: row.display_name, roles: row.roles.map(({ name }) => name) }
    await recordStaff(tx, row, before, { display_name, roles: roles.map(({ name }) => name) })
    return {}
  })
}

export async function setStaffAccountEnabled(
  ctx: StaffCtx,
  { id, is_enabled }: Input<typeof contract.setStaffAccountEnabled>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await editableStaff(tx, id)
    if (row.is_enabled === is_enabled) return {}
    if (!is_enabled) await assertNotLastAdministrator(tx, row)
    await updateStaffRow(tx.db, id, { is_enabled })
    if (!is_enabled) {
      await revokeSessions(tx.db, id, null, tx.clock.now())
      await deleteInvites(tx.db, id)
    }
    await recordStaff(tx, row, { is_enabled: row.is_enabled }, { is_enabled })
    return {}
  })
}

/** The old password stops working at once; the link is the only way back in. */
export async function renewStaffPassword(
  ctx: StaffCtx,
  { id }: Input<typeof contract.renewStaffPassword>,
): Promise<Reply<typeof contract.renewStaffPassword>> {
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'))
  return inTransaction(ctx, async (tx) => {
    const row = await editableStaff(tx, id)
    await replacePassword(tx, id, password_hash)
    await revokeSessions(tx.db, id, null, tx.clock.now())
    await recordStaff(tx, row, { sign_in: 'password' }, { sign_in: 'one-time link' })
    return linkFor(tx, id)
  })
}

export async function resetStaffTwoStep(
  ctx: StaffCtx,
  { id }: Input<typeof contract.resetStaffTwoStep>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await editableStaff(tx, id)
    await deleteFactor(tx.db, id)
    await revokeSessions(tx.db, id, null, tx.clock.now())
    await recordStaff(tx, row, { has_two_step: row.has_two_step }, { has_two_step: false })
    return {}
  })
}

export async function listStaffSessions(
  ctx: StaffCtx,
  { id }: Input<typeof contract.listStaffSessions>,
): Promise<Reply<typeof contract.listStaffSessions>> {
  const rows = await listLiveSessions(ctx.db, id, ctx.clock.now())
  return { sessions: rows.map((row) => ({ ...row, is_current: row.id === ctx.identity.session_id })) }
}

export async function endStaffSession(
  ctx: StaffCtx,
  { id, session_id }: Input<typeof contract.endStaffSession>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const row = id === tx.identity.user_id ? await lockStaff(tx.db, id, now) : await editableStaff(tx, id)
    if (!row) throw new AppError('not_found')
    if (session_id === undefined) await revokeSessions(tx.db, id, tx.identity.session_id, now)
    else if (!(await revokeSession(tx.db, id, session_id, now))) throw new AppError('not_found')
    await recordStaff(tx, row, { sessions: row.session_count }, { ended: session_id ?? 'all' })
    return {}
  })
}
