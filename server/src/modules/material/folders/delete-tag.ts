import type { Input } from '@inkroute/contract/endpoint'
import type { deleteMaterialTag as contract } from '@inkroute/contract/material/folder'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { deleteTag } from './tag.queries.ts'

export async function deleteMaterialTag(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Record<string, never>> {
  if (!(await deleteTag(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
