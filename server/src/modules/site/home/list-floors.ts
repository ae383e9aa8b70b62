import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { FloorContent } from '@inkroute/contract/site/editor'
import type { listFloors as contract } from '@inkroute/contract/site/home'
import { readContent } from '../../../infra/content/read-content.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { floorKind } from './home.kinds.ts'
import { floorIn } from './home.view.ts'
import { productIdsOf } from './special-products.ts'

export async function listFloors(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const items = await readContent<FloorContent>(ctx, floorKind, input.preview)
  const data = await Promise.all(
    items.map(async (item) => ({
      ...floorIn(ctx.language, item),
      product_ids: await productIdsOf(ctx, item.payload.product_codes),
    })),
  )
  return { data }
}
