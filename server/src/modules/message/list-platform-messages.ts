import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listPlatformMessages as contract } from '@inkroute/contract/message/message'
import type { StaffCtx } from '../../infra/context.ts'
import { listPlatformMessageRows } from './message.queries.ts'

export async function listPlatformMessages(
  ctx: StaffCtx,
  { page, page_size }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { data, total } = await listPlatformMessageRows(ctx.db, { limit: page_size, offset: (page - 1) * page_size })
  return { data: data.map(({ sent_by_name, ...row }) => ({ ...row, sent_by: sent_by_name })), total, page, page_size }
}
