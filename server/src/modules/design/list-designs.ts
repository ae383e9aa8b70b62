import type { listDesigns as contract } from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { timeZoneOf } from '../account/account.ts'
import { productNames } from '../catalog/catalog.ts'
import { selectMockups } from './design.queries.ts'
import { countDesigns, selectDesigns } from './record.queries.ts'
import { viewRecord } from './record.view.ts'

export async function listDesigns(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, sort } = input
  const seller_id = ctx.seller.id
  const filters = { ...input, time_zone: await timeZoneOf(ctx.db, seller_id, ctx.identity.user_id) }
  const [total, rows] = await Promise.all([
    countDesigns(ctx.db, seller_id, filters),
    selectDesigns(ctx.db, seller_id, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  const versions = rows.map((row) => ({ design_id: row.id, version: row.current_version }))
  const [mockups, names] = await Promise.all([
    selectMockups(ctx.db, seller_id, versions),
    productNames(
      ctx.db,
      rows.map((row) => row.basic_product_id),
    ),
  ])
  const by_design = Map.groupBy(mockups, (mockup) => mockup.design_id)
  const data = rows.map((row) => viewRecord(row, by_design.get(row.id) ?? [], names.get(row.basic_product_id), ctx))
  return { data, total, page, page_size }
}
