import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import {
  countMessages,
  countUnreadByType,
  listMessageRows,
  markAllRead,
  markRead,
  removeMessages,
} from './message.queries.ts'
import { messageTopic } from './message.ts'

export async function listMessages(
  ctx: SellerCtx,
  input: Input<typeof contract.listMessages>,
): Promise<Reply<typeof contract.listMessages>> {
  const { user_id } = ctx.identity
  // An inbox is private, also within one seller.
  if (input.user_id !== undefined && input.user_id !== user_id) throw new AppError('not_found')
  const { page, page_size, type, status } = input
  const filter = { user_id, type, status }
  const paging = { language: ctx.language, limit: page_size, offset: (page - 1) * page_size }
  const [data, total] = await Promise.all([
    listMessageRows(ctx.db, ctx.seller.id, { ...filter, ...paging }),
    countMessages(ctx.db, ctx.seller.id, filter),
  ])
  return { data, total, page, page_size }
}

export const countUnread = (ctx: SellerCtx): Promise<Reply<typeof contract.countUnread>> =>
  countUnreadByType(ctx.db, ctx.seller.id, ctx.identity.user_id)

export async function readMessages(
  ctx: SellerCtx,
  input: Input<typeof contract.readMessages>,
): Promise<Reply<typeof contract.readMessages>> {
  const { user_id } = ctx.identity
  return inTransaction(ctx, async (tx) => {
    if (!input.ids) await markAllRead(tx.db, tx.seller.id, user_id, input.type)
    else if ((await markRead(tx.db, tx.seller.id, user_id, input.ids)) === 0) throw new AppError('not_found')
    await tx.events.publish(tx.db, messageTopic(user_id), {})
    return countUnreadByType(tx.db, tx.seller.id, user_id)
  })
}

export async function deleteMessages(
  ctx: SellerCtx,
  input: Input<typeof contract.deleteMessages>,
): Promise<Reply<typeof contract.deleteMessages>> {
  const { user_id } = ctx.identity
  return inTransaction(ctx, async (tx) => {
    if ((await removeMessages(tx.db, tx.seller.id, user_id, input.ids)) === 0) throw new AppError('not_found')
    await tx.events.publish(tx.db, messageTopic(user_id), {})
    return countUnreadByType(tx.db, tx.seller.id, user_id)
  })
}
