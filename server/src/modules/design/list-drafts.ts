import { type listDrafts as contract, MAX_DRAFTS } from '@inkroute/contract/design/draft'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { productNames } from '../catalog/catalog.ts'
import { selectDrafts } from './draft.queries.ts'
import { draftFacts } from './draft.view.ts'

export async function listDrafts(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const rows = await selectDrafts(ctx.db, ctx.seller.id, input.basic_product_id, MAX_DRAFTS)
  const names = await productNames(
    ctx.db,
    rows.map((row) => row.basic_product_id),
  )
  const data = rows.map((row) => draftFacts(row, names.get(row.basic_product_id), ctx.language))
  return { data, total: data.length }
}
