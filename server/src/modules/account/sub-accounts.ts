import type * as contract from '@inkroute/contract/account/team'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { insertUser } from './account.queries.ts'
import { recordActivity } from './activity.ts'
import { sellerTerms } from './level/levels.ts'
import { assertGoodPassword, hashPassword, replacePassword } from './password.ts'
import { findBeyond } from './permission.rules.ts'
import { revokeSessions } from './session.queries.ts'
import { countSubAccounts, listRoles, listSubAccounts, replaceRoles, updateUserRow } from './team.queries.ts'
import { assertFreeSeat, assignableRoles, editableSubAccount, nameTakenError } from './team-guard.ts'

export async function createSubAccount(
  ctx: SellerCtx,
  input: Input<typeof contract.createSubAccount>,
): Promise<Reply<typeof contract.createSubAccount>> {
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
  }).catch(nameTakenError)
  return { id }
}

export async function updateSubAccount(
  ctx: SellerCtx,
  input: Input<typeof contract.updateSubAccount>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, input.id)
    const role_ids = await assignableRoles(tx, input.role_ids)
    await updateUserRow(tx.db, tx.seller.id, account.id, { display_name: input.display_name })
    await replaceRoles(tx.db, tx.seller.id, account.id, role_ids)
    await recordActivity(tx, tx.identity, 'sub_account_changed', account.username)
  })
  return {}
}

export async function getSubAccounts(
  ctx: SellerCtx,
  input: Input<typeof contract.getSubAccounts>,
): Promise<Reply<typeof contract.getSubAccounts>> {
  const { db, seller, identity } = ctx
  const { page, page_size, keyword } = input
  const rows = await listSubAccounts(db, seller.id, input)
  const counts = await countSubAccounts(db, seller.id, keyword)
  const names = new Map((await listRoles(db, seller.id)).map((role) => [role.id, role.name]))
  const seats = (await sellerTerms(db, seller.id)).sub_accounts
  const data = rows.map(({ role_ids, permissions, ...row }) => ({
    ...row,
    roles: role_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
    can_edit: row.id !== identity.user_id && findBeyond(identity.permissions, permissions) === undefined,
  }))
  return { data, total: counts.total, page, page_size, seats_used: counts.enabled, seats }
}

export async function resetSubAccountPassword(
  ctx: SellerCtx,
  input: Input<typeof contract.resetSubAccountPassword>,
): Promise<Record<string, never>> {
  const password_hash = await hashPassword(input.password)
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, input.id)
    assertGoodPassword(ctx, input.password, [account.username])
    await replacePassword(tx, account.id, password_hash)
    await revokeSessions(tx.db, account.id, null, tx.clock.now())
    await recordActivity(tx, tx.identity, 'sub_account_password_reset', account.username)
  })
  return {}
}

export async function setSubAccountEnabled(
  ctx: SellerCtx,
  input: Input<typeof contract.setSubAccountEnabled>,
): Promise<Record<string, never>> {
  const { id, is_enabled } = input
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, id)
    if (account.is_enabled === is_enabled) return
    if (is_enabled) await assertFreeSeat(tx)
    await updateUserRow(tx.db, tx.seller.id, id, { is_enabled })
    // Enabling again must not bring old sessions back.
    if (!is_enabled) await revokeSessions(tx.db, id, null, tx.clock.now())
    await recordActivity(tx, tx.identity, is_enabled ? 'sub_account_enabled' : 'sub_account_disabled', account.username)
  })
  return {}
}
