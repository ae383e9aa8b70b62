import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listUploads as contract } from '@inkroute/contract/upload/upload'
import type { SellerCtx } from '../../infra/context.ts'
import { timeZoneOf } from '../account/account.ts'
import { countUploads, selectUploads } from './upload.queries.ts'
import { viewUpload } from './upload.view.ts'

export async function listUploads(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, sort } = input
  const filters = { ...input, time_zone: await timeZoneOf(ctx.db, ctx.seller.id, ctx.identity.user_id) }
  const [total, rows] = await Promise.all([
    countUploads(ctx.db, ctx.seller.id, filters),
    selectUploads(ctx.db, ctx.seller.id, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map((row) => viewUpload(row, ctx.storage, ctx.language)), total, page, page_size }
}
