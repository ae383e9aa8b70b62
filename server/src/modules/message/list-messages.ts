import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listMessages as contract } from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { countMessages, listMessageRows } from './message.queries.ts'

export async function listMessages(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
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
