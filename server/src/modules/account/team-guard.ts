import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { ErrorName } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { sellerTerms } from './level/levels.ts'
import { findBeyond, findUnknown, withScreens } from './permission.rules.ts'
import { countSubAccounts, findRoles, listMembers, lockRole, lockSeller, lockSubAccount } from './team.queries.ts'

/** Throws unless the actor holds all these permissions. */
export function assertHolds(ctx: SellerCtx, permissions: readonly string[]): void {
  const beyond = findBeyond(ctx.identity.permissions, permissions)
  if (beyond) throw new AppError('grant_beyond_own', { permission: permissionName(beyond, ctx.language) })
}

/** The permissions a role will grant; throws if the actor may not grant them. */
export function grantable(ctx: SellerCtx, permissions: readonly string[]): string[] {
  const unknown = findUnknown(permissions)
  if (unknown) throw new AppError('unknown_permission', { key: unknown })
  const full = withScreens(permissions)
  assertHolds(ctx, full)
  return full
}

/** A sub-account of this seller the actor may change: not themselves, and not one with more permissions. */
export async function editableSubAccount(tx: SellerCtx, id: number) {
  if (id === tx.identity.user_id) throw new AppError('self_edit')
  const account = await lockSubAccount(tx.db, tx.seller.id, id)
  if (!account) throw new AppError('not_found')
  assertHolds(tx, account.permissions)
  return account
}

/** A role of this seller the actor may change: not their own, and none that grants more than they hold. */
export async function editableRole(tx: SellerCtx, id: number) {
  const role = await lockRole(tx.db, tx.seller.id, id)
  if (!role) throw new AppError('not_found')
  const members = await listMembers(tx.db, tx.seller.id, id)
  if (members.includes(tx.identity.user_id)) throw new AppError('self_edit')
  assertHolds(tx, role.permissions)
  return { ...role, members }
}

/** Roles of this seller that the actor may assign. */
export async function assignableRoles(tx: SellerCtx, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)]
  const roles = await findRoles(tx.db, tx.seller.id, wanted)
  if (roles.length !== wanted.length) throw new AppError('not_found')
  for (const role of roles) assertHolds(tx, role.permissions)
  return wanted
}

/** Only enabled sub-accounts take a seat, so disabling one makes room. */
export async function assertFreeSeat(tx: SellerCtx): Promise<void> {
  await lockSeller(tx.db, tx.seller.id)
  const limit = (await sellerTerms(tx.db, tx.seller.id)).sub_accounts
  const { enabled } = await countSubAccounts(tx.db, tx.seller.id)
  if (enabled >= limit) throw new AppError('sub_account_limit', { limit })
}

const takenNames: Record<string, ErrorName> = {
  app_user_username: 'username_taken',
  role_seller_id_name_key: 'role_name_taken',
}

/** Turns a unique violation, when two people claim one name at once, into an error of our catalogue. */
export function nameTakenError(error: unknown): never {
  const name = takenNames[(error as { constraint?: string }).constraint ?? '']
  throw name ? new AppError(name) : error
}
