import type { ProductImpact } from '@inkroute/contract/catalog/desk/desk'
import type { StaffCtx } from '../../../infra/context.ts'
import { selectTouched, type Touched, type TouchedKind } from './edit/impact.queries.ts'
import { readProduct } from './edit/product-content.ts'

const addUpTotal = (touched: readonly Touched[], kind: TouchedKind) => {
  const rows = touched.filter((row) => row.kind === kind)
  return { count: rows.reduce((sum, { count }) => sum + count, 0), sellers: rows.length }
}

export async function getImpact(ctx: StaffCtx, { id }: { id: number }): Promise<ProductImpact> {
  await readProduct(ctx, id)
  const touched = await selectTouched(ctx.db, id)
  return {
    carts: addUpTotal(touched, 'carts'),
    design_drafts: addUpTotal(touched, 'design_drafts'),
    batch_runs: addUpTotal(touched, 'batch_runs'),
    goods: addUpTotal(touched, 'goods'),
    listings: addUpTotal(touched, 'listings'),
    sellers: new Set(touched.map(({ seller_id }) => seller_id)).size,
  }
}
