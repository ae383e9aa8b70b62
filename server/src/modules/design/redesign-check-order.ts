import type { reDesignCheckOrder as contract } from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { countOrdersOf, findDesignedGoods } from './design.registry.ts'

export async function reDesignCheckOrder(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await findDesignedGoods(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  const use = await countOrdersOf(ctx.db, ctx.seller.id, id)
  return { need_confirm: use.unpaid_orders > 0, ...use }
}
