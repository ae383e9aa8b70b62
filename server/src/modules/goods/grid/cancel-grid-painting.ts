import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { cancelGridPainting as contract } from '@inkroute/contract/goods/grid/grid'
import type { SellerCtx } from '../../../infra/context.ts'
import { getGridPainting } from './get-grid-painting.ts'
import { callOff } from './painting.queries.ts'

/** The job looks at each stage whether it is still wanted, and leaves nothing behind when it is not. */
export async function cancelGridPainting(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  await callOff(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  return getGridPainting(ctx, { id })
}
