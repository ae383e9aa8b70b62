import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listStaffApplications as contract } from '@inkroute/contract/product-request/product-request'
import type { StaffCtx } from '../../infra/context.ts'
import { countStaffRows, listStaffRows } from './product-request.queries.ts'
import { viewStaffApplication } from './product-request.view.ts'

export async function listStaffApplications(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total, pending] = await Promise.all([
    listStaffRows(ctx.db, filter, range),
    countStaffRows(ctx.db, filter),
    countStaffRows(ctx.db, { status: 'pending' }),
  ])
  return { data: rows.map((row) => viewStaffApplication(ctx, row)), total, page, page_size, pending }
}
