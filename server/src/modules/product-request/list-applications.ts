import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listApplications as contract } from '@inkroute/contract/product-request/product-request'
import type { SellerCtx } from '../../infra/context.ts'
import { countApplications, listApplicationRows } from './product-request.queries.ts'
import { viewApplication } from './product-request.view.ts'

export async function listApplications(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total] = await Promise.all([
    listApplicationRows(ctx.db, ctx.seller.id, filter, range),
    countApplications(ctx.db, ctx.seller.id, filter),
  ])
  return { data: rows.map((row) => viewApplication(ctx, row)), total, page, page_size }
}
