import type { setSubAccountEnabled as contract } from '@inkroute/contract/account/team'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { endSessionsOf, recordActivity } from './account.ts'
import { updateUserRow } from './team.queries.ts'
import { assertFreeSeat, editableSubAccount } from './team-guard.ts'

export async function setSubAccountEnabled(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Record<string, never>> {
  const { id, is_enabled } = input
  await inTransaction(ctx, async (tx) => {
    const account = await editableSubAccount(tx, id)
    if (account.is_enabled === is_enabled) return
    if (is_enabled) await assertFreeSeat(tx)
    await updateUserRow(tx.db, tx.seller.id, id, { is_enabled })
    // Enabling again must not bring old sessions back.
    if (!is_enabled) await endSessionsOf(tx, id)
    await recordActivity(tx, tx.identity, is_enabled ? 'sub_account_enabled' : 'sub_account_disabled', account.username)
  })
  return {}
}
