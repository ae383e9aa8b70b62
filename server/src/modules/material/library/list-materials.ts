import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type MaterialFilter, materialLimits } from '@inkroute/contract/material/item'
import type * as contract from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { getTimeZone } from '../../account/account.ts'
import { selectCategories } from '../folders/category.queries.ts'
import { getBranch } from '../folders/category.rules.ts'
import {
  countMaterials,
  getUsage,
  type LibraryFilter,
  selectByIds,
  selectIds,
  selectMaterials,
  selectTwins,
  selectUses,
} from './library.queries.ts'
import { findMaxBytes } from './picture-library.ts'
import { withTags } from './read-materials.ts'
import { countSame } from './search.queries.ts'

/** The filter of a call, with its folder spelled out. */
async function libraryFilter(ctx: SellerCtx, input: MaterialFilter): Promise<LibraryFilter> {
  const { category_id, sort: _sort, ...rest } = input
  const time_zone = await getTimeZone(ctx.db, ctx.seller.id, ctx.identity.user_id)
  if (category_id === undefined) return { ...rest, time_zone }
  if (category_id === 0) return { ...rest, time_zone, category_ids: 'none' }
  if (input.is_flat === '1') return { ...rest, time_zone, category_ids: [category_id] }
  const folders = await selectCategories(ctx.db, ctx.seller.id)
  return { ...rest, time_zone, category_ids: getBranch(folders, category_id) }
}

export async function listMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.listMaterials>,
): Promise<Reply<typeof contract.listMaterials>> {
  const { page, page_size, sort } = input
  const filter = await libraryFilter(ctx, input)
  const [total, rows] = await Promise.all([
    countMaterials(ctx.db, ctx.seller.id, filter),
    selectMaterials(ctx.db, ctx.seller.id, filter, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: await withTags(ctx, ctx.seller.id, rows), total, page, page_size }
}

export async function listMaterialIds(
  ctx: SellerCtx,
  input: Input<typeof contract.listMaterialIds>,
): Promise<Reply<typeof contract.listMaterialIds>> {
  const filter = await libraryFilter(ctx, input)
  const [ids, total] = await Promise.all([
    selectIds(ctx.db, ctx.seller.id, filter, input.sort, materialLimits.max_bulk),
    countMaterials(ctx.db, ctx.seller.id, filter),
  ])
  return { ids, total }
}

/** Kinds of file holders by name prefix. */
const useNames: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  design: ['设计', 'Designs'],
  draft: ['设计草稿', 'Design drafts'],
  goods: ['商品', 'Goods'],
  template: ['设计模板', 'Design templates'],
  'show-image': ['商品展示图', 'Show images'],
  'product-feedback': ['产品反馈', 'Product feedback'],
  application: ['产品申请', 'Product applications'],
  avatar: ['头像', 'Avatar'],
}

export async function getMaterial(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getMaterial>,
): Promise<Reply<typeof contract.getMaterial>> {
  const seller_id = ctx.seller.id
  const [row] = await selectByIds(ctx.db, seller_id, [id])
  if (!row) throw new AppError('not_found')
  const [[material], uses, twin_ids] = await Promise.all([
    withTags(ctx, seller_id, [row]),
    row.picture_key ? selectUses(ctx.db, seller_id, row.picture_key) : [],
    row.picture_key ? selectTwins(ctx.db, seller_id, id, row.picture_key) : [],
  ])
  if (!material) throw new AppError('not_found')
  const getName = (kind: string) => useNames[kind]?.[ctx.language === 'en' ? 1 : 0] ?? kind
  return {
    ...material,
    twin_ids,
    uses: uses.map(({ kind, count }) => ({ kind, name: getName(kind), count: Number(count) })),
  }
}

export async function getMaterialUsage(ctx: SellerCtx): Promise<Reply<typeof contract.getMaterialUsage>> {
  const [usage, max_bytes, duplicates] = await Promise.all([
    getUsage(ctx.db, ctx.seller.id),
    findMaxBytes(ctx, ctx.seller.id),
    countSame(ctx.db, ctx.seller.id),
  ])
  return { ...usage, max_bytes, duplicates }
}
