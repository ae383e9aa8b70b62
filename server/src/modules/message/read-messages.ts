import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { readMessages as contract } from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { countUnreadByType, markAllRead, markRead } from './message.queries.ts'
import { messageTopic } from './message.ts'

export async function readMessages(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { user_id } = ctx.identity
  return inTransaction(ctx, async (tx) => {
    if (!input.ids) await markAllRead(tx.db, tx.seller.id, user_id, input.type)
    else if ((await markRead(tx.db, tx.seller.id, user_id, input.ids)) === 0) throw new AppError('not_found')
    await tx.events.publish(tx.db, messageTopic(user_id), {})
    return countUnreadByType(tx.db, tx.seller.id, user_id)
  })
}
