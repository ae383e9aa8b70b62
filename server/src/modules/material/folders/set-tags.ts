import { materialLimits } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { addTaggings, mostTagsOfOne, ownTagIds, removeTaggings } from './tag.queries.ts'

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
