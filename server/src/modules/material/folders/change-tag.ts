import type { Input } from '@inkroute/contract/endpoint'
import type { changeMaterialTag as contract } from '@inkroute/contract/material/folder'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findTagByName, renameTag } from './tag.queries.ts'

export async function changeMaterialTag(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract>,
): Promise<Record<string, never>> {
  const taken = await findTagByName(ctx.db, ctx.seller.id, name)
  if (taken && taken.id !== id) throw new AppError('material_tag_exists', { name })
  if (!(await renameTag(ctx.db, ctx.seller.id, id, name))) throw new AppError('not_found')
  return {}
}
