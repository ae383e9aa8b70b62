import { randomUUID } from 'node:crypto'
import type { wechatQrCode as contract } from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { requireService } from '../../../infra/services.ts'
import { insertTicket } from './wechat.queries.ts'
import { createQrTicket, fetchQrPicture } from './wechat-gateway.ts'

const TICKET_SECONDS = 600

export async function wechatQrCode(ctx: SellerCtx): Promise<Reply<typeof contract>> {
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
