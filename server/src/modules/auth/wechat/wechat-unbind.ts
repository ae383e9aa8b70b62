import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { recordActivity } from '../../account/account.ts'
import { deleteBinding } from './wechat.queries.ts'

export async function wechatUnbind(ctx: SellerCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const was_bound = await deleteBinding(tx.db, tx.identity.user_id)
    if (was_bound) await recordActivity(tx, tx.identity, 'wechat_unbound')
    return {}
  })
}
