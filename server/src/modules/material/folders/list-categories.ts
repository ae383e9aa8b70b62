import type { Reply } from '@inkroute/contract/endpoint'
import type { listMaterialCategories as contract } from '@inkroute/contract/material/folder'
import type { SellerCtx } from '../../../infra/context.ts'
import { countByCategory, selectCategories } from './category.queries.ts'
import { branchCounts } from './category.rules.ts'

export async function listMaterialCategories(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [folders, direct] = await Promise.all([
    selectCategories(ctx.db, ctx.seller.id),
    countByCategory(ctx.db, ctx.seller.id),
  ])
  const counts = branchCounts(folders, direct)
  return { data: folders.map((folder) => ({ ...folder, count: counts.get(folder.id) ?? 0 })) }
}
