import { randomUUID } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireService } from '../../../infra/services/services.ts'
import { recordActivity } from '../../account/account.ts'
import { createQrTicket, fetchQrPicture } from '../../service/service.ts'
import { deleteBinding, findTicket, findWechatBinding, insertTicket } from './wechat.queries.ts'

const TICKET_SECONDS = 600

export async function wechatQrCode(ctx: SellerCtx): Promise<Reply<typeof contract.wechatQrCode>> {
  requireService(ctx, 'wechat')
  const scene = randomUUID()
  const expires_at = new Date(ctx.clock.now().getTime() + TICKET_SECONDS * 1000).toISOString()
  try {
    const { ticket, url } = await createQrTicket(ctx, scene, TICKET_SECONDS)
    const qr_image = await fetchQrPicture(ctx, ticket)
    await insertTicket(ctx.db, { scene, ticket, user_id: ctx.identity.user_id, expires_at })
    return { ticket, qr_image, scan_url: url, expires_at }
  } catch (error) {
    ctx.log.error({ err: error }, 'wechat')
    throw new AppError('wechat_unavailable')
  }
}

type Status = Reply<typeof contract.wechatStatus>

async function ticketStatus(ctx: SellerCtx, ticket: string): Promise<Status['ticket_status']> {
  const row = await findTicket(ctx.db, ctx.identity.user_id, ticket)
  const is_over = !row || (row.status === 'waiting' && new Date(row.expires_at) <= ctx.clock.now())
  return is_over ? 'expired' : (row.status as Status['ticket_status'])
}

export async function wechatStatus(ctx: SellerCtx, input: Input<typeof contract.wechatStatus>): Promise<Status> {
  const binding = await findWechatBinding(ctx.db, ctx.identity.user_id)
  return {
    is_bound: binding !== undefined,
    nickname: binding?.nickname ?? null,
    bound_at: binding?.bound_at ?? null,
    ticket_status: input.ticket ? await ticketStatus(ctx, input.ticket) : null,
  }
}

export async function wechatUnbind(ctx: SellerCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const was_bound = await deleteBinding(tx.db, tx.identity.user_id)
    if (was_bound) await recordActivity(tx, tx.identity, 'wechat_unbound')
    return {}
  })
}
