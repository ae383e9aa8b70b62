import type { Reply } from '@inkroute/contract/endpoint'
import type { getApplicationCount as contract } from '@inkroute/contract/product-request/product-request'
import type { SellerCtx } from '../../infra/context.ts'
import { countByStatus } from './product-request.queries.ts'

export async function getApplicationCount(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const rows = await countByStatus(ctx.db, ctx.seller.id)
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0
  const by_status = {
    pending: of('pending'),
    accepted: of('accepted'),
    refused: of('refused'),
    cancelled: of('cancelled'),
  }
  return { count: by_status.pending, by_status }
}
