import type { changeDesignDescShow as contract } from '@inkroute/contract/catalog/catalog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { saveProductSetting } from './caller.queries.ts'
import { productFacts } from './product-facts.ts'

export async function changeDesignDescShow(
  ctx: SellerCtx,
  { id, design_desc_show }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  await productFacts(ctx, id)
  await saveProductSetting(ctx.db, ctx.seller.id, id, design_desc_show, ctx.clock.now())
  return { id, design_desc_show }
}
