import type { Reply } from '@inkroute/contract/endpoint'
import type { getMaterialUsage as contract } from '@inkroute/contract/material/library'
import type { SellerCtx } from '../../../infra/context.ts'
import { countSame } from '../search/duplicate.queries.ts'
import { usageOf } from './library.queries.ts'
import { maxBytesOf } from './room.ts'

export async function getMaterialUsage(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [usage, max_bytes, duplicates] = await Promise.all([
    usageOf(ctx.db, ctx.seller.id),
    maxBytesOf(ctx, ctx.seller.id),
    countSame(ctx.db, ctx.seller.id),
  ])
  return { ...usage, max_bytes, duplicates }
}
