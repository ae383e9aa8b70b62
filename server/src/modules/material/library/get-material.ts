import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getMaterial as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectByIds, selectTwins, selectUses } from './library.queries.ts'
import { withTags } from './read-materials.ts'

/** What holders of files are called, by the word their names begin with. */
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

export async function getMaterial(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const seller_id = ctx.seller.id
  const [row] = await selectByIds(ctx.db, seller_id, [id])
  if (!row) throw new AppError('not_found')
  const [[material], uses, twin_ids] = await Promise.all([
    withTags(ctx, seller_id, [row]),
    row.picture_key ? selectUses(ctx.db, seller_id, row.picture_key) : [],
    row.picture_key ? selectTwins(ctx.db, seller_id, id, row.picture_key) : [],
  ])
  if (!material) throw new AppError('not_found')
  const nameOf = (kind: string) => useNames[kind]?.[ctx.language === 'en' ? 1 : 0] ?? kind
  return {
    ...material,
    twin_ids,
    uses: uses.map(({ kind, count }) => ({ kind, name: nameOf(kind), count: Number(count) })),
  }
}
