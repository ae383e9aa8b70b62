import type { wechatStatus as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../../infra/context.ts'
import { findBinding, findTicket } from './wechat.queries.ts'

type Status = Reply<typeof contract>

async function ticketStatus(ctx: SellerCtx, ticket: string): Promise<Status['ticket_status']> {
  const row = await findTicket(ctx.db, ctx.identity.user_id, ticket)
  const is_over = !row || (row.status === 'waiting' && new Date(row.expires_at) <= ctx.clock.now())
  return is_over ? 'expired' : (row.status as Status['ticket_status'])
}

export async function wechatStatus(ctx: SellerCtx, input: Input<typeof contract>): Promise<Status> {
  const binding = await findBinding(ctx.db, ctx.identity.user_id)
  return {
    is_bound: binding !== undefined,
    nickname: binding?.nickname ?? null,
    bound_at: binding?.bound_at ?? null,
    ticket_status: input.ticket ? await ticketStatus(ctx, input.ticket) : null,
  }
}
