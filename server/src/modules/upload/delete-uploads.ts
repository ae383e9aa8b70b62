import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteUploads as contract } from '@inkroute/contract/upload/upload'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { removeUploads } from './remove-uploads.ts'

export async function deleteUploads(ctx: SellerCtx, { ids }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const deleted = await removeUploads(ctx, ctx.seller.id, ids)
  if (deleted === 0) throw new AppError('not_found')
  return { deleted }
}
