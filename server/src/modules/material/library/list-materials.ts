import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { MaterialFilter } from '@inkroute/contract/material/item'
import type { listMaterials as contract } from '@inkroute/contract/material/library'
import type { SellerCtx } from '../../../infra/context.ts'
import { timeZoneOf } from '../../account/account.ts'
import { selectCategories } from '../folders/category.queries.ts'
import { branchOf } from '../folders/category.rules.ts'
import type { LibraryFilter } from './filter.queries.ts'
import { countMaterials, selectMaterials } from './library.queries.ts'
import { withTags } from './read-materials.ts'

/** The filter of a call, with its folder spelled out. */
export async function libraryFilter(ctx: SellerCtx, input: MaterialFilter): Promise<LibraryFilter> {
  const { category_id, sort: _sort, ...rest } = input
  const time_zone = await timeZoneOf(ctx.db, ctx.seller.id, ctx.identity.user_id)
  if (category_id === undefined) return { ...rest, time_zone }
  if (category_id === 0) return { ...rest, time_zone, category_ids: 'none' }
  if (input.is_flat === '1') return { ...rest, time_zone, category_ids: [category_id] }
  const folders = await selectCategories(ctx.db, ctx.seller.id)
  return { ...rest, time_zone, category_ids: branchOf(folders, category_id) }
}

export async function listMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size, sort } = input
  const filter = await libraryFilter(ctx, input)
  const [total, rows] = await Promise.all([
    countMaterials(ctx.db, ctx.seller.id, filter),
    selectMaterials(ctx.db, ctx.seller.id, filter, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: await withTags(ctx, ctx.seller.id, rows), total, page, page_size }
}
