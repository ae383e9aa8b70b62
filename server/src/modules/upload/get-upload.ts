import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getUpload as contract } from '@inkroute/contract/upload/upload'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findUpload } from './upload.queries.ts'
import { viewUpload } from './upload.view.ts'

/** One's own uploads are always visible; those of colleagues need the library's permission. */
export async function getUpload(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findUpload(ctx.db, ctx.seller.id, id)
  const isMine = row?.user_id === ctx.identity.user_id
  const maySee = ctx.identity.permissions === null || ctx.identity.permissions.has('design.material')
  if (!row || !(isMine || (maySee && row.purpose === 'material'))) throw new AppError('not_found')
  return viewUpload(row, ctx.storage, ctx.language)
}
