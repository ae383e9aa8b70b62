import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listExports as contract } from '@inkroute/contract/export/export'
import type { SellerCtx } from '../../infra/context.ts'
import { countExports, selectExports } from './export.queries.ts'
import { viewExport } from './export.view.ts'
import { visibleUser } from './own-export.ts'

export async function listExports(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, status } = input
  const filter = { user_id: visibleUser(ctx), status }
  const [total, rows] = await Promise.all([
    countExports(ctx.db, ctx.seller.id, filter),
    selectExports(ctx.db, ctx.seller.id, filter, { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map((row) => viewExport(row, ctx.storage, ctx.language)), total, page, page_size }
}
