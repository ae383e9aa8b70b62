import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findApplication } from './product-request.queries.ts'
import { viewApplication } from './product-request.view.ts'

export async function getApplication(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findApplication(ctx.db, ctx.seller.id, id, ctx.language)
  if (!row) throw new AppError('not_found')
  return viewApplication(ctx, row)
}
