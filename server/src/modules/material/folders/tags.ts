import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import {
  addTaggings,
  countTags,
  deleteTag,
  ensureTags,
  findTagByName,
  mostTagsOfOne,
  ownTagIds,
  removeTaggings,
  renameTag,
  selectTags,
} from './tag.queries.ts'

export async function listMaterialTags(
  ctx: SellerCtx,
  { is_all }: Input<typeof contract.listMaterialTags>,
): Promise<Reply<typeof contract.listMaterialTags>> {
  const rows = await selectTags(ctx.db, ctx.seller.id)
  const data = rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }))
  return { data: is_all === '1' ? data : data.filter(({ count }) => count > 0) }
}

/** Idempotent: two users creating the same tag at the same time must not fail. */
export async function createMaterialTag(
  ctx: SellerCtx,
  { name }: Input<typeof contract.createMaterialTag>,
): Promise<Reply<typeof contract.createMaterialTag>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'material_tag' }, async (tx) => {
    const [id] = await ensureTags(tx.db, ctx.seller.id, [name])
    const limit = materialLimits.max_tags
    if ((await countTags(tx.db, ctx.seller.id)) > limit) throw new AppError('material_tag_many', { limit })
    if (id === undefined) throw new AppError('not_found')
    return { id }
  })
}

export async function changeMaterialTag(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.changeMaterialTag>,
): Promise<Record<string, never>> {
  const taken = await findTagByName(ctx.db, ctx.seller.id, name)
  if (taken && taken.id !== id) throw new AppError('material_tag_exists', { name })
  if (!(await renameTag(ctx.db, ctx.seller.id, id, name))) throw new AppError('not_found')
  return {}
}

export async function deleteMaterialTag(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteMaterialTag>,
): Promise<Record<string, never>> {
  if (!(await deleteTag(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}

/** Adds, takes off or sets tags; all of them must be the seller's. Call it in a transaction. */
export async function setTags(
  tx: AppCtx,
  seller_id: number,
  ids: readonly number[],
  tag_ids: readonly number[],
  mode: 'add' | 'remove' | 'set',
): Promise<void> {
  const own = await ownTagIds(tx.db, seller_id, tag_ids)
  if (own.length < new Set(tag_ids).size) throw new AppError('not_found')
  if (mode !== 'add') await removeTaggings(tx.db, seller_id, ids, mode === 'set' ? 'all' : own)
  if (mode === 'remove' || own.length === 0) return
  await addTaggings(tx.db, seller_id, ids, own)
  const limit = materialLimits.max_tags_of_one
  if ((await mostTagsOfOne(tx.db, seller_id, ids)) > limit) throw new AppError('material_tags_of_one', { limit })
}
