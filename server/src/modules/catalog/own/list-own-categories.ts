import type { listOwnCategories as contract } from '@inkroute/contract/catalog/own'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../../infra/context.ts'
import { listCategoryRows } from './category.queries.ts'
import { countByCategory } from './favourite.queries.ts'

export async function listOwnCategories(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [rows, counts] = await Promise.all([
    listCategoryRows(ctx.db, ctx.seller.id),
    countByCategory(ctx.db, ctx.seller.id),
  ])
  const of = (id: number | null) => counts.find((row) => row.category_id === id)?.total ?? 0
  return {
    data: rows.map(({ id, parent_id, name }) => ({ id, parent_id, name, count: of(id) })),
    total: counts.reduce((sum, row) => sum + row.total, 0),
    uncategorised: of(null),
  }
}
