import type { ActivityKind, getActivity as contract } from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { listActivity } from './activity.queries.ts'

export async function getActivity(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, kind } = input
  const own = ctx.identity.kind === 'sub' ? ctx.identity.user_id : undefined
  const { data, total } = await listActivity(ctx.db, ctx.seller.id, { user_id: own, kind, page, page_size })
  return { data: data.map((row) => ({ ...row, kind: row.kind as ActivityKind })), total, page, page_size }
}
