import type { Input, Reply } from '@inkroute/contract/endpoint'
import { materialLimits } from '@inkroute/contract/material/item'
import type { listMaterialIds as contract } from '@inkroute/contract/material/library'
import type { SellerCtx } from '../../../infra/context.ts'
import { countMaterials, selectIds } from './library.queries.ts'
import { libraryFilter } from './list-materials.ts'

export async function listMaterialIds(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const filter = await libraryFilter(ctx, input)
  const [ids, total] = await Promise.all([
    selectIds(ctx.db, ctx.seller.id, filter, input.sort, materialLimits.max_bulk),
    countMaterials(ctx.db, ctx.seller.id, filter),
  ])
  return { ids, total }
}
