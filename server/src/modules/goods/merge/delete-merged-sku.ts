import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { deleteMergedSku as contract } from '@inkroute/contract/goods/merge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { deleteMerged } from './merge.queries.ts'

export async function deleteMergedSku(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  if (!(await deleteMerged(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
