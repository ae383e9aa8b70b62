import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { listCategoryRows } from './category.queries.ts'

/** Another seller's category is not found. */
export async function assertOwnCategory(ctx: SellerCtx, id: number | null): Promise<void> {
  if (id === null) return
  const rows = await listCategoryRows(ctx.db, ctx.seller.id)
  if (!rows.some((row) => row.id === id)) throw new AppError('not_found')
}
