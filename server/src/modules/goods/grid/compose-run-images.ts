import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { composeRunImages as contract } from '@inkroute/contract/goods/grid/grid'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectRunGoods } from '../batch/record.queries.ts'
import { composeRunJob } from './compose-run.job.ts'
import { sheetOfPattern } from './pattern-sheet.ts'

export async function composeRunImages(
  ctx: SellerCtx,
  { id, pattern }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [seller_id, { user_id }] = [ctx.seller.id, ctx.identity]
  const goods = await selectRunGoods(ctx.db, seller_id, id)
  if (goods.length === 0) throw new AppError('not_found')
  await sheetOfPattern(ctx, pattern)
  await ctx.jobs.send(composeRunJob, { seller_id, run_id: id, user_id, pattern })
  return { queued: goods.length }
}
