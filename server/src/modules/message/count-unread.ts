import type { Reply } from '@inkroute/contract/endpoint'
import type { countUnread as contract } from '@inkroute/contract/message/message'
import type { SellerCtx } from '../../infra/context.ts'
import { countUnreadByType } from './message.queries.ts'

export const countUnread = (ctx: SellerCtx): Promise<Reply<typeof contract>> =>
  countUnreadByType(ctx.db, ctx.seller.id, ctx.identity.user_id)
